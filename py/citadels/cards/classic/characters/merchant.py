from citadels.cards.characters import merchant


class Merchant(merchant.Merchant):
    """Take one gold more after gathering; trade districts pay gold (rulings 2, 79)."""

    gathers_first = True
