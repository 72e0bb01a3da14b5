"""Says which thing on the table an option is about, by the keys that the page has for things."""

from citadels.model.state import State
from tabletop.kernel.ask import Ask, Option

ELSEWHERE = frozenset({"keep", "keep_some", "study", "search", "wizard_card", "confiscate", "rescue"})
"""Questions about cards that lie neither in a city nor in the hand of the seat that is asked."""

OF_CHARACTER = frozenset({"ability", "income"})
"""Verbs of options that are about the character whose turn it is."""


def thing_of(state: State, ask: Ask, option: Option) -> str:
    """Return ``character:ID``, ``district:SEAT:PLACE``, ``hand:CARD``, ``card:CARD``, ``seat:SEAT``; empty for none."""
    args = option.args
    if option.verb in OF_CHARACTER:
        return f"character:{state.turn.character}" if state.turn is not None else ""
    if "seat" in args and "at" in args:
        return f"district:{args['seat']}:{args['at']}"
    if option.verb == "use":
        return _own_district(state, ask.seat, option.word("card"))
    if "card" in args:
        return f"{'card' if ask.kind in ELSEWHERE else 'hand'}:{args['card']}"
    if "character" in args:
        return f"character:{args['character']}"
    return f"seat:{args['seat']}" if "seat" in args else ""


def _own_district(state: State, seat: int, card: str) -> str:
    city = state.players[seat].city
    return next((f"district:{seat}:{at}" for at, built in enumerate(city) if built.card == card), "")
