"""Tests that the notes of Point City's guided game are true, whatever a newcomer's first move is."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from guided_games import NEWCOMER, Moment, Note, a_newcomer, deal_of, notes_of, play, shown
from pointcity.kind import POINT_CITY
from tabletop.match.match import new_match
from tabletop.players.seating import PERSON, Chair
from tabletop.texts.locales import LANGUAGES
from tests.tiers import sampled

pytestmark = [pytest.mark.cpython_only, pytest.mark.slow]

SETUP = {"players": 2, "first": 0, "promo": True, "automa": ""}
MARKS = ["turn", "second", "own", "market", "cost", "build", "tokens", "goal"]

Told = dict[str, list[list[Note]]]


def first_moves() -> Iterator[tuple[str, ...]]:
    """Yield every way to answer the first turn; of those that begin by turning a card over, one for each card."""
    todo: list[tuple[str, ...]] = [()]
    while todo:
        begun = todo.pop()
        seating = [Chair(name="Ada", player=PERSON), Chair(name="Bertram", player=POINT_CITY.players[0])]
        match = new_match("guided", POINT_CITY, SETUP, seating, deal_of("pointcity"), free=True)
        for option in begun:
            match.play((option,))
        ask = match.position.ask
        if ask is None or ask.seat != NEWCOMER:
            yield begun
            continue
        options = [option for option in ask.options if option != "cancel"]
        flipped = len(begun) > 1 and begun[0] == "flip"
        todo += [(*begun, option) for option in (options[:1] if flipped else options)]


def path(begun: tuple[str, ...]) -> list[Moment]:
    left = list(begun)

    def choose(_ask: Any, _moment: Moment) -> tuple[str, ...]:
        return (left.pop(0),) if left else ()

    return play(POINT_CITY, SETUP, a_newcomer(Random(1), choose), rounds=3)


@pytest.fixture(scope="module", name="every")
def all_first_moves() -> list[tuple[str, ...]]:
    return list(first_moves())


@pytest.fixture(scope="module", name="begun")
def played_on(every: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return the first moves after which the game is played on."""
    return every[:: sampled(1, 3, "of first moves that differ by one card alike notes are told")]


@pytest.fixture(scope="module", name="paths")
def all_paths(begun: list[tuple[str, ...]]) -> list[list[Moment]]:
    return [path(moves) for moves in begun]


@pytest.fixture(scope="module", name="told")
def all_notes(paths: list[list[Moment]]) -> Told:
    return notes_of("pointcity", paths)


def lacking(moment: Moment) -> list[int]:
    """How many symbols each building of the market lacks."""
    return [one["missing"] for one in moment.view["market"] if one["card"] and one["missing"] is not None]


def test_every_first_move_is_played(every: list[tuple[str, ...]], paths: list[list[Moment]]) -> None:
    cells = {moves[0] for moves in every}
    first = paths[0][0]
    assert first.ask is not None
    assert cells == {option["id"] for option in first.ask["options"]}
    assert len(every) > 60


def test_what_is_taken_first_pays_for_a_building_in_the_second_turn(
    begun: list[tuple[str, ...]], paths: list[list[Moment]]
) -> None:
    for moves, moments in zip(begun, paths, strict=True):
        second = next(one for one in moments if one.ask and one.view["round"] == 2)
        assert 0 in lacking(second) or moves[0] == "flip", moves


def test_notes_say_what_is_so(paths: list[list[Moment]], told: Told) -> None:
    for _, moment in shown(paths, told["uk"], "turn"):
        assert lacking(moment) == [], "there are resources only"
    for note, test in (("build", (0).__eq__), ("cost", (0).__lt__)):
        found = list(shown(paths, told["uk"], note))
        assert found
        assert all(any(test(missing) for missing in lacking(moment)) for _, moment in found)


def test_a_building_that_can_be_paid_has_its_note_at_once(paths: list[list[Moment]], told: Told) -> None:
    for moments, notes in zip(paths, told["uk"], strict=True):
        due = next(
            (at for at, one in enumerate(moments) if payable_turn(one)),
            None,
        )
        assert due == next((note.moment for note in notes if note.id == "build"), None)


def payable_turn(moment: Moment) -> bool:
    asks = moment.ask is not None and moment.ask["kind"] == "turn"
    return asks and moment.view["round"] >= 2 and 0 in lacking(moment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_have_words_and_come_once(told: Told, language: str) -> None:
    for notes in told[language]:
        ids = [note.id for note in notes]
        assert len(ids) == len(set(ids))
        assert set(ids) <= set(MARKS)
        assert all(len(line) > 15 and not line.startswith("guide-") for note in notes for line in note.lines)
