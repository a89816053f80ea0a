# `make` lists what there is to ask for. Everything lands in .venv, node_modules and static/vendor.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
SHELL := /bin/sh

VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
# Python compiles what it imports; the rest need not be.
PIP_INSTALL := $(PIP) install --no-compile --no-deps
LIST_LIBRARIES := ls -d $(VENV)/lib/python*/site-packages/*.dist-info
AGAIN := Look whether this machine is online, then run make again: it goes on from here.

# The first Python on the PATH that is new enough; `make PYTHON=…` names another.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)

# For `companion serve`, pytest and the bench: `make serve ARGS='--port 8000'`, `make test ARGS=-x`.
ARGS ?=
# `make serve PORT=8001` for short.
PORT ?=
# How many tests run side by side.
WORKERS ?= 3

# What is compiled once is kept: tests are many processes that read the same sources.
unexport PYTHONDONTWRITEBYTECODE

ifneq ($(wildcard $(STAMPS)),)
$(shell $(BIN)/python tools/installed.py >/dev/null 2>&1 || rm -rf $(STAMPS) 2>/dev/null)
endif

.PHONY: help
help: ## list what there is to ask for
	@sed -n 's/^\([a-z-]*\):.*## /make \1	/p' $(MAKEFILE_LIST) | expand -t 20

.PHONY: serve
serve: install ## run the companion on this machine, with all it needs
	@exec $(BIN)/companion serve $(if $(PORT),--port $(PORT)) $(ARGS)

.PHONY: install
install: $(STAMPS)/run $(STAMPS)/project static/vendor/fonts.css $(STAMPS)/pango ## all that serving needs
	@:

.PHONY: install-dev
install-dev: install $(STAMPS)/dev ## all that developing needs

.PHONY: check
check: $(STAMPS)/run $(STAMPS)/dev ## the linters: ruff, mypy, import-linter
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo 'Some files want `make format`.' >&2; exit 1; }
	@$(BIN)/mypy
	@arrows=$$($(BIN)/lint-imports) || { echo "$$arrows"; exit 1; }

.PHONY: format
format: $(STAMPS)/dev ## lay the code out
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

# What all workers read is compiled once, while the linters run.
.PHONY: compile
compile: install-dev
	@$(BIN)/pytest --collect-only -qq >/dev/null 2>&1 || true

.PHONY: test
test: install-dev chromium postgresql ## the linters, then the tests without the slow ones
	@$(MAKE) -j2 check compile
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

.PHONY: test-all
test-all: install-dev chromium postgresql ## the linters, then the tests with the slow ones
	@$(MAKE) -j2 check compile
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal -m 'not soak' --hypothesis-profile thorough $(ARGS)

.PHONY: soak
soak: install-dev chromium postgresql ## the tests that play, fuzz and kill for minutes; ends with what they counted
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal -m soak $(ARGS)

# To compare with another dump: `make golden-compare GOLDEN=before.json`.
GOLDEN ?= build/golden.json
golden golden-compare: export PYTHONHASHSEED := 0

.PHONY: golden
golden: install ## write build/golden.json: hashes of all that the games show, say and refuse
	@$(BIN)/python -m tools.golden dump $(GOLDEN) $(ARGS)

.PHONY: golden-compare
golden-compare: install ## dump again and name what differs; ARGS='--not words' leaves texts out
	@$(BIN)/python -m tools.golden compare $(GOLDEN) $(ARGS)

.PHONY: bench
bench: install $(STAMPS)/boardgame_io ## measure the companion beside boardgame.io and the bare parts that it is built from
	@$(BIN)/python -m bench $(ARGS)

.PHONY: dist
dist: install-dev ## build the wheel and the source archive into dist/
	@rm -rf dist && $(BIN)/python -m build --no-isolation --outdir dist . >/dev/null
	@ls dist

.PHONY: contact-sheet
contact-sheet: install-dev ## draw every page of every sheet into build/contact-sheets/, to be looked at
	@$(BIN)/python -m tools.contact_sheet build/contact-sheets $(ARGS)

.PHONY: pictures
pictures: install-dev chromium ## take the README's pictures of games that play themselves
	@$(BIN)/python -m tools.pictures

.PHONY: who-may
who-may: install ## write down in docs/who-may.md who may do what
	@$(BIN)/python -m tools.who_may

.PHONY: lock
lock: $(STAMPS)/venv ## write the lock files anew, with the newest versions that fit
	@$(PIP) install uv
	@tools/lock.sh

.PHONY: clean
clean: ## remove all that was installed and built; instance/ stays
	@rm -rf $(VENV) node_modules static/vendor build dist
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find bench companion tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: chromium
chromium:
	@tools/system_packages.sh chromium

.PHONY: postgresql
postgresql:
	@tools/system_packages.sh postgresql


$(STAMPS)/venv:
	@test -n '$(PYTHON)' || { echo 'Please install Python 3.11 or newer.' >&2; exit 1; }
	@PYTHON='$(PYTHON)' tools/system_packages.sh venv
	@echo 'Making a virtual environment in $(VENV).'
	@tools/quietly.sh 'The virtual environment could not be made: is there room, and may you write here?' \
		'$(PYTHON)' -m venv --clear $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/run: requirements/run.txt | $(STAMPS)/venv
	@echo 'Installing the Python libraries.'
	@tools/quietly.sh 'The Python libraries could not be installed. $(AGAIN)' \
		$(PIP_INSTALL) --require-hashes --requirement $<
	@$(LIST_LIBRARIES) >$@

$(STAMPS)/dev: requirements/dev.txt $(STAMPS)/run
	@echo 'Installing the Python libraries for developers.'
	@tools/quietly.sh 'The Python libraries for developers could not be installed. $(AGAIN)' \
		$(PIP_INSTALL) --require-hashes --requirement $<
	@$(LIST_LIBRARIES) >$@

$(STAMPS)/project: pyproject.toml | $(STAMPS)/run
	@echo 'Installing the companion itself.'
	@tools/quietly.sh 'The companion could not be installed.' \
		$(PIP_INSTALL) --no-build-isolation --editable .
	@$(LIST_LIBRARIES) >$@

# Only made where WeasyPrint can be imported; elsewhere each `make` looks again.
$(STAMPS)/pango: | $(STAMPS)/run
	@tools/system_packages.sh pango $@

# npm writes it when all is there.
NODE_MODULES := node_modules/.package-lock.json
$(NODE_MODULES): package.json package-lock.json .npmrc requirements/npm.txt | $(STAMPS)/venv
	@command -v npm >/dev/null 2>&1 || { \
		echo 'There is no npm here: installing one into $(VENV).'; \
		tools/quietly.sh 'npm could not be installed. $(AGAIN)' \
			$(PIP_INSTALL) --require-hashes --requirement requirements/npm.txt; }
	@echo 'Installing the libraries for the browser.'
	@PATH="$$PATH:$$PWD/$(BIN)" tools/quietly.sh \
		'npm could not install the libraries for the browser. $(AGAIN)' npm ci
	@touch $@

# For the bench alone, which does without where it cannot be had.
BOARDGAME_IO := bench/boardgame_io
$(STAMPS)/boardgame_io: $(BOARDGAME_IO)/package.json $(BOARDGAME_IO)/package-lock.json $(NODE_MODULES)
	@echo 'Installing boardgame.io, to measure beside it.'
	@PATH="$$PATH:$$PWD/$(BIN)" npm ci --silent --ignore-scripts --no-audit --no-fund --prefix $(BOARDGAME_IO) \
		&& touch $@ || echo 'npm could not install boardgame.io: the bench goes on without it.' >&2

# What the browser's files are made of: our own, and the texts whose letters are cut out of the font.
BROWSER := $(filter-out static/vendor/%, $(wildcard \
	static/*.* static/*/*.js templates/*/*.html companion/locales/*/*.ftl \
	companion/games/*/text/*/*.ftl companion/games/*/rulebook.toml))
BROWSER_TOOLS := tools/browser_libraries.py tools/fonts.py tools/shang.py

static/vendor/fonts.css: $(STAMPS)/run $(NODE_MODULES) $(BROWSER) $(BROWSER_TOOLS)
	@echo 'Preparing letters and pictures for the browser.'
	@tools/quietly.sh 'The letters and pictures for the browser could not be prepared.' \
		$(BIN)/python -m tools.browser_libraries
