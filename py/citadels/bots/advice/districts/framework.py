"""Gives advice about the Framework."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.cards import best_build, losing, worth_in_city
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _build_free(look: Outlook, option: Option) -> float:
    return worth_in_city(look, option.word("card"))


class Framework(DistrictAdvice):
    """Is given up for a district that is worth much more than what the gold can build."""

    id = "framework"
    points = 1.5
    asks: ClassVar[dict[str, Scorer]] = {"framework": _build_free}

    def use(self, look: Outlook) -> float:
        best = max((self._instead(look, card) for card in look.wanted), default=-1.0)
        return best if best > max(1.5, best_build(look, look.me.gold)) else -1.0

    def _instead(self, look: Outlook, card: str) -> float:
        """Return what building ``card`` in its place brings."""
        own = next((built for built in look.me.city if built.card == self.id), None)
        return worth_in_city(look, card) - (losing(look, own) if own is not None else 3.0)
