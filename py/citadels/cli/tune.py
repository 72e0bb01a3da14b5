"""Fits the weights of the strong player by self-play. The result depends only on the options, so it can be repeated.

The method is simultaneous perturbation. The first generation is ``normal``. In each round of fitting, about half the
seats are learners: each plays with the latest figures plus a nudge of each figure, drawn evenly from both sides of 0.
The other seats play earlier generations, so that the figures do not fit one opponent only. Each deal is played twice,
the second time with all nudges negated. What a result gains by a nudge, over all deals, is the slope along which a
figure moves.
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
"""The values of characters by id, and the factors by name (``Weights``)."""

Fitted = dict[str, dict[str, Figures]]
"""Figures by edition and table."""

REACH = 2.0
"""The largest nudge, in points."""

SHARES: Figures = dict.fromkeys(FACTORS, 0.3)
"""The largest nudge of a factor, as a share of ``REACH``."""

STRIDE = 9.0
"""The step size of the first round: how far a figure moves for a slope of 1 / seats a point; later rounds move less."""

FOUR = "4"
"""The table that is fitted first."""

CAUTION = 400.0
"""Added to the sum of squared nudges: a figure that few deals met moves little (as in ridge regression)."""

CLOSE = 4.0
"""The scale of points in a result: half of it is the share of the win, half the softmax of points."""


@dataclass(frozen=True)
class Task:
    """One round of fitting: the tables, and ``generations``, all figures so far, the latest last."""

    edition: EditionId
    players: tuple[int, ...]
    generations: tuple[Figures, ...]
    seed: int

    def setup(self, deal: int) -> Setup:
        """Return the set-up of ``deal``.

        An odd deal has the edition's first preset where that is legal. Others have random sets.
        """
        players = self.players[deal // 2 % len(self.players)]
        if deal % 2:
            first = load_edition(self.edition).presets[0].id
            try:
                return setup_for(Wish((self.edition,), first, first, (players,)), self.seed + deal)
            except Refusal:  # The preset does not suit so many players.
                pass
        return setup_for(Wish((self.edition,), RANDOM, RANDOM, (players,)), self.seed + deal)


@dataclass
class Slopes:
    """Sums over deals by figure: ``up`` of results times nudges, ``square`` of squared nudges."""

    up: Figures
    square: Figures

    def add(self, other: "Slopes") -> None:
        """Add another part of the run."""
        for mine, theirs in ((self.up, other.up), (self.square, other.square)):
            for name, value in theirs.items():
                mine[name] = mine.get(name, 0.0) + value


def play_part(task: Task, deals: range) -> Slopes:
    """Play ``deals``, each twice: one process's part of the work."""
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
    """Return a learner with its nudges times ``sign``; without nudges, a player of the generation ``other``."""
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
    """Play a game; return each seat's result: half its share of the win, half the softmax of its points."""
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
    """Return all generations, those ``before`` first, for the tables of ``edition`` with the players of ``table``."""
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
    """Return ``figures`` moved along the slopes; factors move in proportion to their smaller nudges."""
    moved = dict(figures)
    for name, up in slopes.up.items():
        share = SHARES.get(name, 1.0) ** 2
        slope = up / (slopes.square[name] + CAUTION * share)
        moved[name] = round(figures.get(name, _start(name)) + stride * slope * share, 2)
    return dict(sorted(moved.items()))


@dataclass(frozen=True)
class Tuning:
    """How long to fit: ``rounds`` of ``deals`` each, from ``seed``; ``crew`` are the processes that share the work."""

    rounds: int
    deals: int
    seed: int
    crew: Crew = ALONE


def read_figures(path: Path) -> Fitted:
    """Return the figures in the file ``path``.

    Raises OSError if it cannot be read, ValueError if it holds no figures.
    """
    try:
        return TypeAdapter(Fitted).validate_json(path.read_bytes())
    except ValidationError:
        raise ValueError(NO_FIGURES.format(path=path)) from None


def store(fitted: Fitted, path: Path) -> None:
    """Write ``fitted`` to ``path``; it replaces the same tables and keeps the others."""
    held = read_figures(path) if path.is_file() else {}
    for edition, tables in fitted.items():
        held[edition] = dict(sorted((held.get(edition, {}) | tables).items()))
    path.write_text(json.dumps(held, indent=1) + "\n", "utf-8")


def tune(run: Tuning, editions: Sequence[EditionId], tables: Sequence[str], start: Fitted) -> Fitted:
    """Return the figures for ``editions`` and ``tables``, as ``fitted.json`` holds them.

    A table goes on from its figures in ``start``. Without those, tables of four begin from ``normal``, and the others
    from what was fitted for four.
    """
    fitted: Fitted = {}
    for edition in editions:
        done = fitted[edition] = {}
        for table in [FOUR, *(other for other in TABLES if other != FOUR)]:
            if table in tables:
                known = start.get(edition, {}).get(table) or done.get(FOUR)
                done[table] = fit(run, edition, table, [{}, known] if known else [{}])[-1]
    return fitted
