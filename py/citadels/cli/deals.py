"""Finds for a character a deal in which a person is offered it first of all, and does well to take it."""

from collections.abc import Sequence

from citadels.cli.tables import FITTING, Wish, setup_for
from citadels.kind import CITADELS
from tabletop.kernel.ask import option
from tabletop.match.kind import Which, computer_pick
from tabletop.match.match import new_match
from tabletop.players.seating import PERSON, Chair
from tabletop.problems.deal import Deal

PLAYERS = (4, 5)
LEVEL = "strong"
"""Who takes the character: what this level drafts is worth a try."""
MOST = 5000
"""So many deals are looked at."""


def deal_with(card: str) -> Deal | None:
    """Return the first deal in which seat 0 drafts first, is offered ``card``, and :data:`LEVEL` takes it.

    Where it takes it in none of them, the first in which it is offered; None if there is none.
    """
    offered: Deal | None = None
    wanted = option("draft", character=card)
    wish = Wish(characters=FITTING, districts=FITTING, players=PLAYERS, cards=(card,))
    for seed in range(1, MOST + 1):
        setup = setup_for(wish, seed).model_copy(update={"crown": 0})
        deal = Deal(setup.model_dump(mode="json"), seed)
        options, taken = _first_draft(deal)
        if wanted == taken:
            return deal
        if wanted in options and offered is None:
            offered = deal
    return offered


def _first_draft(deal: Deal) -> tuple[Sequence[str], str]:
    """Return what seat 0 is offered first of all in ``deal``, and what :data:`LEVEL` takes.

    Nothing where another is asked.
    """
    players = [PERSON, *[LEVEL] * (deal.setup["players"] - 1)]
    seating = [Chair(name=str(seat), player=player) for seat, player in enumerate(players)]
    match = new_match("deal", CITADELS, deal.setup, seating, deal.seed, free=False)
    ask = match.position.ask
    if ask is None or ask.seat != 0:
        return (), ""
    which = Which(deal.seed, 0)
    return ask.options, computer_pick(
        CITADELS, LEVEL, match.game, match.position.state, ask, which, lambda: None
    )[0]
