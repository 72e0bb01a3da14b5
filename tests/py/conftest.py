"""What all tests share: hypothesis, the markers' meaning under Pyodide, the fixture ``t``."""

import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# Before they are imported, so that their assertions say what they compared.
pytest.register_assert_rewrite(
    "dealing", "games", "laws", "playing", "running", "scenario", "scenario_kit", "table_laws"
)

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


LAWS = (
    *("no_leaks", "forged_saves", "memory", "master"),
    *("peer_links", "peer_heir", "peer_hostile", "peer_secrets", "peer_fair"),
)
"""Laws looked for at thousands of positions: inside Pyodide they take minutes and depend on nothing that differs there."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out, under Pyodide, what needs processes or the host's files."""
    if sys.platform != "emscripten":
        return
    for item in items:
        law = item.path.stem.removeprefix("test_") in LAWS
        if law or item.get_closest_marker("cpython_only"):
            item.add_marker(pytest.mark.skip(reason="needs CPython"))


@pytest.fixture
def t() -> Iterator[Scenario]:
    """A table to play a scenario at; when the test ends, all laws are checked over what was done."""
    scenario = Scenario()
    yield scenario
    scenario.check_laws()
