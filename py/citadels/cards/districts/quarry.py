from citadels.cards.api import ANY_NUMBER, District


class Quarry(District):
    """You may build districts that your city already has (rulings 14, 122)."""

    id = "quarry"
    cost = 5
    alike = ANY_NUMBER
