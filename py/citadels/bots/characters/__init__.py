"""What a player knows of each character, one file a rank: whom it suits, and how its abilities are used."""

from citadels.bots.advice import AbilityScorer, Scorer
from citadels.bots.characters import rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9

_RANKS = (rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9)

ABILITIES: dict[str, AbilityScorer] = {
    name: score for rank in _RANKS for name, score in rank.ABILITIES.items()
}
"""How urgent each ability of the turn's menu is, by its name."""

ASKS: dict[str, Scorer] = {kind: score for rank in _RANKS for kind, score in rank.ASKS.items()}
"""How the options of the characters' own questions are scored, by the kind of ask."""
