from citadels.cards.api import District


class Factory(District):
    """Your other unique districts cost you one gold less to build (ruling 131)."""

    id = "factory"
    cost = 5

    def price_change(self, card: District) -> int:
        return -1 if card.type == "unique" and card.id != self.id else 0
