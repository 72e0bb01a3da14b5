"""What all tests share: hypothesis, the markers' meaning under Pyodide, the fixture ``t``."""

import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# Before they are imported, so that their assertions say what they compared.
pytest.register_assert_rewrite("dealing", "games", "laws", "scenario", "scenario_kit", "table_laws")

from scenario import Scenario  # noqa: E402 - see above

settings.register_profile(
    "laws",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("laws")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out, under Pyodide, what needs processes or the host's files."""
    if sys.platform != "emscripten":
        return
    for item in items:
        if item.get_closest_marker("cpython_only"):
            item.add_marker(pytest.mark.skip(reason="needs CPython"))


@pytest.fixture
def t() -> Iterator[Scenario]:
    """A table to play a scenario at; when the test ends, all laws are checked over what was done."""
    scenario = Scenario()
    yield scenario
    scenario.check_laws()
