"""Estimates what the bonus of a district will score at the end, from what it scores now and how far the game is.

A bonus may hang on what the rest of the game changes: the Ivory Tower on being alone, the Statue on the crown. The
means are those of games of ``strong`` (``citadels tune --what bonuses``).
"""

import json
import pkgutil
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from citadels.engine.scoring import score_parts
from citadels.engine.table import Table
from citadels.model.state import State

if TYPE_CHECKING:
    from citadels.game import Citadels

STAGES = (0.3, 0.6)
"""A game is in its second and third stage once the largest city has more than this share of a complete one."""

Outcomes = dict[str, list[list[float]]]
"""By card and stage: the mean bonus at the end of one that scores nothing yet, and for each point that it scores
now."""


def stage_of(state: State) -> int:
    """Return how far the game is, from 0 to 2."""
    share = max(len(player.city) for player in state.players) / state.city_size
    return sum(share > bound for bound in STAGES)


def bonuses(game: "Citadels", state: State, seat: int) -> dict[str, int]:
    """Return what each district of ``seat`` scores now beyond its cost, 0 where nothing yet, by its card."""
    scoring = game.rules.districts_with.get("score", frozenset[str]())
    there = [built.card for built in state.players[seat].city if built.card in scoring]
    if not there:
        return {}
    parts = score_parts(Table(game.rules, state, None), seat, final=False)
    found = {part.cause: part.points for part in parts if part.cause in there}
    return {card: found.get(card, 0) for card in there}


def expected_change(game: "Citadels", state: State, seat: int) -> float:
    """Return by how many points the bonuses of ``seat`` will probably change up to the end of the game."""
    known, stage = outcomes(), stage_of(state)
    return sum(
        _expected(known[card][stage], now) - now
        for card, now in bonuses(game, state, seat).items()
        if card in known
    )


def expected_bonus(game: "Citadels", state: State, seat: int) -> dict[str, float]:
    """Return what the bonuses of ``seat`` will probably come to at the end of the game, by card."""
    known, stage = outcomes(), stage_of(state)
    return {
        card: _expected(known[card][stage], now) if card in known else now
        for card, now in bonuses(game, state, seat).items()
    }


def _expected(figures: Sequence[float], now: int) -> float:
    nothing, each = figures
    return each * now if now else nothing


@cache
def outcomes() -> Outcomes:
    """Return what ``citadels tune`` has found."""
    return json.loads(pkgutil.get_data("citadels.search", "bonuses.json") or b"{}")
