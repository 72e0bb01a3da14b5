from citadels.cards.districts import great_wall


class GreatWall(great_wall.GreatWall):
    """Rank 8 pays one gold more for the other districts of your city, to the usual payee (rulings 92, 111)."""

    def surcharge(self, card: str) -> int:
        return super().surcharge(card) if card != self.id else 0
