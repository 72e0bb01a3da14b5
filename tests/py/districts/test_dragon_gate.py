"""Tests the Dragon Gate."""

from scenario import Scenario, Seat


def test_two_points_more_at_the_end(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", city="dragon_gate"), Seat("warlord"), call="warlord", first=1)
    t.end_round()
    assert king.points() == {"districts": 6, "dragon_gate": 2}


def test_the_warlord_pays_five(t: Scenario) -> None:
    """Ruling 88."""
    t.table(Seat("warlord", gold=5), Seat("king", city="dragon_gate"), call="warlord")
    t.pick("ability", name="destroy")
    assert t.options("destroy") == ["destroy:seat=1,at=0,card=dragon_gate,cost=5"]
