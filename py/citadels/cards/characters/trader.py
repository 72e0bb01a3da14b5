from citadels.cards.api import Character, District


class Trader(Character):
    """Trade districts do not use up your building limit, and pay gold (ruling 82)."""

    id = "trader"
    rank = 6
    income = "trade"

    def counts(self, card: District) -> bool:
        return card.type != "trade"
