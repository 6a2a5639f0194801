#!/bin/sh
# The pack reader under libFuzzer and the address sanitizer: run-packs.sh SECONDS [FOLDER]
# FOLDER keeps the corpus and the program; the given cases and packs of ours are its seeds.
set -eu
seconds=${1:-60}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=${2:-$root/.build/fuzz-packs}
export SWIFT_BACKTRACE=enable=no
mkdir -p "$folder/corpus"
swiftc -O -sanitize=fuzzer,address -parse-as-library -swift-version 6 \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility -module-name PackFuzz \
  -Xcc -fmodule-map-file="$root/Sources/CZlib/module.modulemap" \
  $(find "$root/Sources/Packs" -name '*.swift' | sort) "$here/PackFuzz.swift" -o "$folder/fuzz-packs"
cd "$folder"
# -rss_limit_mb and -malloc_limit_mb are a second net; the target itself holds the reader to twice the file's size.
exec ./fuzz-packs -max_total_time="$seconds" -max_len=8192 -timeout=5 -rss_limit_mb=1024 -malloc_limit_mb=64 \
  -dict="$here/packs.dict" -print_final_stats=1 corpus "$root/Tests/Fixtures/Packs" "$here/seeds"
