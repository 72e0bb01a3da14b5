"""Tests invariant 8, the view is enough: computer players play whole games from updates alone."""

import pytest

import laws
from citadels.bots.api import Bot
from citadels.bots.registry import BOTS
from citadels.kind import CITADELS
from citadels.model.state import State
from citadels.model.view import View
from games import Table, game_for, tables
from player_checks import check_function_of_what_it_sees
from tabletop.match.kind import computer_chance
from tabletop.match.match import Match, new_match
from tabletop.match.updates import Update
from tabletop.players.seating import PERSON, Chair
from tests.tiers import at_night, sampled

SAMPLE = sampled(tables(12), tables(12)[::3], "each player is met, and few and many seats of both editions")
PAIRS = [
    (name, table)
    for number, name in enumerate(BOTS)
    for place, table in enumerate(SAMPLE)
    if at_night("each player and each table is met, at other tables and by other players")
    or (number + place) % len(BOTS) == 0
]
"""Each player at each table, or, on a push, each of half of the tables once and each player at one or more."""


def deal(table: Table, seed: int) -> Match[State, View]:
    """Deal a game of people."""
    seating = [Chair(name="P", player=PERSON)] * table[2]
    return new_match("m", CITADELS, game_for(*table).setup, seating, seed, free=False)


def play_by_updates(table: Table, bot: Bot, seed: int) -> Match[State, View]:
    """Play a game in which nothing is looked at but what updates say, sent and read as JSON."""
    match = deal(table, seed)
    while True:
        watching = sent(match.update(None, match.number - 1))
        if watching.over:
            return match
        assert watching.waiting is not None
        update = sent(match.update(watching.waiting, match.number - 1))
        assert update.ask is not None
        chance = computer_chance(seed, watching.waiting, update.number)
        match.pick(update.ask.seat, update.ask.id, bot.choose(update.view, update.ask, chance))


def sent(update: Update[View]) -> Update[View]:
    """Return ``update`` as it arrives at the other end of a wire."""
    return laws.UPDATE_JSON.validate_json(laws.UPDATE_JSON.dump_json(update))


@pytest.mark.parametrize(("name", "table"), PAIRS, ids=str)
def test_whole_games(name: str, table: Table) -> None:
    end = play_by_updates(table, BOTS[name], 9).update(None, -1)
    assert end.view.scores is not None
    assert sorted(score.seat for score in end.view.scores) == list(range(table[2]))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_a_function_of_what_it_sees(name: str) -> None:
    check_function_of_what_it_sees(BOTS[name], deal(("2016", "first_game", 5), 5), 60)


def test_the_chance_of_a_bot_does_not_lead_back_to_the_deck() -> None:
    """Neither the seed of the game nor the numbers of its deal are in what a bot is handed."""
    chance = computer_chance(77, 2, 5)
    assert chance.seed != 77
    assert len({computer_chance(77, seat, number).seed for seat in range(8) for number in range(50)}) == 400
