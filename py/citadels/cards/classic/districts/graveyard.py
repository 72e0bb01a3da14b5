from typing import TYPE_CHECKING

from citadels.cards.api import District, option

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Graveyard(District):
    """For a gold, take a district that the Warlord destroys into your hand, but not this one (rulings 132, 133)."""

    id = "graveyard"
    cost = 5

    async def other_destroyed(self, turn: "Turn", seat: int, card: str) -> None:
        if seat == turn.seat or not turn.player(seat).gold:
            return
        if await turn.ask(seat, "rescue", {option("rescue", card=card): True, "let_pass": False}, self.id):
            turn.pay_gold(seat, 1, self.id)
            turn.rescue_card(seat, card, self.id)
