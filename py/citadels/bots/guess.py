"""Estimates which seat holds which character, from the draft and the calls so far and from what each seat wants."""

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING

from citadels.bots.advice.registry import character_advice
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView

if TYPE_CHECKING:
    from citadels.knowledge.belief import Liking

SHARPNESS = 1.2
"""How strongly others prefer what they want more: a factor of the exponent, for each point of worth.

For tables of ``strong`` with the first preset 2 and more fits best, for mixed sets 0.9 to 1.2 (bench/belief.py).
"""

_BOLDNESS = 0.8
"""The same factor for the quick guess (``_guessed``); with 0 each character is equally likely."""

Odds = dict[tuple[str, int], float]
"""Probability that a character is held by a seat."""


def worth_to(look: Outlook, name: str, seat: SeatView) -> float:
    """Return what playing ``name`` is worth to ``seat``; computed once a decision."""
    asked = (name, seat.seat)
    worth = look.worths.get(asked)
    if worth is None:
        worth = look.worths[asked] = character_advice(name).worth(look, seat)
    return worth


def open_characters(look: Outlook) -> list[str]:
    """Return the characters whose place in this round the viewer does not know."""
    mine = look.view.mine
    return [who.character for who in look.view.characters if not who.fate and who.character not in mine]


def holding_odds(look: Outlook) -> Odds:
    """Return the probability that each rival holds each character; computed once a decision.

    From the belief about the draft; from a guess if there is no belief, or if the player is not ``patient``.
    """
    if look.odds is None:
        believed = _believed(look) if look.patient else None
        look.odds = believed if believed is not None else _guessed(look)
    return look.odds


def liking(look: Outlook, sharpness: float = SHARPNESS, *, fitted: float = 0.0) -> "Liking":
    """Return a function that says how much a seat wants to take or discard a character, by public information.

    A seat wants what is good for it. With two players it discards what would be good for the other.
    ``fitted`` is the share of the viewer's own fitted values that others are assumed to add.
    """

    def wants(seat: int, name: str, verb: str) -> float:
        who = seat if verb != "discard" else (seat + 1) % len(look.view.seats)
        beyond = fitted * look.weights.values.get(name, 0.0)
        return sharpness * (worth_to(look, name, look.view.seats[who]) + beyond)

    return wants


def _believed(look: Outlook) -> Odds | None:
    """Return the odds over all drafts that fit the view; None if none does."""
    from citadels.knowledge.view_belief import holders_seen  # noqa: PLC0415 - the start of the page does not wait for it.

    return holders_seen(look.view, liking(look))


def _guessed(look: Outlook) -> Odds:
    """Guess the face-down cards of each seat by what it wants, each seat alone.

    It takes at most a fifth of the work of a belief.
    """
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
    """Return what ``seat`` may hold: if it drafted before the viewer, a character that the viewer never saw."""
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
    """Scale down the shares of a character that add up to more than 1, since only one seat can hold it."""
    totals: dict[str, float] = {}
    for (name, _), share in odds.items():
        totals[name] = totals.get(name, 0.0) + share
    return {key: share / max(totals[key[0]], 1.0) for key, share in odds.items()}


def loss(look: Outlook, name: str, odds: Odds) -> float:
    """Return what it is worth to the viewer that character ``name`` loses its turn, expected over ``odds``."""
    advice = character_advice(name)
    worth = 0.0
    for seat in look.rivals:
        share = odds.get((name, seat.seat), 0.0)
        if share:
            worth += share * (look.menace(seat) * (1.5 + worth_to(look, name, seat)) + advice.danger(look))
    return worth


def expected(look: Outlook, name: str, odds: Odds, worth: Callable[[SeatView], float]) -> float:
    """Return the expected value of a token on character ``name`` that brings ``worth(seat)`` if the seat holds it."""
    shares = [(odds.get((name, seat.seat), 0.0), seat) for seat in look.rivals]
    return sum([share * worth(seat) for share, seat in shares if share])


def expected_gold(look: Outlook, name: str, odds: Odds) -> float:
    """Return the expected gold of the seat that holds character ``name``."""
    return expected(look, name, odds, lambda seat: seat.gold)
