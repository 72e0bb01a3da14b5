"""Lists what plain districts are worth beyond their cost; a district that needs code has a file in `districts/`."""

from typing import NamedTuple


class Worth(NamedTuple):
    """What a district brings its owner beyond its cost, in points."""

    points: float = 0.0
    """Whenever it is built."""
    each_round: float = 0.0
    """For every round still to be played."""


WORTH: dict[str, Worth] = {
    "dragon_gate": Worth(points=2.0),  # Its extra points.
    "gold_mine": Worth(each_round=0.35),  # One gold in some rounds.
    "great_wall": Worth(each_round=0.2),  # Attackers choose other cities.
    "hospital": Worth(each_round=0.1),  # Seldom needed.
    "keep": Worth(each_round=0.1),  # It cannot be attacked.
    "library": Worth(each_round=0.3),  # A card more each time it is needed.
    "necropolis": Worth(points=0.3),  # It replaces a district of little worth.
    "observatory": Worth(each_round=0.15),  # A better choice of cards.
    "park": Worth(each_round=0.3),  # Cards for a seat that plays its whole hand.
    "poor_house": Worth(each_round=0.3),  # A gold for a seat that spends all of it.
    "school_of_magic": Worth(each_round=0.4),  # One gold or card more of each income.
    "stables": Worth(points=1.4),  # A build that does not count.
    "throne_room": Worth(each_round=0.4),  # One gold in some rounds.
    "university": Worth(points=2.0),  # Its extra points.
}
"""By card id. All values are judgement."""
