"""Defines the marker `nightly`, which the Python tests and the browser tests share."""

import pytest

from tests.tiers import EVERYTHING, WHY


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the nightly tests; a test run says how many they are."""
    for item in items:
        if not EVERYTHING and item.get_closest_marker("nightly"):
            item.add_marker(pytest.mark.skip(reason=WHY))
