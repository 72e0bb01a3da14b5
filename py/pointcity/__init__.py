"""Implements Point City, a card game, on the table that :mod:`tabletop` offers to all games."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pointcity.library import Game

__all__ = ["Game"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever the module offers
    """Import ``Game`` when it is first used, so that the start of the page does not read it."""
    if name != "Game":
        raise AttributeError(name)
    from pointcity.library import Game  # noqa: PLC0415 - see above.

    return Game
