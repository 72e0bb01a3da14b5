from citadels.cards.api import District


class GreatWall(District):
    """Rank 8 pays the bank one gold more for any district of your city (rulings 87, 92, 93, 111)."""

    id = "great_wall"
    cost = 6

    def surcharge(self, card: str) -> int:
        return 1
