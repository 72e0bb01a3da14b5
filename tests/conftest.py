"""Defines what the Python tests and the browser tests share.

The marker `nightly`, and how often garbage is looked for.
"""

import gc

import pytest

from tests.tiers import EVERYTHING, WHY


def pytest_configure() -> None:
    # Looking for garbage as often as Python does by itself costs a seventh of all tests: modules and tests are very
    # many objects.
    gc.set_threshold(50_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the nightly tests, each with its reason; a mark without one fails."""
    for item in items:
        reasons = [reason_of(item, mark) for mark in item.iter_markers("nightly")]
        if reasons and not EVERYTHING:
            item.add_marker(pytest.mark.skip(reason=f"{WHY}: {reasons[0]}"))


def reason_of(item: pytest.Item, mark: pytest.Mark) -> str:
    """Return why a push may leave a test out."""
    match mark.args:
        case (str(reason),) if reason.strip():
            return reason
        case _:
            raise pytest.UsageError(
                f'{item.nodeid}: say why a push may leave it out: @pytest.mark.nightly("same Python as test_x")'
            )
