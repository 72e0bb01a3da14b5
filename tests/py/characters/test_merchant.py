"""Tests the Merchant."""

from scenario import Scenario, Seat


def test_takes_a_coin_whatever_was_gathered(t: Scenario) -> None:
    """Ruling 79."""
    merchant, *_ = t.table(Seat("merchant", gold=0), call="merchant", deck=["keep", "keep"][:1])
    t.pick("gather_cards")
    t.pick("keep", card="keep")
    t.pick("ability", name="bonus_gold")
    assert merchant.gold == 1
    assert t.options("ability") == []


def test_takes_the_coin_before_gathering_too(t: Scenario) -> None:
    """Ruling 2."""
    merchant, *_ = t.table(Seat("merchant", gold=0), call="merchant")
    t.pick("ability", name="bonus_gold")
    assert merchant.gold == 1
    assert t.causes("gold_gained") == ["merchant"]
    t.gather()
    assert merchant.gold == 3


def test_trade_districts_pay_apart_from_the_coin(t: Scenario) -> None:
    """Ruling 3: the coin, the income and gathering are three things."""
    merchant, *_ = t.table(Seat("merchant", gold=0, city="tavern market manor"), call="merchant")
    assert t.options() == [
        "gather_gold:amount=2",
        "gather_cards:count=2",
        "ability:name=bonus_gold",
        "income:type=trade,amount=2",
    ]
    t.pick("income")
    t.pick("ability", name="bonus_gold")
    t.gather()
    assert merchant.gold == 5


def test_a_district_of_this_turn_pays_if_the_income_comes_later(t: Scenario) -> None:
    """Ruling 4."""
    merchant, *_ = t.table(Seat("merchant", gold=0, hand="market", city="tavern"), call="merchant")
    t.gather()
    t.pick("build", card="market")
    t.pick("income")
    assert merchant.gold == 2


def test_the_income_is_taken_once(t: Scenario) -> None:
    """Ruling 3."""
    t.table(Seat("merchant", gold=0, hand="market", city="tavern"), call="merchant")
    t.gather()
    t.pick("income")
    t.pick("build", card="market")
    assert t.options("income") == []
