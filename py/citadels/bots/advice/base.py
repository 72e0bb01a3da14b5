"""Defines the base classes of advice about a card, with neutral answers for a card without advice.

All values are judgement. Facts, such as a cost or whether something is legal, come from the card itself
(``Outlook.district``, ``Outlook.role``).
"""

from collections.abc import Callable
from typing import ClassVar

from citadels.bots.advice.district_worth import Worth
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option

Scorer = Callable[[Outlook, Option], float]
"""Returns how good an option is, in points; 0 is as good as doing nothing."""

AbilityScorer = Callable[[Outlook], float]
"""Returns how urgent an ability of the turn's menu is; below 0 it is not used now."""

NEVER = -100.0
"""The score of an option that is taken only if nothing else is left."""

UNKNOWN_USE = 0.3
"""The urgency of using a district without advice of its own: it is used only if nothing else is left."""


def at_once(_look: Outlook) -> float:
    """Return the highest urgency, for something that costs nothing and gives information."""
    return 90.0


class Advice:
    """Advice about the asks of a card, by the kind of ask.

    ``asks`` scores their options; ``whims`` is the largest random addition, in points, for asks where being
    predictable is bad; ``optional`` are asks that the rules raise and that the player may decline.
    """

    id: str = ""
    asks: ClassVar[dict[str, Scorer]] = {}
    whims: ClassVar[dict[str, float]] = {}
    optional: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, card: str) -> None:
        self.id = card


class CharacterAdvice(Advice):
    """How good a character is for a seat. Values are roughly in gold; 2 is an average choice."""

    base: ClassVar[float] = 1.5
    """Worth of the ability in an ordinary position."""
    fetches: ClassVar[float] = 0.0
    """Additional worth to a seat with nothing to build and no deck to draw from: what it takes from others' hands and
    cities."""
    price_felt: ClassVar[float] = 1.0
    """The share of a district's price that its player pays."""
    suits: ClassVar[str] = ""
    """The temper (``tempers.py``) that likes to play it; ``""``: none."""
    abilities: ClassVar[dict[str, AbilityScorer]] = {}
    """How urgent each of its abilities is, by name."""

    def worth(self, look: Outlook, seat: SeatView) -> float:
        """Return what playing this character brings to ``seat``, judged by public information."""
        return self.base + 0.9 * look.income(seat, look.role(self.id).income)

    def draft(self, look: Outlook) -> float:
        """Return what it brings to the viewer, who also knows its own hand."""
        return self.worth(look, look.me)

    def danger(self, look: Outlook) -> float:
        """Return what it costs the viewer if another seat plays it."""
        return 0.0


class DistrictAdvice(Advice):
    """What a district brings its owner, in points."""

    points: float = 0.0
    """Worth beyond its cost, whenever it is built."""
    each_round: float = 0.0
    """Worth beyond its cost for every round still to be played."""

    def __init__(self, card: str, worth: Worth | None = None) -> None:
        super().__init__(card)
        if worth is not None:
            self.points, self.each_round = worth

    def beyond_cost(self, look: Outlook) -> float:
        """Return what it is worth to the viewer beyond its cost, in points."""
        return self.points + self.each_round * look.rounds_left

    def use(self, look: Outlook) -> float:
        """Return how urgent it is to use it; below 0 it is not used now."""
        return UNKNOWN_USE
