"""Tests the Spy: a hand, a type, gold and cards."""

import pytest

from scenario import Scenario, Seat


def spied(t: Scenario, seat: int, kind: str) -> None:
    """Use the ability on ``seat``."""
    t.pick("ability", name="spy")
    t.pick("seat", seat=seat)
    t.pick("type", type=kind)


def test_takes_a_gold_and_draws_a_card_for_each_card_of_the_type(t: Scenario) -> None:
    """Ruling 55: the cards come from the deck, the hand seen stays whole."""
    spy, king, watcher, _ = t.table(
        Seat("spy", gold=0),
        Seat("king", gold=5, hand="tavern temple market"),
        call="spy",
        deck="palace castle manor",
    )
    t.pick("ability", name="spy")
    assert t.options() == ["seat:seat=1", "seat:seat=2", "seat:seat=3", "cancel"]
    t.pick("seat", seat=1)
    assert t.options() == [
        "type:type=noble",
        "type:type=religious",
        "type:type=military",
        "type:type=trade",
        "type:type=unique",
    ]
    assert spy.saw("hand_shown") == []
    t.pick("type", type="trade")
    assert spy.saw("hand_shown") == [{"seat": 1, "by": 0, "cards": ["market", "tavern", "temple"]}]
    assert watcher.saw("hand_shown") == [{"seat": 1, "by": 0}]
    assert watcher.saw("cards_drawn") == [{"seat": 0, "count": 2}]
    assert (spy.gold, king.gold) == (2, 3)
    assert (spy.hand, len(king.hand)) == (["palace", "castle"], 3)
    assert t.options("ability") == []


def test_takes_what_gold_there_is_and_still_draws_for_every_card(t: Scenario) -> None:
    """Ruling 54."""
    spy, king, *_ = t.table(Seat("spy", gold=0), Seat("king", gold=1, hand="tavern market docks"), call="spy")
    spied(t, 1, "trade")
    assert (spy.gold, king.gold, len(spy.hand)) == (1, 0, 3)


def test_a_secret_vault_in_hand_is_unique(t: Scenario) -> None:
    """Ruling 55."""
    spy, *_ = t.table(Seat("spy", gold=0), Seat("king", gold=5, hand="secret_vault keep manor"), call="spy")
    spied(t, 1, "unique")
    assert (spy.gold, len(spy.hand)) == (2, 2)


@pytest.mark.parametrize("hand", ["", "manor castle"])
def test_a_wrong_guess_and_an_empty_hand_bring_nothing(t: Scenario, hand: str) -> None:
    """Ruling 55: the ability is used up all the same."""
    spy, king, *_ = t.table(Seat("spy", gold=0), Seat("king", gold=5, hand=hand), call="spy")
    spied(t, 1, "trade")
    assert (spy.gold, king.gold, spy.hand) == (0, 5, [])
    assert t.options("ability") == []


def test_draws_what_the_deck_has(t: Scenario) -> None:
    """Ruling 20: the gold is taken in full."""
    spy, king, *_ = t.table(
        Seat("spy", gold=0), Seat("king", gold=5, hand="tavern market docks"), call="spy", bottom=1
    )
    spied(t, 1, "trade")
    assert (spy.gold, king.gold, len(spy.hand)) == (3, 2, 1)


def test_draws_nothing_from_an_empty_deck(t: Scenario) -> None:
    """Ruling 20."""
    spy, *_ = t.table(Seat("spy", gold=0), Seat("king", gold=5, hand="tavern"), call="spy", bottom=0)
    spied(t, 1, "trade")
    assert (spy.gold, spy.hand) == (1, [])


def test_may_be_given_up_before_a_hand_is_chosen_and_used_at_any_time(t: Scenario) -> None:
    """Rulings 1, 2."""
    t.table(Seat("spy", gold=2, hand="temple"), Seat("king"), call="spy")
    t.pick("ability", name="spy")
    t.pick("cancel")
    t.gather()
    t.pick("build", card="temple")
    assert "ability:name=spy" in t.options()


def test_two_players_the_hand_is_the_common_one(t: Scenario) -> None:
    """Ruling 12: before his second turn it can be only somebody else's."""
    spy, _ = t.table(
        Seat("spy", "king", gold=0), Seat("bishop", "warlord", hand="temple"), players=2, call="spy"
    )
    t.pick("ability")
    assert t.options() == ["seat:seat=1", "cancel"]
    t.pick("seat")
    t.pick("type", type="religious")
    assert spy.gold == 1
