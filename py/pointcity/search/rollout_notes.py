"""Notes what one seat and its rivals did in a trial, for the coach's reasons."""

from collections import Counter
from typing import TYPE_CHECKING, TypedDict

from pointcity.engine.rules import ROUNDS
from pointcity.engine.scoring import automa_parts, points_of
from pointcity.model.state import State
from pointcity.search.account import account_of
from tabletop.kernel.events import Event
from tabletop.players.account import Account
from tabletop.players.ends import OVER, Ends

if TYPE_CHECKING:
    from pointcity.engine.rules import Rules
    from pointcity.search.quick_player import QuickPlayer

GROWTH = 1
"""The place of what its tokens will grow by in the standing of a seat."""

BUILT = frozenset({"building_built", "automa_built"})


class End(TypedDict):
    """What a trial ended with: the figures of the texts, and the account."""

    ends: Ends
    account: Account


class Note(End):
    """What a seat got in a trial: the number of buildings, whether a token, its points.

    The buildings of others, by card.
    """

    built: int
    token: bool
    points: int
    others: dict[str, int]


def ended(rules: "Rules", seat: int, state: State, quick: "QuickPlayer") -> End:
    """Return what a try of ``seat`` ended with, in ``state``.

    ``quick`` expects by how many points the tokens will grow.
    """
    return {"ends": _ends(rules, seat, state, quick), "account": account_of(rules, seat, state, quick)}


def _ends(rules: "Rules", seat: int, state: State, quick: "QuickPlayer") -> Ends:
    """Return what the seat has, and the points of its strongest rival, the automa too."""
    me = state.players[seat]
    points = [points_of(player) for at, player in enumerate(state.players) if at != seat]
    if state.automa is not None and rules.setup.automa:
        points.append(sum(part.points for part in automa_parts(state.automa, rules.setup.automa)))
    return {
        "ends-points": points_of(me),
        "ends-buildings": len(me.city),
        "ends-resources": len(me.hand),
        "ends-growth": quick.seat(state, seat).standing[GROWTH] if me.tokens else 0,
        "ends-rival-points": max(points),
        OVER: state.turn >= ROUNDS * rules.seats,
    }


def noted(seat: int, events: list[Event], state: State, end: End) -> Note:
    """Return the notes of one trial for ``seat``, which came to ``end``."""
    built, token, others = 0, False, Counter[str]()
    for event in events:
        told = event.everyone or {}
        if event.kind not in BUILT:
            token = token or (event.kind == "token_taken" and told["seat"] == seat)
        elif told.get("seat") == seat:
            built += 1
        else:
            others[str(told["card"])] += 1
    return {
        "built": built,
        "token": token,
        "points": points_of(state.players[seat]),
        "others": dict(others),
        **end,
    }
