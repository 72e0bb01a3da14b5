"""Rank 1: Assassin, Witch, Magistrate."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer
from citadels.bots.guess import holding_odds, loss
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import OptionView


class Assassin(Advice):
    """Good against whoever is about to win; the killer itself need not fear the thief."""

    id = "assassin"
    base = 1.1

    def worth(self, look: Outlook, seat: SeatView) -> float:
        others = [other for other in look.view.seats if other is not seat]
        near_end = min(look.left(other) for other in others) <= 2
        return self.base + (1.2 if near_end else 0.0) + 0.15 * min(seat.gold, 6)

    def draft(self, look: Outlook) -> float:
        return self.worth(look, look.me) + 0.25 * look.menace(look.best_rival)


class Witch(Advice):
    """As strong as whom she catches, but she builds nothing of her own when she misses."""

    id = "witch"
    base = 1.4


class Magistrate(Advice):
    """A free district if the signed one builds."""

    id = "magistrate"
    base = 2.0


def _name_victim(look: Outlook, option: OptionView) -> float:
    """Kill the turn that would bring most to whom it hurts most to lose it."""
    return loss(look, str(option.args.get("character", "")), holding_odds(look))


def _always(_look: Outlook) -> float:
    """Names cost nothing and say nothing: first of all."""
    return 90.0


ADVICE = (Assassin, Witch, Magistrate)
ABILITIES: dict[str, AbilityScorer] = {"kill": _always}
ASKS: dict[str, Scorer] = {"kill": _name_victim}
