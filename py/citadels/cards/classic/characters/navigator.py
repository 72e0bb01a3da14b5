from citadels.cards.characters import navigator


class Navigator(navigator.Navigator):
    """Take four gold or four cards after gathering; you cannot build anything (rulings 2, 83)."""

    gathers_first = True
