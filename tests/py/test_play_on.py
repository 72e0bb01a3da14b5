"""Tests that nothing public of the turn and the round is lost where a match begins in the middle of another one."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import pointcity_games
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.worlds import sample_start
from citadels.model.state import State
from games import Table, game_for, play, random_pick, tables
from pointcity.kind import POINT_CITY
from tabletop.kernel.ask import view_ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import History
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.redeal import redealt
from tabletop.players.seating import Chair
from tabletop.players.thinking import finished
from test_redeal import match_at
from tests.tiers import sampled

TABLES = sampled(tables(), tables(9)[:12:2], "the same check at fewer tables and positions")
POINT_CITY_TABLES = sampled(
    pointcity_games.TABLES, pointcity_games.TABLES[2:7:2], "the same check at fewer tables and positions"
)
STEPS = sampled(6, 3, "the same check at fewer tables and positions")
"""For how many asks after play-on the coach is asked."""


def middles(game: Citadels, seed: int) -> Iterator[Position[State]]:
    """Yield positions in the middle of a turn, in which something was used already."""
    for position in play(game, seed).positions:
        turn = position.base.turn
        if position.ask is not None and turn is not None and turn.used:
            yield position


def played_on(kind: Kind, match: Match[Any, Any], seat: int, seed: int) -> Match[Any, Any] | None:
    """Return the match that continues from this one; None if no deal fits."""
    try:
        return redealt(match, kind, "n", seat, match.number, seed)
    except Refusal as refusal:
        if refusal.code != "cannot-redeal":
            raise
        return None


def ask_coach(kind: Kind, match: Match[Any, Any], chance: Randomness) -> None:
    """Ask the coach for the seat that is asked, as that seat knows the match."""
    ask = match.position.ask
    assert ask is not None
    view = match.game.view(match.position.state, ask.seat)
    recall = match.memories.recaller(kind, match.history, ask.seat)
    advice = finished(kind.advise(view, view_ask(ask, "x"), chance, recall))
    legal = {option for one in advice for option in one.options} <= set(ask.options)
    assert advice
    assert legal


@pytest.mark.parametrize(
    "table", TABLES[:: sampled(1, 3, "the same check at fewer tables and positions")], ids=str
)
def test_a_match_that_begins_in_mid_turn_knows_what_the_turn_has_used(table: Table) -> None:
    """Every seat knows it at once, and so do the worlds that it can imagine."""
    game = game_for(*table)
    compared = 0
    for position in [*middles(game, 4)][::9]:
        assert position.ask is not None
        new = played_on(CITADELS, match_at(game, position, position.ask.seat, 3), position.ask.seat, 5)
        if new is None:
            continue
        start = new.history.position.base
        for seat in range(game.seats):
            knowledge = new.memories.recall(CITADELS, new.history, seat).knowledge
            world = sample_start(game.rules, knowledge, Randomness(compared))
            assert facts(world) == facts(start), seat
        compared += 1
    assert compared


def game_of(match: Match[Any, Any]) -> Citadels:
    """Return the game of a match of Citadels."""
    assert isinstance(match.game, Citadels)
    return match.game


def facts(state: State) -> tuple[object, ...]:
    """Return what all seats were told of the round and the turn under way."""
    turn = state.turn
    used = None if turn is None else (Counter(turn.used), turn.built, turn.paid)
    return used, Counter(state.builders), sorted(state.finishers)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_coach_answers_every_seat_after_play_on(table: Table) -> None:
    game = game_for(*table)
    chance, asked = Randomness(sum(map(ord, str(table)))), 0
    found = [*middles(game, 4)]
    for position in [found[chance.below(len(found))] for _ in range(STEPS // 3)]:
        for seat in range(0, game.seats, sampled(1, 3, "the same check at fewer tables and positions")):
            match = played_on(CITADELS, match_at(game, position, seat, 3), seat, chance.below(1000))
            for _ in range(STEPS if match is not None else 0):
                if match is None or match.position.ask is None:
                    break
                ask_coach(CITADELS, match, chance)
                asked += 1
                match.play(random_pick(match.position.ask, chance))
    assert asked


@pytest.mark.parametrize("table", POINT_CITY_TABLES, ids=str)
def test_the_coach_answers_every_seat_after_play_on_in_point_city(table: pointcity_games.Table) -> None:
    game = pointcity_games.game_for(table)
    chance, asked = Randomness(7), 0
    found = [position for position in pointcity_games.played(table, 2).positions if position.ask is not None]
    for position in [found[chance.below(len(found))] for _ in range(STEPS // 3)]:
        for seat in range(game.seats):
            history = History(Position[Any].resumed(game, position.base, ()))
            assert history.play_all(position.picks)
            chairs = [
                Chair(name=f"P{at}", player="person" if at == seat else "master") for at in range(game.seats)
            ]
            match = played_on(POINT_CITY, Match("m", game, chairs, 3, history), seat, chance.below(1000))
            if match is None or match.position.ask is None:
                continue
            ask_coach(POINT_CITY, match, chance)
            asked += 1
    assert asked
