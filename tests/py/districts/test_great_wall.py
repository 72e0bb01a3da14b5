"""Tests the Great Wall."""

from citadels.model.state import Built
from scenario import Scenario, Seat


def test_rank_8_pays_one_more_for_all_of_the_city(t: Scenario) -> None:
    """Rulings 87 and 111: for the Wall itself too."""
    warlord, *_ = t.table(
        Seat("warlord", gold=6),
        Seat("king", city="great_wall temple"),
        Seat("thief", city="temple"),
        call="warlord",
    )
    t.pick("ability", name="destroy")
    assert t.options("destroy") == [
        "destroy:seat=1,at=0,card=great_wall,cost=6",
        "destroy:seat=1,at=1,card=temple,cost=1",
        "destroy:seat=2,at=0,card=temple,cost=0",
    ]
    t.pick("destroy", card="great_wall")
    assert warlord.gold == 0
    assert t.events("gold_paid") == [{"seat": 0, "amount": 6}]


def test_the_coin_of_the_artist_comes_on_top(t: Scenario) -> None:
    """Ruling 87."""
    t.table(
        Seat("warlord", gold=9),
        Seat("king", city=["great_wall", Built("castle", coins=1)]),
        call="warlord",
        in_game="artist",
    )
    t.pick("ability", name="destroy")
    assert "destroy:seat=1,at=1,card=castle,cost=5" in t.options()


def test_the_warlord_pays_it_in_his_own_city(t: Scenario) -> None:
    """Rulings 86 and 111: the Wall is about rank 8's abilities, regardless of the seat that uses them."""
    t.table(Seat("warlord", gold=1, city="great_wall temple"), Seat("king"), call="warlord")
    t.pick("ability", name="destroy")
    assert t.options("destroy") == ["destroy:seat=0,at=1,card=temple,cost=1"]


def test_the_marshal_may_still_take_what_costs_three(t: Scenario) -> None:
    """Rulings 92 and 93: the Wall raises what he pays, by a gold to the bank, and not the limit of three."""
    marshal, king, *_ = t.table(
        Seat("marshal", gold=4), Seat("king", gold=0, city="great_wall manor castle"), call="marshal"
    )
    t.pick("ability", name="seize")
    assert t.options("seize") == ["seize:seat=1,at=1,card=manor,cost=4"]
    t.pick("seize", card="manor")
    assert (marshal.gold, king.gold, marshal.city) == (0, 3, ["manor"])


def test_the_diplomat_pays_the_owner_the_difference_and_the_bank_one_more(t: Scenario) -> None:
    """Ruling 92."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=3, city="church"),
        Seat("king", gold=0, city="great_wall castle"),
        call="diplomat",
    )
    t.pick("ability", name="exchange")
    assert t.options("exchange") == ["exchange:seat=1,at=1,card=castle,cost=5"]
    t.pick("exchange")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=0,card=church,cost=3"]
    t.pick("exchange_for")
    assert (diplomat.gold, king.gold) == (0, 2)
    assert (diplomat.city, king.city) == (["castle"], ["great_wall", "church"])


def test_the_diplomats_own_wall_is_passed_over(t: Scenario) -> None:
    """Ruling 92."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=0, city="great_wall church"),
        Seat("king", city="church market"),
        call="diplomat",
    )
    t.pick("ability", name="exchange")
    t.pick("exchange", card="market")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=0,card=great_wall,cost=0"]
    t.pick("exchange_for", card="great_wall")
    assert (diplomat.city, king.city) == (["market", "church"], ["church", "great_wall"])
    assert t.events("gold_moved") == []
