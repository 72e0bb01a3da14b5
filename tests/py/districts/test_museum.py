"""Tests the Museum."""

from citadels.model.state import Built
from scenario import Scenario, Seat


def test_takes_a_card_of_the_hand_once_a_turn(t: Scenario) -> None:
    owner, other, *_ = t.table(Seat("merchant", hand="temple palace", city="museum"), call="merchant")
    t.pick("use", card="museum")
    t.pick("card", card="palace")
    assert owner.hand == ["temple"]
    assert t.state.players[0].city[0].tucked == ("palace",)
    assert owner.saw("card_tucked") == [{"seat": 0, "card": "museum", "cards": ["palace"]}]
    assert other.saw("card_tucked") == [{"seat": 0, "card": "museum"}]
    assert other.view.seats[0].city[0].tucked == 1
    assert t.options("use") == []


def test_may_be_thought_better_of(t: Scenario) -> None:
    """Ruling 104."""
    owner, *_ = t.table(Seat("merchant", hand="temple", city="museum"), call="merchant")
    t.pick("use", card="museum")
    t.choose("cancel")
    assert owner.hand == ["temple"]
    assert t.options("use") == ["use:card=museum"]


def test_needs_a_card(t: Scenario) -> None:
    t.table(Seat("merchant", city="museum"), call="merchant")
    assert t.options("use") == []


def test_two_players_use_it_in_each_of_their_turns(t: Scenario) -> None:
    """Ruling 12."""
    owner, *_ = t.table(
        Seat("merchant", "warlord", hand="temple palace", city="museum"),
        Seat("thief", "architect"),
        players=2,
        call="merchant",
    )
    t.pick("use", card="museum")
    t.pick("card", card="palace")
    t.until("warlord")
    t.pick("use", card="museum")
    t.pick("card", card="temple")
    assert owner.hand == []
    assert t.state.players[0].city[0].tucked == ("palace", "temple")


def test_a_point_for_each_card_under_it(t: Scenario) -> None:
    owner, *_ = t.table(
        Seat("warlord", city=[Built("museum", tucked=("temple", "palace", "secret_vault"))]),
        call="warlord",
        first=1,
    )
    t.end_round()
    assert owner.points() == {"districts": 4, "museum": 3}


def test_exchanged_the_cards_go_with_it(t: Scenario) -> None:
    """Ruling 118."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", city="castle"),
        Seat("king", city=[Built("museum", tucked=("temple", "palace"))]),
        call="diplomat",
        first=1,
    )
    t.pick("ability", name="exchange")
    t.pick("exchange", card="museum")
    t.pick("exchange_for", card="castle")
    t.end_round()
    assert diplomat.points() == {"districts": 4, "museum": 2}
    assert king.points()["districts"] == 4


def test_destroyed_the_cards_go_under_the_deck(t: Scenario) -> None:
    """Ruling 118."""
    t.table(
        Seat("warlord", gold=3),
        Seat("king", city=[Built("museum", tucked=("temple", "palace"))]),
        call="warlord",
    )
    t.pick("ability", name="destroy")
    t.pick("destroy", card="museum")
    assert t.state.deck[:3] == ["museum", "temple", "palace"]


def test_given_up_for_the_necropolis_the_cards_go_under_the_deck(t: Scenario) -> None:
    """Rulings 118 and 119."""
    t.table(Seat("merchant", hand="necropolis", city=[Built("museum", tucked=("temple",))]), call="merchant")
    t.gather()
    t.pick("build", card="necropolis")
    t.pick("sacrifice", card="museum")
    assert t.state.deck[:2] == ["museum", "temple"]
