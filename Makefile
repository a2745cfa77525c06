# Tessera. `make` alone lists the commands; everything they install goes into .venv.
#
#   GAME=peloponnes      the game that `make terminal` and `make soak` play
#   ARGS="..."           further arguments for tessera (play, bench, soak) or pytest (test)
#   PYTHON=/path/python  the Python (3.11 or newer) that .venv is made with

GAME ?= peloponnes
GAMES_PLAYED ?= 1000
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
PIP := $(BIN)/python -m pip --no-input --disable-pip-version-check -qq
CODE := $(wildcard src tests bench compiled examples)
# Tests wait for browsers, servers and databases, which work meanwhile: three for two cores.
WORKERS := $(shell echo $$(((1 + 3 * $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)) / 2)))

# Some surroundings forbid it: without compiled files every worker and every server of the tests compiles all there is.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-print-directory

##@ Play and test

.PHONY: play
play: $(VENV)/.app $(VENV)/.web ## play in the browser (ARGS=...)
	@$(BIN)/tessera serve --browser $(ARGS)

.PHONY: terminal
terminal: $(VENV)/.app ## play in the terminal (GAME=..., ARGS=...)
	@$(BIN)/tessera play $(GAME) $(ARGS)

.PHONY: test
test: $(VENV)/.made ## every check, the whole test suite, and which rules it covers
	@$(MAKE) -j2 --output-sync=target check web-test collected $(VENV)/.web $(VENV)/.chromium
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal --rules-report=$(VENV)/rules.json $(ARGS)
	@$(BIN)/tessera rules --all --strict --report $(VENV)/rules.json

# Test files are compiled in a way of pytest's own: once, before all workers would do it at the same time.
.PHONY: collected
collected: $(VENV)/.dev
	@out=$$($(BIN)/pytest --collect-only -qq 2>&1) && echo "tests: collected" || { echo "$$out"; exit 1; }

##@ Develop

.PHONY: check
check: lint format-check types imports web-check ## lint, format, types and architecture, without tests

.PHONY: lint
lint: $(VENV)/.dev
	@$(BIN)/ruff check --quiet && echo "lint: ok"

.PHONY: format-check
format-check: $(VENV)/.dev
	@$(BIN)/ruff format --check --quiet && echo "format: ok" || { echo "format: run 'make format' for the files above"; exit 1; }

.PHONY: types
types: $(VENV)/.dev
	@$(BIN)/mypy --strict --no-error-summary $(CODE) && echo "types: ok"

.PHONY: imports
imports: $(VENV)/.dev
	@out=$$($(BIN)/lint-imports --no-cache --no-logo 2>&1) && echo "imports: ok" || { echo "$$out"; exit 1; }

.PHONY: web-check
web-check: web-lint web-types

.PHONY: web-lint
web-lint: $(VENV)/.packages
	@cd web && $(WITH_NODE) npm run --silent lint && echo "web, lint: ok"

.PHONY: web-types
web-types: $(VENV)/.packages
	@cd web && $(WITH_NODE) npm run --silent check > .check.log && echo "web, types: ok" || { cat .check.log; exit 1; }

.PHONY: web-test
web-test: $(VENV)/.packages $(VENV)/.app # the rules say which questions there are
	@cd web && $(WITH_NODE) npm test --silent

.PHONY: format
format: $(VENV)/.dev ## format the code and repair what the linter can
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format --quiet

.PHONY: bench
bench: $(VENV)/.bench ## measure speed, side by side with peers, and write docs/speed.md
	@$(BIN)/tessera bench --peers --page docs/speed.md $(ARGS)

.PHONY: proof
proof: $(VENV)/.app ## play the proof of how strong the bots are, for hours, and write docs/strength.md (ARGS="newdawn --what levels")
	@$(BIN)/python -m bench.proof $(ARGS)

.PHONY: check-speed
check-speed: $(VENV)/.app ## fail if something is slower than in the last release (ARGS="COMMIT --games tapestry")
	@$(BIN)/python -m bench.versus $(ARGS)

.PHONY: compiled
compiled: $(VENV)/.dev ## make the engine native, in build/compiled (ARGS="--games tapestry")
	@$(BIN)/python -m compiled.build $(ARGS)

.PHONY: compiled-check
compiled-check: compiled ## the same, and prove that it plays as the plain one does: before every release
	@$(BIN)/python -m bench.versus . --here build/compiled --works equal --decisions 100000 $(ARGS)
	@PYTHONPATH=build/compiled/src $(BIN)/python -m compiled.golden $(ARGS)

.PHONY: soak
soak: $(VENV)/.dev ## long random campaigns (GAME=..., GAMES_PLAYED=...)
	@$(BIN)/pytest -n $(WORKERS) -m soak --timeout=0
	@$(BIN)/tessera simulate $(GAME) -n $(GAMES_PLAYED) $(ARGS)

.PHONY: soak-server
soak-server: $(VENV)/.dev ## the campaigns of the server in parts; what is done is not done again (ARGS="--parts 20 --only 1-5 -k kill")
	@$(BIN)/python -m tests.server.campaign $(ARGS)

.PHONY: pictures
pictures: $(VENV)/.dev $(VENV)/.web ## take the pictures of the documents anew (ARGS="newdawn"; ARGS=specimens: those of the tests)
	@$(BIN)/python -m tests.web.pictures $(ARGS)

.PHONY: setup
setup: $(VENV)/.dev ## only install what developing needs

.PHONY: lock
lock: $(VENV)/.lock ## write requirements/*.txt anew (UPGRADE=1: with the newest versions)
	@$(call compile,base,pyproject.toml --extra server --group build)
	@$(call compile,dev,pyproject.toml --extra server --extra lab --extra ray --extra dev --group build -c requirements/base.txt)
	@$(call compile,bench,pyproject.toml --extra server --extra bench --group build -c requirements/base.txt)
	@$(call compile,lock,--group lock)
	@$(call compile,node,--group node)
	@if grep -n '://' requirements/*.txt; then echo "lock: a lock file must not name an address"; exit 1; fi

.PHONY: clean
clean: ## remove everything that these commands made
	@rm -rf $(VENV) build dist src/tessera/web web/node_modules web/.check.log .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## this list
	@awk 'BEGIN { FS = ":.*## " } \
	  /^##@ / { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# --- set-up ---------------------------------------------------------------------------------------
# One stamp per lock file in .venv; a stamp older than its lock file is renewed. A .venv whose Python
# is gone, or that was moved here from another folder, is made again.

ifneq ($(shell test -x $(BIN)/python && cat $(VENV)/.made 2>/dev/null),$(CURDIR))
.PHONY: $(VENV)/.made
endif

$(VENV)/.made:
	@for python in $(or $(PYTHON),$(PYTHONS)); do \
	  if "$$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "Setting up $(VENV) (only once) ..."; "$$python" -m venv --clear $(VENV); exit; \
	  fi; \
	done; \
	echo "Tessera needs Python 3.11 or newer with its venv module (Debian, Ubuntu: package python3-venv):" \
	  "not found as $(or $(PYTHON),$(PYTHONS)). Name one with PYTHON=/path/to/python3" >&2; exit 1
	@echo "$(CURDIR)" > $@

$(VENV)/.base: requirements/base.txt $(VENV)/.made
	@$(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.app: pyproject.toml src/tessera/__init__.py $(VENV)/.base
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# Not compiled here: of the large libraries of the lab most is never imported.
$(VENV)/.dev $(VENV)/.bench: $(VENV)/.%: requirements/%.txt $(VENV)/.app
	@$(PIP) install --no-compile --require-hashes -r $<
	@touch $@

$(VENV)/.lock: requirements/lock.txt $(VENV)/.made
	@$(PIP) install --require-hashes -r $<
	@touch $@

# The browser client is built with Node: the system's if it is recent enough, otherwise one from PyPI.
NODE_OK := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
WITH_NODE := PATH="$$(test -x $(CURDIR)/$(BIN)/node && echo $(CURDIR)/$(BIN):)$$PATH"
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js -type f 2>/dev/null)

HAS_NODE := $(shell $(NODE_OK) 2>/dev/null && echo yes)
$(VENV)/.node: requirements/node.txt $(VENV)/.made
	@$(or $(HAS_NODE:yes=true),$(PIP) install --require-hashes -r $<)
	@touch $@
ifneq ($(HAS_NODE),yes) # two installers at once would be in each other's way
$(VENV)/.node: | $(VENV)/.app
$(VENV)/.dev $(VENV)/.bench: | $(VENV)/.node
endif

$(VENV)/.packages: web/package-lock.json $(VENV)/.node
	@cd web && $(WITH_NODE) npm ci --silent --no-audit --no-fund
	@touch $@

$(VENV)/.web: $(VENV)/.packages $(WEB_SOURCES)
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

# Browser tests drive Chromium without its windows, which is quicker: the one that is there, or Debian's package where we
# may install it; else a whole Chromium.
INSTALL := test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq >/dev/null 2>&1 && apt-get install -y -qq
$(VENV)/.chromium: $(VENV)/.dev
	@command -v chromium-headless-shell >/dev/null || { $(INSTALL) chromium-headless-shell >/dev/null 2>&1; } \
	  || command -v chromium >/dev/null || { $(INSTALL) chromium >/dev/null 2>&1; } \
	  || echo "*** Chromium is not here and could not be installed: the browser tests will be SKIPPED ***"
	@touch $@

# $(call compile,name,arguments): requirements/name.txt, for every platform, with hashes, without addresses
compile = UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile $(2) -o requirements/$(1).txt --quiet --universal \
  --python-version 3.11 --generate-hashes --no-annotate --no-header $(if $(UPGRADE),--upgrade)
