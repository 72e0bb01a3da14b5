"""Offers a game to Python programs: deal, ask, pick, look, copy, save."""

from tabletop.programs.base_game import BaseGame, Choose
from tabletop.programs.checks import NothingToUndo

__all__ = ["BaseGame", "Choose", "NothingToUndo"]
