"""Corrects the chances to win that are told, so that they come true.

It does so for districts that score a bonus, and for mixed levels.

Computer players compare answers at one table and use ``win_chances.py`` as it is. A chance that is told stands alone,
and seats with such districts win less often than their points say: gold in the Imperial Treasury and cards under the
Museum are missing elsewhere. At a mixed table the stronger players will do better than their cities say, the more so
the longer the game still lasts. The figures are those of games of ``strong`` and of mixed games
(``bench.told_chances``, ``bench.told_levels``).
"""

import json
import pkgutil
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from citadels.model.state import State
from citadels.search.bonuses import bonuses
from citadels.search.win_chances import chances, fitted_figures
from tabletop.players.softmax import corrected, for_levels

if TYPE_CHECKING:
    from citadels.game import Citadels


class Figures(NamedTuple):
    """``cards``: what is added to the logarithm of a seat's chance where a card scores nothing yet, and where it does.

    ``levels``: by :func:`stage`, the lead and the doubt of ``for_levels``.
    """

    cards: dict[str, list[float]]
    levels: dict[str, list[float]]


def told_chances(game: "Citadels", state: State, ahead: Sequence[float] = ()) -> list[float]:
    """Return each seat's chance to win at ``state``, before a round or at the end, as it is told; they add up to 1.

    ``ahead`` says how much stronger the seats are than their mean (``Strengths.ahead``); without it all are equally
    strong.
    """
    edition = game.rules.edition
    figures = fitted(edition)
    raw = chances(game, state, fitted_figures(edition, game.seats))
    if game.over(state):
        return raw
    shifts = [_shift(figures.cards, bonuses(game, state, seat)) for seat in range(game.seats)]
    told = corrected(raw, shifts)
    return for_levels(told, ahead, *figures.levels[str(stage(state))]) if ahead else told


LONGEST = 8
"""The last stage: so many districts or more are missing."""


def stage(state: State) -> int:
    """Return how many districts the fullest city lacks, from 1 to ``LONGEST``."""
    return min(max(state.city_size - max(len(player.city) for player in state.players), 1), LONGEST)


def _shift(cards: dict[str, list[float]], scored: dict[str, int]) -> float:
    return sum(cards[card][points > 0] for card, points in scored.items() if card in cards)


@cache
def fitted(edition: str) -> Figures:
    """Return what ``bench.told_chances`` has found for ``edition``."""
    found = json.loads(pkgutil.get_data("citadels.search", "told_chances.json") or b"{}")
    return Figures(**found[edition])
