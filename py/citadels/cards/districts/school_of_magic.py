from citadels.cards.api import District, DistrictType


class SchoolOfMagic(District):
    """Counts as any type when you take an income (rulings 114, 123)."""

    id = "school_of_magic"
    cost = 6

    def pays_as(self, wanted: DistrictType) -> bool:
        return True
