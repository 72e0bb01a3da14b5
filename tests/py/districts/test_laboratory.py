"""Tests the Laboratory."""

from scenario import Scenario, Seat


def test_a_card_for_two_gold(t: Scenario) -> None:
    king, other, *_ = t.table(Seat("king", gold=0, hand="keep manor", city="laboratory"), call="king")
    t.pick("use", card="laboratory")
    assert t.kind == "laboratory"
    assert t.options() == ["card:card=keep", "card:card=manor", "cancel"]
    t.pick("card", card="manor")
    assert (king.gold, king.hand) == (2, ["keep"])
    assert t.state.deck[0] == "manor"
    assert king.saw("cards_discarded") == [{"seat": 0, "count": 1, "cards": ["manor"]}]
    assert other.saw("cards_discarded") == [{"seat": 0, "count": 1}]


def test_once_a_turn(t: Scenario) -> None:
    t.table(Seat("king", hand="keep manor", city="laboratory"), call="king")
    t.pick("use", card="laboratory")
    t.pick("card", card="keep")
    assert t.options("use") == []


def test_destroyed_and_built_again_it_is_another_one(t: Scenario) -> None:
    """Ruling 106: a use is the district's, not the card's."""
    t.table(
        Seat("architect", gold=3, hand="keep", city="laboratory armory"),
        Seat("king"),
        call="architect",
        bottom=0,
    )
    t.pick("use", card="laboratory")
    t.pick("card", card="keep")
    t.pick("ability", name="bonus_cards")
    assert t.options("use") == ["use:card=armory"]
    t.pick("use", card="armory")
    t.pick("armory", card="laboratory")
    t.pick("gather_cards")
    t.pick("keep", card="laboratory")
    t.pick("build", card="laboratory")
    assert t.options("use") == ["use:card=laboratory"]


def test_may_be_given_up(t: Scenario) -> None:
    """Ruling 104."""
    king, *_ = t.table(Seat("king", gold=0, hand="keep", city="laboratory"), call="king")
    t.pick("use", card="laboratory")
    t.pick("cancel")
    assert (king.gold, king.hand) == (0, ["keep"])
    assert t.options("use") == ["use:card=laboratory"]


def test_not_without_a_card(t: Scenario) -> None:
    t.table(Seat("king", city="laboratory"), call="king")
    assert t.options("use") == []


def test_in_the_turn_it_was_built(t: Scenario) -> None:
    t.table(Seat("king", gold=5, hand="laboratory manor"), call="king")
    t.gather()
    t.pick("build", card="laboratory")
    assert t.options("use") == ["use:card=laboratory"]


def test_in_the_owners_turn_only(t: Scenario) -> None:
    t.table(Seat("king", hand="keep"), Seat("bishop", hand="manor", city="laboratory"), call="king")
    assert t.options("use") == []
