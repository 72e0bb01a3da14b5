from typing import TYPE_CHECKING

from citadels.cards.characters import diplomat

if TYPE_CHECKING:
    from citadels.cards.api import Target
    from citadels.engine.turn import Turn


class Diplomat(diplomat.Diplomat):
    """To end your turn, exchange a district of yours for one of another player, paying what that one costs more.

    Military districts pay gold (rulings 2, 74, 88 to 92).
    """

    gathers_first = True
    ends_turn = True

    def _pay(self, turn: "Turn", target: "Target", price: int) -> None:
        turn.move_gold(turn.seat, target.seat, price, self.id)
