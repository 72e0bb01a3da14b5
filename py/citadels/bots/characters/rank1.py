"""Rank 1: Assassin, Witch, Magistrate."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer, advice_for, at_once
from citadels.bots.cards import gold_worth, standing
from citadels.bots.guess import expected, holding_odds, loss
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
    """As strong as whom she catches, but she builds nothing when she misses."""

    id = "witch"
    base = 1.2


class Magistrate(Advice):
    """A free district if the signed one builds."""

    id = "magistrate"
    base = 2.2

    def danger(self, look: Outlook) -> float:
        return 0.15 * look.me.gold


def _kill(look: Outlook, option: OptionView) -> float:
    """Kill the turn that would bring most to whom it hurts most to lose it."""
    return loss(look, str(option.args.get("character", "")), holding_odds(look))


def _bewitch(look: Outlook, option: OptionView) -> float:
    """Take the turn that somebody surely has, and that suits our own city."""
    name = str(option.args.get("character", ""))
    own = 1.5 + advice_for(name).worth(look, look.me) + min(look.role(name).build_limit, 1)
    return expected(look, name, holding_odds(look), lambda seat: own + look.menace(seat))


def _warrant(look: Outlook, option: OptionView) -> float:
    """Sign where something dear will be built."""
    name = str(option.args.get("character", ""))
    builds = 1.0 if look.role(name).build_limit else 0.0

    def worth(seat: SeatView) -> float:
        return builds * (min(seat.gold + 2, 6) * (1.0 if seat.hand else 0.4) + look.menace(seat))

    return expected(look, name, holding_odds(look), worth)


def _confiscate(look: Outlook, option: OptionView) -> float:
    """Take what is paid for by others; a blank warrant has nothing to take."""
    if option.verb != "confiscate":
        return 0.0
    return standing(look, str(option.args.get("card", ""))) + gold_worth(look)


ADVICE = (Assassin, Witch, Magistrate)
ABILITIES: dict[str, AbilityScorer] = {"kill": at_once, "bewitch": at_once, "warrant": at_once}
ASKS: dict[str, Scorer] = {
    "kill": _kill,
    "bewitch": _bewitch,
    "warrant_signed": _warrant,
    "warrant_blank": _warrant,
    "confiscate": _confiscate,
}
