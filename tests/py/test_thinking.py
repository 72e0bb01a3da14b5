"""Tests thinking in slices: other calls are answered in between, and a person who does not want to wait stops it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from citadels.kind import CITADELS, CitadelsKind
from citadels.model.view import View
from citadels.search import option_search
from door import Data, Door, asked, table
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.players.thinking import Enough, Thought

Step = Callable[[Door], object]


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master that hardly looks: its thought has the same parts, fewer of them."""
    monkeypatch.setattr(option_search, "WORLDS", 2)
    monkeypatch.setattr(option_search, "FEWER", 2)


def alone(_door: Door) -> None:
    """Make no other call in between."""


def after(trials: int) -> Callable[[], Enough]:
    """Return the patience of a desk that never pauses before ``trials`` times in a call."""

    def patience() -> Enough:
        left = iter(range(trials))
        return lambda: next(left, None) is None

    return patience


def slow(trials: int = 2, kind: CitadelsKind | None = None) -> Door:
    """Return a desk at which a thought takes several calls."""
    return Door(kind or CITADELS, patience=after(trials))


def advance(door: Door, most: int = 60, between: Step = alone, **more: Any) -> Data:
    """Let computer players answer, in as many calls as it takes; ``between`` two calls others may come."""
    while True:
        result: Data = door.result("advance", match="m", most=most, **more)
        if "thinking" not in result:
            return result
        assert len(door.texts[-1]) < 100
        between(door)


def thought(door: Door) -> Data:
    """Let computer players answer until one is in the middle of a thought; return what stands then."""
    while True:
        before = door.match().number
        if "thinking" in door.result("advance", match="m", most=1):
            assert door.match().number == before
            return door.holds()


def until_over(door: Door, picks: int, between: Step = alone) -> list[Pick]:
    """Play so many picks, a person's by lot; return all."""
    chance = Randomness(8)
    result: Data = door.result("open", save=door.match().record(CITADELS).model_dump_json())
    while door.match().number < picks and door.match().waiting is not None:
        asks = any(update["ask"] for update in result["updates"])
        result = door.answer(result, chance) if asks else advance(door, 1, between)
    return door.match().history.picks


def looking(door: Door) -> None:
    """Make all the calls that change nothing."""
    door.result("since", match="m", seat=None, line=0, number=-1)
    door.result("at", match="m", number=1, seats=[0])
    door.result("inspect", save=door.match().record(CITADELS).model_dump_json())
    assert door.refused("hint", match="m", seat=0) == "not-your-ask"
    assert door.refused("pick", match="m", seat=0, ask="0.0", options=["end_turn"]) in {
        "stale-pick",
        "not-your-ask",
    }
    assert door.refused("undo", match="m", seat=1) == "not-your-seat"
    assert door.refused("redo", match="m", seat=0) == "nothing-to-redo"


@pytest.mark.parametrize(("trials", "between"), [(1, alone), (3, looking), (7, alone)])
def test_the_same_game_in_slices_of_any_size(trials: int, between: Step) -> None:
    games: list[list[Pick]] = []
    for door in (Door(), slow(trials)):
        door.create("person", "master", "master", "master-raider", seed=4)
        games.append(until_over(door, 70, between))
    assert games[0] == games[1]


def test_a_player_that_is_stopped_answers_as_strong_and_the_record_holds_it() -> None:
    door, plain = slow(), Door()
    door.create("person", "master-raider", "normal", "normal", crown=1)
    plain.create("person", "strong-raider", "normal", "normal", crown=1)
    while door.match().waiting == 1:
        thought(door)
        door.result("advance", match="m", most=1, stop=True)
        plain.result("advance", match="m", most=1)
        if door.match().number > 2:
            break
    assert door.match().history.picks == plain.match().history.picks
    save = door.match().record(CITADELS).model_dump_json()
    again = Door()
    assert again.result("open", save=save)["replayed"]
    assert again.match().history.picks == door.match().history.picks


def test_after_a_stop_they_think_again() -> None:
    """A table of masters that is stopped at every third pause, to the end."""
    door = slow()
    door.create("master", "master", "master", "normal", seed=6)
    paused, stopped, stop = 0, 0, False
    while door.match().waiting is not None:
        result: Data = door.result("advance", match="m", most=5 if stop else 29, stop=stop)
        stopped += stop
        pause = "thinking" in result
        assert not (pause and stop)
        assert len(door.texts[-1]) <= 15_000
        paused += pause
        stop = pause and paused % 3 == 0
    assert paused > stopped > 4


def test_no_player_thinks_where_there_is_nothing_to_stop() -> None:
    """A stop that comes late, or twice, changes nothing."""
    door = slow()
    door.create("person", "master", "master", "master", crown=0)
    for _ in range(2):
        result: Data = door.result("advance", match="m", most=60, stop=True)
        assert result["updates"][0]["moments"] == []
        assert result["keep"]["summary"]["number"] == 0
    assert door.refused("advance", match="n", most=1, stop=True) == "unknown-match"
    assert door.refused("advance", match="m", most=1, stop="yes") == "bad-request"


def test_an_undo_is_answered_while_somebody_thinks() -> None:
    door, other = slow(), Door()
    for one in (door, other):
        result: Data = one.create("person", "master", "normal", "master", crown=0, free=True)
        one.answer(result, Randomness(1))
    thought(door)
    back = door.result("undo", match="m", seat=0)
    assert back["keep"]["summary"]["number"] == 0
    other.result("undo", match="m", seat=0)
    for one in (door, other):
        ask = asked(back)
        one.result("pick", match="m", seat=0, ask=ask["id"], options=[ask["options"][-1]["id"]])
        advance(one)
    assert door.holds() == other.holds()


def test_what_is_closed_is_thought_about_no_more() -> None:
    door = slow()
    door.create("person", "master", "master", "master", crown=1)
    (save,) = thought(door).values()
    door.result("close", match="m")
    assert door.refused("advance", match="m", most=1) == "unknown-match"
    again = slow(5)
    door.result("open", save=json.dumps(save))
    again.result("open", save=json.dumps(save))
    assert advance(door)["keep"] == advance(again)["keep"]


def test_a_chair_that_is_given_away_in_the_middle_of_a_thought() -> None:
    door, other = slow(), Door()
    for one, player in ((door, "master"), (other, "normal")):
        one.create("person", player, "normal", "normal", crown=1)
    before = thought(door)
    door.result("seat", match="m", seat=1, chair={"name": "P1", "player": "normal"})
    assert door.holds() != before
    assert (
        door.result("advance", match="m", most=1)["updates"]
        == other.result("advance", match="m", most=1)["updates"]
    )


def test_several_matches_are_thought_about_by_turns() -> None:
    door, other = slow(), Door()
    for one in (door, other):
        for name, seed in (("m", 3), ("n", 4)):
            one.result("create", **table("master", "master", "normal", "master", seed=seed) | {"match": name})
    for _ in range(60):
        for name in ("m", "n"):
            door.result("advance", match=name, most=1)
    for name in ("m", "n"):
        number = door.match(name).number
        while other.match(name).number < number:
            other.result("advance", match=name, most=1)
        assert number > 2
        assert door.match(name).history.picks == other.match(name).history.picks


class Stumbling(CitadelsKind):
    """The game with a master that fails in the middle of its first thought."""

    failed = False

    def choose(
        self, level: str, view: View, ask: AskView, chance: Randomness, recall: Recall
    ) -> Thought[Pick]:
        thinking = super().choose(level, view, ask, chance, recall)
        if not self.failed:
            for _ in range(3):
                yield next(thinking)
            self.failed = True
            raise ValueError("lost the thread")
        return (yield from thinking)


def test_a_thought_that_fails_is_begun_anew() -> None:
    door, other = slow(2, Stumbling()), Door()
    for one in (door, other):
        one.create("person", "master", "normal", "normal", crown=1)
    before = thought(door)
    assert door.call("advance", match="m", most=1)["error"]["code"] == "internal"
    assert door.holds() == before
    assert advance(door, 1)["keep"] == advance(other, 1)["keep"]


def test_a_hint_is_thought_out_in_slices_too() -> None:
    door, other = slow(), Door()
    for one in (door, other):
        one.create("person", "normal", "normal", "normal", crown=0)
    ask = door.match().ask_id
    slices = 0
    while "thinking" in (hint := door.result("hint", match="m", seat=0)):
        assert hint == {"thinking": 0}
        door.result("since", match="m", seat=0, line=0, number=-1)
        slices += 1
    assert slices > 1
    assert hint == other.result("hint", match="m", seat=0)
    assert hint["ask"] == ask
    # A seat that has answered meanwhile is told nothing more.
    door.result("hint", match="m", seat=0)
    door.result("pick", match="m", seat=0, ask=ask, options=hint["advice"][0]["options"])
    assert door.refused("hint", match="m", seat=0) == "not-your-ask"
