# `make play` and `make test` are all the set-up there is; everything else is a part of them.
# Stamp files in build/ keep repeated runs quick.

PYTHON ?= python3
BIN := .venv/bin
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help venv
help: ## list the targets
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

venv: build/stamp/venv ## the Python environment, as locked
build/stamp/venv: requirements-dev.lock pyproject.toml
	@mkdir -p $(@D)
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@
