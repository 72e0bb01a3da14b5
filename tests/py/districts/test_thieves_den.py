"""Tests the Thieves' Den."""

from scenario import Scenario, Seat


def test_cards_pay_for_it_one_for_one(t: Scenario) -> None:
    """Ruling 129."""
    king, other, *_ = t.table(Seat("king", gold=2, hand="thieves_den manor tavern palace"), call="king")
    t.gather()
    assert t.options("build")[0] == "build:card=thieves_den,cost=6"
    t.pick("build", card="thieves_den")
    assert t.kind == "payment"
    assert t.options() == ["pay:gold=4,cards=2", "pay:gold=3,cards=3", "cancel"]
    t.pick("pay", cards=2)
    assert t.kind == "payment_cards"
    assert t.options() == ["card:card=manor", "card:card=tavern", "card:card=palace"]
    t.pick("card", card="tavern")
    t.pick("card", card="palace")
    assert (king.gold, king.hand, king.city) == (0, ["manor"], ["thieves_den"])
    assert t.events("district_built") == [{"seat": 0, "card": "thieves_den", "paid": 4}]
    assert other.saw("cards_discarded") == [{"seat": 0, "count": 1}]


def test_it_does_not_pay_for_itself(t: Scenario) -> None:
    """Ruling 129."""
    t.table(Seat("king", gold=0, hand="thieves_den manor tavern palace"), call="king")
    t.gather()
    assert t.options("build") == ["build:card=tavern,cost=1"]


def test_gold_alone_will_do(t: Scenario) -> None:
    """Ruling 129."""
    king, *_ = t.table(Seat("king", gold=4, hand="thieves_den"), call="king")
    t.gather()
    t.pick("build", card="thieves_den")
    assert (king.gold, king.city) == (0, ["thieves_den"])


def test_cards_alone_will_do(t: Scenario) -> None:
    """Ruling 129."""
    king, *_ = t.table(
        Seat("king", gold=0, hand="thieves_den manor tavern palace temple keep castle"), call="king"
    )
    t.gather()
    t.pick("build", card="thieves_den")
    assert t.options("pay")[-1] == "pay:gold=0,cards=6"
    t.pick("pay", cards=6)
    for card in ("manor", "tavern", "palace", "temple", "keep", "castle"):
        t.pick("card", card=card)
    assert (king.gold, king.hand, king.city) == (2, [], ["thieves_den"])


def test_the_factory_lowers_what_is_to_be_paid(t: Scenario) -> None:
    """Rulings 129 and 131."""
    t.table(Seat("king", gold=1, hand="thieves_den manor tavern", city="factory"), call="king")
    t.gather()
    assert t.options("build")[0] == "build:card=thieves_den,cost=5"


def test_may_be_given_up_before_paying(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", gold=4, hand="thieves_den manor"), call="king")
    t.gather()
    t.pick("build", card="thieves_den")
    t.pick("cancel")
    assert (king.gold, king.hand, king.city) == (6, ["thieves_den", "manor"], [])
    assert t.options("build") == ["build:card=thieves_den,cost=6", "build:card=manor,cost=3"]


def test_costs_the_limit_like_any_other(t: Scenario) -> None:
    t.table(Seat("king", gold=8, hand="thieves_den temple"), call="king")
    t.gather()
    t.pick("build", card="thieves_den")
    t.pick("pay", cards=0)
    assert t.options("build") == []


def test_what_only_one_split_pays_for_can_still_be_given_up(t: Scenario) -> None:
    """Ruling 104: the question says how many cards it takes, before one is gone."""
    king, *_ = t.table(Seat("king", gold=3, hand="thieves_den manor"), call="king")
    t.gather()
    t.pick("build", card="thieves_den")
    assert t.options() == ["pay:gold=5,cards=1", "cancel"]
    t.pick("cancel")
    assert (king.gold, king.hand) == (5, ["thieves_den", "manor"])
