"""Defines the types of ``choose(view, ask, tools)``, for those who write a player (docs/players.md)."""

from pointcity.model.view import View
from tabletop.kernel.ask import AskView as Ask
from tabletop.kernel.ask import Option
from tabletop.own_players.tools import Tools, World

__all__ = ["Ask", "Option", "Tools", "View", "World"]
