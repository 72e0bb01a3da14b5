"""Tests the Merchant of the classic edition."""

from scenario import Scenario, Seat


def test_his_coin_comes_after_gathering(t: Scenario) -> None:
    """Ruling 2."""
    merchant, *_ = t.table(Seat("merchant", gold=0), call="merchant", edition="classic")
    assert t.options("ability") == []
    t.gather()
    t.pick("ability", name="bonus_gold")
    assert merchant.gold == 3
    assert t.options("ability") == []


def test_gathering_cards_brings_it_as_well(t: Scenario) -> None:
    """Rulings 2 and 79."""
    merchant, *_ = t.table(Seat("merchant", gold=0), call="merchant", edition="classic")
    t.pick("gather_cards")
    t.choose(t.options()[0])
    t.pick("ability", name="bonus_gold")
    assert merchant.gold == 1


def test_income_and_coin_are_two_things(t: Scenario) -> None:
    """Ruling 3."""
    merchant, *_ = t.table(Seat("merchant", gold=0, city="tavern market"), call="merchant", edition="classic")
    t.pick("income")
    assert merchant.gold == 2
    t.gather()
    assert t.options("ability") == ["ability:name=bonus_gold"]
