"""Corrects the chances to win that are told, so that they come true: for each district that scores a bonus.

Rollouts compare answers at one table and use ``win_chances.py`` as it is. A chance that is told stands alone, and seats with such
districts win less often than their points say: gold in the Imperial Treasury and cards under the Museum are missing
elsewhere. The figures are those of games of ``strong`` (``bench.told_chances``).
"""

import json
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

from citadels.model.state import State
from citadels.search.bonuses import bonuses
from citadels.search.win_chances import chances, fitted_figures
from tabletop.players.softmax import corrected

if TYPE_CHECKING:
    from citadels.game import Citadels

Figures = dict[str, list[float]]
"""By card: what is added to the logarithm of a seat's chance where the card scores nothing yet, and where it does."""


def told_chances(game: "Citadels", state: State) -> list[float]:
    """Return each seat's chance to win at ``state``, before a round or at the end, as it is told; they add up to 1."""
    edition = game.rules.edition
    raw = chances(game, state, fitted_figures(edition, game.seats))
    return corrected(raw, [_shift(fitted(edition), bonuses(game, state, seat)) for seat in range(game.seats)])


def _shift(figures: Figures, scored: dict[str, int]) -> float:
    return sum(figures[card][points > 0] for card, points in scored.items() if card in figures)


@cache
def fitted(edition: str) -> Figures:
    """Return what ``bench.told_chances`` has found for ``edition``."""
    return json.loads(pkgutil.get_data("citadels.search", "told_chances.json") or b"{}").get(edition, {})
