"""What a player knows of a character: the base class, with answers that suit any card not yet described."""

from collections.abc import Callable
from typing import ClassVar

from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import AskView, OptionView

Scorer = Callable[[Outlook, AskView, OptionView], float]
"""Says how good an option is, in points; 0 is as good as doing nothing."""

NEVER = -100.0
"""The score of what must not be done while anything else is left."""


class Advice:
    """How good a character is, for whom. All values are in gold, roughly; 2 is a dull choice."""

    base: ClassVar[float] = 1.5
    """Worth of the ability in an ordinary position."""

    def __init__(self, character: str) -> None:
        self.character = character

    def worth(self, look: Outlook, seat: SeatView) -> float:
        """Return what playing this character brings to ``seat``, by what everybody sees of it."""
        role = look.role(self.character)
        builds = 0.6 * min(role.build_limit - 1, seat.hand) if seat.gold >= 3 else 0.0
        return self.base + 0.9 * look.income(seat, role.income) + max(builds, -1.0)

    def draft(self, look: Outlook) -> float:
        """Return what it brings to the viewer, who sees its own hand too."""
        return self.worth(look, look.me)

    def danger(self, look: Outlook) -> float:
        """Return what somebody else playing it costs the viewer."""
        return 0.0
