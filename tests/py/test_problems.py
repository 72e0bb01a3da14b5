"""Tests problems: they hold what their seat knew and nothing else, are read back as they were, and are found again."""

from collections.abc import Iterator
from dataclasses import asdict
from itertools import count
from typing import Any, cast

import pytest

from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.observer import Observer
from citadels.model.state import State
from citadels.search.experiment import experiment
from citadels.search.memory import Memory
from dealing import plain_setup
from desk_client import Data, DeskClient
from pointcity.cli.simulated_game import SIMULATED as POINT_CITY_GAME
from pointcity.kind import POINT_CITY
from tabletop.kernel.ask import view_ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import Match, new_match
from tabletop.players.experiment import Demand, Experiment, Verdict, verdict_of
from tabletop.players.search import Tried
from tabletop.players.seating import Chair
from tabletop.players.thinking import finished
from tabletop.problems import own
from tabletop.problems import position as position_module
from tabletop.problems.finding import problem_thought
from tabletop.problems.own import own_problem
from tabletop.problems.position import read_position, write_position
from tabletop.problems.problem import Problem
from tabletop.problems.reading import read_problem

FEW = (3, 6)
SETUP = plain_setup(4, crown=0).model_dump()
KINDS = {CITADELS.id: CITADELS}
ANY = Demand(-1.0)
"""Every question in which the best answer is not worse than others by all chances: most of them."""


@pytest.fixture(scope="module")
def match() -> Match[Any, Any]:
    """Return a game of four plain computer players, the first of them in a person's chair, which is over."""
    return played_match(7)


def played_match(seed: int | str) -> Match[Any, Any]:
    seating = [Chair(name=f"P{seat}", player="normal") for seat in range(4)]
    played = new_match("m", CITADELS, SETUP, seating, seed, free=False)
    while played.waiting is not None:
        played.advance(CITADELS, 100)
    return played


def asks(match: Match[Any, Any], seat: int) -> Iterator[int]:
    for number in range(match.number):
        ask = match.history.at(number).ask
        if ask is not None and ask.seat == seat and len(ask.options) > 1 and ask.most == 1 == ask.least:
            yield number


def some_problem(match: Match[Any, Any], seat: int) -> Problem:
    for number in asks(match, seat):
        problem = finished(problem_thought(match, CITADELS, number, ANY, (1,), FEW))
        if problem is not None:
            return problem
    raise AssertionError("no problem")


def test_what_the_seat_cannot_know_changes_no_problem(match: Match[Any, Any]) -> None:
    """Everything hidden is dealt anew.

    The seat sees the same, is asked the same, and every answer has the same chance.
    """
    game = cast("Citadels", match.game)
    observer, compared = Observer(game, game.rules), 0
    for number, position in enumerate(match.history.line(0)):
        observer.watch(position)
        ask = position.ask
        if ask is None or position.picks or number % 7 or len(ask.options) < 2:
            continue
        other = observer.position(ask.seat, Randomness(number))
        assert other.state != position.state
        assert game.view(other.state, ask.seat) == game.view(position.state, ask.seat)
        assert other.ask is not None
        assert (other.ask.seat, other.ask.options) == (ask.seat, ask.options)
        said = [searched(game, here, observer) for here in (position, other)]
        assert said[0] == said[1]
        compared += said[0] is not None
    assert compared > 4


def test_what_no_seat_of_point_city_can_know_changes_no_problem() -> None:
    """All that a seat of Point City knows was told to all, so its memory is the same in both worlds."""
    seating = [Chair(name=f"P{seat}", player="normal") for seat in range(3)]
    match = new_match("m", POINT_CITY, {"players": 3}, seating, 7, free=False)
    while match.waiting is not None:
        match.advance(POINT_CITY, 100)
    game, observer, compared = match.game, POINT_CITY_GAME.observer(match.game), 0
    for number, position in enumerate(match.history.line(0)):
        observer.watch(position)
        ask = position.ask
        if ask is None or position.picks or number % 5 or len(ask.options) < 2:
            continue
        other = observer.position(ask.seat, Randomness(number))
        recall = match.memories.recaller(POINT_CITY, match.history, ask.seat, number)
        said: list[Verdict | None] = []
        for here in (position, other):
            assert here.ask is not None
            view, shown = game.view(here.state, ask.seat), view_ask(here.ask, "")
            tried = POINT_CITY.experiment(view, shown, Randomness(7), recall)
            said.append(finished(verdict_of(tried, ANY, FEW)) if tried else None)
        assert said[0] == said[1]
        compared += said[0] is not None and game.dump(other.base) != game.dump(position.base)
    assert compared > 4


def searched(game: Citadels, position: Position[State], observer: Observer) -> Verdict | None:
    """Return the verdict on the question at ``position``, of the seat that knows what it was told."""
    ask = position.ask
    assert ask is not None
    view, shown = game.view(position.state, ask.seat), view_ask(ask, "")
    tried = experiment(Memory(game, observer.known[ask.seat]), view, shown, Randomness(7))
    return finished(verdict_of(tried, ANY, FEW))


def test_the_page_is_sent_what_the_seat_sees_and_nothing_else(match: Match[Any, Any]) -> None:
    problem, client = some_problem(match, 2), DeskClient()
    read: Data = client.result("read_problem", problem=asdict(problem), match="p", names=["A", "B"])
    assert [answer["right"] for answer in read["answers"]].count(True) == problem.right
    opened: Data = client.result("open", save=read["save"])
    (update,) = opened["updates"]
    assert update["seat"] == update["waiting"] == problem.seat
    offered = {option["id"] for option in update["ask"]["options"]}
    assert all({*answer["options"]} <= offered for answer in read["answers"])
    moment = next(
        number for number in asks(match, 2) if write_position(match, CITADELS, number) == problem.position
    )
    then = match.at(moment, [2], CITADELS)[0]
    assert update["view"]["hand"] == [asdict(card) for card in then.view.hand]
    assert len(update["moments"]) == len(match.update(2, -1).moments) - sum(
        told.number > moment for told in match.update(2, -1).moments
    )


@pytest.mark.parametrize("seed", [7, "0123456789abcdef" * 4])
def test_a_position_is_read_as_it_was_written(seed: int | str) -> None:
    """Of a game alone, and of one with friends, whose seed has 256 bits."""
    match = played_match(seed)
    for number in list(asks(match, 1))[::9]:
        position = write_position(match, CITADELS, number)
        again = read_position(position, CITADELS, "p", 1, ["Ann", "Ben"])
        assert again.game.dump(again.position.state) == match.game.dump(match.history.at(number).state)
        assert [chair.player for chair in again.seating] == ["normal", "person", "normal", "normal"]
        assert [chair.name for chair in again.seating] == ["Ann", "Ben", "3", "4"]


def test_a_level_that_is_gone_gives_way_to_the_usual_one(match: Match[Any, Any]) -> None:
    position = write_position(match, CITADELS, next(asks(match, 1)))
    position.players = ["grandmaster"] * 4
    seating = read_position(position, CITADELS, "p", 1, []).seating
    assert [chair.player for chair in seating] == ["normal", "person", "normal", "normal"]


@pytest.mark.parametrize(
    "change",
    [
        {"picks": ""},
        {"picks": "AAAA"},
        {"picks": "A" * 5000},
        {"seed": -1},
        {"seed": 8},
        {"seed": "f" * 64},
        {"seed": "no seed"},
        {"setup": {}},
        {"setup": {**SETUP, "characters": 7}},
        {"players": []},
        {"players": ["normal"] * 40},
    ],
)
def test_a_forged_position_is_refused(match: Match[Any, Any], change: Data) -> None:
    problem = asdict(some_problem(match, 2))
    problem["position"] |= change
    with pytest.raises(Refusal, match="problem-broken"):
        read_problem(problem, KINDS, "p", [])


@pytest.mark.parametrize(
    ("change", "what", "name"),
    [
        ({"districts": ["moat", *SETUP["districts"][1:]]}, "card", "moat"),
        ({"characters": ["smith", *SETUP["characters"][1:]]}, "card", "smith"),
        ({"characters": "none"}, "set", "none"),
        ({"edition": "2030"}, "edition", "2030"),
    ],
)
def test_a_problem_names_what_this_copy_has_not(
    match: Match[Any, Any], change: Data, what: str, name: str
) -> None:
    problem = asdict(some_problem(match, 2))
    problem["position"] |= {"setup": {**SETUP, **change}}
    with pytest.raises(Refusal) as refused:
        read_problem(problem, KINDS, "p", [])
    assert (refused.value.code, refused.value.args_) == ("save-lacks", {"what": what, "name": name})
    assert DeskClient().refused("read_problem", problem=problem, match="p", names=[]) == "save-lacks"


@pytest.mark.parametrize(
    "change", [{"seat": 1}, {"seat": "x"}, {"answers": [[0]]}, {"answers": [[99, 5]]}, {"position": None}]
)
def test_a_forged_problem_is_refused(match: Match[Any, Any], change: Data) -> None:
    problem = asdict(some_problem(match, 2)) | change
    with pytest.raises(Refusal, match="problem-broken"):
        read_problem(problem, KINDS, "p", [])
    with pytest.raises(Refusal, match="wrong-game"):
        read_problem(asdict(some_problem(match, 2)) | {"game": "chess"}, KINDS, "p", [])


@pytest.mark.parametrize("seed", [2**53, 2**64, 2**200])
def test_a_problem_with_a_seed_that_no_save_can_hold_is_refused(seed: int) -> None:
    """Its picks are right, so that it is refused for its seed alone."""
    seating = [Chair(name=f"P{seat}", player="normal") for seat in range(4)]
    match = new_match("m", CITADELS, SETUP, seating, seed, free=False)
    match.advance(CITADELS, 9)
    ask = match.position.ask
    assert ask is not None
    position = write_position(match, CITADELS, match.number)
    problem = Problem("id", "citadels", position, ask.seat, "theme", [], [[0, 50]], 1, 9.0, 9.0, 60)
    assert (
        DeskClient().refused("read_problem", problem=asdict(problem), match="p", names=[]) == "problem-broken"
    )


def test_a_position_too_long_to_be_read_is_not_written(match: Match[Any, Any]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(position_module, "MOST_LETTERS", 20)
        with pytest.raises(Refusal, match="no-replay-link"):
            write_position(match, CITADELS, match.number - 1)
    with pytest.raises(Refusal, match="no-replay-link"):
        write_position(match, CITADELS, 2001)


def test_own_decisions_are_looked_through_one_by_one(
    match: Match[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "STAGES", FEW)
    monkeypatch.setattr(own, "AHEAD", 0.0)
    monkeypatch.setattr(own, "NEARLY", -1.0)
    seats = [Chair(name="A", player="person"), *match.seating[1:]]
    mine = Match("m", match.game, seats, match.seed, match.history)
    number, looked, problems, pauses = 0, 0, 0, count()
    while looked < 30:
        found = None
        while found is None:
            found = own_problem(mine, CITADELS, number, lambda: next(pauses) % 5 == 0)
        if found.problem is not None:
            problems += 1
            assert found.problem.seat == 0
            assert found.chosen not in [number for number, _ in found.problem.answers[: found.problem.right]]
            assert read_problem(asdict(found.problem), KINDS, "p", []).answers[0].right
        if found.next is None:
            break
        ask = mine.history.at(found.next).ask
        assert ask is not None
        assert ask.seat == 0
        number, looked = found.next, looked + 1
    assert problems > 0


def test_only_a_sure_lead_counts() -> None:
    """Two answers in twelve worlds: one is better by a tenth in each, or by as much on average but unsteadily."""

    def tried(worths: list[float]) -> Verdict | None:
        def trial(plan: str, world: int) -> Tried:
            return Tried(worths[world] if plan == "a" else 0.2)

        trials = Experiment(["a", "b"], iter(range(len(worths))), trial, lambda plan: ((plan,),))
        return finished(verdict_of(trials, Demand(0.08), (4, len(worths))))

    steady = tried([0.3, 0.31] * 6)
    assert steady is not None
    assert [pick for pick, _ in steady.answers] == [("a",), ("b",)]
    assert steady.gap == pytest.approx(0.105)
    assert 0.1 < steady.low < steady.gap
    assert tried([0.9, 0.0, 0.1, 0.2] * 3) is None
    assert tried([0.2] * 12) is None
