"""The Great Wall."""

from citadels.cards.api import District


class GreatWall(District):
    """Rank 8 pays one gold more for the other districts of your city, to whoever is paid (rulings 92, 111)."""

    id = "great_wall"
    cost = 6

    def surcharge(self, card: str) -> int:
        return 1 if card != self.id else 0
