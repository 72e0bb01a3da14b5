"""Notes what one seat and its rivals did in a trial, for the coach's reasons."""

from collections import Counter
from typing import TypedDict

from pointcity.engine.scoring import points_of
from pointcity.model.state import State
from tabletop.kernel.events import Event

BUILT = frozenset({"building_built", "automa_built"})


class Note(TypedDict):
    """What a seat got in a trial: the number of buildings, whether a token, its points; and the buildings of others, by card."""

    built: int
    token: bool
    points: int
    others: dict[str, int]


def noted(seat: int, events: list[Event], state: State) -> Note:
    """Return the notes of one trial for ``seat``."""
    built, token, others = 0, False, Counter[str]()
    for event in events:
        told = event.everyone or {}
        if event.kind not in BUILT:
            token = token or (event.kind == "token_taken" and told["seat"] == seat)
        elif told.get("seat") == seat:
            built += 1
        else:
            others[str(told["card"])] += 1
    return {"built": built, "token": token, "points": points_of(state.players[seat]), "others": dict(others)}
