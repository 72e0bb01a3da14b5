"""Plays like strong, but never takes the Assassin. How much does it lose by that? Try another character."""

from citadels.player_types import Ask, Tools, View

NEVER = "assassin"


def choose(view: View, ask: Ask, tools: Tools) -> tuple[str, ...]:
    """Remove NEVER from the draft if other characters are left, and ask strong."""
    if ask.kind == "draft":
        others = [option for option in ask.options if option.word("character") != NEVER]
        if len(others) >= ask.least and others:
            ask = tools.only(ask, others)
    return tools.level("strong", ask)
