"""Tests the Navigator: four gold or four cards, and no building."""

from scenario import Scenario, Seat


def test_four_gold_or_four_cards(t: Scenario) -> None:
    """Ruling 2: at any moment of her turn."""
    navigator, *_ = t.table(Seat("navigator", gold=0), call="navigator")
    assert t.options("ability") == ["ability:name=four_gold", "ability:name=four_cards"]
    t.pick("ability", name="four_gold")
    assert navigator.gold == 4
    assert t.options("ability") == []
    assert t.options() == ["gather_gold:amount=2", "gather_cards:count=2"]


def test_the_cards_go_to_her_hand_unseen(t: Scenario) -> None:
    """Ruling 83: four cards more beside the gathering."""
    navigator, watcher, *_ = t.table(
        Seat("navigator"), call="navigator", deck="temple keep docks manor palace"
    )
    t.pick("ability", name="four_cards")
    assert navigator.hand == ["temple", "keep", "docks", "manor"]
    assert watcher.saw("cards_drawn") == [{"seat": 0, "count": 4}]


def test_draws_what_the_deck_has(t: Scenario) -> None:
    """Ruling 20."""
    navigator, *_ = t.table(Seat("navigator"), call="navigator", bottom=3)
    t.pick("ability", name="four_cards")
    assert len(navigator.hand) == 3


def test_with_an_empty_deck_there_is_only_gold(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("navigator"), call="navigator", bottom=0)
    assert t.options() == ["gather_gold:amount=2", "ability:name=four_gold"]


def test_cannot_build_anything_even_if_she_skips_her_four(t: Scenario) -> None:
    """Ruling 83: no Stables, nothing by the Framework, and no loan of districts for cards."""
    navigator, *_ = t.table(
        Seat("navigator", gold=9, hand="stables temple thieves_den necropolis", city="framework"),
        call="navigator",
    )
    t.gather()
    assert navigator.view.turn is not None
    assert navigator.view.turn.builds_left == 0
    assert t.options() == ["ability:name=four_gold", "ability:name=four_cards", "end_turn"]
    assert not any(card.buildable for card in navigator.view.hand)


def test_uses_the_districts_that_do_not_build(t: Scenario) -> None:
    """Ruling 83: only building is forbidden."""
    navigator, *_ = t.table(Seat("navigator", gold=0, hand="temple", city="laboratory"), call="navigator")
    t.pick("use", card="laboratory")
    t.pick("card", card="temple")
    assert navigator.gold == 2


def test_two_players_her_other_character_builds(t: Scenario) -> None:
    """Ruling 12."""
    t.table(
        Seat("navigator", "warlord", gold=9, hand="temple"),
        Seat("king", "bishop"),
        players=2,
        call="navigator",
    )
    t.end_turn()
    t.gather()
    assert t.options("build") == ["build:card=temple,cost=1"]
