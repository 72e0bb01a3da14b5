"""Chooses a character by position and player, with a small random term so that the choice is hard to predict."""

from citadels.bots.advice.registry import character_advice
from citadels.bots.guess import worth_to
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def draft(look: Outlook, option: Option) -> float:
    """Score taking a character: what it brings, less the risk of being killed or robbed for it."""
    name = option.word("character")
    advice = character_advice(name)
    fetched = advice.fetches if look.stranded else 0.0
    liked = _preference(look, name)
    return advice.draft(look) - _exposure(look, name) + _denied(look, name) + liked + fetched


def draft_discard(look: Outlook, option: Option) -> float:
    """Score discarding a character, with two players: by its worth to the opponent and its danger to the viewer."""
    name = option.word("character")
    advice = character_advice(name)
    return advice.worth(look, look.best_rival) + advice.danger(look) + look.weights.values.get(name, 0.0)


def _preference(look: Outlook, name: str) -> float:
    """Return what the player's weights add for ``name``: its fitted value, and the liking of its temper."""
    weights = look.weights
    suits = weights.suits and character_advice(name).suits == weights.suits
    return weights.values.get(name, 0.0) + (weights.pull if suits else 0.0)


def _exposure(look: Outlook, name: str) -> float:
    """Return the cost of the risk to be killed or robbed as ``name``.

    It is greater if others expect the viewer to take it.
    """
    expected = worth_to(look, name, look.me) - 2.5
    leading = 0.25 if look.lead > 3 else 0.1
    return leading * max(expected, 0.0)


def _denied(look: Outlook, name: str) -> float:
    """Return what it is worth that no other seat plays ``name``."""
    return 0.35 * character_advice(name).danger(look)
