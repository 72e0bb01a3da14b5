"""Implements Nim, the example that a new game is copied from.

>>> import nim
>>> game = nim.Game(players=2, seed=7)
>>> while not game.is_over: game.push(*game.advice())
>>> game.winners
[1]
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nim.library import Game

__all__ = ["Game"]


def __getattr__(name: str) -> object:
    """Import ``Game`` when it is first used, so that the start of the page does not read it."""
    if name != "Game":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module("nim.library").Game


def __dir__() -> list[str]:
    """Name what the package offers."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
