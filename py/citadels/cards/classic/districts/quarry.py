from citadels.cards.districts import quarry


class Quarry(quarry.Quarry):
    """You may build districts that your city already has, but no third one of a kind (ruling 122)."""

    alike = 2
