"""Tests the Quarry of the classic edition."""

from scenario import Scenario, Seat


def test_a_second_one_of_a_kind_but_no_third(t: Scenario) -> None:
    """Ruling 122."""
    owner, *_ = t.table(
        Seat("architect", gold=9, hand="manor manor", city="quarry manor"),
        call="architect",
        edition="classic",
    )
    t.gather()
    t.pick("build", card="manor")
    assert owner.city == ["quarry", "manor", "manor"]
    assert t.options("build") == []


def test_without_it_none(t: Scenario) -> None:
    """Ruling 14."""
    t.table(Seat("architect", gold=9, hand="manor", city="manor"), call="architect", edition="classic")
    t.gather()
    assert t.options("build") == []


def test_lost_the_duplicates_stay(t: Scenario) -> None:
    """Ruling 122."""
    _, king, *_ = t.table(
        Seat("warlord", gold=9), Seat("king", city="quarry manor manor"), call="warlord", edition="classic"
    )
    t.gather()
    t.pick("ability", name="destroy")
    t.pick("destroy", card="quarry")
    assert king.city == ["manor", "manor"]


def test_two_keeps_are_two_of_a_kind(t: Scenario) -> None:
    """Rulings 14 and 122: the box has two Keeps; a city has one without the Quarry."""
    t.table(Seat("merchant", gold=9, hand="keep", city="keep"), call="merchant", edition="classic")
    t.gather()
    assert t.options("build") == []
    t.table(Seat("merchant", gold=9, hand="keep", city="keep quarry"), call="merchant", edition="classic")
    t.gather()
    assert t.options("build") == ["build:card=keep,cost=3"]


def test_the_wizard_builds_any_number(t: Scenario) -> None:
    """Ruling 62."""
    t.table(Seat("wizard", gold=9, hand="manor", city="manor manor"), call="wizard", edition="classic")
    t.gather()
    assert t.options("build") == ["build:card=manor,cost=3"]
