from citadels.cards.api import Character


class Bishop(Character):
    """Rank 8 cannot touch your districts this round; religious districts pay gold (rulings 73, 74)."""

    id = "bishop"
    rank = 5
    income = "religious"
    protects_city = True
