"""Tests the Architect of the classic edition."""

from scenario import Scenario, Seat


def test_her_cards_come_after_gathering(t: Scenario) -> None:
    """Rulings 2 and 85."""
    architect, *_ = t.table(Seat("architect"), call="architect", edition="classic")
    assert t.options("ability") == []
    t.gather()
    t.pick("ability", name="bonus_cards")
    assert len(architect.hand) == 2
    assert t.options("ability") == []


def test_three_builds(t: Scenario) -> None:
    """Ruling 84."""
    architect, *_ = t.table(
        Seat("architect", gold=9, hand="temple tavern market manor"), call="architect", edition="classic"
    )
    t.gather()
    for card in ("temple", "tavern", "market"):
        t.pick("build", card=card)
    assert t.options("build") == []
    assert architect.city == ["temple", "tavern", "market"]


def test_an_empty_deck_has_nothing_to_give(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("architect"), call="architect", bottom=0, edition="classic")
    t.gather()
    assert t.options("ability") == []
