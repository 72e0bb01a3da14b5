"""Defines the fixtures of Point City's tests: ``t`` for scenarios, ``hasty`` for masters that hardly search."""

from collections.abc import Iterator

import pytest

from pointcity.search.option_search import Depth
from pointcity_games import look_briefly
from pointcity_scenario import Scenario


@pytest.fixture
def t() -> Iterator[Scenario]:
    """A table to play a scenario at; when the test ends, all laws are checked over what was done."""
    scenario = Scenario()
    yield scenario
    scenario.check_laws()


@pytest.fixture(name="hasty")
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master that hardly looks."""
    look_briefly(monkeypatch, Depth(worlds=2, most=3, rounds=0))
