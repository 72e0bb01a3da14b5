"""Finds the coach's sentences for an answer: facts of the seat's own view that support it."""

from collections.abc import Sequence

from pointcity.bots.outlook import Outlook, building
from pointcity.cards.card import RESOURCES
from pointcity.model.view import CellView, View
from tabletop.kernel.ask import AskView, Pick, read_option
from tabletop.players.advice import Reason, exceeds

MANY_POINTS = 3
"""The least points at once that are a reason."""


def claims(view: View, ask: AskView, cells: Sequence[int]) -> list[Reason]:
    """Return all that is true of taking ``cells`` and speaks for it, the strongest first."""
    look, taken = Outlook(view, ask, ask.seat), [view.market[cell] for cell in cells]
    built = [cell for cell in taken if cell.card]
    found: list[Reason | None] = []
    if any(building(cell).civic for cell in built) and view.tokens:
        found.append(Reason("token-now", {}))
    points = sum(cell.gain or 0 for cell in built)
    if points >= MANY_POINTS:
        found.append(Reason("scores", {"points_now": points}))
    found += [_new_type(look, built), _saves_for(look, [cell for cell in taken if cell.resource])]
    return [one for one in found if one is not None]


def why(view: View, ask: AskView, picks: Sequence[Pick], others: Sequence[Pick] = ()) -> Reason | None:
    """Return what speaks for ``picks`` rather than for ``others``, where there are any; None if nothing simple does."""
    theirs = claims(view, ask, cells_of(others)) if others else []
    return next((one for one in claims(view, ask, cells_of(picks)) if exceeds(one, theirs)), None)


def cells_of(picks: Sequence[Pick]) -> list[int]:
    """Return the cells from which ``picks`` take cards, or where they turn one over."""
    options = [read_option(pick[0]) for pick in picks if pick]
    return [option.number("cell") for option in options if "cell" in option.args]


def _new_type(look: Outlook, built: Sequence[CellView]) -> Reason | None:
    """Say that the city gets its first permanent resource of a type."""
    gives = [building(cell).gives for cell in built]
    fresh = [one for one in gives if one is not None and not look.permanent[one]]
    return Reason("new-type", {"gives": RESOURCES[fresh[0]]}) if fresh else None


def _saves_for(look: Outlook, taken: Sequence[CellView]) -> Reason | None:
    """Name the market building with the most points that the seat can pay for only with these cards."""
    if not taken:
        return None
    there = [cell for cell in look.view.market if cell.card and not look.can_pay(building(cell).cost)]
    reached = [cell for cell in there if _pays_with(look, cell, taken)]
    best = max(reached, key=lambda cell: cell.gain or 0, default=None)
    return Reason("saves-for", {"card": best.card}) if best is not None else None


def _pays_with(look: Outlook, cell: CellView, taken: Sequence[CellView]) -> bool:
    short = look.short(building(cell).cost)
    jokers = look.jokers
    for one in taken:
        if one.resource in RESOURCES:
            at = RESOURCES.index(one.resource)
            short[at] = max(short[at] - one.amount, 0)
        else:
            jokers += one.amount
    return sum(short) <= jokers
