"""Tests that each note of the guided games has its moment, whatever a newcomer does, and that all are true."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from citadels.kind import CITADELS
from guided_games import NEWCOMER, Moment, Note, a_newcomer, notes_of, play, shown
from tabletop.texts.locales import LANGUAGES

pytestmark = [pytest.mark.cpython_only, pytest.mark.slow]

SETUP = {"edition": "2016", "characters": "first_game", "districts": "first_game", "players": 4, "crown": 0}
FIRST_PICKS = 5
TRIES = 6
"""How many newcomers begin with each character; every third one does not follow the advice of the second draft."""
ALWAYS = {"draft", "ranks", "others", "gather", "purple", "build", "end", "crown", "round", "bye"}
"""What everybody is told, whatever they do."""
MET = {"murder", "theft", "income"}
"""What is told as soon as it is met; in this deal nearly everybody meets it."""
NAMING = {"kill", "rob"}

Told = dict[str, list[list[Note]]]


def path(first: int, lot: int) -> list[Moment]:
    def choose(ask: Any, moment: Moment) -> tuple[str, ...]:
        options = list(ask.options)
        if ask.kind == "draft" and moment.view["round"] == 1:
            return (options[first],)
        if ask.kind == "draft" and lot % 3:
            advised = (f"draft:character={name}" for name in ("assassin", "thief"))
            return next(((one,) for one in advised if one in options), ())
        if ask.kind == "turn" and lot % 3:
            wanted = (one for one in options if one.startswith(("gather_", "ability")))
            return next(((one,) for one in wanted), ())
        return ()

    return play(CITADELS, SETUP, a_newcomer(Random(100 * first + lot), choose), rounds=2)


@pytest.fixture(scope="module", name="paths")
def all_paths() -> list[list[Moment]]:
    return [path(first, lot) for first in range(FIRST_PICKS) for lot in range(TRIES)]


@pytest.fixture(scope="module", name="told")
def all_notes(paths: list[list[Moment]]) -> Told:
    return notes_of("citadels", paths)


def test_the_table_is_the_usual_one(paths: list[list[Moment]]) -> None:
    first = paths[0][0]
    assert len(first.view["characters"]) == 8
    assert first.view["city_size"] == 7, "the text says seven"
    assert first.ask is not None
    assert len(first.ask["options"]) == FIRST_PICKS
    assert {len(one["city"]) for one in first.view["seats"]} == {0}


def test_every_promised_note_is_shown_once(told: Told) -> None:
    for notes in told["uk"]:
        ids = [note.id for note in notes]
        assert set(ids) >= ALWAYS
        assert len(ids) == len(set(ids))
        assert ids[0] == "draft"
        assert ids[-1] == "bye"


@pytest.mark.parametrize("note", sorted(MET))
def test_what_is_met_has_its_note_and_nearly_everybody_meets_it(
    paths: list[list[Moment]], told: Told, note: str
) -> None:
    met = [any(IS_SO[note](moment) for moment in moments) for moments in paths]
    assert met == [any(one.id == note for one in notes) for notes in told["uk"]]
    assert sum(met) >= len(paths) * 9 // 10


def test_a_naming_in_the_second_round_is_coached(paths: list[list[Moment]], told: Told) -> None:
    coached = 0
    for moments, notes in zip(paths, told["uk"], strict=True):
        asked = {moment.view["round"] for moment in moments if (moment.ask or {}).get("kind") in NAMING}
        ids = {note.id for note in notes}
        assert ("naming" in ids, "naming-again" in ids) == (1 in asked, 2 in asked)
        coached += 2 in asked
    # Two of three newcomers follow the advice, and then have a character to name.
    assert coached >= len(paths) * 2 // 3
    advised = [*shown(paths, told["uk"], "take-assassin"), *shown(paths, told["uk"], "take-thief")]
    assert len(advised) == len(paths)


def test_notes_between_the_newcomers_questions_hold_the_story(paths: list[list[Moment]], told: Told) -> None:
    for moments, notes in zip(paths, told["uk"], strict=True):
        assert all(note.holds == (moments[note.moment].ask is None) for note in notes)
    assert any(note.holds for notes in told["uk"] for note in notes)


def drafts(moment: Moment, number: int) -> bool:
    return (moment.ask or {}).get("kind") == "draft" and moment.view["round"] == number


def verbs(moment: Moment) -> set[str]:
    return {option["verb"] for option in (moment.ask or {"options": []})["options"]}


def kinds(moment: Moment) -> set[str]:
    return {mark["kind"] for mark in moment.view["marks"]}


def income(moment: Moment) -> bool:
    taken = any(
        event["kind"] == "gold_gained" and event["cause"] in {"king", "bishop", "warlord"}
        for event in moment.fresh
    )
    return taken or "income" in verbs(moment)


def crown(moment: Moment) -> bool:
    return moment.view["round"] == 2 or any(event["kind"] == "crown_moved" for event in moment.fresh)


IS_SO: dict[str, Callable[[Moment], bool]] = {
    "draft": lambda moment: drafts(moment, 1),
    "ranks": lambda moment: bool(moment.view["mine"]) and moment.view["rank"] <= 1,
    "others": lambda moment: moment.ask is None and moment.view["turn"] is not None,
    "murder": lambda moment: "kill" in kinds(moment),
    "theft": lambda moment: "rob" in kinds(moment),
    "gather": lambda moment: {"gather_gold", "gather_cards"} <= verbs(moment),
    "purple": lambda moment: any(card["type"] == "unique" for card in moment.view["hand"]),
    "build": lambda moment: any(card["buildable"] for card in moment.view["hand"]),
    "ability": lambda moment: "ability" in verbs(moment),
    "end": lambda moment: "end_turn" in verbs(moment),
    "income": income,
    "crown": crown,
    "round": lambda moment: drafts(moment, 2),
    "bye": lambda moment: moment.view["round"] == 3,
}
"""What has to be so when a note is shown, by what the note says."""


@pytest.mark.parametrize("note", IS_SO)
def test_a_note_says_what_is_so(paths: list[list[Moment]], told: Told, note: str) -> None:
    found = list(shown(paths, told["uk"], note))
    assert found
    assert all(IS_SO[note](moment) for _, moment in found)


def test_what_is_told_of_hidden_characters_is_true(paths: list[list[Moment]], told: Told) -> None:
    seen = 0
    for note in ("naming", "naming-again"):
        for shown_note, moment in shown(paths, told["en"], note):
            lines = shown_note.lines
            # What is known best, what else is known or who is out, and advice.
            assert 2 <= len(lines) <= 3
            named = {view["character"] for view in moment.view["characters"]}
            about = {who: [line for line in lines[:-1] if who.capitalize() in line] for who in named}
            for who, where in about.items():
                # Of what was called already there is nothing to find out.
                if who in moment.view["mine"] or fate_of(moment, who) not in {"", "faceup"}:
                    assert where == []
                    continue
                assert len(where) <= 1, (who, lines)
                if not where:
                    continue
                if where[0].startswith("Out of this round"):
                    assert who not in moment.held
                else:
                    assert moment.held.get(who, "face down") in where[0], (who, where)
                seen += 1
    assert seen > 50


def fate_of(moment: Moment, character: str) -> str:
    return next(one["fate"] for one in moment.view["characters"] if one["character"] == character)


def test_no_note_tells_more_than_the_newcomer_may_know(paths: list[list[Moment]], told: Told) -> None:
    """A line that names one place where a character surely is names what the facts of the draft say."""
    for note in ("naming", "naming-again"):
        for shown_note, moment in shown(paths, told["en"], note):
            facts = {one["character"]: one for one in moment.view["draft"]["characters"]}
            for line in shown_note.lines[:-1]:
                for who, fact in facts.items():
                    if who.capitalize() not in line or line.startswith("Out of this round"):
                        continue
                    may: list[str] = [moment.names[seat] for seat in fact["holders"]]
                    rivals = [name for at, name in enumerate(moment.names) if at != NEWCOMER]
                    assert [name for name in rivals if name in line] == may


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_words_in_every_language(told: Told, language: str) -> None:
    for notes, others in zip(told[language], told["en"], strict=True):
        assert [(note.moment, note.id) for note in notes] == [(note.moment, note.id) for note in others]
        for note in notes:
            assert all(len(line) > 15 and not line.startswith("guide-") for line in note.lines)
            assert "{" not in "".join(note.lines)
