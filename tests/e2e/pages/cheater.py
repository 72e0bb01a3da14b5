"""Tries one of ten ways to win by cheating, which CHEAT names, as a player. Without one it answers as `normal`."""

import gc
import json
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

from citadels.engine.turn import Turn
from citadels.kind import CitadelsKind
from citadels.model.state import State
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import Match
from tabletop.own_players.arena import Arena
from tabletop.own_players.table_seat import TableSeat

SEAT = "Mine"


def richer() -> None:
    """Take nine gold where the rules give two."""
    gather: Any = Turn.gather_gold

    async def gather_gold(self: Any, amount: int) -> None:
        await gather(self, 9)

    Turn.gather_gold = gather_gold


def another_deal() -> None:
    """Deal the cards in the order of the box."""
    Randomness.shuffle = lambda self, items: None


def free_districts() -> None:
    """Offer every district for nothing."""
    Turn.price = lambda self, card: 0


def other_scores() -> None:
    """Store a state in which the other seats have built nothing."""
    match: Any = Match
    record = match.record

    def recorded(self: Any, kind: Any) -> Any:
        told = record(self, kind)
        mine = next(seat for seat, chair in enumerate(self.seating) if chair.name == SEAT)
        state = dict(told.state)
        state["players"] = [
            {**player, "city": player["city"] if seat == mine else []}
            for seat, player in enumerate(state["players"])
        ]
        return told.model_copy(update={"state": state})

    match.record = recorded


def weaker_others() -> None:
    """Let the other seats answer at random, which no rule forbids."""
    kind: Any = CitadelsKind
    usual = kind.choose
    kind.choose = lambda self, level, *more: usual(self, "random", *more)  # pyright: ignore[reportUnknownLambdaType]


def half_a_game() -> None:
    """Report the game before anybody can lose it."""
    arena: Any = Arena

    def nothing(*_: object) -> Iterator[dict[str, object]]:
        return iter(())

    arena._game = nothing


def own_start() -> None:
    """Report a game that begins with the state at its end, where this seat has won."""
    match: Any = Match
    record = match.record

    def recorded(self: Any, kind: Any) -> Any:
        told = record(self, kind)
        return told.model_copy(update={"format": 3, "start": told.state, "picks": []})

    match.record = recorded


def another_ask() -> None:
    """Answer an ask of another seat."""
    seat: Any = TableSeat
    answer = seat.answer

    def answered(self: Any, text: str) -> str:
        report = json.loads(answer(self, text))
        line, number = report["ask"].split(".")
        return json.dumps({**report, "ask": f"{line}.{int(number) + 1}"})

    seat.answer = answered


CHEATS: dict[str, Callable[[], None]] = {
    "richer": richer,
    "another deal": another_deal,
    "free districts": free_districts,
    "other scores": other_scores,
    "weaker others": weaker_others,
    "half a game": half_a_game,
    "own start": own_start,
    "another ask": another_ask,
    "read memory": lambda: None,
    "add an option": lambda: None,
}
CHEAT: str = ""
if CHEAT:
    CHEATS[CHEAT]()


def states() -> list[Any]:
    """Return every state of a game that this process holds."""
    return [one for one in gc.get_objects() if isinstance(one, State)]


def choose(view: Any, ask: Any, tools: Any) -> Any:
    if CHEAT == "read memory" and states():
        tools.log("found a state")
        return ask.options[-1]
    if CHEAT == "add an option":
        more = copy(ask.options[0])
        more.id = "build:palace"
        ask.options.append(more)
        return more
    return tools.normal(ask)
