"""Implements Point City, a card game, on the table that :mod:`tabletop` offers to all games.

    >>> import pointcity
    >>> game = pointcity.Game(players=2, seed=7)
    >>> while not game.is_over: game.push(*game.advice())
    >>> game.scores
    [48, 34]

``Game`` deals, asks, answers and saves: see ``help(pointcity.Game)``. What it refuses raises ``Refusal``, a
``ValueError``.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointcity.library import LEVELS, Game, SetupKeywords
    from pointcity.model.view import View
    from tabletop.kernel.ask import AskView as Ask
    from tabletop.kernel.ask import Option
    from tabletop.kernel.errors import Refusal

__all__ = ["LEVELS", "Ask", "Game", "Option", "Refusal", "SetupKeywords", "View"]

_FROM = {
    "Ask": ("tabletop.kernel.ask", "AskView"),
    "Game": ("pointcity.library", "Game"),
    "LEVELS": ("pointcity.library", "LEVELS"),
    "Option": ("tabletop.kernel.ask", "Option"),
    "Refusal": ("tabletop.kernel.errors", "Refusal"),
    "SetupKeywords": ("pointcity.library", "SetupKeywords"),
    "View": ("pointcity.model.view", "View"),
}
"""Where the names are defined. They are imported when they are first used, so that the start of the page reads none."""


def __getattr__(name: str) -> object:
    """Import what the package offers.

    ``__version__`` is that of the installed package, ``unknown`` in a bare checkout.
    """
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - nothing else needs it.

        try:
            return version("citadels-table")
        except PackageNotFoundError:
            return "unknown"
    if name not in _FROM:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, known = _FROM[name]
    found: object = getattr(import_module(module), known)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """Name what the package offers."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__")), "__version__"})
