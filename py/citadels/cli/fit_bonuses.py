"""Counts what bonuses of districts come to, over games of ``strong`` with random cards."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from citadels.cli.rounds import play_rounds
from citadels.cli.tune import Task, Tuning
from citadels.game import Citadels
from citadels.model.setup import EditionId
from citadels.model.state import State
from citadels.search.bonuses import STAGES, Outcomes, bonuses, stage_of
from tabletop.cli import batches

PRIOR = 4.0
"""As if so many cases more had ended as they stood: rare cards are hardly moved from what they score now."""

Case = tuple[str, int, int, int]
"""A bonus before a round: its card, the stage, its points then, and at the end."""


def play_part(task: Task, deals: range) -> list[Case]:
    """Play the games of ``deals``: one process's part of the work."""
    return [case for deal in deals for case in _play(task, deal)]


def _play(task: Task, deal: int) -> list[Case]:
    before: list[tuple[int, str, int, int]] = []

    def see(game: Citadels, state: State) -> None:
        before.extend(
            (seat, card, stage_of(state), now)
            for seat in range(game.seats)
            for card, now in bonuses(game, state, seat).items()
        )

    game, state = play_rounds(task, deal, see)
    ends = [bonuses(game, state, seat) for seat in range(game.seats)]
    return [(card, stage, now, ends[seat].get(card, 0)) for seat, card, stage, now in before]


def fit_bonuses(run: Tuning, editions: Sequence[EditionId], players: Sequence[int]) -> Outcomes:
    """Return the means of ``run.deals`` games of each edition, as ``bonuses.json`` holds them."""
    cases: list[Case] = []
    for edition in editions:
        task = Task(edition, tuple(players), (), run.seed)
        for part in batches.run(partial(play_part, task), range(run.deals), run.crew, f"{edition} bonuses"):
            cases += part
    return means(cases)


def means(cases: Sequence[Case]) -> Outcomes:
    """Return for each card and stage what a bonus that scores nothing, and each point of one that does, comes to."""
    ends, before, count = (
        Counter[tuple[str, int, bool]](),
        Counter[tuple[str, int, bool]](),
        Counter[tuple[str, int, bool]](),
    )
    for card, stage, now, end in cases:
        key = card, stage, now > 0
        ends[key] += end
        before[key] += now
        count[key] += 1
    found: Outcomes = {}
    for card in sorted({case[0] for case in cases}):
        found[card] = [
            [
                round(ends[card, stage, False] / (count[card, stage, False] + PRIOR), 2),
                round(
                    _ratio(ends[card, stage, True], before[card, stage, True], count[card, stage, True]), 2
                ),
            ]
            for stage in range(len(STAGES) + 1)
        ]
    return found


def _ratio(end: int, now: int, count: int) -> float:
    usual = now / count if count else 1.0
    return (end + PRIOR * usual) / (now + PRIOR * usual)
