from citadels.cards.api import ANY_NUMBER, District


class Library(District):
    """Keep every card you draw when you gather (ruling 116)."""

    id = "library"
    cost = 6
    kept_bonus = ANY_NUMBER
