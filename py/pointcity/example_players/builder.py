"""Takes the building that brings most points now, else leaves the turn to normal. Try it with a love of resources."""

from pointcity.player_types import Ask, Option, Tools, View


def choose(view: View, ask: Ask, tools: Tools) -> str | tuple[str, ...]:
    """Take a building that needs no resource more, the one with the highest gain."""

    def gain(option: Option) -> int:
        if option.verb != "take":
            return 0
        cell = view.market[option.number("cell")]
        return cell.gain or 0 if cell.missing == 0 else 0

    best = max(ask.options, key=gain)
    return best.id if gain(best) > 0 else tools.normal(ask)
