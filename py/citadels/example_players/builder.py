"""Builds the most expensive district that it can pay, and takes gold until it can. Try what happens with cheap ones."""

from citadels.player_types import Ask, Option, Tools, View

FIRST = ["build", "income", "gather_gold", "end_turn"]
"""The order in which it uses the options of a turn."""
BY_NORMAL = ["ability", "use"]
"""What it begins only where normal does, which answers what is asked next: else it would be given up, for ever."""


def choose(view: View, ask: Ask, tools: Tools) -> str | tuple[str, ...]:
    """Decide turns by the list above; leave all other asks to normal."""
    usual = tools.normal(ask)
    if ask.kind != "turn" or usual[0].partition(":")[0] in BY_NORMAL:
        return usual
    if not view.hand and any(option.verb == "gather_cards" for option in ask.options):
        return next(option.id for option in ask.options if option.verb == "gather_cards")

    def rank(option: Option) -> tuple[int, int]:
        order = FIRST.index(option.verb) if option.verb in FIRST else len(FIRST)
        return order, -option.number("cost")

    return min(ask.options, key=rank).id
