from collections.abc import Iterator
from typing import TYPE_CHECKING

from citadels.cards.api import BlockReason, Character, Target, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Artist(Character):
    """Put a gold of yours on up to two of your districts, once on each: it costs and scores one more (ruling 99)."""

    id = "artist"
    rank = 9
    abilities = ("beautify",)
    puts_coins = True

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        if not turn.me.gold:
            return reason("short", gold=1)
        return None if self._targets(turn) else reason("no-target")

    def _targets(self, turn: "Turn") -> "list[Target]":
        if not turn.me.gold:
            return []
        plain = [at for at, built in enumerate(turn.me.city) if not built.coins]
        return [Target(turn.seat, at, 1) for at in plain]

    def _plain_no_more(self, turn: "Turn") -> "Iterator[tuple[Target, BlockReason]]":
        for at, built in enumerate(turn.me.city):
            if built.coins:
                yield Target(turn.seat, at, 1), reason("beautified")

    async def act(self, turn: "Turn", name: str) -> bool:
        done = False
        for _ in range(2):
            targets = self._targets(turn)
            target = (
                await turn.may_choose_district(
                    "beautify", targets, self.id, lambda: self._plain_no_more(turn)
                )
                if targets
                else None
            )
            if target is None:
                break
            turn.put_coin(target.seat, target.at, self.id)
            done = True
        return done
