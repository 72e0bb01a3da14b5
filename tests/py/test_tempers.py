"""Tests that tempers show.

In the city that a computer player builds, in who completes one first, and in whom it harms.
"""

from collections import Counter

import pytest
from bench.tempers import play

pytestmark = pytest.mark.cpython_only

GAMES = 40
SEATS = ("normal-builder", "normal-rusher", "normal-raider", "normal")


@pytest.mark.nightly("statistics of forty games; a golden game shows any change of a player")
def test_builders_rushers_and_raiders_are_told_apart_by_what_they_do() -> None:
    found = {player: Counter[str]() for player in SEATS}
    for seed in range(GAMES):
        turned = SEATS[seed % len(SEATS) :] + SEATS[: seed % len(SEATS)]
        for player, own in play(turned, len(turned), seed).items():
            found[player].update(own)
    builder, rusher, raider, even = (found[player] for player in SEATS)

    def share(own: Counter[str], kind: str) -> float:
        return own[kind] / own["districts"]

    assert share(builder, "dear") > 1.2 * share(rusher, "dear")
    assert share(rusher, "cheap") > 1.2 * share(builder, "cheap")
    assert rusher["first"] > 2 * builder["first"]
    assert raider["robs"] + raider["destroys"] > 1.5 * (even["robs"] + even["destroys"])
