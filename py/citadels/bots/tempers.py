"""Defines tempers: a temper shifts the weights of a computer player a little, so that games differ."""

from dataclasses import dataclass, replace

from citadels.bots.weights import Weights


@dataclass(frozen=True)
class Temper:
    """What a temper multiplies the factors of :class:`Weights` by, and the points that it adds to its own characters.

    With a ``tempo`` below 0 a cheap district may be worth less than its place in the city.
    """

    gold: float = 1.0
    tempo: float = 1.0
    grand: float = 1.0
    harm: float = 1.0
    pull: float = 0.6


TEMPERS: dict[str, Temper] = {
    "builder": Temper(grand=1.8, tempo=-0.3, pull=0.3),
    "rusher": Temper(gold=0.7, tempo=2.2, grand=0.4, pull=0.25),
    "raider": Temper(harm=2.4, pull=0.25),
    "schemer": Temper(pull=0.4),
}
"""Tempers by name, the word after the level in a seating (``strong-raider``)."""


def tempered(weights: Weights, name: str) -> Weights:
    """Return ``weights`` as the temper ``name`` shifts them; ``""`` is the even temper, which shifts nothing."""
    temper = TEMPERS.get(name)
    if temper is None:
        return weights
    return replace(
        weights,
        gold=weights.gold * temper.gold,
        tempo=weights.tempo * temper.tempo,
        grand=weights.grand * temper.grand,
        harm=weights.harm * temper.harm,
        suits=name,
        pull=temper.pull,
    )
