"""Plays two answers of a problem to the end of the game, in the same worlds.

So one sees whether the better one wins more.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.game import Game
from tabletop.kernel.position import Policy, Position
from tabletop.kernel.randomness import side_chance
from tabletop.match.kind import Kind, Which, computer_pick
from tabletop.match.match import Match
from tabletop.players.search import played_on
from tabletop.problems.position import read_position
from tabletop.problems.problem import Problem
from tabletop.replay_link.picks import pick_of

GAMES = 300
"""How many pairs of games a problem of a book is played to the end, by each level."""

FIRST_SEED = 700_000
"""The first seed of their worlds, far from those that chose the answers."""

STEP = 50
"""After so many pairs a problem is left that would not stand if it went on like that."""

RIVAL_WORLDS = 12
"""In so many worlds all answers are played to the end, to find the one that comes next."""

RIVAL_SEED = 0
"""The first seed of those worlds; the proof has others."""

CONFIDENT = 1.96
"""Standard errors of a 95 % interval."""


@dataclass(slots=True)
class Lead:
    """By how much one answer won more often than another: the mean of ``games`` pairs and its standard error."""

    mean: float
    error: float
    games: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - CONFIDENT * self.error

    @property
    def sure(self) -> bool:
        """Whether the first answer surely wins more often."""
        return self.games > 0 and self.low > 0

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mean + CONFIDENT * self.error

    def hopeful(self, games: int) -> bool:
        """Whether it would be sure after ``games`` pairs like those that were played."""
        return self.mean > CONFIDENT * self.error * sqrt(self.games / max(games, self.games))


def won_after(
    match: Match[Any, Any],
    kind: Kind,
    answers: Sequence[Pick],
    level: str,
    seeds: Sequence[int],
    number: int | None = None,
) -> list[list[float]]:
    """Return for each seed what each of ``answers`` to the ask at moment ``number`` (None: the latest) won.

    That is 1 for a win, or a share of a shared one.

    Each seed deals a world from what the asked seat knows, and all seats play it to the end as ``level``. A seed whose
    world does not lead to the same ask is left out.
    """
    position = match.position if number is None else match.history.at(number)
    ask = position.ask
    if ask is None:
        raise ValueError("nobody is asked")
    view, shown = match.game.view(position.state, ask.seat), view_ask(ask, "")
    recall = match.memories.recaller(kind, match.history, ask.seat, number)
    won: list[list[float]] = []
    for seed in seeds:
        start = kind.redeal(view, shown, side_chance("played out", seed), recall)
        if start is None:
            continue
        world = Position[Any].resumed(match.game, start.state, start.picks)
        if world.ask is None or (world.ask.seat, world.ask.options) != (ask.seat, ask.options):
            continue
        policy = level_policy(kind, match.game, level, seed)
        ends = [played_on(world, pick, policy(), lambda _state: False) for pick in answers]
        won.append([share_of(kind, match.game, end, ask.seat) for end in ends])
    return won


def level_policy(kind: Kind, game: Game[Any, Any], level: str, seed: int) -> Callable[[], Policy[Any]]:
    """Return a maker of equal policies in which all seats play as ``level``, which remembers nothing."""

    def make() -> Policy[Any]:
        number = 0

        def policy(state: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own
            nonlocal number
            number += 1
            return computer_pick(kind, level, game, state, ask, Which(seed, number), _nothing)

        return policy

    return make


def _nothing() -> None:
    return None


def share_of(kind: Kind, game: Game[Any, Any], state: object, seat: int) -> float:
    """Return what ``seat`` has won at the end ``state``."""
    winners = kind.outline(game, state).winners
    return (seat in winners) / len(winners)


def lead_of(won: Sequence[Sequence[float]]) -> Lead:
    """Return by how much the first answer won more often than the second."""
    apart = [row[0] - row[1] for row in won]
    mean = sum(apart) / len(apart)
    spread = sum((one - mean) ** 2 for one in apart) / max(len(apart) - 1, 1)
    return Lead(mean, sqrt(spread / len(apart)), len(apart))


def leads(problem: Problem, kind: Kind, levels: Sequence[str], games: int = GAMES) -> dict[str, Lead]:
    """Return by level the lead of the best answer over the one that comes next.

    The last is the first by which it does not stand.
    """
    found: dict[str, Lead] = {}
    for level in levels:
        found[level] = _lead(problem, kind, level, games)
        if not found[level].sure:
            break
    return found


def played_row(problem: Problem, found: Mapping[str, Lead]) -> dict[str, Any]:
    """Return what came of ``problem`` as a line of a file.

    By level it has the lead in points of chance, its interval, and the pairs of games.
    """
    row: dict[str, Any] = {"id": problem.id, "theme": problem.theme}
    row["stands"] = all(lead.sure for lead in found.values())
    for level, lead in found.items():
        points = [round(100 * one, 1) for one in (lead.mean, lead.low, lead.high)]
        row[level] = [*points, lead.games]
    return row


def _first_two(problem: Problem, match: Match[Any, Any], kind: Kind, level: str) -> tuple[Pick, Pick]:
    """Return the best answer, and of those that are not right the one that won most often in a few worlds.

    The search that chose the problem may take another one for the next.
    """
    ask = match.position.ask
    if ask is None:
        raise ValueError("nobody is asked")
    picks = [pick_of(ask, number) for number, _ in problem.answers]
    others = picks[problem.right :]
    won = won_after(match, kind, others, level, range(RIVAL_SEED, RIVAL_SEED + RIVAL_WORLDS))
    sums = [sum(row[at] for row in won) for at in range(len(others))]
    return picks[0], others[sums.index(max(sums))]


def _lead(problem: Problem, kind: Kind, level: str, games: int) -> Lead:
    match = read_position(problem.position, kind, "problem", problem.seat, [])
    best, following = _first_two(problem, match, kind, level)
    won: list[list[float]] = []
    for first in range(FIRST_SEED, FIRST_SEED + games, STEP):
        seeds = range(first, min(first + STEP, FIRST_SEED + games))
        won += won_after(match, kind, (best, following), level, seeds)
        if not won or not lead_of(won).hopeful(games):
            break
    return lead_of(won) if won else Lead(0.0, 0.0, 0)
