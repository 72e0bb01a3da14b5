"""The Quarry."""

from citadels.cards.api import District


class Quarry(District):
    """You may build districts that your city already has, but no third one of a kind (ruling 122)."""

    id = "quarry"
    cost = 5

    def copies_allowed(self, standing: int) -> bool:
        return standing < 2
