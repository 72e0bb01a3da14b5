from citadels.cards.api import District


class Monument(District):
    """Can be built while you have at most four districts; counts as two when your city is completed (ruling 117)."""

    id = "monument"
    cost = 4
    size = 2
    grown_city = 4
    barred = "city-grown"
