"""Tests thinking in slices: other calls are answered in between, and a person who does not want to wait stops it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from citadels.kind import CITADELS, CitadelsKind
from citadels.model.view import View
from citadels.search import option_search
from desk_client import Data, DeskClient, asked, table
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.players.thinking import Enough, Thought

Step = Callable[[DeskClient], object]


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master that hardly looks: its thought has the same parts, fewer of them."""
    monkeypatch.setattr(option_search, "WORLDS", 2)
    monkeypatch.setattr(option_search, "FEWER", 2)


def alone(_door: DeskClient) -> None:
    """Make no other call in between."""


def after(trials: int) -> Callable[[], Enough]:
    """Return the patience of a desk that never pauses before ``trials`` times in a call."""

    def patience() -> Enough:
        left = iter(range(trials))
        return lambda: next(left, None) is None

    return patience


def slow(trials: int = 2, kind: CitadelsKind | None = None) -> DeskClient:
    """Return a desk at which a thought takes several calls."""
    return DeskClient(kind or CITADELS, patience=after(trials))


def advance(client: DeskClient, most: int = 60, between: Step = alone, **more: Any) -> Data:
    """Let computer players answer, in as many calls as it takes; ``between`` two calls others may come."""
    while True:
        result: Data = client.result("advance", match="m", most=most, **more)
        if "thinking" not in result:
            return result
        assert len(client.texts[-1]) < 100
        between(client)


def thought(client: DeskClient) -> Data:
    """Let computer players answer until one is in the middle of a thought; return what stands then."""
    while True:
        before = client.match().number
        if "thinking" in client.result("advance", match="m", most=1):
            assert client.match().number == before
            return client.holds()


def until_over(client: DeskClient, picks: int, between: Step = alone) -> list[Pick]:
    """Play so many picks, a person's by lot; return all."""
    chance = Randomness(8)
    result: Data = client.result("open", save=client.match().record(CITADELS).model_dump_json())
    while client.match().number < picks and client.match().waiting is not None:
        asks = any(update["ask"] for update in result["updates"])
        result = client.answer(result, chance) if asks else advance(client, 1, between)
    return client.match().history.picks


def looking(client: DeskClient) -> None:
    """Make all the calls that change nothing."""
    client.result("since", match="m", seat=None, line=0, number=-1)
    client.result("at", match="m", number=1, seats=[0])
    client.result("inspect", save=client.match().record(CITADELS).model_dump_json())
    assert client.refused("hint", match="m", seat=0) == "not-your-ask"
    assert client.refused("pick", match="m", seat=0, ask="0.0", options=["end_turn"]) in {
        "stale-pick",
        "not-your-ask",
    }
    assert client.refused("undo", match="m", seat=1) == "not-your-seat"
    assert client.refused("redo", match="m", seat=0) == "nothing-to-redo"


@pytest.mark.parametrize(("trials", "between"), [(1, alone), (3, looking), (7, alone)])
def test_the_same_game_in_slices_of_any_size(trials: int, between: Step) -> None:
    games: list[list[Pick]] = []
    for client in (DeskClient(), slow(trials)):
        client.create("person", "master", "master", "master-raider", seed=4)
        games.append(until_over(client, 70, between))
    assert games[0] == games[1]


def test_a_player_that_is_stopped_answers_as_strong_and_the_record_holds_it() -> None:
    client, plain = slow(), DeskClient()
    client.create("person", "master-raider", "normal", "normal", crown=1)
    plain.create("person", "strong-raider", "normal", "normal", crown=1)
    while client.match().waiting == 1:
        thought(client)
        client.result("advance", match="m", most=1, stop=True)
        plain.result("advance", match="m", most=1)
        if client.match().number > 2:
            break
    assert client.match().history.picks == plain.match().history.picks
    save = client.match().record(CITADELS).model_dump_json()
    again = DeskClient()
    assert not again.result("open", save=save)["replayed"]["why"]
    assert again.match().history.picks == client.match().history.picks


def test_after_a_stop_they_think_again() -> None:
    """A table of masters that is stopped at every third pause, to the end."""
    client = slow()
    client.create("master", "master", "master", "normal", seed=6)
    paused, stopped, stop = 0, 0, False
    while client.match().waiting is not None:
        result: Data = client.result("advance", match="m", most=5 if stop else 29, stop=stop)
        stopped += stop
        pause = "thinking" in result
        assert not (pause and stop)
        assert len(client.texts[-1]) <= 15_000
        paused += pause
        stop = pause and paused % 3 == 0
    assert paused > stopped > 4


def test_no_player_thinks_where_there_is_nothing_to_stop() -> None:
    """A stop that comes late, or twice, changes nothing."""
    client = slow()
    client.create("person", "master", "master", "master", crown=0)
    for _ in range(2):
        result: Data = client.result("advance", match="m", most=60, stop=True)
        assert result["updates"][0]["moments"] == []
        assert result["keep"]["summary"]["number"] == 0
    assert client.refused("advance", match="n", most=1, stop=True) == "unknown-match"
    assert client.refused("advance", match="m", most=1, stop="yes") == "bad-request"


def test_an_undo_is_answered_while_somebody_thinks() -> None:
    client, other = slow(), DeskClient()
    for one in (client, other):
        result: Data = one.create("person", "master", "normal", "master", crown=0, free=True)
        one.answer(result, Randomness(1))
    thought(client)
    back = client.result("undo", match="m", seat=0)
    assert back["keep"]["summary"]["number"] == 0
    other.result("undo", match="m", seat=0)
    for one in (client, other):
        ask = asked(back)
        one.result("pick", match="m", seat=0, ask=ask["id"], options=[ask["options"][-1]["id"]])
        advance(one)
    assert client.holds() == other.holds()


def test_what_is_closed_is_thought_about_no_more() -> None:
    client = slow()
    client.create("person", "master", "master", "master", crown=1)
    (save,) = thought(client).values()
    client.result("close", match="m")
    assert client.refused("advance", match="m", most=1) == "unknown-match"
    again = slow(5)
    client.result("open", save=json.dumps(save))
    again.result("open", save=json.dumps(save))
    assert advance(client)["keep"] == advance(again)["keep"]


def test_a_chair_that_is_given_away_in_the_middle_of_a_thought() -> None:
    client, other = slow(), DeskClient()
    for one, player in ((client, "master"), (other, "normal")):
        one.create("person", player, "normal", "normal", crown=1)
    before = thought(client)
    client.result("seat", match="m", seat=1, chair={"name": "P1", "player": "normal"})
    assert client.holds() != before
    assert (
        client.result("advance", match="m", most=1)["updates"]
        == other.result("advance", match="m", most=1)["updates"]
    )


def test_several_matches_are_thought_about_by_turns() -> None:
    client, other = slow(), DeskClient()
    for one in (client, other):
        for name, seed in (("m", 3), ("n", 4)):
            one.result("create", **table("master", "master", "normal", "master", seed=seed) | {"match": name})
    for _ in range(60):
        for name in ("m", "n"):
            client.result("advance", match=name, most=1)
    for name in ("m", "n"):
        number = client.match(name).number
        while other.match(name).number < number:
            other.result("advance", match=name, most=1)
        assert number > 2
        assert client.match(name).history.picks == other.match(name).history.picks


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
    client, other = slow(2, Stumbling()), DeskClient()
    for one in (client, other):
        one.create("person", "master", "normal", "normal", crown=1)
    before = thought(client)
    assert client.call("advance", match="m", most=1)["error"]["code"] == "internal"
    assert client.holds() == before
    assert advance(client, 1)["keep"] == advance(other, 1)["keep"]


def test_a_hint_is_thought_out_in_slices_too() -> None:
    client, other = slow(), DeskClient()
    for one in (client, other):
        one.create("person", "normal", "normal", "normal", crown=0)
    ask = client.match().ask_id
    slices = 0
    while "thinking" in (hint := client.result("hint", match="m", seat=0)):
        assert hint == {"thinking": 0}
        client.result("since", match="m", seat=0, line=0, number=-1)
        slices += 1
    assert slices > 1
    assert hint == other.result("hint", match="m", seat=0)
    assert hint["ask"] == ask
    # A seat that has answered meanwhile is told nothing more.
    client.result("hint", match="m", seat=0)
    client.result("pick", match="m", seat=0, ask=ask, options=hint["advice"][0]["options"])
    assert client.refused("hint", match="m", seat=0) == "not-your-ask"
