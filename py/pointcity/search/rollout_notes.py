"""What becomes of one seat where a plan is tried, and what others build there: noted trial by trial, for a coach to put in words."""

from collections import Counter
from typing import TypedDict

from pointcity.engine.scoring import points_of
from pointcity.model.state import State
from tabletop.kernel.events import Event

BUILT = frozenset({"building_built", "automa_built"})


class Note(TypedDict):
    """What a trial brought a seat: how many buildings, whether a token, its points; the buildings that others built, by card."""

    built: int
    token: bool
    points: int
    others: dict[str, int]


def noted(seat: int, events: list[Event], state: State) -> Note:
    """Return what was told of one trial to ``seat``, and how it ended."""
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
