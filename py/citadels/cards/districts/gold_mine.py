from citadels.cards.api import District


class GoldMine(District):
    """Take one gold more when you gather gold."""

    id = "gold_mine"
    cost = 6
    gold_bonus = 1
