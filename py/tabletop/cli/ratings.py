"""Computes Elo ratings with intervals: a Bradley-Terry model, fitted by choix (the extra ``arena``)."""

from collections.abc import Sequence
from itertools import permutations
from math import log

from tabletop.cli import texts
from tabletop.cli.arena import Places
from tabletop.kernel.randomness import side_chance

ELO = 400 / log(10)
"""Elo points of a unit of the model: ten times the chances are 400 points."""

CAUTION = 0.01
"""How much the model is drawn towards equality, so that who never lost has a rating, too."""

DRAWS = 80
"""How often the games are drawn anew, with repeats, to see how far ratings spread."""

Rating = tuple[float, float, float]
"""A rating, and the bounds between which 95 % of those from games drawn anew lie."""


def ratings(kinds: Sequence[str], outcomes: Sequence[Places], seed: int) -> dict[str, Rating]:
    """Return the Elo rating of each of ``kinds``, that of the first being 0.

    Only games count in which kinds had equally many seats. Raises ValueError without the extra.
    """
    chance = side_chance("ratings", seed)
    best = _fit(kinds, outcomes)
    spread = [_fit(kinds, [chance.pick(outcomes) for _ in outcomes]) for _ in range(DRAWS)]
    found: dict[str, Rating] = {}
    for at, kind in enumerate(kinds):
        drawn = sorted(one[at] for one in spread)
        cut = round(DRAWS * 0.025)
        found[kind] = (round(best[at], 1), round(drawn[cut], 1), round(drawn[-1 - cut], 1))
    return found


def _fit(kinds: Sequence[str], outcomes: Sequence[Places]) -> list[float]:
    """Return each kind's rating beyond that of the first."""
    try:
        import choix  # noqa: PLC0415 - an extra that need not be installed.
    except ImportError:
        raise ValueError(texts.NO_RATINGS) from None
    beaten: list[tuple[int, int]] = []
    for outcome in outcomes:
        # A win beats everybody else at the table, and counts twice, so that a shared one can count once.
        for one, other in permutations(range(len(kinds)), 2):
            if kinds[one] in outcome and kinds[other] in outcome:
                beaten += [(one, other)] * round(2 * outcome[kinds[one]])
    fitted: list[float] = choix.ilsr_pairwise(len(kinds), beaten, alpha=CAUTION).tolist()
    return [ELO * (value - fitted[0]) for value in fitted]
