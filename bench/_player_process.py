"""Answers for computer players in a process of its own, for bench/wins_against_commit.py.

JSON lines in, JSON lines out.
"""

import json
import sys
from typing import Any

from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from tabletop.kernel.position import Position
from tabletop.match.history import History
from tabletop.match.kind import Kind, Which, computer_pick
from tabletop.match.memories import Memories

KINDS: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY)}


class Answers:
    """One game of this process: the picks so far, and the memories of its players."""

    def __init__(self, kind: Kind, setup: dict[str, Any], seed: int) -> None:
        self.kind = kind
        self.seed = seed
        self.history = History(Position[Any].first(kind.make(setup), seed))
        self.memories = Memories()

    def answer(self, picks: list[list[str]], level: str) -> list[str]:
        """Play ``picks``; return the answer of ``level`` to the next ask.

        Raises ValueError if they are not legal here.
        """
        history = self.history
        legal = history.play_all(tuple(pick) for pick in picks)
        position = history.position
        ask = position.ask
        if not legal or ask is None:
            raise ValueError("the rules of the two versions differ")
        recall = self.memories.recaller(self.kind, history, ask.seat)
        which = Which(self.seed, history.number + 1)
        return list(
            computer_pick(self.kind, level, history.position.game, position.state, ask, which, recall)
        )


def main() -> None:
    """Answer one question a line until the input ends."""
    game: Answers | None = None
    for line in sys.stdin:
        told = json.loads(line)
        if "setup" in told:
            game = Answers(KINDS[told["game"]], told["setup"], told["seed"])
        elif game is not None:
            print(json.dumps(game.answer(told["picks"], told["level"])), flush=True)


if __name__ == "__main__":
    main()
