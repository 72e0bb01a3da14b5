"""The fixture ``t`` of Point City's scenarios."""

from collections.abc import Iterator

import pytest

from pointcity_scenario import Scenario


@pytest.fixture
def t() -> Iterator[Scenario]:
    """A table to play a scenario at; when the test ends, all laws are checked over what was done."""
    scenario = Scenario()
    yield scenario
    scenario.check_laws()
