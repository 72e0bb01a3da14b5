from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, Payment, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Cardinal(Character):
    """Short of gold for a build, take the shortfall from a player and give a card for each gold (rulings 77, 78).

    Religious districts pay cards.
    """

    id = "cardinal"
    rank = 5
    income = "religious"
    income_in = "cards"
    abilities = ("loan",)

    async def collect(self, turn: "Turn", count: int) -> None:
        turn.draw_cards(turn.seat, count, self.id)

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if self._wanted(turn) else reason("no-loan")

    def _short(self, turn: "Turn", name: str) -> int:
        return turn.price(turn.rules.districts[name]) - turn.me.gold

    def _lenders(self, turn: "Turn", short: int) -> list[int]:
        return [seat for seat in turn.others() if turn.player(seat).gold >= short]

    def _wanted(self, turn: "Turn") -> list[str]:
        """Return the cards that can be built with somebody else's gold only."""
        most = min(len(turn.me.hand) - 1, max(turn.player(seat).gold for seat in turn.others()))
        names = [name for name in dict.fromkeys(turn.me.hand) if 0 < self._short(turn, name) <= most]
        return [name for name in names if turn.permitted(name) and turn.within_limit(name)]

    def _why_not(self, turn: "Turn", name: str) -> BlockReason:
        why = turn.why_not_free(name) or (None if turn.progress.gathered else reason("gather-first"))
        if why is not None:
            return why
        short = self._short(turn, name)
        if short <= 0:
            return reason("no-loan-needed")
        return reason("few-cards" if len(turn.me.hand) <= short else "no-lender", gold=short)

    async def act(self, turn: "Turn", name: str) -> bool:
        wanted = await turn.may_choose_card(
            "loan", self._wanted(turn), self.id, lambda name: self._why_not(turn, name)
        )
        if wanted is None:
            return False
        short = self._short(turn, wanted)
        seat = await turn.choose_seat(
            "loan_from",
            self._lenders(turn, short),
            lambda other: reason("short", gold=short - turn.player(other).gold),
            forced=len(turn.others()) == 1,
        )
        rest = turn.me.hand[:]
        rest.remove(wanted)
        cards = await turn.choose_cards("loan_cards", rest, self.id, least=short, most=short)
        for card in cards:
            turn.give_card(turn.seat, seat, card, self.id, goes_on=True)
        turn.move_gold(seat, turn.seat, short, self.id)
        price = turn.price(turn.rules.districts[wanted])
        turn.pay_gold(turn.seat, price, wanted)
        return await turn.build(turn.rules.districts[wanted], payment=Payment(price))
