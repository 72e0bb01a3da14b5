"""What a player knows of a character: the base class, with answers that suit any card not yet described."""

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import OptionView

Scorer = Callable[[Outlook, OptionView], float]
"""Says how good an option is, in points; 0 is as good as doing nothing."""

AbilityScorer = Callable[[Outlook], float]
"""Says how urgent an ability of the turn's menu is; below 0 it is not used now."""

NEVER = -100.0
"""The score of what must not be done while anything else is left."""


def at_once(_look: Outlook) -> float:
    """Return the urgency of what is free and tells more: before gathering, before everything."""
    return 90.0


class Advice:
    """How good a character is, for whom. All values are in gold, roughly; 2 is a dull choice.

    A subclass describes the character ``id`` and is found by :func:`advice_for`.
    """

    id: ClassVar[str] = ""
    base: ClassVar[float] = 1.5
    """Worth of the ability in an ordinary position."""

    def __init__(self, character: str) -> None:
        self.character = character

    def worth(self, look: Outlook, seat: SeatView) -> float:
        """Return what playing this character brings to ``seat``, by what everybody sees of it."""
        return self.base + 0.9 * look.income(seat, look.role(self.character).income)

    def draft(self, look: Outlook) -> float:
        """Return what it brings to the viewer, who sees its own hand too."""
        return self.worth(look, look.me)

    def danger(self, look: Outlook) -> float:
        """Return what somebody else playing it costs the viewer."""
        return 0.0


@cache
def advice_for(character: str) -> Advice:
    """Return what is known of ``character``; a card nobody described gets the neutral answers."""
    known = {advice.id: advice for advice in Advice.__subclasses__()}
    return known.get(character, Advice)(character)
