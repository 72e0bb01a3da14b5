from typing import TYPE_CHECKING

from citadels.cards.api import TYPES, Character, option

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Spy(Character):
    """Choose a player and a type, and look at the hand: per card of that type take a gold and draw a card.

    The player gives no more gold than there is (rulings 54, 55).
    """

    id = "spy"
    rank = 2
    abilities = ("spy",)

    async def act(self, turn: "Turn", name: str) -> bool:
        seat = await turn.may_choose_seat("spy", turn.others())
        if seat is None:
            return False
        wanted = await turn.ask(
            turn.seat, "spy_type", {option("type", type=kind): kind for kind in TYPES}, self.id
        )
        hand = turn.player(seat).hand
        turn.show_hand(seat, turn.seat, self.id)
        found = sum(turn.rules.districts[card].type == wanted for card in hand)
        turn.move_gold(seat, turn.seat, min(found, turn.player(seat).gold), self.id)
        turn.draw_cards(turn.seat, found, self.id)
        return True
