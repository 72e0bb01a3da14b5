"""The Artist."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from citadels.cards.api import Character, Target

if TYPE_CHECKING:
    from citadels.engine.turn import Turn


class Artist(Character):
    """Put a gold of yours on up to two of your districts, once on each: it costs and scores one more (ruling 99)."""

    id = "artist"
    rank = 9

    def actions(self, turn: "Turn") -> Iterable[str]:
        return ("beautify",) if self._targets(turn) else ()

    def _targets(self, turn: "Turn") -> "list[Target]":
        if not turn.me.gold:
            return []
        plain = [at for at, built in enumerate(turn.me.city) if not built.coins]
        return [Target(turn.seat, at, 1) for at in plain]

    async def act(self, turn: "Turn", name: str) -> bool:
        done = False
        for _ in range(2):
            targets = self._targets(turn)
            target = await turn.may_choose_district("beautify", targets, self.id) if targets else None
            if target is None:
                break
            turn.put_coin(target.seat, target.at, self.id)
            done = True
        return done
