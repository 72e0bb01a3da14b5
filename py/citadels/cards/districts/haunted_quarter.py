"""The Haunted Quarter."""

from citadels.cards.api import District


class HauntedQuarter(District):
    """Counts as any type you like when scores are counted (rulings 112 to 114)."""

    id = "haunted_quarter"
    cost = 2

    def any_type(self) -> bool:
        return True
