"""Tests the coach's sentence: true, in the terms of the game, worded in every language, and marked answers that are as good."""

import re
from pathlib import Path
from typing import cast

import pytest

from citadels.model.view import View
from citadels.search.why import why
from scenario import Scenario, Seat, warrants
from tabletop.match.option_effects import hinted_ask
from tabletop.players.advice import Advice, Reason, compared
from tabletop.texts.locales import LANGUAGES

ROOT = Path(__file__).parents[2]


def said(t: Scenario, option: str, other: str = "") -> Reason | None:
    """Return what the coach says of the first option that begins with ``option``, beside the option ``other``."""
    ask = t.position.ask
    assert ask is not None
    pick, *beside = (
        next(one for one in ask.options if one.startswith(name)) for name in (option, other) if name
    )
    view = cast("View", t.position.game.view(t.position.state, ask.seat))
    return why(view, hinted_ask(t.position, ask, ""), (pick,), tuple(beside))


def test_the_last_district_is_the_best_reason(t: Scenario) -> None:
    t.table(
        Seat("merchant", gold=5, hand="temple", city="castle manor tavern market docks church"),
        call="merchant",
    )
    t.gather()
    assert said(t, "build") == Reason("completes-first", {"card": "temple"})


def test_taking_what_another_paid_for_is_said_to_complete_the_city(t: Scenario) -> None:
    for city, said_of in (
        ("castle manor tavern market docks church", Reason("completes-first", {"card": "temple"})),
        ("castle market watchtower keep", Reason("fifth-type", {"card": "temple"})),
        ("castle market", None),
    ):
        t.table(
            Seat("magistrate", city=city),
            Seat("king", gold=5, hand="temple"),
            call="king",
            marks=warrants("king", "bishop", "merchant"),
        )
        t.gather()
        t.pick("build", card="temple")
        assert t.kind == "confiscate"
        assert said(t, "confiscate", "let_pass") == said_of


def test_a_district_that_pays_at_once_is_built_before_the_income(t: Scenario) -> None:
    t.table(Seat("merchant", gold=5, hand="tavern", city="market"), call="merchant")
    t.gather()
    assert said(t, "build") == Reason("pays-at-once", {"card": "tavern"})
    t.pick("income")
    assert said(t, "build") != Reason("pays-at-once", {"card": "tavern"})


def test_gold_is_for_the_card_that_it_pays_for(t: Scenario) -> None:
    t.table(Seat("merchant", gold=3, hand="palace tavern"), call="merchant")
    assert said(t, "gather_gold") == Reason("affords", {"card": "palace"})


def test_cards_are_for_a_hand_without_any(t: Scenario) -> None:
    t.table(Seat("merchant", gold=3, hand=""), call="merchant")
    assert said(t, "gather_cards") == Reason("no-cards", {})


def test_a_thief_hears_who_is_rich_and_still_hidden(t: Scenario) -> None:
    t.table(Seat("thief"), Seat("king", gold=7), call="thief")
    t.pick("ability", name="rob")
    assert said(t, "name:character=king") == Reason("holds-gold", {"seat": 1, "gold": 7, "character": "king"})


def test_the_bonus_of_a_district_is_named_with_what_it_hangs_on(t: Scenario) -> None:
    t.table(Seat("merchant", gold=5, hand="ivory_tower manor", city="tavern"), call="merchant")
    t.gather()
    assert said(t, "build:card=ivory_tower", "build:card=manor") == Reason(
        "bonus", {"card": "ivory_tower", "count": 5}
    )
    t.table(Seat("merchant", gold=5, hand="ivory_tower manor", city="keep"), call="merchant")
    t.gather()
    assert said(t, "build:card=ivory_tower", "build:card=manor") != Reason(
        "bonus", {"card": "ivory_tower", "count": 5}
    )


def test_no_bonus_is_named_where_a_free_type_may_score_as_well(t: Scenario) -> None:
    """The Haunted Quarter completes five types once there is another purple district: three of the seven points are its own."""
    t.table(
        Seat("merchant", gold=6, hand="basilica", city="haunted_quarter fortress manor monastery temple"),
        call="merchant",
    )
    t.gather()
    reason = said(t, "build:card=basilica")
    assert reason is None or reason.id != "bonus"


def test_what_is_true_of_the_answer_beside_it_as_well_is_no_reason(t: Scenario) -> None:
    """Both cards are worth their gold, which could be stolen; only one of them is the dearest."""
    t.table(Seat("merchant", gold=5, hand="palace castle", city="temple"), Seat("thief"), call="merchant")
    t.gather()
    assert said(t, "build:card=palace", "build:card=castle") == Reason("dearest", {"card": "palace"})
    assert said(t, "build:card=castle", "build:card=palace") is None


def test_a_ruin_is_a_reason_to_kill_and_none_to_rob(t: Scenario) -> None:
    city = "castle manor palace"
    t.table(Seat("thief", city=city), Seat("warlord", gold=1), call="thief")
    t.pick("ability", name="rob")
    assert said(t, "name:character=warlord") is None
    t.table(Seat("assassin", city=city), Seat("warlord", gold=1), call="assassin")
    t.pick("ability", name="kill")
    assert said(t, "name:character=warlord") == Reason("ruins", {"character": "warlord"})
    t.table(Seat("assassin", city=city), Seat("warlord", gold=1, city=city), call="assassin")
    t.pick("ability", name="kill")
    assert said(t, "name:character=warlord") is None, "the plates show that nobody leads"


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
    sources = [path.read_text("utf-8") for path in (ROOT / f"py/{game}/search").glob("*.py")]
    made = set(re.findall(r'(?:Reason\(|, seats, |could\(|name\), |rivals, )"([a-z-]+)"', "".join(sources)))
    texts = (ROOT / f"web/games/{game}/locales/{language}.ftl").read_text("utf-8")
    there = set(re.findall(r"^reason-([a-z-]+) =", texts, re.MULTILINE))
    assert len(made) >= 4
    assert made <= there
    assert [
        name for name in there if not name.startswith("bonus-") and f'"{name}"' not in "".join(sources)
    ] == []
    assert "simul" not in "".join(re.findall(r"^reason-.*", texts, re.MULTILINE))
