"""Sets up hypothesis, the markers' meaning under Pyodide, and the fixture ``t`` for all tests."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before they are imported, so that their assertions say what they compared.
pytest.register_assert_rewrite(
    "dealing", "games", "laws", "playing", "running", "scenario", "scenario_kit", "table_laws"
)

from scenario import Scenario  # noqa: E402 - see above
from tests.tiers import (  # noqa: E402
    CATALOGUE,
    CPYTHON_LAWS,
    CPYTHON_LAWS_REASON,
    EVERY_FILE,
    IN_PYODIDE,
    LONG_IN_PYODIDE,
    SLOW,
    WHY,
    sampled,
)

settings.register_profile(
    "laws",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=sampled(
        60, 10, "the positions are the same in every run, and whole games are checked beside them"
    ),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("laws")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Pass over, inside Pyodide, the files that run there at night only."""
    if sys.platform != "emscripten" or EVERY_FILE or collection_path.suffix != ".py":
        return None
    parts = {collection_path.stem, collection_path.parent.name}
    chosen = any(parts & set(names) for names in IN_PYODIDE.values())
    return None if chosen or not collection_path.stem.startswith("test_") else True


def pytest_report_header() -> list[str]:
    """Say what a run inside Pyodide leaves out."""
    if sys.platform != "emscripten" or EVERY_FILE:
        return []
    return [f"inside Pyodide: {', '.join(IN_PYODIDE)}; every file with CITADELS_EVERYTHING=1"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the slow files; under Pyodide leave out what needs processes or the host's files."""
    for item in items:
        name = item.path.stem.removeprefix("test_")
        if name in SLOW:
            item.add_marker(pytest.mark.slow)
        if name in CATALOGUE:
            item.add_marker(pytest.mark.catalogue)
        if sys.platform == "emscripten" and (reason := why_not_in_pyodide(item)):
            item.add_marker(pytest.mark.skip(reason=reason))


def why_not_in_pyodide(item: pytest.Item) -> str:
    """Return why a test does not run inside Pyodide; "" if it does."""
    if item.path.stem.removeprefix("test_") in CPYTHON_LAWS:
        return CPYTHON_LAWS_REASON
    if item.get_closest_marker("cpython_only"):
        return "needs CPython"
    # Without the values of its parameters.
    name: str = getattr(item, "originalname", item.name)
    return "" if EVERY_FILE or name not in LONG_IN_PYODIDE else f"{WHY}: {LONG_IN_PYODIDE[name]}"


@pytest.fixture(autouse=True, scope="session")
def state_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the games of the terminal, which outlive a program, in a folder of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture
def t() -> Iterator[Scenario]:
    """A table to play a scenario at; when the test ends, all laws are checked over what was done."""
    scenario = Scenario()
    yield scenario
    scenario.check_laws()
