"""Tests what a seat knows after *Play on*.

As much of what was before as it knew in the whole match, and nothing false.
"""

import json
from typing import Any

import pytest

import pointcity_games
from citadels.kind import CITADELS
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.stored import are_true, write_notes
from games import Played, Table, game_for, pile_game, play, random_pick, tables
from pointcity.kind import POINT_CITY
from pointcity.search.memory import memory_fits
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import History
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tabletop.players.seating import PERSON, Chair
from test_forged_saves import mutate, opened_and_played
from test_play_on import ask_coach, game_of, played_on
from tests.tiers import sampled

# Thousands of positions: too slow inside Pyodide, and nothing of it depends on where it runs.
pytestmark = pytest.mark.cpython_only

TABLES: list[Table | None] = [
    None,
    *(sampled(tables(), tables(12)[:9:4], "the same check at fewer tables and positions")),
]
"""None is the French draft of two."""
TRIED = sampled(8, 3, "the same check at fewer tables and positions")
"""At how many moments of a game somebody plays on."""


def match_of(played: Played[Any], seat: int) -> Match[Any, Any]:
    """Return the match of a whole game, with a person on ``seat`` among computer players."""
    first = played.positions[0]
    chairs = [
        Chair(name=f"P{at}", player=PERSON if at == seat else "normal") for at in range(first.game.seats)
    ]
    history = History[Any](first)
    # Somebody who plays on does so in a match that is not over.
    assert history.play_all(played.picks[:-1])
    return Match("m", first.game, chairs, 3, history)


def played_on_somewhere(
    kind: Kind, played: Played[Any], chance: Randomness, tried: int = TRIED
) -> list[tuple[Match[Any, Any], Match[Any, Any], int, int]]:
    """Return matches, each with the one that goes on from a moment of it, the seat and the moment."""
    found: list[tuple[Match[Any, Any], Match[Any, Any], int, int]] = []
    for _ in range(tried):
        seat = chance.below(played.positions[0].game.seats)
        match = match_of(played, seat)
        number = chance.below(match.number)
        match.history.cut(number)
        new = played_on(kind, match, seat, chance.below(1000))
        if new is not None:
            found.append((match, new, seat, number))
    return found


def known_in(match: Match[Any, Any], seat: int) -> Knowledge:
    knowledge: Knowledge = match.memories.recall(CITADELS, match.history, seat).knowledge
    return knowledge


def draft_of(match: Match[Any, Any], seat: int) -> object:
    return match.update(seat, match.number, CITADELS).view.draft


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_seat_that_plays_on_knows_what_it_knew(table: Table | None) -> None:
    """Hidden cards, characters, the draft of this round; where a step begins anew, what it knew then."""
    played = play(game_for(*table) if table else pile_game(), 4)
    same = 0
    for match, new, seat, _ in played_on_somewhere(CITADELS, played, Randomness(5), TRIED + 2):
        before, after = known_in(match, seat), known_in(new, seat)
        assert after.cards == before.cards
        assert not new.history.position.picks or after.roles == before.roles
        if new.position.picks == match.position.picks:
            assert draft_of(new, seat) == draft_of(match, seat)
            same += 1
    assert same


@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_it_stays_true_and_the_coach_answers(table: Table | None) -> None:
    """While the new match goes on, also after it was saved and opened."""
    game, chance = game_for(*table) if table else pile_game(), Randomness(9)
    checked = 0
    for _, new, seat, _ in played_on_somewhere(CITADELS, play(game, 6), chance, 2):
        match = resume(read_record(new.record(CITADELS).model_dump_json(), {CITADELS.id: CITADELS}), CITADELS)
        assert match.history.replayed
        assert match.history.known == new.history.known
        asked = False
        for _ in range(sampled(60, 12, "the same check at fewer tables and positions")):
            ask = match.position.ask
            if ask is None:
                break
            base = match.position.base
            knowledge = known_in(match, seat)
            data = write_notes(knowledge.cards, knowledge.roles)
            assert are_true(game_of(match).rules, base, match.game.view(base, seat), data)
            assert draft_of(match, seat) is not None or not base.round
            if ask.seat == seat and not asked:
                ask_coach(CITADELS, match, chance)
                asked = True
            match.play(random_pick(ask, chance))
            checked += 1
    assert checked


def test_a_false_memory_is_not_believed() -> None:
    """A save that somebody has changed opens with what the seat sees, and the coach answers."""
    chance, believed, refused = Randomness(3), 0, 0
    played = play(game_for("2016", "first_game", 5), 4)
    for _, new, seat, _ in played_on_somewhere(CITADELS, played, chance, 2):
        save = json.loads(new.record(CITADELS).model_dump_json())
        for _ in range(sampled(40, 8, "the same check at fewer tables and positions")):
            forged = json.loads(json.dumps(save))
            done = mutate(forged["known"], chance)
            assert opened_and_played(forged | {"match": "m"}) in {"", "save-broken"}, done
            try:
                match = resume(read_record(json.dumps(forged), {CITADELS.id: CITADELS}), CITADELS)
            except Exception:  # noqa: BLE001 - which refusals there are is what the line above tests.
                refused += 1
                continue
            believed += match.history.known is not None
            refused += match.history.known is None
            known_in(match, seat)
    assert refused > 8
    assert believed < refused


@pytest.mark.parametrize(
    "table", pointcity_games.TABLES[:: sampled(1, 3, "the same check at fewer tables and positions")], ids=str
)
def test_the_seat_that_plays_on_knows_what_it_knew_in_point_city(table: pointcity_games.Table) -> None:
    played = pointcity_games.played(table, 2)
    found = played_on_somewhere(POINT_CITY, played, Randomness(5))
    for match, new, seat, _ in found:
        before = match.memories.recall(POINT_CITY, match.history, seat)
        after = new.memories.recall(POINT_CITY, new.history, seat)
        assert (+after.shown, after.cells, after.lost, after.deck) == (
            +before.shown,
            before.cells,
            before.lost,
            before.deck,
        )
        assert not any(after.lost)
        data = POINT_CITY.write_memory(after)
        assert data is not None
        assert memory_fits(new.position.base, data)
        assert not memory_fits(new.position.base, data | {"deck": data["deck"] + 1})
        assert not memory_fits(new.position.base, data | {"shown": data["shown"][1:]})
        assert not memory_fits(new.position.base, data | {"cells": data["cells"][1:]})
    assert found
