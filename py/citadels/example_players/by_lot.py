"""Answers by lot: the shortest player there is. Change it so that it never passes."""

from citadels.player_types import Ask, Tools, View


def choose(view: View, ask: Ask, tools: Tools) -> list[str]:
    """Return as many options as the ask allows, drawn at random."""
    options = [option.id for option in ask.options]
    tools.chance.shuffle(options)
    return options[: ask.most]
