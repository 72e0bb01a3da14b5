"""Tests the Navigator of the classic edition."""

from scenario import Scenario, Seat


def test_four_come_after_gathering(t: Scenario) -> None:
    """Ruling 2."""
    navigator, *_ = t.table(Seat("navigator", gold=0), call="navigator", edition="classic")
    assert t.options("ability") == []
    t.gather()
    assert t.options("ability") == ["ability:name=four_gold", "ability:name=four_cards"]
    t.pick("ability", name="four_gold")
    assert navigator.gold == 6
    assert t.options("ability") == []


def test_or_four_cards(t: Scenario) -> None:
    """Ruling 2."""
    navigator, *_ = t.table(Seat("navigator"), call="navigator", edition="classic")
    t.gather()
    t.pick("ability", name="four_cards")
    assert len(navigator.hand) == 4


def test_builds_nothing_even_without_taking_the_four(t: Scenario) -> None:
    """Ruling 83."""
    t.table(Seat("navigator", gold=9, hand="temple"), call="navigator", edition="classic")
    t.gather()
    assert t.options("build") == []


def test_an_empty_deck_leaves_the_gold(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("navigator"), call="navigator", bottom=0, edition="classic")
    t.gather()
    assert t.options("ability") == ["ability:name=four_gold"]
