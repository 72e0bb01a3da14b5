from citadels.cards.districts import armory


class Armory(armory.Armory):
    """Give it up to destroy any other district, of a complete city too (rulings 105 to 107)."""

    into_completed = True
