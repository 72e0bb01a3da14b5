"""Gives advice about the Laboratory."""

from typing import ClassVar

from citadels.bots.advice.base import DistrictAdvice, Scorer
from citadels.bots.cards import best_build, give_up, gold_worth, holding, surplus
from citadels.bots.outlook import Outlook


class Laboratory(DistrictAdvice):
    """Brings gold for a card that is worth less."""

    id = "laboratory"
    each_round = 0.35
    asks: ClassVar[dict[str, Scorer]] = {"laboratory": give_up}

    def use(self, look: Outlook) -> float:
        if look.last_round:
            missing = best_build(look, look.me.gold + 2) > best_build(look, look.me.gold)
            return 40.0 if missing and len(look.hand) > 1 else -1.0
        spare = surplus(look, keep=2)
        gold = look.district(self.id).earns
        return 45.0 if spare and holding(look, spare[0]) < 1.6 * gold * gold_worth(look) else -1.0
