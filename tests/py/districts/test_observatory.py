"""Tests the Observatory."""

from scenario import Scenario, Seat, bewitch


def test_gathering_shows_three_cards(t: Scenario) -> None:
    owner, *_ = t.table(
        Seat("merchant", city="observatory"), call="merchant", deck="palace temple tavern manor"
    )
    assert t.options()[:2] == ["gather_gold:amount=2", "gather_cards:count=3"]
    t.pick("gather_cards")
    assert t.options() == ["keep:card=palace", "keep:card=temple", "keep:card=tavern"]
    t.pick("keep", card="temple")
    assert owner.hand == ["temple"]
    assert sorted(t.state.deck[:2]) == ["palace", "tavern"]


def test_with_the_library_all_three_are_kept(t: Scenario) -> None:
    """Ruling 116."""
    owner, *_ = t.table(
        Seat("merchant", city="observatory library"), call="merchant", deck="palace temple tavern"
    )
    t.pick("gather_cards")
    assert (t.kind, owner.hand) == ("turn", ["palace", "temple", "tavern"])


def test_other_cards_are_not_more(t: Scenario) -> None:
    owner, *_ = t.table(Seat("architect", city="observatory"), call="architect")
    t.pick("ability", name="bonus_cards")
    assert len(owner.hand) == 2


def test_a_bewitched_player_has_it(t: Scenario) -> None:
    """Ruling 26."""
    t.table(
        Seat("merchant", city="observatory"),
        Seat("witch"),
        call="merchant",
        marks=bewitch("merchant"),
    )
    assert t.options("gather_cards") == ["gather_cards:count=3"]


def test_the_witch_has_it_when_she_gathers(t: Scenario) -> None:
    """Ruling 24."""
    t.table(Seat("witch", city="observatory"), call="witch")
    assert t.options("gather_cards") == ["gather_cards:count=3"]


def test_with_two_cards_left_it_shows_two(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("merchant", city="observatory"), call="merchant", deck="palace temple", bottom=0)
    t.pick("gather_cards")
    assert t.options() == ["keep:card=palace", "keep:card=temple"]
