"""Computes a belief about the draft from the view of one seat, without memory of the game."""

from citadels.engine.rules import Rules, rules_of_draft
from citadels.knowledge.belief import DraftBelief, Liking
from citadels.knowledge.card_notes import hand_of
from citadels.knowledge.role_notes import RoleNotes
from citadels.model.view import View


def holders_seen(view: View, liking: Liking) -> dict[tuple[str, int], float] | None:
    """Return the probability that each other seat holds each character, by character and seat, after the draft.

    Exact like :class:`~citadels.knowledge.belief.DraftBelief`, but from less. Of several own choices in a round a view
    shows only the last offer. It shows neither what the seat discarded nor that characters have changed hands since.
    Of the French draft of two it shows neither which pile the other player took nor the pile that the seat passed on.
    None if no draft fits the view.
    """
    names = tuple(one.character for one in view.characters)
    if view.seat is None:
        return None
    rules = rules_of_draft(view.edition, names, len(view.seats), view.variant)
    roles = RoleNotes.of(view, rules)
    if view.seen:
        roles.offers[_last_draft(rules, roles)] = view.seen
    others = {seat.seat: seat.characters for seat in view.seats if seat.seat != view.seat}
    shares = DraftBelief(rules, liking, others).shares(roles)
    if shares is None:
        return None
    hands = {hand_of(seat): seat for seat in others}
    return {(name, hands[pile]): share for (name, pile), share in shares.items() if pile in hands}


def _last_draft(rules: Rules, roles: RoleNotes) -> int:
    """Return the place in the script at which the seat drafted last."""
    return max(
        at
        for at, (offset, verb) in enumerate(rules.script)
        if verb == "piles"
        or (verb.startswith("keep") and (roles.leader + offset) % rules.seats == roles.seat)
    )
