"""Defines the weights of a computer player, which are fitted by self-play or shifted by a temper."""

import json
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from citadels.model.view import View


@dataclass(frozen=True, slots=True)
class Weights:
    """How a player values things, compared with ``normal``.

    ``values`` are points added to drafting a character. Four are factors of what ``normal`` assumes: ``gold`` of the
    worth of a gold kept, ``tempo`` of one more district, ``grand`` of the points of a district, ``harm`` of others'
    losses. ``suits`` is a temper whose characters (``CharacterAdvice.suits``) are worth ``pull`` points more.
    """

    values: Mapping[str, float] = field(default_factory=dict[str, float])
    gold: float = 1.0
    tempo: float = 1.0
    grand: float = 1.0
    harm: float = 1.0
    suits: str = ""
    pull: float = 0.0


NORMAL_WEIGHTS = Weights()
"""The weights of ``normal``: every factor is 1."""

TABLES = ("2", "3", "4", "5-6", "7-8")
"""Tables by number of players; the weights of each are fitted together."""


def table_of(players: int) -> str:
    """Return which of ``TABLES`` a table of ``players`` is."""
    return next(name for name in TABLES if int(name[0]) <= players <= int(name[-1]))


def read_fitted(data: Mapping[str, Mapping[str, Mapping[str, float]]]) -> dict[tuple[str, str], Weights]:
    """Return the weights in ``data``, by edition and table; it holds characters' values, and factors that are not 1."""
    fitted: dict[tuple[str, str], Weights] = {}
    for edition, tables in data.items():
        for table, figures in tables.items():
            values = {name: value for name, value in figures.items() if name not in FACTORS}
            gold, tempo, grand, harm = (figures.get(name, 1.0) for name in FACTORS)
            fitted[edition, table] = Weights(values, gold, tempo, grand, harm)
    return fitted


FACTORS = ("gold", "tempo", "grand", "harm")
"""The factors that are fitted."""


@cache
def fitted_weights() -> dict[tuple[str, str], Weights]:
    """Return the weights that ``citadels tune`` has found, by edition and table."""
    return read_fitted(json.loads(pkgutil.get_data("citadels.bots", "fitted.json") or b"{}"))


def strong_weights(view: View) -> Weights:
    """Return the weights of ``strong`` for the edition and players of ``view``.

    Those of ``normal`` if none were fitted.
    """
    return fitted_weights().get((view.edition, table_of(len(view.seats))), NORMAL_WEIGHTS)
