from typing import TYPE_CHECKING

from citadels.cards.api import TRIBUTE, Character, option

if TYPE_CHECKING:
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn


class Emperor(Character):
    """When called, give the crown to another player, who pays you a gold or a card (rulings 67 to 70).

    That player chooses which.

    Noble districts pay gold. Killed, the crown stays where it is.
    """

    id = "emperor"
    rank = 4
    income = "noble"
    min_players = 3

    async def turn_started(self, turn: "Turn") -> None:
        heirs = [other for other in turn.others() if other != turn.state.crown]
        options = {option("seat", seat=heir): heir for heir in heirs}
        seat = await turn.ask_open(turn.seat, "crown", options, self.id)
        turn.move_crown(seat, self.id)
        card = await self._tribute(turn, seat)
        if card is not None:
            turn.give_card(seat, turn.seat, card, self.id, why=TRIBUTE)
        elif turn.player(seat).gold:
            turn.move_gold(seat, turn.seat, 1, self.id, why=TRIBUTE)

    async def _tribute(self, turn: "Turn", seat: int) -> str | None:
        """Return the card that ``seat`` pays with, None for a gold; without a card nothing is left to choose."""
        payer = turn.player(seat)
        if not payer.hand:
            return None
        options: dict[str, str | None] = {option("give", what="gold"): None} if payer.gold else {}
        options |= {option("give", what="card", card=card): card for card in payer.hand}
        return await turn.ask_of_hand(seat, "crown_tribute", options, self.id)

    async def killed_unmasked(self, table: "Table", seat: int) -> None:
        table.reveal(self.id, seat, seat)
