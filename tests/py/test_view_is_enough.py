"""Invariant 8, the view is enough: computer players play whole games from Steps alone."""

import dataclasses

import pytest

import laws
from citadels.bots.api import Bot, bot_chance
from citadels.bots.registry import BOTS
from citadels.model.state import State
from citadels.model.view import View
from games import Table, game_for, tables
from tabletop.match import Match, Step

SAMPLE = tables(12)


def play_by_steps(table: Table, bot: Bot, seed: int) -> Match[State, View]:
    """Play a game in which nothing is looked at but what Steps say, sent and read as JSON."""
    game = game_for(*table)
    match = Match("m", game, game.setup.model_dump(mode="json"), seed)
    while True:
        watching = sent(match.step(None))
        if watching.over:
            return match
        assert watching.waiting is not None
        step = sent(match.step(watching.waiting))
        assert step.ask is not None
        chance = bot_chance(seed, watching.waiting, step.number)
        match.pick(step.ask.seat, step.ask.id, bot.choose(step.view, step.ask, chance))


def sent(step: Step[View]) -> Step[View]:
    """Return ``step`` as it arrives at the other end of a wire."""
    return laws.STEP_JSON.validate_json(laws.STEP_JSON.dump_json(step))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", SAMPLE, ids=str)
def test_whole_games(name: str, table: Table) -> None:
    match = play_by_steps(table, BOTS[name], 9)
    end = match.step(None)
    assert end.view.scores is not None
    assert sorted(score.seat for score in end.view.scores) == list(range(table[2]))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_a_function_of_what_it_sees(name: str) -> None:
    """Asked the same twice, it answers the same, and it changes nothing that it is handed."""
    table = ("2016", "first_game", 5)
    game = game_for(*table)
    match = Match("m", game, game.setup.model_dump(mode="json"), 5)
    for _ in range(60):
        assert match.waiting is not None
        step = match.step(match.waiting)
        assert step.ask is not None
        view, ask = dataclasses.asdict(step.view), dataclasses.asdict(step.ask)
        picks = [BOTS[name].choose(step.view, step.ask, bot_chance(5, step.ask.seat, 1)) for _ in range(2)]
        assert picks[0] == picks[1]
        assert (dataclasses.asdict(step.view), dataclasses.asdict(step.ask)) == (view, ask)
        match.pick(step.ask.seat, step.ask.id, picks[0])


def test_the_chance_of_a_bot_does_not_lead_back_to_the_deck() -> None:
    """Neither the seed of the game nor the numbers of its deal are in what a bot is handed."""
    chance = bot_chance(77, 2, 5)
    assert chance.seed != 77
    assert len({bot_chance(77, seat, number).seed for seat in range(8) for number in range(50)}) == 400
