"""Offers a game to Python programs: deal, ask, pick, look, copy, save."""

from tabletop.library.base_game import BaseGame, Choose
from tabletop.library.checks import NothingToUndo

__all__ = ["BaseGame", "Choose", "NothingToUndo"]
