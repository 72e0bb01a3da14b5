"""Estimates who holds which character, from the draft and the calls so far and from what each seat wants."""

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING

from citadels.bots.advice.registry import character_advice
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView

if TYPE_CHECKING:
    from citadels.knowledge.belief import Liking

SHARPNESS = 1.2
"""How surely others are believed to take what they want most, for each point that they want it more.

Tables of ``strong`` with the first set are read best by 2 and more, mixed ones by 0.9 to 1.2 (bench/belief.py).
"""

_BOLDNESS = 0.8
"""How strongly players follow their interest where it is guessed; 0 would be drawing lots."""

Odds = dict[tuple[str, int], float]
"""Probability that a character is held by a seat."""


def worth_to(look: Outlook, name: str, seat: SeatView) -> float:
    """Return what playing ``name`` brings to ``seat``; found once a decision."""
    asked = (name, seat.seat)
    worth = look.worths.get(asked)
    if worth is None:
        worth = look.worths[asked] = character_advice(name).worth(look, seat)
    return worth


def open_characters(look: Outlook) -> list[str]:
    """Return the characters whose place this round the viewer cannot tell."""
    mine = look.view.mine
    return [who.character for who in look.view.characters if not who.fate and who.character not in mine]


def holding_odds(look: Outlook) -> Odds:
    """Return how likely each rival holds each character; found once a decision.

    By what is believed of the draft, or by a guess where that tells nothing, or should not be waited for.
    """
    if look.odds is None:
        believed = _believed(look) if look.patient else None
        look.odds = believed if believed is not None else _guessed(look)
    return look.odds


def liking(look: Outlook, sharpness: float = SHARPNESS, *, fitted: float = 0.0) -> "Liking":
    """Return how much seats want characters, as all can see: what is good for them; of two each lays away what is for the other.

    ``fitted`` is how much others are believed to see in a character beyond that, as a share of the viewer's own weights.
    """

    def wants(seat: int, name: str, verb: str) -> float:
        who = seat if verb != "discard" else (seat + 1) % len(look.view.seats)
        beyond = fitted * look.weights.values.get(name, 0.0)
        return sharpness * (worth_to(look, name, look.view.seats[who]) + beyond)

    return wants


def _believed(look: Outlook) -> Odds | None:
    """Return the odds over all drafts that fit what the view shows; None where none does."""
    from citadels.knowledge.view_belief import holders_seen  # noqa: PLC0415 - the start of the page does not wait for it.

    return holders_seen(look.view, liking(look))


def _guessed(look: Outlook) -> Odds:
    """Share what lies face down by what each seat wants, each seat by itself: a fifth of a belief's work or less."""
    odds: Odds = {}
    for seat in look.rivals:
        if seat.drafted:
            _spread(look, seat, odds)
    return _capped(odds)


def _spread(look: Outlook, seat: SeatView, odds: Odds) -> None:
    """Share the face-down cards of ``seat`` among the characters it could have taken."""
    choices = _choices(look, seat)
    weights = {name: exp(_BOLDNESS * worth_to(look, name, seat)) for name in choices}
    total = sum(weights.values())
    for name, weight in weights.items():
        odds[name, seat.seat] = min(1.0, seat.drafted * weight / total)


def _choices(look: Outlook, seat: SeatView) -> list[str]:
    """Return what ``seat`` may hold: those who drafted before the viewer took what it never saw."""
    unknown = open_characters(look)
    seen = look.view.seen
    if not seen or len(look.view.seats) < 4:
        return unknown
    passed = [name for name in unknown if name in seen]
    missing = [name for name in unknown if name not in seen]
    return (missing if _drafts_before(look, seat) else passed) or unknown


def _drafts_before(look: Outlook, seat: SeatView) -> bool:
    """Whether ``seat`` drafted before the viewer: clockwise from the crown."""
    seats = len(look.view.seats)
    crown = look.view.crown
    return (seat.seat - crown) % seats < (look.seat - crown) % seats


def _capped(odds: Odds) -> Odds:
    """A character is held once at most: scale down where the seats' shares add up to more."""
    totals: dict[str, float] = {}
    for (name, _), share in odds.items():
        totals[name] = totals.get(name, 0.0) + share
    return {key: share / max(totals[key[0]], 1.0) for key, share in odds.items()}


def loss(look: Outlook, name: str, odds: Odds) -> float:
    """Return what it is worth that the turn of character ``name`` does not happen."""
    advice = character_advice(name)
    worth = 0.0
    for seat in look.rivals:
        share = odds.get((name, seat.seat), 0.0)
        if share:
            worth += share * (look.menace(seat) * (1.5 + worth_to(look, name, seat)) + advice.danger(look))
    return worth


def expected(look: Outlook, name: str, odds: Odds, worth: Callable[[SeatView], float]) -> float:
    """Return what a token on character ``name`` may be expected to bring, where it brings ``worth`` by seat."""
    shares = [(odds.get((name, seat.seat), 0.0), seat) for seat in look.rivals]
    return sum([share * worth(seat) for share, seat in shares if share])


def purse(look: Outlook, name: str, odds: Odds) -> float:
    """Return how much gold a thief may expect from character ``name``."""
    return expected(look, name, odds, lambda seat: seat.gold)
