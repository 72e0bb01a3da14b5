"""Tests the Smithy."""

from scenario import Scenario, Seat


def test_two_gold_for_three_cards(t: Scenario) -> None:
    king, other, *_ = t.table(Seat("king", gold=2, city="smithy"), call="king", deck="keep manor palace")
    t.pick("use", card="smithy")
    assert (king.gold, king.hand) == (0, ["keep", "manor", "palace"])
    assert t.events("gold_paid") == [{"seat": 0, "amount": 2}]
    assert other.saw("cards_drawn") == [{"seat": 0, "count": 3}]
    assert t.options("use") == []


def test_not_with_less(t: Scenario) -> None:
    t.table(Seat("king", gold=1, city="smithy"), call="king")
    assert t.options("use") == []
    t.gather()
    assert t.options("use") == ["use:card=smithy"]


def test_takes_what_is_left_of_the_deck(t: Scenario) -> None:
    """Ruling 20."""
    king, *_ = t.table(Seat("king", gold=2, city="smithy"), call="king", deck="keep", bottom=0)
    t.pick("use", card="smithy")
    assert (king.gold, king.hand) == (0, ["keep"])


def test_not_with_an_empty_deck(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("king", gold=2, city="smithy"), call="king", bottom=0)
    assert t.options("use") == []
