"""Chooses the coach's one sentence for an answer: a claim that is true of it and not, or less, of the answer beside it.

It reads only the seat's own view and the open ask, so it reveals nothing. What only may happen is worded with "could".
"""

from collections.abc import Sequence

from citadels.bots.outlook import Outlook
from citadels.model.view import View
from citadels.search.claims_of_draft import ABOUT_CHARACTERS
from citadels.search.claims_of_turn import ABOUT_TURNS
from tabletop.kernel.ask import AskView, Option, Pick, read_option
from tabletop.players.advice import Reason, exceeds

CLAIMS = ABOUT_CHARACTERS | ABOUT_TURNS
"""What can be said for an option, by its verb, the strongest first."""


def claims(view: View, ask: AskView, pick: Pick) -> list[Reason]:
    """Return all that is true of ``pick`` and speaks for it, the strongest first."""
    look = Outlook(view, ask)
    found = [claim(look, option) for option in _options(ask, pick) for claim in CLAIMS.get(option.verb, ())]
    return [one for one in found if one is not None]


def why(view: View, ask: AskView, pick: Pick, other: Pick = ()) -> Reason | None:
    """Return what speaks for ``pick`` rather than for ``other``, in the terms of the game; None if nothing simple does."""
    theirs = claims(view, ask, other)
    return next((one for one in claims(view, ask, pick) if exceeds(one, theirs)), None)


def _options(ask: AskView, pick: Pick) -> Sequence[Option]:
    """Return the options of ``pick``, with their effects where ``ask`` tells them."""
    known = {option.id: option for option in ask.options}
    return [known.get(one, read_option(one)) for one in pick]
