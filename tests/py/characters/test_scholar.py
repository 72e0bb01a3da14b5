"""Tests the Scholar: one card of seven."""

from scenario import Scenario, Seat

SEVEN = "temple keep docks manor palace tavern market"


def test_draws_seven_and_keeps_one(t: Scenario) -> None:
    """Ruling 19: the other six are shuffled into the deck, not put under it."""
    scholar, watcher, *_ = t.table(Seat("scholar"), call="scholar", deck=SEVEN)
    before = len(t.state.deck)
    t.pick("ability", name="study")
    assert t.options() == [f"card:card={name}" for name in SEVEN.split()]
    assert scholar.saw("cards_drawn") == [{"seat": 0, "count": 7, "cards": SEVEN.split()}]
    assert watcher.saw("cards_drawn") == [{"seat": 0, "count": 7}]
    t.pick("card", card="palace")
    assert scholar.hand == ["palace"]
    assert watcher.saw("card_kept") == [{"seat": 0, "count": 1}]
    deck = t.state.deck
    assert len(deck) == before - 1
    six = sorted(set(SEVEN.split()) - {"palace"})
    assert sorted(deck[:6]) != six
    assert sorted(deck[-6:]) != six
    assert t.options("ability") == []


def test_alike_cards_are_one_choice(t: Scenario) -> None:
    """Ruling 19: copies of a card are alike."""
    t.table(Seat("scholar"), call="scholar", deck="temple temple temple keep docks docks manor")
    t.pick("ability")
    assert t.options() == ["card:card=temple", "card:card=keep", "card:card=docks", "card:card=manor"]


def test_a_deck_of_few_cards(t: Scenario) -> None:
    """Ruling 20: she draws what is there."""
    scholar, *_ = t.table(Seat("scholar"), call="scholar", deck="temple keep", bottom=1)
    t.pick("ability")
    assert len(t.options()) == 3
    t.pick("card", card="keep")
    assert scholar.hand == ["keep"]
    assert len(t.state.deck) == 2


def test_the_last_card_of_the_deck(t: Scenario) -> None:
    """Ruling 20."""
    scholar, *_ = t.table(Seat("scholar"), call="scholar", deck="temple", bottom=0)
    t.pick("ability")
    assert t.options() == ["card:card=temple"]
    t.pick("card")
    assert (scholar.hand, t.state.deck) == (["temple"], [])


def test_an_empty_deck_offers_nothing(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("scholar"), call="scholar", bottom=0)
    assert t.options("ability") == []


def test_builds_two_districts(t: Scenario) -> None:
    """Ruling 84."""
    scholar, *_ = t.table(Seat("scholar", gold=9, hand="temple tavern market"), call="scholar")
    t.gather()
    t.pick("build", card="temple")
    t.pick("build", card="tavern")
    assert t.options("build") == []
    assert scholar.city == ["temple", "tavern"]
