from citadels.cards.districts import library


class Library(library.Library):
    """Keep both cards you draw when you gather; with the Observatory, two of three (ruling 116)."""

    kept_bonus = 1
