from citadels.cards.districts import laboratory


class Laboratory(laboratory.Laboratory):
    """Once a turn, put a card of your hand under the deck and take a gold."""

    earns = 1
