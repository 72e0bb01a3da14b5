"""Tests the Abbot: gold or cards for his churches, and the richest player's gold."""

import pytest

from citadels.model.state import Built
from scenario import Scenario, Seat


def test_any_mix_of_gold_and_cards(t: Scenario) -> None:
    """Ruling 75: announced before anything is taken."""
    abbot, *_ = t.table(Seat("abbot", gold=0, city="temple church manor"), call="abbot")
    t.pick("income", type="religious", amount=2)
    assert abbot.gold == 0
    assert t.options() == ["mix:gold=2,cards=0", "mix:gold=1,cards=1", "mix:gold=0,cards=2"]
    t.pick("mix", gold=1)
    assert (abbot.gold, len(abbot.hand)) == (1, 1)
    assert t.options("income") == []


@pytest.mark.parametrize(("gold", "cards"), [(3, 0), (0, 3)])
def test_the_school_of_magic_adds_one_of_either(t: Scenario, gold: int, cards: int) -> None:
    """Rulings 75, 123."""
    abbot, *_ = t.table(Seat("abbot", gold=0, city="temple church school_of_magic"), call="abbot")
    t.pick("income", amount=3)
    t.pick("mix", gold=gold)
    assert (abbot.gold, len(abbot.hand)) == (gold, cards)


def test_no_more_cards_than_the_deck_has(t: Scenario) -> None:
    """Ruling 20."""
    abbot, *_ = t.table(Seat("abbot", gold=0, city="temple church monastery"), call="abbot", bottom=1)
    t.pick("income")
    assert t.options() == ["mix:gold=3,cards=0", "mix:gold=2,cards=1"]
    t.pick("mix", cards=1)
    assert (abbot.gold, len(abbot.hand)) == (2, 1)


def test_with_an_empty_deck_all_is_gold(t: Scenario) -> None:
    """Ruling 20."""
    abbot, *_ = t.table(Seat("abbot", gold=0, city="temple church"), call="abbot", bottom=0)
    t.pick("income")
    assert abbot.gold == 2


def test_the_richest_gives_a_gold(t: Scenario) -> None:
    """Ruling 76."""
    abbot, king, *_ = t.table(Seat("abbot", gold=2), Seat("king", gold=5), Seat(gold=4), call="abbot")
    t.pick("ability", name="tithe")
    assert t.events("gold_moved") == [{"from": 1, "to": 0, "amount": 1}]
    assert (abbot.gold, king.gold) == (3, 4)
    assert t.options("ability") == []


def test_chooses_among_the_richest(t: Scenario) -> None:
    """Ruling 76."""
    abbot, king, thief, _ = t.table(
        Seat("abbot", gold=2), Seat("king", gold=5), Seat("thief", gold=5), Seat(gold=4), call="abbot"
    )
    t.pick("ability")
    assert t.options() == ["seat:seat=1", "seat:seat=2"]
    t.pick("seat", seat=2)
    assert (abbot.gold, king.gold, thief.gold) == (3, 5, 4)


@pytest.mark.parametrize("gold", [5, 6])
def test_nothing_if_he_is_among_the_richest(t: Scenario, gold: int) -> None:
    """Ruling 76."""
    t.table(Seat("abbot", gold=gold), Seat("king", gold=5), call="abbot")
    assert t.options("ability") == []


def test_the_moment_is_his_to_choose(t: Scenario) -> None:
    """Ruling 2: having spent his gold, he is not the richest any more."""
    abbot, *_ = t.table(Seat("abbot", gold=3, hand="palace"), Seat("king", gold=3), call="abbot")
    assert t.options("ability") == []
    t.gather()
    assert t.options("ability") == []
    t.pick("build", card="palace")
    t.pick("ability", name="tithe")
    assert abbot.gold == 1


def test_coins_on_districts_make_no_player_rich(t: Scenario) -> None:
    """Ruling 21."""
    t.table(Seat("abbot", gold=2), Seat("king", gold=2, city=[Built("temple", coins=1)]), call="abbot")
    assert t.options("ability") == []


def test_two_players_the_other_stash_is_one(t: Scenario) -> None:
    """Rulings 12, 76."""
    abbot, other = t.table(
        Seat("abbot", "king", gold=2), Seat("thief", "warlord", gold=3), players=2, call="abbot"
    )
    t.pick("ability", name="tithe")
    assert (abbot.gold, other.gold) == (3, 2)
