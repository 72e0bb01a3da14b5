"""The wall is real: Nim, of which no line of the table service knows, is played through the same desk.

Players take one to three of the sticks in turn; the player who takes the last one wins. Each keeps a lucky number of
its own, which no other player may see before the end.
"""

import json
from collections.abc import Awaitable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, cast

from citadels.kind import CITADELS
from door import Door, asked, seats, told
from tabletop.kernel.ask import Ask, AskView, Pick, any_pick, option
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event, Sink
from tabletop.kernel.game import Script
from tabletop.kernel.hints import Holding
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind, Observation, Outline, Recall, Start
from tabletop.players.advice import Advice
from tabletop.players.seating import Chair
from tabletop.players.thinking import Thought, at_once


@dataclass
class Sticks:
    left: int
    lucky: list[int]
    next: int = 0
    taken: list[int] = field(default_factory=list[int])

    def copy(self) -> "Sticks":
        return Sticks(self.left, self.lucky[:], self.next, self.taken[:])


@dataclass
class NimView:
    left: int
    lucky: int | None
    winner: int | None


class Nim:
    def __init__(self, setup: dict[str, Any]) -> None:
        if setup.keys() != {"players", "sticks"} or not 3 <= setup["sticks"] <= 50:
            raise Refusal("bad-setup")
        self.setup, self.seats = setup, int(setup["players"])

    def start(self, seed: int) -> Sticks:
        chance = Randomness(seed)
        return Sticks(self.setup["sticks"], [chance.below(100) for _ in range(self.seats)])

    def step(self, state: Sticks, sink: Sink | None) -> Script:
        return cast("Script", self._turn(state, sink))

    async def _turn(self, state: Sticks, sink: Sink | None) -> None:
        options = tuple(option("take", sticks=n) for n in range(1, min(3, state.left) + 1))
        (pick,) = await cast("Awaitable[Pick]", Ask(state.next, "take", options))
        sticks = int(pick.partition("=")[2])
        state.left -= sticks
        state.taken.append(sticks)
        if sink is not None:
            sink(Event("taken", "", {"seat": state.next, "sticks": sticks}, {}, reveals=False))
        state.next = (state.next + 1) % self.seats if state.left else state.next

    def over(self, state: Sticks) -> bool:
        return not state.left

    def view(self, state: Sticks, seat: int | None) -> NimView:
        own = state.lucky[seat] if seat is not None else None
        return NimView(state.left, own, None if state.left else state.next)

    def holdings(self, state: Sticks) -> list[Holding]:
        return [Holding(0, 0, int(not state.left and seat == state.next)) for seat in range(self.seats)]

    def dump(self, state: Sticks) -> dict[str, Any]:
        return asdict(state)

    def load(self, data: dict[str, Any]) -> Sticks:
        return Sticks(**data)

    def broken_laws(self, state: Sticks) -> list[str]:
        return [] if state.left + sum(state.taken) == self.setup["sticks"] else ["sticks"]


class NimKind:
    id, rules, seats, players, view = "nim", 1, (2, 5), ("clever", "blind"), NimView
    redeals = True

    def make(self, setup: dict[str, Any]) -> Nim:
        return Nim(setup)

    def catalogue(self) -> dict[str, list[int]]:
        return {"sticks": [3, 50]}

    def draw(self, wish: dict[str, Any], seed: int) -> dict[str, int]:
        return {"sticks": wish["least"] + Randomness(seed).below(10)}

    def outline(self, game: Nim, state: Sticks) -> Outline:
        won = [] if state.left else [state.next]
        return Outline([int(seat in won) for seat in range(game.seats)], won, {"left": state.left})

    def learn(self, game: Nim, memory: Nim | None, observation: Observation) -> Nim:  # noqa: ARG002
        return game

    def choose(
        self,
        level: str,
        view: NimView,
        ask: AskView,
        chance: Randomness,
        recall: Recall,  # noqa: ARG002
    ) -> Thought[Pick]:
        wanted = f"take:sticks={view.left % 4}"
        ids = [one.id for one in ask.options]
        return at_once((wanted,) if level == "clever" and wanted in ids else any_pick(ids, 1, 1, chance))

    def plain(self, level: str) -> str:
        return level

    def advise(
        self, view: NimView, ask: AskView, chance: Randomness, recall: Recall
    ) -> Thought[list[Advice]]:
        pick = yield from self.choose("clever", view, ask, chance, recall)
        return [Advice(list(pick), None, [])]

    def chances(self, game: Nim, state: Sticks) -> list[float] | None:
        if game.seats != 2:
            return None
        wins = state.next if state.left % 4 or not state.left else 1 - state.next
        return [float(seat == wins) for seat in range(2)]

    def redeal(self, view: NimView, ask: AskView | None, chance: Randomness, recall: Recall) -> Start | None:
        if ask is None or view.lucky is None:
            return None
        game: Nim = recall()
        lucky = [view.lucky if seat == ask.seat else chance.below(100) for seat in range(game.seats)]
        return Start(Sticks(view.left, lucky, ask.seat, [game.setup["sticks"] - view.left]), ())

    def upgrade(self, record: Mapping[str, Any]) -> tuple[dict[str, Any], list[Chair]]:
        raise Refusal("bad-setup", where=str(record["game"]))


NIM: Kind = NimKind()


def test_another_game_at_the_same_desk() -> None:
    door = Door(CITADELS, NIM)
    assert [game["game"] for game in door.result("hello")["games"]] == ["citadels", "nim"]
    assert door.result("draw", game="nim", wish={"least": 20}, seed=1)["sticks"] >= 20
    assert door.refused("check", game="nim", setup={"players": 2, "sticks": 99}) == "bad-setup"
    setup = {"players": 2, "sticks": 20}
    new = {"match": "m", "game": "nim", "setup": setup, "seating": seats("person", "clever"), "seed": 4}
    result = door.result("create", **new, free=True)
    while not result["keep"]["summary"]["over"]:
        ask = asked(result)
        pick = {"seat": 0, "ask": ask["id"], "options": [ask["options"][0]["id"]]}
        door.result("pick", match="m", **pick)
        result = door.result("advance", match="m", most=9)
    summary = result["keep"]["summary"]
    assert (summary["winners"], summary["points"], summary["about"]) == ([1], [0, 1], {"left": 0})

    saved = Door(NIM)
    again = saved.result("open", save=result["keep"]["save"])
    assert again["replayed"]
    assert [event["kind"] for event in told(again["updates"][0])] == ["taken"] * summary["number"]
    back = saved.result("undo", match="m", seat=0)["updates"][0]
    assert (back["number"], back["view"]["winner"]) == (summary["number"] - 2, None)
    assert saved.result("redo", match="m", seat=0)["updates"][0]["over"]
    glimpse = saved.result("at", match="m", number=3, seats=[0, 1])
    assert [update["view"]["left"] for update in glimpse["updates"]] == [
        20 - sum(saved.match().position.state.taken[:3])
    ] * 2
    fork = saved.result("fork", match="m", number=3, name="n", seating=seats("blind", "clever"))
    assert saved.result("advance", match="n", most=99)["keep"]["summary"]["over"]
    assert fork["updates"][0]["seat"] is None
    assert Door().refused("open", save=json.dumps(json.loads(result["keep"]["save"]))) == "wrong-game"


def test_its_running_games_are_played_on_with_the_hidden_dealt_anew() -> None:
    door = Door(NIM)
    new = {
        "match": "m",
        "game": "nim",
        "setup": {"players": 2, "sticks": 20},
        "seating": seats("person", "clever"),
    }
    result = door.result("create", **new, seed=4, free=False)
    door.result("pick", match="m", seat=0, ask=asked(result)["id"], options=["take:sticks=2"])
    door.result("advance", match="m", most=1)
    own, other = door.match().position.state.lucky
    assert door.refused("redeal", match="m", seat=0, number=1, name="n", seed=3) == "cannot-redeal"
    fork = door.result("redeal", match="m", seat=0, number=2, name="n", seed=3)
    assert door.match("n").position.state.lucky[0] == own
    assert door.match("n").position.state.lucky[1] != other
    assert fork["updates"][0]["view"]["left"] == door.match().position.state.left
    again = Door(NIM).result("open", save=fork["keep"]["save"])
    assert again["replayed"]
    assert again["updates"] == fork["updates"]


def test_a_game_may_come_later() -> None:
    """One that is fetched when it is first wanted is taken up by a desk at which others are being played."""
    door = Door(CITADELS)
    door.create()
    new = {
        "match": "n",
        "game": "nim",
        "setup": {"players": 2, "sticks": 20},
        "seating": seats("person", "blind"),
    }
    assert door.refused("create", **new, seed=4, free=False) == "unknown-game"
    door.desk.add(NIM)
    assert [game["game"] for game in door.result("hello")["games"]] == ["citadels", "nim"]
    assert asked(door.result("create", **new, seed=4, free=False))["kind"] == "take"
    assert set(door.desk.open_matches) == {"m", "n"}
