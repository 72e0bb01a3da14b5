from typing import TYPE_CHECKING

from citadels.cards.api import ANY_NUMBER, BlockReason, Character, missing, option, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Wizard(Character):
    """Look at a hand and take one card of it: keep it, or pay for it and build it at once, outside the limit.

    At any moment of your turn, before gathering too. You may build districts that your city already has this turn
    (rulings 5, 61 to 63).
    """

    id = "wizard"
    rank = 3
    abilities = ("take_card",)
    alike = ANY_NUMBER

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if self._targets(turn) else reason("hands-empty")

    def _targets(self, turn: "Turn") -> list[int]:
        return [seat for seat in turn.others() if turn.player(seat).hand]

    async def act(self, turn: "Turn", name: str) -> bool:
        seat = await turn.may_choose_seat("wizard", self._targets(turn), lambda _: reason("hand-empty"))
        if seat is None:
            return False
        turn.show_hand(seat, turn.seat, self.id)
        hand = sorted(turn.player(seat).hand)
        card = await turn.choose_card("wizard_card", hand, self.id, forced=len(hand) == 1)
        turn.give_card(seat, turn.seat, card, self.id)
        await self._build(turn, card)
        return True

    async def _build(self, turn: "Turn", card: str) -> None:
        """Offer to build ``card``; ask even where only keeping is possible: a missing question would show that."""
        can = turn.may_build(card) and turn.affordable(card)
        build = option("build", card=card, cost=turn.price(turn.rules.districts[card]))
        options = ({build: True} if can else {}) | {"keep": False}
        why_not = missing(
            options,
            lambda: [(build, turn.why_not_allowed(card) or reason("short", gold=turn.short_of(card)))],
        )
        wanted = await turn.ask(turn.seat, "wizard_build", options, self.id, hints=why_not)
        if wanted and not await turn.build(turn.rules.districts[card], limited=False):
            turn.tell("build_given_up", self.id, None, {turn.seat: {"seat": turn.seat, "card": card}})
