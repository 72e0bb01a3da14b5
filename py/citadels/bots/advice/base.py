"""The base classes of advice about a card, with neutral answers for a card that has no advice yet.

All values are judgement. A figure or a legality is asked of the card itself (``Outlook.district``, ``.role``).
"""

from collections.abc import Callable
from typing import ClassVar

from citadels.bots.advice.district_worth import Worth
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import OptionView

Scorer = Callable[[Outlook, OptionView], float]
"""Says how good an option is, in points; 0 is as good as doing nothing."""

AbilityScorer = Callable[[Outlook], float]
"""Says how urgent an ability of the turn's menu is; below 0 it is not used now."""

NEVER = -100.0
"""The score of what must not be done while anything else is left."""

UNKNOWN_USE = 0.3
"""How urgent it is to use a district without advice of its own: when nothing else is left."""


def at_once(_look: Outlook) -> float:
    """Return the urgency of what is free and tells more: before gathering, before everything."""
    return 90.0


class Advice:
    """What is said of the questions that a card asks, by the kind of ask.

    ``asks`` scores their options; ``whims`` is how much chance may add, in points, where being read costs
    something; ``optional`` are those that come of themselves and may well be declined.
    """

    id: str = ""
    asks: ClassVar[dict[str, Scorer]] = {}
    whims: ClassVar[dict[str, float]] = {}
    optional: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, card: str) -> None:
        self.id = card


class CharacterAdvice(Advice):
    """How good a character is, for whom. All values are in gold, roughly; 2 is a dull choice."""

    base: ClassVar[float] = 1.5
    """Worth of the ability in an ordinary position."""
    fetches: ClassVar[float] = 0.0
    """Worth beyond that to a seat with nothing to build and no deck to draw from: what it takes of others' hands and cities."""
    price_felt: ClassVar[float] = 1.0
    """How much of a district's price its player feels."""
    suits: ClassVar[str] = ""
    """The temper (``tempers.py``) that likes to play it, if any."""
    abilities: ClassVar[dict[str, AbilityScorer]] = {}
    """How urgent each of its abilities is, by name."""

    def worth(self, look: Outlook, seat: SeatView) -> float:
        """Return what playing this character brings to ``seat``, by what everybody sees of it."""
        return self.base + 0.9 * look.income(seat, look.role(self.id).income)

    def draft(self, look: Outlook) -> float:
        """Return what it brings to the viewer, who sees its own hand too."""
        return self.worth(look, look.me)

    def danger(self, look: Outlook) -> float:
        """Return what somebody else playing it costs the viewer."""
        return 0.0


class DistrictAdvice(Advice):
    """What a district brings its owner, in points."""

    points: float = 0.0
    """Worth beyond its cost, whenever it comes."""
    each_round: float = 0.0
    """Worth beyond its cost for every round still to be played."""

    def __init__(self, card: str, worth: Worth | None = None) -> None:
        super().__init__(card)
        if worth is not None:
            self.points, self.each_round = worth

    def beyond_cost(self, look: Outlook) -> float:
        """Return what it would bring to the viewer beyond its cost."""
        return self.points + self.each_round * look.rounds_left

    def use(self, look: Outlook) -> float:
        """Return how urgent it is to use it; below 0 it is not used now."""
        return UNKNOWN_USE
