"""Scores a draft by a linear model learned from the search of ``master``.

It says what a character brings in which situation.
"""

import json
import pkgutil
from functools import cache

from citadels.bots.cards import best_plan, hand_prices, more_builds
from citadels.bots.draft import draft
from citadels.bots.outlook import Outlook
from citadels.bots.weights import table_of
from tabletop.kernel.ask import Option

ALWAYS = "always"
FIGURES = (ALWAYS, "income", "gold", "hand", "build", "more_builds", "left")
"""The inputs of the model: 1, the character's income, gold, cards in hand, what the best build of a turn brings, what
three builds bring beyond one, the districts that the city lacks."""

POINT = "point"
"""The name of the weight of a point of the heuristics (``draft``)."""

BUILDS = 3

Learned = dict[str, dict[str, float]]
"""By character the weight of each of ``FIGURES``, in hundredths of a chance to win; under ``""`` that of a
``POINT``."""


@cache
def learned(edition: str, players: int) -> Learned | None:
    """Return the weights for such tables (learned by bench/draft_figures.py); None if there are none."""
    return read_learned(pkgutil.get_data("citadels.bots", "learned_draft.json") or b"{}").get(
        (edition, table_of(players))
    )


def read_learned(data: bytes) -> dict[tuple[str, str], Learned]:
    """Return the weights in the JSON text ``data``, by edition and table (``weights.TABLES``)."""
    return {
        (edition, table): figures
        for edition, tables in json.loads(data).items()
        for table, figures in tables.items()
    }


def situation(look: Outlook, name: str) -> tuple[float, ...]:
    """Return the values of ``FIGURES`` for ``name``; all but the income are the same for every character."""
    gold, prices = look.me.gold + 2, hand_prices(look)
    return (
        1.0,
        look.income(look.me, look.role(name).income),
        look.me.gold,
        look.me.hand,
        best_plan(look, gold, prices, 1).value,
        more_builds(look, BUILDS),
        look.my_left,
    )


def learned_worth(look: Outlook, option: Option, figures: Learned) -> float:
    """Return how good taking a character is, in hundredths of a chance to win; only differences have a meaning."""
    name = option.word("character")
    worth = figures[""][POINT] * draft(look, option)
    counts = figures.get(name)
    if counts is not None:
        # Not by ``sum``, which rounds otherwise from Python 3.12 on.
        for figure, value in zip(FIGURES, situation(look, name), strict=True):
            worth += counts[figure] * value
    return worth
