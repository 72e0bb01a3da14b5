"""Chooses the coach's one sentence for an answer: a claim that is true of it and not, or less, of the answer beside it.

It reads only the seat's own view and the open ask, so it reveals nothing. What only may happen is worded with "could".
"""

from collections.abc import Sequence

from citadels.bots.outlook import Outlook
from citadels.model.view import View
from citadels.search.causes import causes, supported
from citadels.search.claims_of_draft import ABOUT_CHARACTERS
from citadels.search.claims_of_turn import ABOUT_TURNS
from citadels.search.rollout_notes import Note, share
from tabletop.kernel.ask import AskView, Option, Pick, read_option
from tabletop.players.account import split_of
from tabletop.players.advice import Reason, exceeds
from tabletop.players.ends import Ends, Weight, ends_apart

CLAIMS = ABOUT_CHARACTERS | ABOUT_TURNS
"""What can be said for an option, by its verb, the strongest first."""

OFTEN, SELDOM = 0.5, 0.25
"""An answer lets a card be built if it is built in this share of the rounds, and in no more than that after the answer
beside it."""

OWN = {
    "ends-points": Weight(1),
    "ends-districts": Weight(3, passing=True),
    "ends-gold": Weight(1, passing=True),
    "ends-cards": Weight(1, passing=True),
}
"""What the seat has at the end of a try, in points: about what the fitted chances make of it (``win_chances.json``)."""

RIVALS = {"ends-rival-points": Weight(-1), "ends-rival-districts": Weight(-3, passing=True)}
"""The same of its strongest rival, where there is but one."""

AMONG_MORE = 0.5
"""The part of that which counts where there are more, since another one may win."""


def claims(view: View, ask: AskView, pick: Pick) -> list[Reason]:
    """Return all that is true of ``pick`` and speaks for it, the strongest first."""
    look = Outlook(view, ask)
    found = [claim(look, option) for option in _options(ask, pick) for claim in CLAIMS.get(option.verb, ())]
    return [one for one in found if one is not None]


def why(view: View, ask: AskView, pick: Pick, other: Pick = ()) -> Reason | None:
    """Return what speaks for ``pick`` rather than for ``other``, in the terms of the game.

    None if nothing simple does.
    """
    theirs = claims(view, ask, other)
    return next((one for one in claims(view, ask, pick) if exceeds(one, theirs)), None)


def told(
    view: View, ask: AskView, pick: Pick, other: Pick, tries: Sequence[Note], others: Sequence[Note]
) -> Reason | None:
    """Return what makes at least half of the lead of ``pick`` over ``other`` in their tries.

    Where nothing does, return the mean that speaks most for it.

    Without tries, or a lead in them, what is true of ``pick`` and not of ``other``.
    """
    split, theirs = split_of(ask.seat, tries, others), claims(view, ask, other)
    said = [one for one in claims(view, ask, pick) if exceeds(one, theirs)]
    built = lets_build(view, pick, tries, others)
    if split.total > 0:
        checked = (one for one in ([built] if built else []) + said if supported(one, split))
        found = next(checked, None) or next(causes(split), None)
    else:
        found = built or next(iter(said), None)
    return found or by_tries(view, tries, others)


def lets_build(view: View, pick: Pick, tries: Sequence[Note], others: Sequence[Note]) -> Reason | None:
    """Name the dearest card of the hand mostly built in the ``tries`` of ``pick``, and seldom in the ``others``."""
    if not tries or not others or any(read_option(one).verb == "build" for one in pick):
        return None
    costs = {card.card: card.cost for card in view.hand if card.cost}
    built = {card: f"built {card}" for card in sorted(costs, key=lambda card: (-costs[card], card))}
    for card, what in built.items():
        if share(tries, what) >= OFTEN and share(others, what) <= SELDOM:
            return Reason("lets-build", {"card": card})
    return None


def by_tries(view: View, tries: Sequence[Ends], others: Sequence[Ends]) -> Reason | None:
    """Return the mean that speaks most for an answer, by its ``tries`` and those of the answer beside it.

    None without any.
    """
    part = 1.0 if len(view.seats) == 2 else AMONG_MORE
    rivals = {name: Weight(weight.points * part, weight.passing) for name, weight in RIVALS.items()}
    return ends_apart(OWN | rivals, tries, others)


def _options(ask: AskView, pick: Pick) -> Sequence[Option]:
    """Return the options of ``pick``, with their effects where ``ask`` tells them."""
    known = {option.id: option for option in ask.options}
    return [known.get(one, read_option(one)) for one in pick]
