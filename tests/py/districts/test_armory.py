"""Tests the Armory."""

from citadels.model.state import Built
from scenario import Scenario, Seat, bewitch


def test_destroys_a_district_anywhere_and_is_gone(t: Scenario) -> None:
    """Ruling 106: nothing to pay, any character, even before gathering."""
    owner, other, *_ = t.table(
        Seat("merchant", gold=0, city="temple armory"), Seat("king", city="castle palace"), call="merchant"
    )
    t.pick("use", card="armory")
    assert t.options() == [
        "armory:seat=0,at=0,card=temple,cost=0",
        "armory:seat=1,at=0,card=castle,cost=0",
        "armory:seat=1,at=1,card=palace,cost=0",
        "cancel",
    ]
    t.pick("armory", card="palace")
    assert (owner.city, other.city, owner.gold) == (["temple"], ["castle"], 0)
    assert [facts["card"] for facts in t.events("district_destroyed")] == ["palace", "armory"]
    assert t.options("ability") == ["ability:name=bonus_gold"]


def test_the_destroyed_go_under_the_deck(t: Scenario) -> None:
    """Ruling 19."""
    t.table(Seat("merchant", city="armory"), Seat("king", city="castle"), call="merchant")
    t.pick("use", card="armory")
    t.pick("armory", card="castle")
    assert t.state.deck[:2] == ["armory", "castle"]


def test_can_be_used_in_the_turn_it_is_built(t: Scenario) -> None:
    """Ruling 106."""
    owner, other, *_ = t.table(
        Seat("merchant", gold=3, hand="armory"), Seat("king", city="castle"), call="merchant"
    )
    t.gather()
    t.pick("build", card="armory")
    t.pick("use", card="armory")
    t.pick("armory", card="castle")
    assert (owner.city, other.city, owner.gold) == ([], [], 2)


def test_destroys_an_own_district(t: Scenario) -> None:
    owner, *_ = t.table(Seat("merchant", city="armory temple keep"), Seat("king"), call="merchant")
    t.pick("use", card="armory")
    t.pick("armory", card="temple")
    assert owner.city == ["keep"]


def test_cannot_reach_into_a_completed_city(t: Scenario) -> None:
    """Ruling 105."""
    t.table(
        Seat("merchant", city="armory"),
        Seat("king", city="castle palace manor temple church tavern market"),
        Seat("bishop", city="keep"),
        call="merchant",
    )
    t.pick("use", card="armory")
    assert t.options() == ["armory:seat=2,at=0,card=keep,cost=0", "cancel"]


def test_is_no_use_where_every_other_city_is_completed_or_empty(t: Scenario) -> None:
    """Ruling 105."""
    t.table(
        Seat("merchant", city="armory"),
        Seat("king", city="castle palace manor temple church tavern market"),
        call="merchant",
    )
    assert t.options("use") == []


def test_breaks_the_keep_and_the_bishops_city(t: Scenario) -> None:
    """Ruling 107: both protections speak of rank 8 only."""
    _, bishop, *_ = t.table(
        Seat("merchant", city="armory"), Seat("bishop", city="keep temple"), call="merchant"
    )
    t.pick("use", card="armory")
    t.pick("armory", card="keep")
    assert bishop.city == ["temple"]


def test_a_coin_on_the_destroyed_district_is_lost(t: Scenario) -> None:
    """Ruling 87."""
    _, king, *_ = t.table(
        Seat("merchant", city="armory"),
        Seat("king", gold=2, city=[Built("castle", coins=1)]),
        call="merchant",
        in_game="artist",
    )
    t.pick("use", card="armory")
    t.pick("armory", card="castle")
    assert king.gold == 2
    assert t.state.issued == sum(player.gold for player in t.state.players)


def test_may_be_thought_better_of(t: Scenario) -> None:
    """Ruling 104."""
    owner, *_ = t.table(Seat("merchant", city="armory temple"), Seat("king"), call="merchant")
    t.pick("use", card="armory")
    t.choose("cancel")
    assert owner.city == ["armory", "temple"]
    assert t.options("use") == ["use:card=armory"]


def test_a_bewitched_player_may_not_use_it(t: Scenario) -> None:
    """Ruling 26."""
    t.table(
        Seat("merchant", city="armory temple"),
        Seat("witch"),
        call="merchant",
        marks=bewitch("merchant"),
    )
    assert t.options("use") == []


def test_drawn_again_and_rebuilt_it_serves_again(t: Scenario) -> None:
    """Ruling 106: nothing says "once a turn", and the one that was used is gone."""
    owner, king, *_ = t.table(
        Seat("architect", gold=1, city="armory"),
        Seat("king", city="castle palace"),
        call="architect",
        bottom=0,
    )
    t.pick("use", card="armory")
    t.pick("armory", card="castle")
    t.gather()
    t.pick("ability", name="bonus_cards")
    t.pick("build", card="armory")
    t.pick("use", card="armory")
    t.pick("armory", card="palace")
    assert (owner.city, owner.hand, king.city) == ([], ["castle"], [])
