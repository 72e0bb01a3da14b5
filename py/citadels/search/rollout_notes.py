"""Notes what happens to one seat in each trial of an answer, for the coach's reasons."""

from citadels.model.state import State
from tabletop.kernel.events import Event, Facts

Note = dict[str, int]
"""What a round brought a seat: how often something happened to it, and what it had at the end."""

LOSSES = {
    "district_destroyed": ("seat", "by"),
    "district_seized": ("seat", "by"),
    "districts_exchanged": ("other", "seat"),
}
"""How a district is lost: the facts that say whose it was and whose doing it is."""


def noted(seat: int, events: list[Event], state: State) -> Note:
    """Return what one round brought ``seat``: what was told of it, and how it ended."""
    facts = [(event.kind, event.everyone or {}) for event in events]
    me = state.players[seat]
    return {
        "turns": any(kind == "turn_ended" and told["seat"] == seat for kind, told in facts),
        "robbed": any(kind == "gold_moved" and told["from"] == seat for kind, told in facts),
        "wrecked": any(_loses(seat, kind, told) for kind, told in facts),
        "built": sum(kind == "district_built" and told["seat"] == seat for kind, told in facts),
        "gold": me.gold,
        "cards": len(me.hand),
        "crown": state.crown == seat,
    }


def _loses(seat: int, kind: str, told: Facts) -> bool:
    whose, by = LOSSES.get(kind, ("", ""))
    return bool(whose) and told.get(whose) == seat != told.get(by)
