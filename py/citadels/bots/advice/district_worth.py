"""Lists what plain districts bring beyond their cost; a district that needs code has a file in `districts/`."""

from typing import NamedTuple


class Worth(NamedTuple):
    """What a district brings its owner beyond its cost, in points."""

    points: float = 0.0
    """Whenever it comes."""
    each_round: float = 0.0
    """For every round still to be played."""


WORTH: dict[str, Worth] = {
    "dragon_gate": Worth(points=2.0),  # Its extra points.
    "gold_mine": Worth(each_round=0.35),  # A gold now and then.
    "great_wall": Worth(each_round=0.2),  # Attackers look elsewhere.
    "hospital": Worth(each_round=0.1),  # Little comfort, seldom needed.
    "keep": Worth(each_round=0.1),  # Not worth an attack's gold.
    "library": Worth(each_round=0.3),  # A card more each time it is needed.
    "necropolis": Worth(points=0.3),  # A way to be rid of a dull district.
    "observatory": Worth(each_round=0.15),  # A better choice of cards.
    "park": Worth(each_round=0.3),  # Cards for a seat that plays its whole hand.
    "poor_house": Worth(each_round=0.3),  # A gold for a seat that spends all of it.
    "school_of_magic": Worth(each_round=0.4),  # A gold or a card of whatever income comes.
    "stables": Worth(points=1.4),  # A build for nothing.
    "throne_room": Worth(each_round=0.4),  # A gold now and then.
    "university": Worth(points=2.0),  # Its extra points.
}
"""By card id. All values are judgement."""
