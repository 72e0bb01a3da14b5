"""Tests the two Keeps of the classic edition."""

from scenario import Scenario, Seat


def test_each_city_can_have_one(t: Scenario) -> None:
    """Rulings 14 and 95."""
    t.table(
        Seat("warlord", gold=9, city="keep"),
        Seat("king", city="keep manor"),
        call="warlord",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="destroy")
    assert t.options("destroy") == ["destroy:seat=1,at=1,card=manor,cost=2"]


def test_both_may_come_to_one_hand(t: Scenario) -> None:
    """Ruling 14."""
    t.table(Seat("architect", gold=9, hand="keep keep"), call="architect", edition="classic")
    t.gather()
    t.pick("build", card="keep")
    assert t.options("build") == []
