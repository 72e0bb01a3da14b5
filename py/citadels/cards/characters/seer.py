from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, option, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Seer(Character):
    """Take a random card from every other hand, then give each of those players a card back (rulings 64, 65).

    You may build two districts.
    """

    id = "seer"
    rank = 3
    abilities = ("seer",)
    build_limit = 2

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if any(turn.player(seat).hand for seat in turn.others()) else reason("hands-empty")

    async def act(self, turn: "Turn", name: str) -> bool:
        seats = [seat for seat in turn.others() if turn.player(seat).hand]
        for seat in seats:
            card = turn.state.chance.pick(sorted(turn.player(seat).hand))
            turn.give_card(seat, turn.seat, card, self.id, goes_on=True)
        for seat in seats:
            options = {option("give", card=card, seat=seat): card for card in turn.me.hand}
            forced = len(turn.me.hand) == 1
            given = await turn.ask_of_hand(turn.seat, "seer_give", options, self.id, forced=forced)
            turn.give_card(turn.seat, seat, given, self.id)
        return True
