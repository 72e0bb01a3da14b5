from citadels.cards.api import District


class Observatory(District):
    """Draw three cards instead of two when you gather cards (ruling 116)."""

    id = "observatory"
    cost = 4
    cards_bonus = 1
