"""Tests the Keep."""

from scenario import Scenario, Seat


def test_rank_8_may_not_touch_it(t: Scenario) -> None:
    """Ruling 95."""
    t.table(Seat("warlord", gold=9), Seat("king", city="keep temple"), call="warlord")
    t.pick("ability", name="destroy")
    assert t.options() == ["destroy:seat=1,at=1,card=temple,cost=0", "cancel"]


def test_a_city_with_nothing_else_offers_no_target(t: Scenario) -> None:
    """Ruling 95."""
    t.table(Seat("warlord", gold=9), Seat("king", city="keep"), call="warlord")
    assert t.options("ability") == []


def test_its_owner_may_not_destroy_it_either(t: Scenario) -> None:
    """Rulings 86 and 95."""
    t.table(Seat("warlord", gold=9, city="keep"), call="warlord")
    assert t.options("ability") == []
