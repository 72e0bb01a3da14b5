from citadels.cards.api import District


class Keep(District):
    """Rank 8 cannot touch it (ruling 95)."""

    id = "keep"
    cost = 3
    immune = True
