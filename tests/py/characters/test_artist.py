"""Tests the Artist: a gold on a district makes it cost and score one more."""

from citadels.model.state import Built
from scenario import Scenario, Seat


def test_up_to_two_districts_from_her_stash(t: Scenario) -> None:
    """Ruling 99. Ruling 100: cost and points are one more from now on."""
    artist, *_ = t.table(Seat("artist", gold=5, city="temple market manor"), call="artist")
    t.pick("ability", name="beautify")
    assert t.options() == [
        "beautify:seat=0,at=0,card=temple,cost=1",
        "beautify:seat=0,at=1,card=market,cost=1",
        "beautify:seat=0,at=2,card=manor,cost=1",
        "cancel",
    ]
    t.pick("beautify", card="market")
    assert t.options() == [
        "beautify:seat=0,at=0,card=temple,cost=1",
        "beautify:seat=0,at=2,card=manor,cost=1",
        "cancel",
    ]
    t.pick("beautify", card="manor")
    assert t.kind == "turn"
    assert t.options("ability") == []
    assert artist.gold == 3
    assert [one.cost for one in artist.view.seats[0].city] == [1, 3, 4]
    assert artist.view.seats[0].points == 8


def test_one_is_enough(t: Scenario) -> None:
    """Ruling 99: up to two; after one the ability is used."""
    artist, *_ = t.table(Seat("artist", gold=5, city="temple market"), call="artist")
    t.pick("ability")
    t.pick("beautify", card="temple")
    t.pick("cancel")
    assert artist.gold == 4
    assert t.options("ability") == []


def test_none_is_none(t: Scenario) -> None:
    """Ruling 1: given up before the first, it is not used up."""
    t.table(Seat("artist", gold=5, city="temple"), call="artist")
    t.pick("ability")
    t.pick("cancel")
    assert t.options("ability") == ["ability:name=beautify"]


def test_each_district_once_in_the_game(t: Scenario) -> None:
    """Ruling 99: not again in later rounds."""
    t.table(
        Seat("artist", gold=5, city=[Built("temple", coins=1), "market"]),
        call="artist",
    )
    t.pick("ability")
    assert t.options("beautify") == ["beautify:seat=0,at=1,card=market,cost=1"]
    t.pick("beautify")
    assert t.kind == "turn"


def test_with_one_gold_only_one(t: Scenario) -> None:
    """Ruling 99."""
    artist, *_ = t.table(Seat("artist", gold=1, city="temple market"), call="artist")
    t.pick("ability")
    t.pick("beautify", card="temple")
    assert t.kind == "turn"
    assert artist.gold == 0


def test_without_gold_or_plain_districts_there_is_no_ability(t: Scenario) -> None:
    """Ruling 99."""
    t.table(Seat("artist", gold=0, city="temple"), call="artist")
    assert t.options("ability") == []
    t.table(Seat("artist", gold=9, city=[Built("temple", coins=1)]), call="artist")
    assert t.options("ability") == []


def test_the_coins_are_out_of_her_stash(t: Scenario) -> None:
    """Ruling 21."""
    artist, *_ = t.table(Seat("artist", gold=1, hand="tavern", city="temple poor_house"), call="artist")
    t.pick("ability")
    t.pick("beautify", card="temple")
    t.pick("gather_cards")
    t.choose(t.options()[0])
    t.end_turn()
    assert "poor_house" in t.causes("gold_gained")
    assert artist.gold == 1


def test_a_coin_is_lost_with_its_district(t: Scenario) -> None:
    """Ruling 87: and it makes the Warlord pay one more."""
    t.table(Seat("warlord", gold=9), Seat("artist", city=[Built("market", coins=1)]), call="warlord")
    t.pick("ability")
    assert t.options("destroy") == ["destroy:seat=1,at=0,card=market,cost=2"]
    t.pick("destroy")
    assert t.state.issued == sum(player.gold for player in t.state.players)


def test_a_district_built_in_this_turn_can_be_beautified(t: Scenario) -> None:
    """Ruling 2: at any moment of her turn."""
    artist, *_ = t.table(Seat("artist", gold=2, hand="temple"), call="artist")
    assert t.options("ability") == []
    t.gather()
    t.pick("build", card="temple")
    t.pick("ability")
    t.pick("beautify")
    assert artist.view.seats[0].city[0].coins == 1
