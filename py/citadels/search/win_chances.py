"""Estimates each seat's chance to win between two rounds: a softmax over features of the seats, fitted from games."""

import json
import pkgutil
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from citadels.bots.weights import table_of
from citadels.engine.rules import Rules
from citadels.model.state import Player, State
from citadels.search.bonuses import expected_change
from tabletop.players.softmax import shares

if TYPE_CHECKING:
    from citadels.game import Citadels

FEATURES = (
    "points",
    "gold",
    "more_gold",
    "districts",
    "card",
    "second",
    "more_cards",
    "two_left",
    "one_left",
)
"""The features of a seat: points of its city, its bonuses at what they will probably come to; gold up to ``PURSE``, and
beyond; districts; cards in hand that it can build, the first, the second, and up to three more; whether its city lacks
at most two districts, and at most one."""

PURSE = 4
"""Gold up to this has its own weight, since it is soon spent; gold beyond it another."""

CARDS = 5
"""More buildable cards than this do not help."""


def features(rules: Rules, player: Player, points: float, city_size: int) -> tuple[float, ...]:
    """Return the figures of a seat, in the order of ``FEATURES``."""
    cards = len(to_build(rules, player))
    left = city_size - len(player.city)
    return (
        points,
        min(player.gold, PURSE),
        max(player.gold - PURSE, 0),
        len(player.city),
        cards > 0,
        cards > 1,
        max(min(cards, CARDS) - 2, 0),
        left <= 2,
        left <= 1,
    )


def to_build(rules: Rules, player: Player) -> set[str]:
    """Return the cards in hand that the seat can build some time."""
    built = {built.card for built in player.city}
    return {card for card in player.hand if card not in built and rules.districts[card].cost}


def chances(game: "Citadels", state: State, figures: Sequence[float]) -> list[float]:
    """Return each seat's chance to win at ``state``, before a round or at the end; they add up to 1.

    ``figures`` are the weights of ``FEATURES``.
    """
    view = game.view(state, None)
    if view.scores is not None:
        winners = [score.seat for score in view.scores if score.place == 1]
        return [(seat in winners) / len(winners) for seat in range(game.seats)]
    seats = [
        features(game.rules, player, shown.points + expected_change(game, state, shown.seat), state.city_size)
        for player, shown in zip(state.players, view.seats, strict=True)
    ]
    return shares(figures, seats)


@cache
def fitted_figures(edition: str, players: int) -> tuple[float, ...]:
    """Return the weights that were fitted for ``edition`` and this number of ``players``."""
    fitted = json.loads(pkgutil.get_data("citadels.search", "win_chances.json") or b"{}")
    found = fitted[edition][table_of(players)]
    return tuple(found[name] for name in FEATURES)
