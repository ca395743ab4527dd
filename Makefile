# make play · make test · make bench · make check. Each sets up whatever is missing, in .venv of this folder.
.DEFAULT_GOAL := help
SHELL := /bin/sh
.PHONY: help play test check format bench screenshots clean

# The first Python on the path that is new enough; PYTHON=/path/to/python chooses another.
PYTHON ?= $(shell for each in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$each; break; }; done)

BIN := .venv/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install --quiet --constraint constraints.txt
# With the build tools in the environment itself, a second build compiles only what has changed.
BUILD_TOOLS := scikit-build-core nanobind cmake ninja
# The page: what it is built from. Its words are the catalogues of the package.
PAGE := src/atout/server/static/index.html
PAGE_SOURCES := $(wildcard web/*.json web/*.ts web/*.js web/index.html src/atout/i18n/*/*.ftl) \
	$(shell find web/src web/public -type f 2>/dev/null)
NATIVE := CMakeLists.txt kernel/CMakeLists.txt $(shell find kernel -name '*.cpp' -o -name '*.hpp')

help:
	@echo 'make play    sets up what is missing, then the table in the browser (.venv/bin/atout play: in the terminal)'
	@echo 'make test    sets up what is missing, then every test, the linters and the type checker'
	@echo 'make check   the linters and the type checker alone'
	@echo 'make bench   speed, side by side with other engines'
	@echo 'make screenshots  the main screens, phone and desk; SHOTS=folder LANGS="en ru" say where and in which languages'
	@echo 'make clean   removes what the others made'

play: .venv/.installed $(PAGE)
	@$(BIN)/atout serve

test: check build/kernel-tests/.passed $(PAGE) .venv/.chromium
	npm --prefix web test
	$(BIN)/python -m pytest -n 2

check: .venv/.dev web/node_modules/.installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m mypy.stubtest atout._kernel --mypy-config-file pyproject.toml --allowlist kernel/bindings/stubtest.txt
	$(BIN)/lint-imports
	npm --prefix web run check

format: .venv/.dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: .venv/.bench
	$(BIN)/python -m bench

SHOTS ?= build/screenshots
LANGS ?= en ru
screenshots: .venv/.dev .venv/.chromium $(PAGE)
	@$(BIN)/python -m tests.browser.screenshots $(SHOTS) $(LANGS)

clean:
	rm -rf .venv build dist web/node_modules src/atout/server/static

# The stamps: each stands for a step that was carried out, and is carried out again when what it read has changed.
.venv/.tools: constraints.txt
	@test -n "$(PYTHON)" || { echo 'Python 3.11 or newer is needed, and none was found on the path.' >&2; exit 1; }
	@command -v $${CXX:-g++} >/dev/null || { echo 'A C++20 compiler (g++ 11 or newer) is needed.' >&2; exit 1; }
	@echo 'Setting up .venv ...'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { rm -rf .venv && $(PYTHON) -m venv .venv; }
	@$(PIP) $(BUILD_TOOLS)
	@touch $@

# An editable install: changes to the Python sources take effect at once, those to the kernel build it anew.
.venv/.installed: .venv/.tools pyproject.toml $(NATIVE)
	@echo 'Building the kernel and installing atout into .venv ...'
	@$(PIP) --no-build-isolation --editable .
	@touch $@

.venv/.dev: pyproject.toml constraints.txt | .venv/.installed
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

# A browser for the tests of the page: Debian's, installed where it is missing and may be; without one they skip.
.venv/.chromium: | .venv/.installed
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& echo 'Installing Chromium for the tests of the page ...' && apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; } \
		|| echo 'No Chromium here: the tests of the page in a browser will be skipped.'
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo 'Node.js 20 or newer with npm is needed to build the page.' >&2; exit 1; }
	@echo 'Fetching what the page is built with ...'
	@npm --prefix web ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@echo 'Building the page ...'
	@npm --prefix web run --silent build -- --logLevel error
	@touch $@

# The kernel's own tests, with assertions and sanitizers on; passed once, they wait for a change of the kernel.
build/kernel-tests/.passed: .venv/.tools $(NATIVE)
	@$(BIN)/cmake -S kernel -B build/kernel-tests -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
		-DATOUT_KERNEL_TESTS=ON >/dev/null
	@$(BIN)/cmake --build build/kernel-tests -- --quiet
	build/kernel-tests/kernel_tests
	@touch $@

.venv/.bench: pyproject.toml constraints.txt | .venv/.installed
	@$(PIP) --no-build-isolation --editable '.[bench]'
	@touch $@
