"""Tests whole games of friends with random faults, at night; `make test-faults` plays as many as are wanted."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.e2e.conftest import Faults
from tests.e2e.fault_runs import prepared
from tests.e2e.friend_faults import FaultyTable
from tests.tiers import DAY

KEPT = "1,6"
"""Games in which a guest goes on without the host; both had failed."""
SEEDS = os.environ.get("CITADELS_FAULT_SEEDS", f"{KEPT},{DAY}").split(",")
"""Another game each night. `CITADELS_FAULT_SEEDS=7,8 make test-all ARGS="-k befalls"` plays others."""


@pytest.mark.nightly("links, heirs and observers run in memory in test_peer_*.py")
@pytest.mark.parametrize("seed", [int(seed) for seed in SEEDS])
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_whatever_befalls_the_devices_the_game_comes_to_its_end(
    playwright: Playwright, dist: Path, tmp_path: Path, faults: Faults, game: str, seed: int
) -> None:
    with prepared(playwright, dist, tmp_path, faults) as (devices, place):
        FaultyTable(devices, place, seed).play(game)
