"""Tries each character of the draft in a few worlds and takes the best. More worlds are slower, and stronger."""

from citadels.player_types import Ask, Tools, View

WORLDS = 6
MARGIN = 0.03
"""How much better than that of strong an answer must look: an estimate from few worlds is often wrong."""


def choose(view: View, ask: Ask, tools: Tools) -> str | tuple[str, ...]:
    """Search the draft; leave all other asks to strong."""
    usual = tools.level("strong", ask)
    if ask.kind != "draft" or ask.most > 1:
        return usual
    worlds = tools.worlds(WORLDS)
    if not worlds:
        return usual
    chances = {
        option.id: sum(tools.try_out(option, world) for world in worlds) / len(worlds)
        for option in ask.options
    }
    best = max(chances, key=lambda option: chances[option])
    tools.log(*(f"{option.partition('=')[2]} {chance:.0%}" for option, chance in chances.items()))
    return best if chances[best] > chances[usual[0]] + MARGIN else usual
