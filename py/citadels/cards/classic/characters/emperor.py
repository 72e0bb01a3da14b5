"""The Emperor."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character, option

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn


class Emperor(Character):
    """Give the crown to another player, who pays you a gold or a card, as that player likes (rulings 67 to 70).

    Noble districts pay gold. Killed, the crown stays where it is.
    """

    id = "emperor"
    rank = 4
    income = "noble"
    min_players = 3

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("crown",)

    def must_act(self, turn: "Turn") -> bool:
        return not turn.used(self.id)

    async def act(self, turn: "Turn", name: str) -> bool:
        heirs = [other for other in turn.others() if other != turn.state.crown]
        seat = await turn.may_choose_seat("crown", heirs)
        if seat is None:
            return False
        turn.move_crown(seat, self.id)
        payer = turn.player(seat)
        options: dict[str, str | None] = {option("give", what="gold"): None} if payer.gold else {}
        options |= {option("give", what="card", card=card): card for card in payer.hand}
        if not options:
            return True
        card = await turn.ask(seat, "crown_tribute", options, self.id)
        if card is None:
            turn.move_gold(seat, turn.seat, 1, self.id)
        else:
            turn.give_card(seat, turn.seat, card, self.id)
        return True

    async def killed_unmasked(self, table: "Table", seat: int) -> None:
        table.reveal(self.id, seat, seat)
