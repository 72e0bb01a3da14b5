from citadels.cards.characters import architect


class Architect(architect.Architect):
    """Draw two cards more after gathering; build up to three districts (rulings 2, 84, 85)."""

    gathers_first = True
