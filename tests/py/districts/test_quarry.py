"""Tests the Quarry."""

from scenario import Scenario, Seat


def test_what_stands_may_be_built_again(t: Scenario) -> None:
    """Ruling 14."""
    king, *_ = t.table(Seat("king", gold=0, hand="tavern", city="quarry tavern"), call="king")
    t.gather()
    t.pick("build", card="tavern")
    assert king.city == ["quarry", "tavern", "tavern"]


def test_any_number_of_them(t: Scenario) -> None:
    """Ruling 122."""
    t.table(Seat("king", gold=0, hand="tavern", city="quarry tavern tavern tavern"), call="king")
    t.gather()
    assert t.options("build") == ["build:card=tavern,cost=1"]


def test_not_without_it(t: Scenario) -> None:
    """Ruling 14."""
    t.table(Seat("king", hand="tavern", city="tavern"), Seat("bishop", city="quarry"), call="king")
    t.gather()
    assert t.options("build") == []


def test_twins_stay_when_it_is_gone(t: Scenario) -> None:
    """Ruling 122."""
    _, king, *_ = t.table(Seat("warlord", gold=4), Seat("king", city="quarry tavern tavern"), call="warlord")
    t.pick("ability", name="destroy")
    t.pick("destroy", card="quarry")
    assert king.city == ["tavern", "tavern"]
