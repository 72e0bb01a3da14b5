from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, option, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Abbot(Character):
    """Religious districts pay gold or cards, as you like; the richest player gives you a gold (rulings 75, 76)."""

    id = "abbot"
    rank = 5
    income = "religious"
    income_in = "either"
    abilities = ("tithe",)

    async def collect(self, turn: "Turn", count: int) -> None:
        deck = len(turn.state.deck)
        shares = [gold for gold in range(count, -1, -1) if count - gold <= deck]
        options = {option("mix", gold=gold, cards=count - gold): gold for gold in shares}
        gold = await turn.ask_open(turn.seat, "mix", options, self.id)
        turn.gain_gold(turn.seat, gold, self.id)
        turn.draw_cards(turn.seat, count - gold, self.id)

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if self._richest(turn) else reason("no-richest")

    async def act(self, turn: "Turn", name: str) -> bool:
        options = {option("seat", seat=seat): seat for seat in self._richest(turn)}
        poorer = turn.seats_missing(options, lambda _: reason("not-richest"))
        seat = await turn.ask_open(turn.seat, "tithe", options, self.id, hints=poorer)
        turn.move_gold(seat, turn.seat, 1, self.id)
        return True

    def _richest(self, turn: "Turn") -> list[int]:
        """Return the other seats with the most gold; none if no other seat has more than the Abbot."""
        most = max(turn.player(seat).gold for seat in turn.others())
        return [seat for seat in turn.others() if turn.player(seat).gold == most > turn.me.gold]
