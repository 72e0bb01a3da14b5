"""Tests the Lighthouse."""

from scenario import Scenario, Seat


def test_built_it_finds_a_card_in_the_deck(t: Scenario) -> None:
    owner, other, *_ = t.table(
        Seat("merchant", gold=3, hand="lighthouse"), call="merchant", edition="classic"
    )
    t.gather()
    count = len(t.state.deck)
    t.pick("build", card="lighthouse")
    assert (t.kind, t.asked) == ("search", 0)
    assert other.update.ask is None
    assert other.view.deck == count
    t.pick("card", card="dragon_gate")
    assert owner.hand == ["dragon_gate"]
    assert len(t.state.deck) == count - 1
    assert other.saw("card_kept") == [{"seat": 0, "count": 1}]


def test_the_deck_is_shuffled(t: Scenario) -> None:
    t.table(
        Seat("merchant", gold=3, hand="lighthouse"),
        call="merchant",
        deck="temple palace tavern manor docks castle",
        edition="classic",
    )
    t.gather()
    before = [card for card in t.state.deck if card != "dragon_gate"]
    t.pick("build", card="lighthouse")
    t.pick("card", card="dragon_gate")
    assert t.state.deck != before
    assert sorted(t.state.deck) == sorted(before)


def test_an_empty_deck_holds_nothing(t: Scenario) -> None:
    """Ruling 20."""
    owner, *_ = t.table(
        Seat("merchant", gold=3, hand="lighthouse"), call="merchant", bottom=0, edition="classic"
    )
    t.gather()
    t.pick("build", card="lighthouse")
    assert (t.kind, owner.hand) == ("turn", [])


def test_only_when_it_is_built(t: Scenario) -> None:
    t.table(
        Seat("diplomat", gold=9, city="manor"),
        Seat("king", city="lighthouse"),
        call="diplomat",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="exchange")
    t.pick("exchange")
    t.pick("exchange_for")
    assert t.kind != "search"
