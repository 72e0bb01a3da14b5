"""The Hospital."""

from citadels.cards.api import District


class Hospital(District):
    """Killed, you may still gather, and nothing else (rulings 134, 135)."""

    id = "hospital"
    cost = 6

    def heals(self) -> bool:
        return True
