"""Fits the weights of the strong player by self-play; the result depends on its options alone, so it can be repeated.

Everything starts from ``normal``. In each round of fitting, about half the seats are learners: each plays with the best
figures so far plus nudges of its own, drawn evenly from both sides. The others are drawn from all generations before, so
that no answer to a single opponent is learned. Each deal is played twice with the nudges turned round, and what a
learner's result gains by a nudge, over all deals, is the slope along which the figures then move.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from citadels.bots.api import Bot
from citadels.bots.normal import NormalBot
from citadels.bots.weights import FACTORS, TABLES, read_fitted
from citadels.cli.tables import RANDOM, Wish, setup_for
from citadels.cli.texts import NO_FIGURES
from citadels.editions.edition import load_edition
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.setup import EditionId, Setup
from citadels.model.state import State
from tabletop.cli import batches
from tabletop.cli.parallel import ALONE, Crew
from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.position import playout
from tabletop.kernel.randomness import Randomness, side_chance
from tabletop.match.kind import computer_chance

Figures = dict[str, float]
"""Values by character, and the factors by name."""

Fitted = dict[str, dict[str, Figures]]
"""Figures by edition and table."""

REACH = 2.0
"""How far a nudge may go, in points."""

SHARES: Figures = dict.fromkeys(FACTORS, 0.3)
"""How far the nudge of a factor may go, as a share of ``REACH``."""

STRIDE = 9.0
"""How far figures move by a slope of a fair share a point in the first round; in later ones less."""

FOUR = "4"
"""The table that is fitted first."""

CAUTION = 400.0
"""Squared nudges added to those played: what was met in few deals moves little (a ridge)."""

CLOSE = 4.0
"""Points by which a lost game was close: results are counted by halves as a win and as the lead."""


@dataclass(frozen=True)
class Task:
    """What is fitted, from where, and against whom. ``generations`` are all figures so far, the best last."""

    edition: EditionId
    players: tuple[int, ...]
    generations: tuple[Figures, ...]
    seed: int

    def setup(self, deal: int) -> Setup:
        """Return the table of ``deal``: the edition's first preset where it fits by one half, else sets by lot."""
        players = self.players[deal // 2 % len(self.players)]
        if deal % 2:
            first = load_edition(self.edition).presets[0].id
            try:
                return setup_for(Wish((self.edition,), first, first, (players,)), self.seed + deal)
            except Refusal:  # A set that does not suit so many.
                pass
        return setup_for(Wish((self.edition,), RANDOM, RANDOM, (players,)), self.seed + deal)


@dataclass
class Slopes:
    """Sums over deals: of results by nudge, and of squared nudges, by figure."""

    up: Figures
    square: Figures

    def add(self, other: "Slopes") -> None:
        """Add another part of the run."""
        for mine, theirs in ((self.up, other.up), (self.square, other.square)):
            for name, value in theirs.items():
                mine[name] = mine.get(name, 0.0) + value


def play_part(task: Task, deals: range) -> Slopes:
    """Play some deals, each twice; the unit of work of a process."""
    slopes = Slopes({}, {})
    for deal in deals:
        _play_deal(task, deal, slopes)
    return slopes


def _play_deal(task: Task, deal: int, slopes: Slopes) -> None:
    game = Citadels(task.setup(deal))
    chance = side_chance("tune", task.seed + deal)
    names = [*game.rules.characters, *SHARES]
    nudges = [_nudge(names, chance) if chance.below(2) else None for _ in range(game.seats)]
    others = [chance.pick(task.generations) for _ in range(game.seats)]
    results: list[list[float]] = []
    for sign in (1.0, -1.0):
        bots = [_bot(task, other, nudge, sign) for other, nudge in zip(others, nudges, strict=True)]
        results.append(_results(game, task.seed + deal, bots))
    for nudge, plus, minus in zip(nudges, *results, strict=True):
        if nudge is None:
            continue
        for name, value in nudge.items():
            slopes.up[name] = slopes.up.get(name, 0.0) + (plus - minus) * value * game.seats
            slopes.square[name] = slopes.square.get(name, 0.0) + 2 * value * value


def _nudge(names: Sequence[str], chance: Randomness) -> Figures:
    """Draw a nudge for each figure, evenly between both ends."""
    return {name: REACH * SHARES.get(name, 1.0) * (chance.below(2001) - 1000) / 1000 for name in names}


def _bot(task: Task, other: Figures, nudge: Figures | None, sign: float) -> Bot:
    """Return a learner with its nudges, or a player of another generation."""
    if nudge is None:
        return _player(other)
    best = task.generations[-1]
    return _player(
        best | {name: best.get(name, _start(name)) + sign * value for name, value in nudge.items()}
    )


def _start(name: str) -> float:
    return 1.0 if name in SHARES else 0.0


def _player(figures: Mapping[str, float]) -> Bot:
    factors = {name: max(figures.get(name, 1.0), 0.1) for name in FACTORS}
    return NormalBot(read_fitted({"": {"": dict(figures) | factors}})["", ""], patient=False)


def _results(game: Citadels, seed: int, bots: Sequence[Bot]) -> list[float]:
    """Play a game; return each seat's share of the win, by halves as it was and as close as it was."""
    number = 0

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal number
        number += 1
        if ask.one_answer:
            return ask.options
        view = game.view(state, ask.seat)
        return bots[ask.seat].choose(view, view_ask(ask, ""), computer_chance(seed, ask.seat, number))

    state = game.start(seed)
    playout(game, state, policy)
    outline = CITADELS.outline(game, state)
    leads = [exp((points - max(outline.points)) / CLOSE) for points in outline.points]
    won = [(seat in outline.winners) / len(outline.winners) for seat in range(game.seats)]
    return [(win + lead / sum(leads)) / 2 for win, lead in zip(won, leads, strict=True)]


def fit(run: "Tuning", edition: EditionId, table: str, before: Sequence[Figures]) -> list[Figures]:
    """Return all generations for tables of ``edition`` with as many players as ``table`` says, those ``before`` first."""
    players = tuple(range(int(table[0]), int(table[-1]) + 1))
    generations = list(before)
    for at in range(len(before) - 1, len(before) - 1 + run.rounds):
        task = Task(edition, players, tuple(generations), run.seed + at * run.deals)
        total = Slopes({}, {})
        label = f"{edition} {table} {at + 1}"
        for part in batches.run(partial(play_part, task), range(run.deals), run.crew, label):
            total.add(part)
        generations.append(_moved(generations[-1], total, STRIDE / (2 + at) * 2))
    return generations


def _moved(figures: Figures, slopes: Slopes, stride: float) -> Figures:
    """Return ``figures`` moved along the slopes; those of factors in their own measure."""
    moved = dict(figures)
    for name, up in slopes.up.items():
        share = SHARES.get(name, 1.0) ** 2
        slope = up / (slopes.square[name] + CAUTION * share)
        moved[name] = round(figures.get(name, _start(name)) + stride * slope * share, 2)
    return dict(sorted(moved.items()))


@dataclass(frozen=True)
class Tuning:
    """How long to fit: ``rounds`` of so many ``deals``, from a seed."""

    rounds: int
    deals: int
    seed: int
    crew: Crew = ALONE


def read_figures(path: Path) -> Fitted:
    """Return the figures in the file ``path``. Raises OSError or ValueError where it holds none."""
    try:
        return TypeAdapter(Fitted).validate_json(path.read_bytes())
    except ValidationError:
        raise ValueError(NO_FIGURES.format(path=path)) from None


def store(fitted: Fitted, path: Path) -> None:
    """Write ``fitted`` to ``path``, over what it holds of the same tables."""
    held = read_figures(path) if path.is_file() else {}
    for edition, tables in fitted.items():
        held[edition] = dict(sorted((held.get(edition, {}) | tables).items()))
    path.write_text(json.dumps(held, indent=1) + "\n", "utf-8")


def tune(run: Tuning, editions: Sequence[EditionId], tables: Sequence[str], start: Fitted) -> Fitted:
    """Return what was asked for, by edition and table, as ``fitted.json`` holds it.

    A table goes on from its figures in ``start``; where there are none, tables of four begin from nothing, and the
    others from what was fitted for four.
    """
    fitted: Fitted = {}
    for edition in editions:
        done = fitted[edition] = {}
        for table in [FOUR, *(other for other in TABLES if other != FOUR)]:
            if table in tables:
                known = start.get(edition, {}).get(table) or done.get(FOUR)
                done[table] = fit(run, edition, table, [{}, known] if known else [{}])[-1]
    return fitted
