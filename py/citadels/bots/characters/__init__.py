"""What a player knows of each character, one file a rank."""

from functools import cache

from citadels.bots.advice import Advice
from citadels.bots.characters import rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9

RANKS = (rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9)


@cache
def advice_for(character: str) -> Advice:
    """Return what is known of ``character``; a card nobody described gets the neutral answers."""
    for rank in RANKS:
        if character in rank.ADVICE:
            return rank.ADVICE[character](character)
    return Advice(character)
