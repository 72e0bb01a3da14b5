"""Tests University and Dragon Gate of the classic edition: cost 6, worth 8."""

import pytest

from scenario import Scenario, Seat


@pytest.mark.parametrize("card", ["university", "dragon_gate"])
def test_costs_six_and_is_worth_eight(t: Scenario, card: str) -> None:
    """Ruling 88."""
    owner, *_ = t.table(Seat("warlord", gold=4, hand=card), call="warlord", first=1, edition="classic")
    t.gather()
    t.pick("build", card=card)
    assert owner.gold == 0
    t.pick("end_turn")
    t.end_round()
    assert owner.points() == {"districts": 6, card: 2}


@pytest.mark.parametrize("card", ["university", "dragon_gate"])
def test_a_tie_counts_its_eight_points(t: Scenario, card: str) -> None:
    """Rulings 18 and 88: eight points of districts beat seven, and a point for gold in the treasury is a bonus."""
    gate, treasury, *_ = t.table(
        Seat("warlord", gold=0, city=card),
        Seat("king", gold=1, city="imperial_treasury manor"),
        Seat("thief"),
        call="warlord",
        first=2,
        edition="classic",
    )
    t.end_round()
    assert gate.points() == {"districts": 6, card: 2}
    assert treasury.points() == {"districts": 7, "imperial_treasury": 1}
    assert t.events("game_ended") == [{"winners": [0]}]
