from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Navigator(Character):
    """Take four gold or four cards; you cannot build anything (ruling 83)."""

    id = "navigator"
    rank = 7
    abilities = ("four_gold", "four_cards")
    build_limit = 0
    builds = False

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return reason("deck-empty") if name == "four_cards" and not turn.state.deck else None

    async def act(self, turn: "Turn", name: str) -> bool:
        if name == "four_gold":
            turn.gain_gold(turn.seat, 4, self.id)
        else:
            turn.draw_cards(turn.seat, 4, self.id)
        return True
