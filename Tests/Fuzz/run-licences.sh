#!/bin/sh
# The reader of licences under libFuzzer and the address sanitizer: run-licences.sh SECONDS [FOLDER]
# FOLDER keeps the corpus and the program.
set -eu
seconds=${1:-20}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=${2:-$root/.build/fuzz-licences}
export SWIFT_BACKTRACE=enable=no
mkdir -p "$folder/corpus"
guard=$root/Sources/Guard
swiftc -O -sanitize=fuzzer,address -parse-as-library -swift-version 6 \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility -module-name LicenceFuzz \
  -Xcc -fmodule-map-file="$root/Sources/CSodium/module.modulemap" \
  $(find "$guard/Licence" "$guard/LicenceText" "$guard/SigningKey" "$guard/Sodium" "$guard/CalendarDay" \
    "$guard/IssueTable" "$guard/Withdrawn" "$guard/PIN" "$guard"/GuardError*.swift "$guard/System/SmallFile.swift" \
    -name '*.swift' | sort) "$here/LicenceFuzz.swift" -lsodium -o "$folder/fuzz-licences"
cd "$folder"
exec ./fuzz-licences -max_total_time="$seconds" -max_len=2048 -timeout=5 -rss_limit_mb=1024 \
  -print_final_stats=1 corpus "$here/licences"
