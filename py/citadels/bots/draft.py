"""Chooses a character by position and player, with a small random term so that the choice is hard to predict."""

from citadels.bots.advice.registry import character_advice
from citadels.bots.guess import worth_to
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import OptionView


def draft(look: Outlook, option: OptionView) -> float:
    """Score taking a character: what it brings, less the risk of being killed or robbed for it."""
    name = option.word("character")
    advice = character_advice(name)
    fetched = advice.fetches if look.stranded else 0.0
    return advice.draft(look) - _fame(look, name) + _denied(look, name) + _liking(look, name) + fetched


def draft_discard(look: Outlook, option: OptionView) -> float:
    """Two players: discard what would help the opponent most, or hurt the own seat most."""
    name = option.word("character")
    advice = character_advice(name)
    return advice.worth(look, look.best_rival) + advice.danger(look) + look.weights.values.get(name, 0.0)


def _liking(look: Outlook, name: str) -> float:
    """Return what the player sees in ``name`` beyond that: by experience, and by temper."""
    weights = look.weights
    suits = weights.suits and character_advice(name).suits == weights.suits
    return weights.values.get(name, 0.0) + (weights.pull if suits else 0.0)


def _fame(look: Outlook, name: str) -> float:
    """Return the risk of being killed or robbed in a role that everybody expects of us."""
    expected = worth_to(look, name, look.me) - 2.5
    leading = 0.25 if look.lead > 3 else 0.1
    return leading * max(expected, 0.0)


def _denied(look: Outlook, name: str) -> float:
    """Return the worth of keeping ``name`` from the other seats."""
    return 0.35 * character_advice(name).danger(look)
