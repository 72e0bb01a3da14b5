"""Thoughts shared with other workers: the same game and the same hints as by one alone, whatever becomes of what was lent."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.witness import Witness
from citadels.search import trying
from citadels.search.memory import Memory
from door import Data, Door, asked, table
from playing import hint_of
from pointcity.kind import POINT_CITY
from pointcity.search.trying import Depth
from pointcity_games import game_for, look_briefly
from tabletop.ask import Pick, view_ask
from tabletop.jobs import Batch
from tabletop.kind import Kind
from tabletop.match import new_match
from tabletop.randomness import Randomness
from tabletop.seating import Chair

Answer = Callable[[str], str | None]
"""What comes back of the jobs of a loan."""


class Company:
    """Other workers as a page has them: each a desk of its own, which is sent texts and answers in texts.

    ``spoil`` does something to what comes back; each answer comes ``late`` calls after the loan, unless nothing else is left to do.
    """

    def __init__(
        self, door: Door, count: int, kind: Kind = CITADELS, late: int = 0, spoil: Answer | None = None
    ) -> None:
        self.door, self.kind, self.late, self.spoil = door, kind, late, spoil
        self.there = count
        self.desk = Door(kind)
        self.lent: list[list[Any]] = []
        self.seen = Counter[str]()

    def call(self, method: str, **params: Any) -> Data:
        """Call a method in which somebody may think, as often as it takes; return its result."""
        while True:
            done = [{"id": name, "results": text} for calls, name, text in self.lent if calls <= 0]
            self.lent = [[calls - 1, name, text] for calls, name, text in self.lent if calls > 0]
            result: Data = self.door.result(method, workers=self.there, done=done, **params)
            self.seen["back"] += len(done)
            if "thinking" not in result:
                return result
            for loan in result["loans"]:
                self.lent.append([self.late, loan["id"], self._done(loan["jobs"])])
            self.seen["lent"] += len(result["loans"])
            if result["idle"]:
                self.seen["idle"] += 1
                assert self.lent, "nothing would ever come back"
                self.lent = [[0, name, text] for _, name, text in self.lent]

    def _done(self, jobs: str) -> str | None:
        text: str = self.desk.result("try", game=self.kind.id, jobs=jobs)["results"]
        return self.spoil(text) if self.spoil is not None else text


def played(door: Door, advance: Callable[[], Data], picks: int) -> list[Pick]:
    """Play so many picks, a person's by lot; return all."""
    chance = Randomness(8)
    result: Data = door.result("open", save=door.match().record(CITADELS).model_dump_json())
    while door.match().number < picks and door.match().waiting is not None:
        asks = any(update["ask"] for update in result["updates"])
        result = door.answer(result, chance) if asks else advance()
    return door.match().history.picks


def shared(picks: int, count: int, **how: Any) -> tuple[list[Pick], Counter[str]]:
    """Play a game in which ``count`` other workers share what masters think; return its picks and what became of loans."""
    door = Door()
    door.create("person", "master", "master", "master-raider", seed=4)
    company = Company(door, count, **how)
    return played(door, lambda: company.call("advance", match="m", most=5), picks), company.seen


@pytest.fixture(scope="module")
def alone() -> list[Pick]:
    door = Door()
    door.create("person", "master", "master", "master-raider", seed=4)
    return played(door, lambda: door.result("advance", match="m", most=5), 60)


def shorter(text: str) -> str:
    """Return results of which the last job's are missing one."""
    results = json.loads(text)
    results[-1].pop()
    return json.dumps(results)


def failed(_text: str) -> None:
    """Return no results."""


def nothing(_text: str) -> str:
    """Return results of no job."""
    return "[]"


HOWS: list[tuple[int, Data]] = [
    (1, {}),
    (3, {"late": 2}),
    (2, {"spoil": failed}),
    (2, {"spoil": shorter, "late": 1}),
    (2, {"spoil": nothing}),
]


@pytest.mark.parametrize(("count", "how"), HOWS)
def test_the_same_game_however_many_share_the_work(
    alone: list[Pick], count: int, how: dict[str, Any]
) -> None:
    picks, seen = shared(60, count, **how)
    assert picks == alone
    assert seen["lent"] >= seen["back"] > 20
    assert seen["idle"] > 0 or "late" not in how


def test_a_worker_does_as_much_as_whoever_lends() -> None:
    door = Door(patience=lambda: lambda: False)
    door.create("master", "normal", "normal", "normal", seed=4)
    pause: Data = door.result("advance", match="m", most=5, workers=3)
    while not pause["loans"]:
        pause = door.result("advance", match="m", most=5, workers=3)
    ask = door.match().position.ask
    assert ask is not None
    trials = 4 * len(ask.options)
    lent = [json.loads(loan["jobs"])["jobs"] for loan in pause["loans"]]
    counts = [sum(len(job["options"]) for job in jobs) for jobs in lent]
    assert all(abs(count - trials / 4) <= 2 for count in counts), (counts, trials)
    assert sum(counts) < trials
    assert not pause["idle"], "some are left"
    pause = door.result("advance", match="m", most=5, workers=3)
    assert pause == {"thinking": 0, "loans": [], "idle": True}
    assert pause == door.result("advance", match="m", most=5, workers=3)


def test_without_workers_all_is_done_here() -> None:
    """The page may lose them at any time."""
    door, other = Door(), Door()
    for one in (door, other):
        one.create("master", "normal", "normal", "normal", seed=4)
    while not door.result("advance", match="m", most=1, workers=2)["loans"]:
        pass
    assert door.result("advance", match="m", most=1) == other.result("advance", match="m", most=1)
    assert door.match().number == 1


def test_what_comes_back_too_late_is_of_no_use() -> None:
    door, other = Door(), Door()
    for one in (door, other):
        one.create("person", "master", "normal", "normal", crown=1)
    pause: Data = door.result("advance", match="m", most=1, workers=2)
    while not pause["loans"]:
        pause = door.result("advance", match="m", most=1, workers=2)
    door.result("advance", match="m", most=1, stop=True)
    late = [{"id": loan["id"], "results": "[[]]"} for loan in pause["loans"]]
    other.result("advance", match="m", most=1, stop=True)
    told = [one.result("advance", match="m", most=1, done=more) for one, more in ((door, late), (other, []))]
    assert told[0] == told[1]


def test_what_makes_no_sense_is_refused() -> None:
    door = Door()
    door.create("master", "normal", "normal", "normal", seed=4)
    pause: Data = door.result("advance", match="m", most=1, workers=1)
    while not pause["loans"]:
        pause = door.result("advance", match="m", most=1, workers=1)
    good = json.loads(pause["loans"][0]["jobs"])
    first: Data = good["jobs"][0]
    changes: list[Data] = [
        {"options": [["draft:character=nobody"]]},
        {"picks": [["end_turn"]]},
        {"state": {}},
        {"seed": "x"},
        {"more": 1},
    ]
    texts = ["", "[]", "{}", "[" * 100_000]
    others: list[Data] = [{"more": 1}, {"setup": {}}, {"jobs": [1]}]
    texts += [json.dumps(good | more) for more in others]
    texts += [json.dumps(good | {"jobs": [first | change]}) for change in changes]
    for text in texts:
        code = door.refused("try", game="citadels", jobs=text)
        assert code in {"bad-request", "bad-setup", "illegal-pick", "save-broken"}, (code, text[:80])
    assert door.refused("try", game="chess", jobs="{}") == "unknown-game"
    for results in ("", "{}", "[[1]]", '[[{"worth": "much"}]]', "[" * 100_000):
        done = [{"id": pause["loans"][0]["id"], "results": results}]
        assert door.refused("advance", match="m", most=1, workers=1, done=done) == "bad-request"
    assert door.refused("advance", match="m", most=1, workers=-1) == "bad-request"
    assert door.refused("advance", match="m", most=1, workers=99) == "bad-request"


@pytest.mark.parametrize("kind", [CITADELS, POINT_CITY], ids=["citadels", "pointcity"])
def test_a_hint_has_the_same_reasons(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    look_briefly(monkeypatch, Depth(worlds=8, most=6, rounds=1))
    door = Door(kind)
    more: Data = {} if kind is CITADELS else {"game": kind.id, "setup": game_for((4, "", True)).setup}
    result: Data = door.result("create", **table("person", "normal", "normal", "normal", seed=3) | more)
    company, chance, said = Company(door, 2, kind), Randomness(3), set[str]()
    for _ in range(12):
        match = door.match()
        if match.waiting == 0:
            hint = company.call("hint", match="m", seat=0)
            alone = hint_of(kind, match)
            assert hint["advice"] == [
                {
                    "options": one.options,
                    "chance": one.chance,
                    "reasons": [{"id": reason.id, "facts": reason.facts} for reason in one.reasons],
                }
                for one in alone.advice
            ]
            said |= {reason.id for one in alone.advice for reason in one.reasons}
            assert asked(result)
            result = door.answer(result, chance)
        else:
            result = company.call("advance", match="m", most=60)
    assert company.seen["back"] > 5
    assert len(said) > 1


def test_what_is_lent_is_dealt_from_what_the_seat_knows() -> None:
    """Everything hidden is dealt anew, and the same jobs are lent."""
    seating = [Chair(name=f"P{seat}", player="normal") for seat in range(4)]
    match = new_match("m", CITADELS, table(*["normal"] * 4)["setup"], seating, 9, free=False)
    game = cast("Citadels", match.game)
    witness, compared = Witness(game, game.rules), 0
    while compared < 6:
        position = match.position
        ask = position.ask
        assert ask is not None
        witness.watch(position)
        if ask.kind == "draft" and not position.picks:
            other = witness.position(ask.seat, Randomness(match.number))
            assert other.state != position.state
            jobs: list[object] = []
            for here in (position, other):
                view, shown = game.view(here.state, ask.seat), view_ask(ask, "")
                memory = Memory(game, witness.known[ask.seat])
                thought = trying.weigh(memory, view, shown, Randomness(7))
                batch = next(batch for batch in thought if batch is not None)
                assert isinstance(batch, Batch)
                jobs.append([job.plain() for job in batch.open if job.plain is not None])
            assert jobs[0] == jobs[1] != []
            compared += 1
        match.advance(CITADELS, 1)
