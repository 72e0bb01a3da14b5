"""Builds the most expensive district that it can pay, and takes gold until it can. Try what happens with cheap ones."""

from citadels.player_types import Ask, Option, Tools, View

FIRST = ["build", "income", "ability", "use", "gather_gold", "end_turn"]
"""The order in which it uses the options of a turn."""


def choose(view: View, ask: Ask, tools: Tools) -> str | tuple[str, ...]:
    """Decide turns by the list above; leave all other asks to normal."""
    if ask.kind != "turn":
        return tools.normal(ask)
    if not view.hand and any(option.verb == "gather_cards" for option in ask.options):
        return next(option.id for option in ask.options if option.verb == "gather_cards")

    def rank(option: Option) -> tuple[int, int]:
        order = FIRST.index(option.verb) if option.verb in FIRST else len(FIRST)
        return order, -option.number("cost")

    return min(ask.options, key=rank).id
