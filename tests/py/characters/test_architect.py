"""Tests the Architect."""

from scenario import Scenario, Seat


def test_draws_two_cards_more_at_any_moment(t: Scenario) -> None:
    """Ruling 85."""
    architect, other, *_ = t.table(Seat("architect"), call="architect", deck="keep manor")
    t.pick("ability", name="bonus_cards")
    assert architect.hand == ["keep", "manor"]
    assert architect.saw("cards_drawn") == [{"seat": 0, "count": 2, "cards": ["keep", "manor"]}]
    assert other.saw("cards_drawn") == [{"seat": 0, "count": 2}]
    assert t.options() == ["gather_gold:amount=2", "gather_cards:count=2"]


def test_builds_three_districts(t: Scenario) -> None:
    """Ruling 84."""
    architect, *_ = t.table(
        Seat("architect", gold=9, hand="temple tavern watchtower manor"), call="architect"
    )
    t.gather()
    t.pick("build", card="temple")
    assert architect.view.turn is not None
    assert architect.view.turn.builds_left == 2
    t.pick("build", card="tavern")
    t.pick("build", card="watchtower")
    assert t.options("build") == []
    assert architect.city == ["temple", "tavern", "watchtower"]


def test_takes_what_is_left_of_the_deck(t: Scenario) -> None:
    """Ruling 20."""
    architect, *_ = t.table(Seat("architect"), call="architect", deck="keep", bottom=0)
    t.pick("ability", name="bonus_cards")
    assert architect.hand == ["keep"]
    assert t.options() == ["gather_gold:amount=2"]


def test_no_cards_from_an_empty_deck(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("architect"), call="architect", bottom=0)
    assert t.options() == ["gather_gold:amount=2"]


def test_has_no_income(t: Scenario) -> None:
    t.table(Seat("architect", city="manor temple tavern prison keep"), call="architect")
    assert t.options("income") == []
