"""Tests the Laboratory of the classic edition."""

from scenario import Scenario, Seat


def test_a_card_becomes_one_gold_once_a_turn(t: Scenario) -> None:
    owner, *_ = t.table(
        Seat("merchant", gold=0, hand="temple palace", city="laboratory"), call="merchant", edition="classic"
    )
    t.pick("use", card="laboratory")
    assert t.options() == ["card:card=temple", "card:card=palace", "cancel"]
    t.pick("card", card="temple")
    assert (owner.gold, owner.hand, t.state.deck[0]) == (1, ["palace"], "temple")
    assert t.options("use") == []


def test_may_be_thought_better_of(t: Scenario) -> None:
    """Ruling 104."""
    owner, *_ = t.table(
        Seat("merchant", gold=0, hand="temple", city="laboratory"), call="merchant", edition="classic"
    )
    t.pick("use", card="laboratory")
    t.choose("cancel")
    assert (owner.gold, owner.hand) == (0, ["temple"])


def test_needs_a_card(t: Scenario) -> None:
    t.table(Seat("merchant", city="laboratory"), call="merchant", edition="classic")
    assert t.options("use") == []
