"""Says what one seat knows of the characters that lie face down this round, from its knowledge and its view alone."""

from collections.abc import Mapping

from citadels.engine.rules import Rules
from citadels.knowledge.card_notes import hand_of
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.role_notes import FOUR, POOL, THREE, RoleNotes
from citadels.model.view import DraftView, KnownView, View

_TO_DRAFT = frozenset({POOL, FOUR, THREE})
"""The piles from which characters are still drafted."""


def draft_facts(rules: Rules, knowledge: Knowledge, view: View) -> DraftView | None:
    """Return what the seat of ``view`` knows of this round's draft; None for a spectator and outside a round."""
    if view.seat is None or not view.round or view.phase == "over":
        return None
    roles = knowledge.now(rules, view).roles
    before, after = _order(rules, roles, view.seat)
    return DraftView(_characters(rules, roles, view), before, after)


def _characters(rules: Rules, roles: RoleNotes, view: View) -> list[KnownView]:
    homes = fitting(roles.homes(), roles.piles.sizes)
    rivals = {hand_of(seat.seat): seat.seat for seat in view.seats if seat.seat != view.seat}
    laid = {name for one in roles.laid if one.seat == view.seat for name in roles.piles.sure(one.pile)}
    offer = roles.offers.get(roles.at, ()) if view.phase == "draft" else ()
    since = _began(rules, roles)
    earlier = {name for at, names in roles.offers.items() if at < since for name in names}
    found: list[KnownView] = []
    for one in view.characters:
        name = one.character
        if one.fate or name in view.mine:
            continue
        piles = homes.get(name, set[str]())
        holders = sorted(rivals[pile] for pile in piles if pile in rivals)
        if name in laid:
            fact = "laid"
        elif name in offer:
            fact = "back" if name in earlier else ""
        else:
            fact = _fact(roles, name, piles, holders)
        found.append(KnownView(name, fact, holders, len(piles) > len(holders)))
    return found


def fitting(homes: Mapping[str, set[str]], sizes: Mapping[str, int]) -> dict[str, set[str]]:
    """Return those of the ``homes`` of each character that leave room for all others; ``sizes`` are those of the piles.

    Two seats that hold two characters between them hold no third one.
    """
    placed: dict[str, str] = {}
    if not all(_place(name, homes, sizes, placed) for name in homes):
        return dict(homes)  # In a position made by hand the sizes may not fit.
    return {
        name: {pile for pile in piles if placed[name] == pile or _fits(name, pile, homes, sizes, placed)}
        for name, piles in homes.items()
    }


def _fits(
    name: str, pile: str, homes: Mapping[str, set[str]], sizes: Mapping[str, int], placed: Mapping[str, str]
) -> bool:
    """Whether all characters find a place with ``name`` in ``pile``."""
    only, moved = {**homes, name: {pile}}, {one: where for one, where in placed.items() if one != name}
    return _place(name, only, sizes, moved)


def _place(
    name: str,
    homes: Mapping[str, set[str]],
    sizes: Mapping[str, int],
    placed: dict[str, str],
    tried: set[str] | None = None,
) -> bool:
    """Put ``name`` into a pile, and move others to other piles where that is full; return whether there is a way."""
    tried = set() if tried is None else tried
    for pile in sorted(homes[name] - tried):
        tried.add(pile)
        there = [one for one, where in placed.items() if where == pile and one != name]
        if len(there) < sizes.get(pile, 0) or any(_place(one, homes, sizes, placed, tried) for one in there):
            placed[name] = pile
            return True
    return False


def _began(rules: Rules, roles: RoleNotes) -> int:
    """Return the place in the draft's script since which only this seat has chosen."""
    at = roles.at
    while at and (roles.leader + rules.script[at - 1][0]) % rules.seats == roles.seat:
        at -= 1
    return at


def _fact(roles: RoleNotes, name: str, piles: set[str], holders: list[int]) -> str:
    """Return the word for where a character is that the seat neither discarded nor is offered now."""
    if not roles.offers:
        return ""  # The seat has seen nothing of the draft yet.
    if not holders and not piles & _TO_DRAFT:
        return "facedown"
    if len(holders) == len(piles) == 1:
        return "held"
    if name in roles.seen:
        return "passed"
    return "unseen" if len(piles) > len(holders) else "taken"


def _order(rules: Rules, roles: RoleNotes, seat: int) -> tuple[list[int], list[int]]:
    """Return who chooses a character before and after ``seat``'s choice now, else its latest, else its first."""
    keeps = [
        (at, (roles.leader + offset) % rules.seats)
        for at, (offset, verb) in enumerate(rules.script)
        if verb.startswith("keep")
    ]
    own = [at for at, who in keeps if who == seat]
    if not own:
        return [], []  # The French draft has no such order.
    here = max([at for at in own if at <= roles.at], default=own[0])
    before = dict.fromkeys(who for at, who in keeps if at < here and who != seat)
    after = dict.fromkeys(who for at, who in keeps if at > here and who != seat)
    return [*before], [*after]
