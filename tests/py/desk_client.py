"""Calls a desk in JSON text for tests, and checks that a refused call has changed nothing."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from citadels.kind import CITADELS
from games import random_pick
from scenario import plain_setup
from tabletop.kernel.ask import Ask
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.updates import plain_update
from tabletop.players.thinking import Enough, never
from tabletop.service.desk import Desk
from tools.schema import RETURNED

Data = dict[str, Any]


def seats(*players: str) -> list[Data]:
    """Return a seating with these players."""
    return [{"name": f"P{seat}", "player": player} for seat, player in enumerate(players)]


def table(*players: str, seed: int = 5, free: bool = False, **setup: Any) -> Data:
    """Return what creates a match called ``m`` of these players."""
    plain = plain_setup(len(players), crown=0).model_dump(mode="json") | setup
    return {
        "match": "m", "game": "citadels", "setup": plain, "seating": seats(*players), "seed": seed, "free": free,
    }  # fmt: skip


def of_then(now: Any, then: Any) -> Any:
    """Return of what is said today what was said before, too: later versions say more, and nothing else."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: of_then(now[name], old) for name, old in then.items() if name in now}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):  # pyright: ignore[reportUnknownArgumentType]
        return [of_then(one, old) for one, old in zip(now, then, strict=True)]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return now  # pyright: ignore[reportUnknownVariableType]


@cache
def _returned(method: str) -> TypeAdapter[Any]:
    """Return what reads the result of a call; the types of the page's calls are made from the same table."""
    return TypeAdapter(RETURNED[method])


class DeskClient:
    """Calls a desk of its own, as the page does."""

    def __init__(self, *kinds: Kind, most: int = 20, patience: Callable[[], Enough] = lambda: never) -> None:
        self.desk = Desk(kinds or [CITADELS], most, patience)
        self.texts: list[str] = []

    def handle(self, text: str) -> Data:
        """Send ``text``; return the whole answer."""
        self.texts.append(self.desk.handle(text))
        answer: Data = json.loads(self.texts[-1])
        return answer

    def call(self, method: str, **params: Any) -> Data:
        """Call a method; return the whole answer."""
        answer = self.handle(json.dumps({"id": 7, "method": method, "params": params}))
        assert answer["id"] in {7, 0}  # 0 answers what cannot be read.
        return answer

    def result(self, method: str, **params: Any) -> Any:
        """Call a method; return the result of a call that goes well, of the type that the page is told of."""
        answer = self.call(method, **params)
        assert answer["ok"], answer
        if [*self.desk.kinds] == [CITADELS.id]:
            shape = _returned(method)
            assert shape.dump_python(shape.validate_python(answer["result"]), mode="json") == answer["result"]
        return answer["result"]

    def refused(self, method: str, **params: Any) -> str:
        """Call a method; return the code of a refusal, having seen that it changed nothing."""
        before = self.holds()
        answer = self.call(method, **params)
        assert not answer["ok"], answer
        assert self.holds() == before
        return str(answer["error"]["code"])

    def holds(self) -> Data:
        """Return everything that the desk holds."""
        return {name: one.match.record(one.kind).model_dump() for name, one in self.desk.open_matches.items()}

    def match(self, name: str = "m") -> Match[Any, Any]:
        """Return an open match."""
        return self.desk.open_matches[name].match

    def create(self, *players: str, **more: Any) -> Data:
        """Open a table of four people, or of these players."""
        return self.result("create", **table(*players or ["person"] * 4, **more))

    def answer(self, result: Data, chance: Randomness, match: str = "m") -> Data:
        """Answer the open ask of a person by chance."""
        ask = asked(result)
        options = tuple(option["id"] for option in ask["options"])
        pick = random_pick(Ask(0, ask["kind"], options, "", ask["least"], ask["most"]), chance)
        return self.result("pick", match=match, seat=ask["seat"], ask=ask["id"], options=list(pick))

    def play(self, result: Data, picks: int, chance: Randomness) -> Data:
        """Play on until there were so many picks since the deal, or the game is over."""
        while not result["keep"]["summary"]["over"] and result["keep"]["summary"]["number"] < picks:
            waiting = any(update["ask"] for update in result["updates"])
            result = self.answer(result, chance) if waiting else self.result("advance", match="m", most=1)
        return result


def asked(result: Data) -> Data:
    """Return the open ask of a result."""
    ask: Data = next(update["ask"] for update in result["updates"] if update["ask"])
    return ask


def told(update: Data) -> list[Data]:
    """Return all events of an update, without changes."""
    return [event for moment in plain_update(update)["moments"] for event in moment["events"]]
