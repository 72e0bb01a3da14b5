from citadels.cards.api import District


class Stables(District):
    """Does not use up your building limit (ruling 125)."""

    id = "stables"
    cost = 2
    limited = False
