"""Takes the building that brings most points now, else leaves the turn to normal.

Try what happens with resources first.
"""

from pointcity.player_types import Ask, Option, Tools, View


def choose(view: View, ask: Ask, tools: Tools) -> str | tuple[str, ...]:
    """Take the building with the highest gain that can be paid already."""

    def gain(option: Option) -> int:
        if option.verb != "take":
            return 0
        cell = view.market[option.number("cell")]
        return cell.gain or 0 if cell.missing == 0 else 0

    best = max(ask.options, key=gain)
    return best.id if gain(best) > 0 else tools.normal(ask)
