"""Estimates each seat's chance to win between two rounds: a softmax over what lies before the seats, fitted from games."""

import json
import pkgutil
from collections.abc import Sequence
from functools import cache
from math import exp

from pointcity.cards.box import CARDS
from pointcity.cards.card import JOKER
from pointcity.cards.tokens import TOKENS
from pointcity.engine.payment import permanent
from pointcity.engine.rules import ROUNDS, Rules
from pointcity.engine.scoring import automa_parts, points_of
from pointcity.model.state import Player, State
from tabletop.players.softmax import shares

FEATURES = ("points", "types", "more", "symbols", "jokers", "growing", "counting")
"""What is looked at of a seat: points of its city with its tokens; types of which it has permanent resources, and how many more of
those it has; symbols on its cards, up to twelve; jokers; what its tokens pay for each set, type or building, and for each card or
token."""

PURSE = 12
"""More symbols than these do not help."""

STAGES = (2, 4, 6, 9, 13, 17)
"""Rounds that are left at most, for each set of figures."""

AUTOMA_SPREAD = 3.0
"""Points by which a score against the automa may still seem to change at the end of a game."""


def features(player: Player, points: int) -> tuple[float, ...]:
    """Return the figures of a seat, in the order of ``FEATURES``."""
    counts = permanent(player.city)
    symbols = jokers = 0
    for number in player.hand:
        card = CARDS[number]
        if card.resource == JOKER:
            jokers += 1
        else:
            symbols += card.amount
    types = sum(count > 0 for count in counts)
    growing = counting = 0
    for name in player.tokens:
        token = TOKENS[name]
        if token.rule in {"sets", "types", "plain"}:
            growing += token.points
        elif token.rule in {"cards", "tokens", "ingenuity"}:
            counting += token.points
    return (points, types, sum(counts) - types, min(symbols, PURSE), jokers, growing, counting)


def stage(left: int) -> str:
    """Return under which name figures stand for so many rounds left."""
    return str(next((most for most in STAGES if left <= most), STAGES[-1]))


def chances(rules: Rules, state: State) -> list[float]:
    """Return how likely each seat is to win at ``state``, after a round or at the end.

    Together they are 1; against the automa the one seat has what the automa has not.
    """
    if rules.solo:
        return [_against_automa(rules, state)]
    points = [points_of(player) for player in state.players]
    left = ROUNDS - state.turn // rules.seats
    if left <= 0:
        ranks = [(score, len(player.hand)) for score, player in zip(points, state.players, strict=True)]
        best = ranks.count(max(ranks))
        return [(rank == max(ranks)) / best for rank in ranks]
    figures = fitted_figures(rules.seats, stage(left))
    return shares(
        figures, [features(player, score) for player, score in zip(state.players, points, strict=True)]
    )


def _against_automa(rules: Rules, state: State) -> float:
    """Return the chance of the one player at the end of a game, softened by how close it was."""
    level, automa = rules.setup.automa, state.automa
    if not level or automa is None:
        raise RuntimeError("no automa plays")
    lead = points_of(state.players[0]) - sum(part.points for part in automa_parts(automa, level))
    # Equal points are not enough (ruling 163).
    return 1 / (1 + exp(-(lead - 0.5) / AUTOMA_SPREAD))


@cache
def fitted_figures(players: int, name: str) -> Sequence[float]:
    """Return what was fitted for tables of so many at the stage ``name``."""
    fitted = json.loads(pkgutil.get_data("pointcity.search", "win_chances.json") or b"{}")
    found = fitted[str(players)][name]
    return tuple(found[feature] for feature in FEATURES)
