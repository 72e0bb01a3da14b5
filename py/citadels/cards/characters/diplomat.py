from collections.abc import Iterator
from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, Target, exchange_doubles, exchange_price, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn
    from citadels.model.state import Built


class Diplomat(Character):
    """Exchange a district of yours for one of another player, paying what that one costs more (rulings 74, 88 to 92).

    Military districts pay gold.
    """

    id = "diplomat"
    rank = 8
    income = "military"
    abilities = ("exchange",)

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return reason("no-target") if next(self._possible(turn), None) is None else None

    def _own(self, turn: "Turn", target: Target) -> list[Target]:
        """Return the own districts that can be given for ``target``, with what is to be paid."""
        return [] if turn.shielded(turn.seat) else list(self._fitting(turn, target, self._free(turn)))

    def _free(self, turn: "Turn") -> list[tuple[int, int]]:
        """Return place and cost of each own district that may be given."""
        districts = turn.rules.districts
        return [
            (at, turn.cost(built))
            for at, built in enumerate(turn.me.city)
            if not districts[built.card].immune
        ]

    def _fitting(self, turn: "Turn", target: Target, free: list[tuple[int, int]]) -> Iterator[Target]:
        """Yield those of the ``free`` own districts that can be given for ``target``, with what is to be paid."""
        city, gold = turn.player(target.seat).city, turn.me.gold
        cost, surcharge = turn.cost(city[target.at]), turn.surcharge(target)
        if surcharge > gold:
            return
        mine, theirs = _cards(turn.me.city), _cards(city)
        for at, own in free:
            price = exchange_price(own, cost) + surcharge
            if price <= gold and not exchange_doubles(mine, at, theirs, target.at):
                yield Target(turn.seat, at, price)

    def _possible(self, turn: "Turn") -> Iterator[Target]:
        """Yield the districts of other players for which an own one can be given."""
        if turn.shielded(turn.seat):
            return
        free = self._free(turn)
        for target in turn.rank8_targets():
            if target.seat != turn.seat and next(self._fitting(turn, target, free), None) is not None:
                yield target

    def _targets(self, turn: "Turn") -> list[Target]:
        return list(self._possible(turn))

    def _others(self, turn: "Turn") -> Iterator[tuple[Target, BlockReason]]:
        """Say of other players' districts why nothing can be given for them."""
        for target, why in turn.rank8_barred():
            if target.seat != turn.seat:
                yield target, why
        for target in turn.rank8_targets():
            kept = [why for _, why in self._kept(turn, target)]
            if target.seat != turn.seat and not self._own(turn, target):
                shortest = min((why.facts.get("gold", 99) for why in kept), default=99)
                yield (
                    target,
                    next((why for why in kept if why.facts.get("gold") == shortest), reason("no-give")),
                )

    def _kept(self, turn: "Turn", target: Target) -> Iterator[tuple[Target, BlockReason]]:
        """Say of the own districts why they cannot be given for ``target``."""
        city = turn.player(target.seat).city
        mine, theirs = _cards(turn.me.city), _cards(city)
        shield = turn.shield(turn.seat)
        for at, built in enumerate(turn.me.city):
            price = exchange_price(turn.cost(built), turn.cost(city[target.at])) + turn.surcharge(target)
            own = Target(turn.seat, at, price)
            if shield:
                yield own, reason("shielded", character=shield)
            elif turn.rules.districts[built.card].immune:
                yield own, reason("immune")
            elif exchange_doubles(mine, at, theirs, target.at):
                yield own, reason("doubled")
            else:
                yield own, reason("short", gold=price - turn.me.gold)

    async def act(self, turn: "Turn", name: str) -> bool:
        target = await turn.may_choose_district(
            "exchange", self._targets(turn), self.id, lambda: self._others(turn)
        )
        if target is None:
            return False
        own = await turn.may_choose_district(
            "exchange_for", self._own(turn, target), self.id, lambda: self._kept(turn, target)
        )
        if own is None:
            return False
        self._pay(turn, target, own.cost)
        turn.exchange_districts(own, target, self.id)
        return True

    def _pay(self, turn: "Turn", target: Target, price: int) -> None:
        """Pay the owner, and the bank for a Great Wall."""
        extra = turn.surcharge(target)
        turn.move_gold(turn.seat, target.seat, price - extra, self.id)
        turn.pay_gold(turn.seat, extra, self.id)


def _cards(city: "list[Built]") -> list[str]:
    return [built.card for built in city]
