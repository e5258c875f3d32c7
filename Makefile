# `make site` publishes content/ into Output/, `make test` passes all checks; `make help` lists the rest.
# Both install the libraries that are missing, on Debian and Ubuntu.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

LIBRARIES := libcmark-gfm-dev libcmark-gfm-extensions-dev zlib1g-dev
SOURCES := Sources Tests Examples templates Package.swift
# Where the program for use is built; another folder than that of the tests lets both be built at once.
SCRATCH ?= .build
# What the compiler is told besides when it compiles the tests; other flags compile them anew.
TEST_FLAGS ?=
PROGRAM := $(SCRATCH)/release/assent

# A static program starts in a quarter of the time and runs on any Linux. It names no folder of the
# machine that built it, and holds no digest of them, so that it is the same wherever it was built.
# Sources/CICUStub leaves out what it would carry of ICU's data. Nothing in it catches exceptions, so that the tables by
# which a stack is unwound go with the symbols. Generic types are put together by calls, not by
# their names: the runtime reads all conformances of the program, half a million instructions, for each name.
# A section a function lets the linker leave out what nobody calls.
ifeq ($(shell uname -s),Linux)
STATIC := --static-swift-stdlib -Xswiftc -static-executable -Xcc -DASSENT_STATIC \
	-Xcc -ffile-prefix-map=$(CURDIR)/= -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)/= \
	-Xlinker --icf=safe -Xcc -ffunction-sections -Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
STRIP := strip --remove-section=.swift_modhash --remove-section=.note.gnu.build-id \
	--remove-section=.eh_frame --remove-section=.eh_frame_hdr
else
STRIP := true
endif

.PHONY: help libraries release dist site test test-long check-format format record bench clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/\1\t\2/' | expand -t 14

site: release ## build the program and publish content/ into Output/
	mkdir -p content/public
	$(PROGRAM) rules --format html > content/public/rules.html
	$(PROGRAM) build

# Debug information would be stripped, and takes a fifteenth of the compiler's time.
release: libraries ## build the program, static, for use
	ASSENT_ONLY_PROGRAM=1 swift build -c release --scratch-path $(SCRATCH) -debug-info-format none \
	  $(STATIC) --product assent
	$(STRIP) $(PROGRAM)

dist: release ## pack the program into dist/: archive, Debian package, sums; and check them
	packaging/dist $(PROGRAM) dist
	packaging/check dist

test: ## check the format, compile with warnings as errors, run the tests
test: export ASSENT_WARNINGS_AS_ERRORS = 1
test: libraries check-format
	swift build --build-tests $(TEST_FLAGS)
	swift test --skip-build --parallel

test-long: export ASSENT_LONG = 1
test-long: test ## the same with the tests that take minutes, and the server of the examples
	Examples/gate-server/check $(CURDIR)/.build/debug/assent

record: export ASSENT_RECORD = 1
record: test ## rewrite the expected files of the tests; read what changed before you commit it

check-format:
	swift format lint --strict --parallel --recursive $(SOURCES)

format: ## format the sources in place
	swift format --in-place --parallel --recursive $(SOURCES)

bench: release ## measure the program beside its peers; BENCHMARKS.md says how
	bench/run

clean: ## remove what was built and published
	rm -rf .build dist
	find Output -mindepth 1 ! -name .gitignore -delete

# Asks for nothing where nothing is missing. g++ brings libstdc++.a, which a static program takes in.
# Elsewhere than on Debian and its kin, it says what to install.
libraries:
	@missing=(); \
	if command -v dpkg-query >/dev/null; then \
	  for name in $(LIBRARIES); do \
	    state=$$(dpkg-query -W -f '$${db:Status-Status}' "$$name" 2>/dev/null || true); \
	    [[ $$state == installed ]] || missing+=("$$name"); \
	  done; \
	  compgen -G '/usr/lib/gcc/*/*/libstdc++.a' >/dev/null || missing+=(g++); \
	elif ! printf '#include <cmark-gfm-core-extensions.h>\n' | cc -E -x c - >/dev/null 2>&1; then \
	  echo "make: install libcmark-gfm and its extensions, with headers" >&2; exit 1; \
	fi; \
	if (( $${#missing[@]} > 0 )); then \
	  root=(); (( $$(id -u) == 0 )) || root=(sudo); \
	  "$${root[@]}" apt-get -q update; \
	  "$${root[@]}" env DEBIAN_FRONTEND=noninteractive \
	    apt-get -q install --yes --no-install-recommends "$${missing[@]}"; \
	fi
