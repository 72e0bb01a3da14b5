"""How likely each seat is to win, between two rounds: a softmax over what lies before the seats, fitted from games."""

import json
import pkgutil
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from citadels.bots.weights import table_of
from citadels.engine.rules import Rules
from citadels.model.state import Player, State
from tabletop.players.standing import shares

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
"""What is looked at of a seat: points of its city; gold up to four, and beyond; districts; cards in hand that it can
build, the first, the second, and up to three more; whether its city lacks two districts or one, and whether one."""

PURSE = 4
"""So much gold is soon spent."""

CARDS = 5
"""More cards than this to build do not help."""


def features(rules: Rules, player: Player, points: int, city_size: int) -> tuple[float, ...]:
    """Return the figures of a seat, in the order of ``FEATURES``."""
    built = {built.card for built in player.city}
    cards = len({card for card in player.hand if card not in built and rules.districts[card].cost})
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


def chances(game: "Citadels", state: State, figures: Sequence[float]) -> list[float]:
    """Return how likely each seat is to win at ``state``, before a round or at the end; together they are 1.

    ``figures`` are what each of ``FEATURES`` counts.
    """
    view = game.view(state, None)
    if view.scores is not None:
        winners = [score.seat for score in view.scores if score.place == 1]
        return [(seat in winners) / len(winners) for seat in range(game.seats)]
    seats = [
        features(game.rules, player, shown.points, state.city_size)
        for player, shown in zip(state.players, view.seats, strict=True)
    ]
    return shares(figures, seats)


@cache
def standing_figures(edition: str, players: int) -> tuple[float, ...]:
    """Return what was fitted for tables of so many in ``edition``."""
    fitted = json.loads(pkgutil.get_data("citadels.search", "standing.json") or b"{}")
    found = fitted[edition][table_of(players)]
    return tuple(found[name] for name in FEATURES)
