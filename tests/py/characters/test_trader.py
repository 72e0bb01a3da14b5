"""Tests the Trader: trade districts without a limit."""

from scenario import Scenario, Seat, bewitch


def test_any_number_of_trade_districts_and_one_other(t: Scenario) -> None:
    """Ruling 82."""
    trader, *_ = t.table(Seat("trader", gold=9, hand="tavern temple market manor docks"), call="trader")
    t.gather()
    for card in ("tavern", "temple", "market"):
        t.pick("build", card=card)
    assert t.options("build") == ["build:card=docks,cost=3"]
    t.pick("build", card="docks")
    assert trader.city == ["tavern", "temple", "market", "docks"]


def test_trade_districts_pay_gold(t: Scenario) -> None:
    """Ruling 4: those built in this turn too."""
    trader, *_ = t.table(Seat("trader", gold=0, hand="market", city="tavern manor"), call="trader")
    t.gather()
    t.pick("build", card="market")
    t.pick("income", type="trade", amount=2)
    assert trader.gold == 2


def test_is_taxed_for_each(t: Scenario) -> None:
    """Rulings 82, 101."""
    trader, *_ = t.table(
        Seat("trader", gold=9, hand="tavern market temple"), call="trader", in_game="tax_collector"
    )
    t.gather()
    for card in ("tavern", "market", "temple"):
        t.pick("build", card=card)
    assert t.state.tax == 3
    assert trader.gold == 11 - 1 - 2 - 1 - 3


def test_no_duplicates(t: Scenario) -> None:
    """Ruling 14."""
    t.table(Seat("trader", gold=9, hand="tavern tavern"), call="trader")
    t.gather()
    t.pick("build", card="tavern")
    assert t.options("build") == []


def test_a_school_of_magic_is_no_trade_district_when_built(t: Scenario) -> None:
    """Ruling 114: it is a joker for income only."""
    trader, *_ = t.table(Seat("trader", gold=9, hand="school_of_magic temple tavern"), call="trader")
    t.gather()
    t.pick("build", card="school_of_magic")
    assert t.options("build") == ["build:card=tavern,cost=1"]
    t.pick("income", type="trade", amount=1)
    assert trader.gold == 6


def test_a_free_trade_district_does_not_count_either(t: Scenario) -> None:
    """Rulings 82, 109."""
    trader, *_ = t.table(Seat("trader", gold=0, hand="harbor temple", city="framework"), call="trader")
    t.gather()
    t.pick("use", card="framework")
    t.pick("card", card="harbor")
    t.pick("build", card="temple")
    assert trader.city == ["harbor", "temple"]


def test_the_witch_trades_on_as_he_would(t: Scenario) -> None:
    """Ruling 27."""
    witch, *_ = t.table(
        Seat("witch", gold=9, hand="tavern temple market"),
        Seat("trader"),
        call="trader",
        marks=bewitch("trader"),
    )
    t.gather()
    for card in ("tavern", "temple", "market"):
        t.pick("build", card=card)
    assert len(witch.city) == 3
