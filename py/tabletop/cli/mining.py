"""Mines problems from the games of computer players."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tabletop.cli.simulated_game import SimulatedGame
from tabletop.cli.wanted_book import A_GAME, Wanted
from tabletop.kernel.ask import Ask, view_ask
from tabletop.match.kind import Kind, computer_chance
from tabletop.match.match import Match, new_match
from tabletop.players.experiment import Demand
from tabletop.players.seating import Chair
from tabletop.players.thinking import finished
from tabletop.problems.finding import AHEAD, SEEDS, problem_thought
from tabletop.problems.played_out import leads, played_row
from tabletop.problems.problem import Problem

LEVEL = "normal"
"""Who plays the games that problems come from."""

LATE = 0.4
"""The part of a game's moments that is left out: its answers seldom decide the game."""

OPEN = (0.1, 0.93)
"""The chance to win that a seat has before the round: of the asks outside, one in 250 outlived the race of a few
worlds."""


@dataclass(frozen=True)
class Mine:
    """Where problems are looked for.

    Asks of the ``themes``, at most ``rest`` moments before the end of the game (None: anywhere).

    What comes after an ask is played 1,200 times to see whether its problem stands, which takes the most time of all.
    """

    themes: Collection[str]
    rest: int | None = None


Mined = tuple[int, list[Problem], list[dict[str, Any]]]
"""A game's seed, its problems, and what came of each when it was played to the end."""


def mined(simulated: SimulatedGame, wish: object, wanted: Wanted, mine: Mine, seed: int) -> Mined:
    """Play the game with ``seed`` and return its problems: a function of the arguments.

    The search comes before anything is played to the end: it leaves most asks after a few worlds, each up to the next
    round. Of one turn a theme has one problem, since the asks that follow are alike.
    """
    kind, match = simulated.kind, _played(simulated, wish, seed)
    found: list[Problem] = []
    rows: list[dict[str, Any]] = []
    turn: tuple[int, set[str]] = (-1, set())
    for number, ask in _open_asks(match, kind, mine):
        if len(found) == A_GAME:
            break
        if ask.seat != turn[0]:
            turn = (ask.seat, set())
        demand = _demanded(match, kind, wanted, {*mine.themes} - turn[1], number)
        if demand is None:
            continue
        problem = finished(problem_thought(match, kind, number, demand, SEEDS))
        if problem is None or problem.theme not in mine.themes or problem.theme in turn[1]:
            continue
        played = leads(problem, kind, wanted.against)
        if all(lead.sure for lead in played.values()):
            turn[1].add(problem.theme)
            found.append(replace(problem, played=list(wanted.against)))
            rows.append(played_row(problem, played))
    return seed, found, rows


def _open_asks(match: Match[Any, Any], kind: Kind, mine: Mine) -> Iterator[tuple[int, Ask]]:
    """Yield the late asks, each with its number, of seats that the value function gives a chance, but not the game."""
    first = int(LATE * match.number)
    if mine.rest is not None:
        first = max(first, match.number - mine.rest)
    chances: list[float] | None = None
    for number, position in enumerate(match.history.line(0)):
        chances = kind.chances(match.game, position.state) or chances
        ask = position.ask
        if ask is None or number < first:
            continue
        if chances is None or OPEN[0] <= chances[ask.seat] <= OPEN[1]:
            yield number, ask


def _demanded(
    match: Match[Any, Any], kind: Kind, wanted: Wanted, themes: Collection[str], number: int
) -> Demand | None:
    """Return how clear the best answer at moment ``number`` has to be; None if no answer there is of the ``themes``."""
    position = match.history.at(number)
    ask = position.ask
    if ask is None or ask.forced or not 2 <= len(ask.options) <= wanted.most:
        return None
    view, shown = match.game.view(position.state, ask.seat), view_ask(ask, "")
    possible = {kind.subject(view, shown, (option,)).theme for option in ask.options}
    if not possible & {*themes}:
        return None
    if possible <= {*wanted.easy}:
        return Demand(AHEAD)
    # What the plainest player finds is no problem for a person, where there are others.
    recall = match.memories.recaller(kind, match.history, ask.seat, number)
    chance = computer_chance(match.seed, ask.seat, number)
    return Demand(AHEAD, AHEAD, finished(kind.choose(kind.players[0], view, shown, chance, recall)))


def _played(simulated: SimulatedGame, wish: object, seed: int) -> Match[Any, Any]:
    setup = simulated.setup(wish, seed)
    seating = [Chair(name=str(seat + 1), player=LEVEL) for seat in range(setup["players"])]
    match = new_match("problems", simulated.kind, setup, seating, seed, free=False)
    while match.waiting is not None:
        match.advance(simulated.kind, 1)
    return match
