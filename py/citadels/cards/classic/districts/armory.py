"""The Armory of the classic edition."""

from typing import TYPE_CHECKING

from citadels.cards.districts import armory

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Armory(armory.Armory):
    """Give it up to destroy any other district, of a complete city too (rulings 105 to 107)."""

    def _cities(self, turn: "Turn") -> list[int]:
        return list(range(turn.rules.seats))
