# `make play` and `make test` are all the set-up there is; everything else is a part of them.
# Stamp files in build/stamp keep repeated runs quick. Needs Python 3.11 or later and make; the rest is fetched, as locked.

# Unless one is named, the environment is made of the quickest `python3` on the search path (tools/environment.py).
PYTHON ?= python3
PORT ?= 8000
PREFIX ?= /
DIST ?= dist
# Wheels that the site hosts for own players, beside those of tools/pyodide/libraries.lock.
LIBRARIES ?= $(wildcard libraries)
BIN := .venv/bin
STAMP := build/stamp
# Packages of the build, of tests and checks, of research: `make lock` makes all three.
LOCKS := requirements-build.lock requirements-dev.lock requirements-research.lock
# What these goals need to be installed: less than all others do, unless everything is there.
SMALL := play serve dev build release dist/service-worker.js help clean
ALL := $(filter-out $(SMALL),$(MAKECMDGOALS))
SITE_PYTHON := $(STAMP)/$(if $(ALL)$(wildcard $(STAMP)/venv),venv,build-venv)
SITE_NODE := $(STAMP)/$(if $(ALL)$(wildcard $(STAMP)/npm),npm,build-npm)
NPM := --ignore-scripts --no-audit --no-fund --prefer-offline
# The environment's programs come last: a machine's own Node is used where there is one.
export PATH := $(PATH):$(CURDIR)/$(BIN)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start many short programs, which would each compile the same modules; copies of the sources take the byte code along.
unexport PYTHONDONTWRITEBYTECODE
# Where the machine has a Node that is new enough, what npm installs waits for no Python.
HAS_NODE := $(shell node -e 'process.exit(Number(parseInt(process.versions.node) < 20))' 2>/dev/null && echo yes)
# Everything the site is made of; folders too, so that a deleted file counts.
SITE := $(shell find web py tools -name __pycache__ -prune -o -print) service-worker.js LICENSE NOTICE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help FORCE play serve dev build release check test night test-all lint types style page-style python-style plain-style workflow-style test-quick generated card check-card check-game game test-py test-py-later test-js evenings test-pyodide test-e2e test-faults test-networks mutants bench lighthouse screens sheet pseudo venv node browser network-programs lock check-locks clean

help: ## list the targets
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: build ## install what is needed, build the site, serve it and open it in the browser
	$(BIN)/python -m tools.serve dist --port $(PORT) --prefix $(PREFIX) --open

serve: $(if $(filter dist,$(DIST)),build,$(SITE_PYTHON)) ## serve a built site: DIST=dist PORT=8000 PREFIX=/citadels/ ARGS=--plain-types
	$(BIN)/python -m tools.serve $(DIST) --port $(PORT) --prefix $(PREFIX) $(ARGS)

build: dist/service-worker.js ## build the site into dist/: LIBRARIES=FOLDER hosts the wheels in it for own players
dist/service-worker.js: $(SITE) $(SITE_PYTHON) $(SITE_NODE) $(STAMP)/libraries
	$(BIN)/python -m tools.website.build $(if $(LIBRARIES),--libraries "$(LIBRARIES)")

# Changes with the folder of libraries and with what is in it.
$(STAMP)/libraries: FORCE
	@mkdir -p $(@D)
	@{ echo "$(LIBRARIES)"; test -z "$(LIBRARIES)" || cksum "$(LIBRARIES)"/* 2>/dev/null; true; } > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

dev: $(SITE_PYTHON) $(SITE_NODE) ## serve the site while you edit: builds again after each change, and reloads the page
	$(BIN)/python -m tools.dev --port $(PORT) --open

release: build ## the files of a release, into build/release/: zip, wheel, hashes, contents, notes; TAG=v0.1.0 checks the tag and the night before it
	$(BIN)/python -m tools.website.release $(TAG)

check: venv node ## what to run while working: every check, the quick Python tests, the page's modules; CHANGED=1: what your changes can reach
	$(if $(CHANGED),$(BIN)/python -m tools.changed,$(MAKE) --jobs=2 types test-js style test-quick)
	@$(BIN)/python -m tools.night --last

test: ## every check, and all tests that a push runs; docs/testing.md says which those are
	# Three at once: one of them may wait for the network, and what needs no Python need not wait for pip. The Python tests come
	# last, and fill what the others leave of two cores.
	$(MAKE) --jobs=3 types browser test-js style dist/service-worker.js test-py-later
	# Pyodide keeps one core busy for a while, browsers often wait: side by side they take little longer than the longer one.
	$(MAKE) --jobs=2 test-e2e test-pyodide

night: build browser network-programs ## what a push leaves out, and its row in tests/nights.json; goes on where it was cut off: PART=browsers MINUTES=30 ARGS=--again
	$(BIN)/python -m tools.website.wheels
	$(BIN)/python -m tools.night $(if $(PART),--parts $(PART)) $(if $(MINUTES),--minutes $(MINUTES)) $(if $(SUDO),--sudo "$(SUDO)") $(ARGS)

test-all: ## every check and every test, those of a push among them: all laws, kills, memory, all browsers; takes about an hour
	CITADELS_EVERYTHING=1 $(MAKE) test

lint: types style ## ruff, pyright, tsc, stylelint, plain words, and whether generated files are up to date

types: venv node
	node_modules/.bin/pyright $(FILES)

page-style: node
	@# Several threads would each check the same types once more, on a machine that is busy with other checks.
	node_modules/.bin/tsc --singleThreaded -p tsconfig.json
	node_modules/.bin/tsc --singleThreaded -p tsconfig.worker.json
	node_modules/.bin/tsc --singleThreaded -p tsconfig.tools.json
	node_modules/.bin/tsc --singleThreaded -p tests/js/tsconfig.json
	node_modules/.bin/stylelint 'web/**/*.css' 'tools/**/*.css'

style: page-style python-style plain-style workflow-style

python-style: venv
	$(BIN)/ruff check $(FILES)
	$(BIN)/ruff format --check $(FILES)

plain-style: venv node
	$(BIN)/python -m tools.prose
	$(BIN)/python -m tools.terms
	$(BIN)/python -m tools.changelog
	$(BIN)/python -m tools.generated --check

workflow-style: venv
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows $(wildcard .github/workflows/*.yml)
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	$(BIN)/zizmor --offline --quiet .github/workflows

generated: venv node ## make the page's types, the catalogue and the sprite of all pictures
	$(BIN)/python -m tools.generated

card: venv ## begin a house card as a copy of another one: KIND=district ID=aqueduct LIKE=laboratory COST=4
	@$(BIN)/python -m tools.new_card $(KIND) $(ID) $(if $(LIKE),--like $(LIKE)) $(if $(RANK),--rank $(RANK)) $(if $(COST),--cost $(COST))

game: venv ## begin a game as a copy of Nim, at once playable in the terminal and on the page: ID=whist
	@$(BIN)/python -m tools.new_game $(ID)
	@# It adds to pyproject.toml, but to nothing that is installed.
	@touch $(STAMP)/venv

check-card: venv ## run every test that can fail for a card, and say what is to be done: ID=aqueduct
	$(BIN)/python -m tools.check_card $(ID)

check-game: venv ## the same for a game: ID=whist
	$(BIN)/python -m tools.check_game $(ID)

test-py: venv ## the Python tests: ARGS="-k witch"
	$(BIN)/python -m pytest -n auto $(ARGS)

# A mailbox is tested behind the nginx that is installed with the browsers.
test-py-later: browser
	$(MAKE) test-py

test-quick: venv
	$(BIN)/python -m pytest -n auto -q -m "not slow" $(PY_TESTS) $(ARGS)

test-js: venv node ## the page's modules that need no browser: ARGS="--test-name-pattern=seed"
	node --test $(ARGS) $(or $(JS_TESTS),$(wildcard tests/js/*.test.js))

evenings: venv node ## tells one simulated evening of friends as a story: ARGS="SEED"
	node tests/js/evenings/tell.js $(ARGS)

test-pyodide: venv node ## the same tests inside Pyodide
	$(BIN)/python -m tools.website.wheels
	node tools/pyodide/pytest.mjs $(ARGS)

test-e2e: build browser ## the built site in a real browser: ARGS="-k offline"
	@# A browser test waits for a quarter of its time: three at once keep two cores busy.
	$(BIN)/python -m pytest tests/e2e -n 3 --dist loadfile --no-loadscope-reorder --timeout 600 $(ARGS)

test-faults: build browser ## games of friends with random faults, each from a seed: ARGS="citadels 1-200"
	$(BIN)/python -m tests.e2e.fault_runs $(ARGS)

test-networks: build browser network-programs ## two browsers behind routers of all kinds, as root (SUDO="sudo -E"): ARGS=pairs
	$(SUDO) $(BIN)/python -m tests.networks $(ARGS)

mutants: build browser ## plant faults one by one, and say which test finds each: ARGS="great wall"
	$(BIN)/python -m tools.mutants $(ARGS)

bench: build browser ## speed of the engine and of the start
	for bench in $(basename $(notdir $(wildcard bench/[a-z]*.py))); do echo "== $$bench"; $(BIN)/python -m bench.$$bench || exit 1; done

lighthouse: build browser ## what Lighthouse says of a first visit: ARGS="--runs 1"
	$(BIN)/python -m bench.lighthouse $(ARGS)

screens: build browser ## take the pictures of docs/screens and of the web manifest anew, from the built site: ARGS="end replay"
	$(BIN)/python -m tools.screenshots $(ARGS)

sheet: build browser ## pictures of the page in one language, on a desktop and a phone, as one sheet in build/sheets: LANGUAGE=uk ARGS="turn end"
	$(BIN)/python -m tools.contact_sheet $(LANGUAGE) $(ARGS)

pseudo: build ## serve the site in a language made from English, accented and 40 % longer: WAY=rtl runs from right to left
	$(BIN)/python -m tools.pseudo $(or $(WAY),ltr) --port $(PORT) --open

# A build needs few packages. What tests, checks and research need is added to the same .venv and node_modules; where that was
# done, the larger stamp stands for both.
venv: $(STAMP)/venv
$(STAMP)/venv: $(LOCKS) pyproject.toml
	$(call install_python,$(LOCKS))
$(STAMP)/build-venv: requirements-build.lock pyproject.toml
	$(call install_python,requirements-build.lock)

define install_python
	@mkdir -p $(@D)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed: make PYTHON=...")'
	$(PYTHON) tools/environment.py .venv $(if $(filter file,$(origin PYTHON)),--quickest)
	$(BIN)/python -m tools.packages $(1)
	@touch $@
endef

# Where the machine has no Node that is new enough, a wheel brings one into the environment.
node: $(STAMP)/npm
$(STAMP)/node: $(if $(HAS_NODE),,$(SITE_PYTHON)) requirements-node.lock
	@mkdir -p $(@D)
	$(if $(HAS_NODE),,$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements-node.lock)
	@touch $@
# `npm ci` begins with an empty node_modules; `npm install` adds to what a build has installed, and keeps to the lock, too.
$(STAMP)/npm: $(STAMP)/node package-lock.json
	npm $(if $(wildcard node_modules),install --no-save,ci) $(NPM)
	@touch $@
$(STAMP)/build-npm: $(STAMP)/node package-lock.json
	npm ci --omit=dev $(NPM)
	@touch $@

browser: $(STAMP)/browser
$(STAMP)/browser: $(STAMP)/venv tools/browser.py
	$(BIN)/python -m tools.browser
	@touch $@

# What `make test-networks` needs of the machine, where this is root and has apt.
network-programs: $(STAMP)/network-programs
$(STAMP)/network-programs: $(STAMP)/venv tests/networks/__main__.py
	$(BIN)/python -m tests.networks --install
	@touch $@

lock: venv ## make the lock files anew from the versions named in them and beside them
	$(BIN)/python -m tools.lock

check-locks: venv node ## ask the package indexes whether a release in a lock was withdrawn since; changes nothing
	$(BIN)/python -m tools.lock --check

clean: ## delete everything that the other targets make
	rm -rf .venv node_modules build dist test-results .pytest_cache .ruff_cache .hypothesis
