"""Tests the coach's sentence: true, in the terms of the game, worded in every language, and marked answers that are as good."""

import re
from pathlib import Path
from typing import cast

import pytest

from citadels.model.view import View
from citadels.search.why import why
from scenario import Scenario, Seat
from tabletop.kernel.ask import view_ask
from tabletop.players.advice import Advice, Reason, compared
from tabletop.texts.locales import LANGUAGES

ROOT = Path(__file__).parents[2]


def said(t: Scenario, option: str) -> Reason | None:
    """Return what the coach says of the first option that begins with ``option``."""
    ask = t.position.ask
    assert ask is not None
    pick = next(one for one in ask.options if one.startswith(option))
    view = cast("View", t.position.game.view(t.position.state, ask.seat))
    return why(view, view_ask(ask, ""), (pick,))


def test_the_last_district_is_the_best_reason(t: Scenario) -> None:
    t.table(
        Seat("merchant", gold=5, hand="temple", city="castle manor tavern market docks church"),
        call="merchant",
    )
    t.gather()
    assert said(t, "build") == Reason("completes-first", {})


def test_a_district_that_pays_at_once_is_built_before_the_income(t: Scenario) -> None:
    t.table(Seat("merchant", gold=5, hand="tavern", city="market"), call="merchant")
    t.gather()
    assert said(t, "build") == Reason("pays-at-once", {})
    t.pick("income")
    assert said(t, "build") != Reason("pays-at-once", {})


def test_gold_is_for_the_card_that_it_pays_for(t: Scenario) -> None:
    t.table(Seat("merchant", gold=3, hand="palace tavern"), call="merchant")
    assert said(t, "gather_gold") == Reason("affords", {"card": "palace"})


def test_cards_are_for_a_hand_without_any(t: Scenario) -> None:
    t.table(Seat("merchant", gold=3, hand=""), call="merchant")
    assert said(t, "gather_cards") == Reason("no-cards", {})


def test_a_thief_hears_who_is_rich_and_still_hidden(t: Scenario) -> None:
    t.table(Seat("thief"), Seat("king", gold=7), call="thief")
    t.pick("ability", name="rob")
    assert said(t, "name:character=king") == Reason("holds-gold", {"seat": 1, "gold": 7})


def test_where_nothing_simple_speaks_for_an_answer_nothing_is_said(t: Scenario) -> None:
    t.table(Seat("merchant", gold=0, hand=""), call="merchant")
    t.gather()
    assert said(t, "end_turn") is None


def test_answers_within_two_points_are_as_good() -> None:
    advice = compared([Advice([name], chance, []) for name, chance in (("a", 40), ("b", 38), ("c", 37))])
    assert [one.as_good for one in advice] == [False, True, False]
    assert not compared([Advice(["a"], None, [])])[0].as_good


@pytest.mark.parametrize("game", ["citadels", "pointcity"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_worded(game: str, language: str) -> None:
    made = set(
        re.findall(
            r'(?:Reason\(|, option, )"([a-z-]+)"', (ROOT / f"py/{game}/search/why.py").read_text("utf-8")
        )
    )
    texts = (ROOT / f"web/games/{game}/locales/{language}.ftl").read_text("utf-8")
    assert len(made) >= 4
    assert made <= set(re.findall(r"^reason-([a-z-]+) =", texts, re.MULTILINE))
