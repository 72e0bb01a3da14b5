"""Tests an empty deck: each draw takes as many cards as there are (ruling 20)."""

import pytest

from scenario import Scenario, Seat


def test_only_gold_can_be_gathered(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("merchant", city="observatory library"), call="merchant", bottom=0)
    assert t.options("gather_cards") == []
    assert t.options("gather_gold") == ["gather_gold:amount=2"]


def test_the_last_card_is_kept_unasked(t: Scenario) -> None:
    """Ruling 20."""
    merchant, *_ = t.table(Seat("merchant"), call="merchant", deck="palace", bottom=0)
    t.pick("gather_cards")
    assert (t.kind, merchant.hand) == ("turn", ["palace"])


@pytest.mark.parametrize(("deck", "alike"), [("palace palace", True), ("palace manor", False)])
def test_only_like_cards_leave_one_answer(t: Scenario, deck: str, *, alike: bool) -> None:
    """Ruling 19: copies of a card are alike; who keeps one is asked in any case, as others may not know."""
    t.table(Seat("merchant"), call="merchant", deck=deck)
    t.pick("gather_cards")
    assert t.position.ask is not None
    assert (t.kind, t.position.ask.alike, t.position.ask.forced) == ("keep", alike, False)
    assert len(t.options()) == 1 + (not alike)


def test_what_lies_under_an_empty_deck_is_drawn_next(t: Scenario) -> None:
    """Rulings 19 and 20."""
    merchant, *_ = t.table(Seat("merchant", hand="temple", city="laboratory"), call="merchant", bottom=0)
    t.pick("use", card="laboratory")
    t.pick("card")
    t.pick("gather_cards")
    assert merchant.hand == ["temple"]


@pytest.mark.parametrize(
    ("character", "ability"),
    [
        ("architect", "bonus_cards"),
        ("navigator", "four_cards"),
        ("scholar", "study"),
        ("magician", "redraw"),
    ],
)
def test_abilities_that_draw_are_not_offered(t: Scenario, character: str, ability: str) -> None:
    """Ruling 20."""
    t.table(Seat(character, hand="temple"), call=character, bottom=0)
    assert f"ability:name={ability}" not in t.options()
    t.table(Seat(character, hand="temple"), call=character, deck="palace", bottom=0)
    assert f"ability:name={ability}" in t.options()


@pytest.mark.parametrize(
    ("character", "ability"), [("architect", "bonus_cards"), ("navigator", "four_cards")]
)
def test_they_draw_what_is_there(t: Scenario, character: str, ability: str) -> None:
    """Ruling 20."""
    owner, *_ = t.table(Seat(character), call=character, deck="palace", bottom=0)
    t.pick("ability", name=ability)
    assert owner.hand == ["palace"]


def test_the_scholar_chooses_among_what_is_there(t: Scenario) -> None:
    """Ruling 20."""
    scholar, *_ = t.table(Seat("scholar"), call="scholar", deck="palace temple", bottom=0)
    t.pick("ability", name="study")
    t.pick("card", card="temple")
    assert (scholar.hand, t.state.deck) == (["temple"], ["palace"])


def test_the_spy_takes_the_gold_and_the_cards_there_are(t: Scenario) -> None:
    """Rulings 20 and 55."""
    spy, king, *_ = t.table(
        Seat("spy", gold=0), Seat("king", gold=2, hand="manor castle"), call="spy", deck="palace", bottom=0
    )
    t.pick("ability", name="spy")
    t.pick("seat", seat=1)
    t.pick("type", type="noble")
    assert (spy.gold, king.gold, spy.hand) == (2, 0, ["palace"])


@pytest.mark.parametrize(
    ("character", "city"), [("patrician", "manor castle"), ("cardinal", "temple church")]
)
def test_income_in_cards_is_what_is_there(t: Scenario, character: str, city: str) -> None:
    """Ruling 20."""
    owner, *_ = t.table(Seat(character, city=city), call=character, deck="palace", bottom=0)
    t.pick("income")
    assert owner.hand == ["palace"]


def test_the_abbot_mixes_what_is_there(t: Scenario) -> None:
    """Rulings 20 and 75."""
    abbot, *_ = t.table(
        Seat("abbot", gold=0, city="temple church monastery"), call="abbot", deck="palace", bottom=0
    )
    t.pick("income")
    assert t.options() == ["mix:gold=3,cards=0", "mix:gold=2,cards=1"]
    t.pick("mix", gold=2)
    assert (abbot.gold, abbot.hand) == (2, ["palace"])


def test_the_abbot_is_not_asked_without_cards(t: Scenario) -> None:
    """Rulings 20 and 75."""
    abbot, *_ = t.table(Seat("abbot", gold=0, city="temple church"), call="abbot", bottom=0)
    t.pick("income")
    assert (t.kind, abbot.gold) == ("turn", 2)


def test_the_smithy_is_cold(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("merchant", gold=5, city="smithy"), call="merchant", bottom=0)
    assert t.options("use") == []
    owner, *_ = t.table(
        Seat("merchant", gold=5, city="smithy"), call="merchant", deck="palace temple", bottom=0
    )
    t.pick("use", card="smithy")
    assert (owner.gold, owner.hand) == (3, ["palace", "temple"])


def test_the_park_gives_what_is_there(t: Scenario) -> None:
    """Rulings 20 and 120."""
    owner, *_ = t.table(Seat("warlord", city="park"), call="warlord", deck="palace", bottom=0)
    t.end_turn()
    assert owner.hand == ["palace"]
    owner, *_ = t.table(Seat("warlord", city="park"), call="warlord", bottom=0)
    t.end_turn()
    assert owner.hand == []


def test_the_magician_may_still_swap(t: Scenario) -> None:
    """Rulings 20 and 60."""
    magician, king, *_ = t.table(
        Seat("magician", hand="temple"), Seat("king", hand="palace"), call="magician", bottom=0
    )
    t.pick("ability", name="swap")
    t.pick("seat", seat=1)
    assert (magician.hand, king.hand) == (["palace"], ["temple"])
