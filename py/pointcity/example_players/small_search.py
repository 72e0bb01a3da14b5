"""Tries the buildings that it can pay in a few worlds and takes the best. More worlds are slower, and stronger."""

from pointcity.player_types import Ask, Option, Tools, View

WORLDS = 2
MARGIN = 0.03
"""How much better than that of normal an answer must look: an estimate from few worlds is often wrong."""


def choose(view: View, ask: Ask, tools: Tools) -> str | tuple[str, ...]:
    """Search the first ask of a turn; leave all other asks to normal."""
    usual = tools.normal(ask)
    if ask.kind != "turn":
        return usual

    def worth_trying(option: Option) -> bool:
        return option.id in usual or (
            option.verb == "take" and view.market[option.number("cell")].missing == 0
        )

    options = [option.id for option in ask.options if worth_trying(option)]
    worlds = tools.worlds(WORLDS) if len(options) > 1 else []
    if not worlds:
        return usual
    chances = {
        option: sum(tools.try_out(option, world) for world in worlds) / len(worlds) for option in options
    }
    best = max(chances, key=lambda option: chances[option])
    tools.log(best, f"{chances[best]:.0%}")
    return best if chances[best] > chances[usual[0]] + MARGIN else usual
