"""Plays like normal, but never flips the market. How much does it lose by that? Try it with draw."""

from pointcity.player_types import Ask, Tools, View

NEVER = "flip"


def choose(view: View, ask: Ask, tools: Tools) -> tuple[str, ...]:
    """Remove NEVER from the turn's options if others are left, and ask normal."""
    if ask.kind == "turn":
        others = [option for option in ask.options if option.verb != NEVER]
        if others:
            ask = tools.only(ask, others)
    return tools.normal(ask)
