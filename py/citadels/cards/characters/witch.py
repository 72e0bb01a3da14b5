from typing import TYPE_CHECKING

from citadels.cards.api import Character

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Witch(Character):
    """Gather, name a character and pause; once it has gathered you play the rest of its turn (rulings 24 to 38).

    You play with its powers and its building limit, but with your own city, hand and gold.
    """

    id = "witch"
    rank = 1
    abilities = ("bewitch",)
    build_limit = 0
    builds = False
    gathers_first = True
    only_ability = True
    token_protects = True
    token_takes_turn = True

    async def act(self, turn: "Turn", name: str) -> bool:
        victim = await turn.choose_character("bewitch", turn.others_in_play())
        turn.put_mark("bewitch", victim, turn.seat, self.id)
        turn.leave()
        return True
