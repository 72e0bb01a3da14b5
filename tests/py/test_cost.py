"""Tests what a decision cost: a bad one is found, with the better answer.

A good one, and what is not sure, costs nothing.
"""

from functools import cache
from itertools import count
from typing import Any

import pytest

from citadels.kind import CITADELS
from dealing import plain_setup
from pointcity.kind import POINT_CITY
from tabletop.kernel.ask import Pick
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.players.experiment import Demand, Experiment, Verdict, verdict_of
from tabletop.players.search import Tried
from tabletop.players.seating import PERSON, Chair
from tabletop.players.thinking import Thought, at_once, finished
from tabletop.problems import cost
from tabletop.problems.cost import DecisionCost, decision_cost
from tabletop.problems.finding import searched

ANY = Demand(-2.0)


@cache
def poorly_played(kind: Kind) -> tuple[Match[Any, Any], list[int]]:
    """Return a match that is over, and where seat 0 has given the worst answer to a choice of three and more."""
    setup = plain_setup(4, crown=0).model_dump(mode="json") if kind is CITADELS else {"players": 2}
    seats = 4 if kind is CITADELS else 2
    seating = [Chair(name=f"P{seat}", player="normal") for seat in range(seats)]
    match = new_match("m", kind, setup, seating, 7, free=False)
    poor: list[int] = []
    while match.waiting is not None:
        number, ask = match.number, match.history.at(match.number).ask
        assert ask is not None
        if len(poor) < 6 and ask.seat == 0 and len(ask.options) > 2 and ask.least == ask.most == 1:
            match.play((worst(match, kind, number),))
            poor.append(number)
        else:
            match.advance(kind, 1)
    match.seating[0] = Chair(name="P0", player=PERSON)
    return match, poor


PAUSES = count()


def impatient() -> bool:
    return next(PAUSES) % 7 == 0


def worst(match: Match[Any, Any], kind: Kind, number: int) -> str:
    verdict = finished(searched(match, kind, number, 1, ANY, (3, 6)))
    ask = match.history.at(number).ask
    assert ask is not None
    return verdict.answers[-1][0][0] if verdict else ask.options[-1]


def whole(match: Match[Any, Any], kind: Kind, number: int) -> DecisionCost:
    found = decision_cost(match, kind, number)
    assert found is not None
    return found


@pytest.mark.parametrize("kind", [CITADELS, POINT_CITY], ids=["citadels", "pointcity"])
def test_the_worst_answers_cost_most(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost, "STAGES", (4, 8, 16))
    match, poor = poorly_played(kind)
    found = {number: one for number in poor if (one := whole(match, kind, number).cost) is not None}
    assert found, "none of the worst answers cost anything"
    for number, one in found.items():
        ask = match.history.at(number).ask
        assert ask is not None
        assert tuple(one.chosen) == tuple(match.history.picks[number])
        assert one.best != one.chosen
        assert {*one.best} <= {*ask.options}
        assert one.best_chance - one.chance >= 100 * cost.LEAST
        assert one.ask.seat == 0
        # Slices come to the same.
        again = None
        while again is None:
            again = decision_cost(match, kind, number, impatient)
        assert again.cost == one


def test_the_best_answer_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost, "STAGES", (4, 8))
    match, poor = poorly_played(CITADELS)
    history = match.history
    for number in poor:
        verdict = finished(searched(match, CITADELS, number, cost.SEED, ANY, cost.STAGES))
        if verdict is None:
            continue
        kept = history.picks[number]
        try:
            history.picks[number] = verdict.answers[0][0]
            assert whole(match, CITADELS, number).cost is None
        finally:
            history.picks[number] = kept


def test_chances_that_are_told_all_but_alike_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person would read that the best answer had led to 1 % rather than 0 %."""
    match, poor = poorly_played(CITADELS)
    chosen = tuple(match.history.picks[poor[0]])
    ask = match.history.at(poor[0]).ask
    assert ask is not None
    best = next((name,) for name in ask.options if (name,) != chosen and not name.startswith("cancel"))

    def costs(best_chance: float) -> bool:
        def found(*_: object, **__: object) -> Thought[Verdict]:
            return at_once(Verdict([(best, best_chance), (chosen, 0.004)], 1, 0.03, 0.02, 60))

        monkeypatch.setattr(cost, "searched", found)
        return whole(match, CITADELS, poor[0]).cost is not None

    assert not costs(0.014)
    assert costs(0.034)


def test_only_what_is_asked_of_somebody_in_a_match_that_is_over_has_a_cost() -> None:
    match, _ = poorly_played(CITADELS)
    with pytest.raises(Refusal) as refused:
        decision_cost(match, CITADELS, match.number)
    assert refused.value.code == "not-your-ask"
    match = new_match(
        "n", CITADELS, plain_setup(4, crown=0).model_dump(mode="json"), match.seating, 7, free=False
    )
    with pytest.raises(Refusal) as refused:
        decision_cost(match, CITADELS, 0)
    assert refused.value.code == "still-running"


def test_the_answer_that_was_given_is_tried_as_often_as_the_best() -> None:
    """It may be the worst of all, but the figure told of it must not be that of a few tries."""
    tried: dict[str, int] = {}
    worth = {"a": 0.6, "b": 0.5, "c": 0.4, "d": 0.1}

    def trial(plan: Pick, _: int) -> Tried:
        tried[plan[0]] = tried.get(plan[0], 0) + 1
        return Tried(worth[plan[0]])

    plans = [(name,) for name in worth]
    experiment = Experiment(plans, iter(range(100)), trial, lambda plan: (plan,))
    assert finished(verdict_of(experiment, Demand(-2.0, 0.02, ("d",)), (4, 10, 30))) is not None
    assert tried == {"a": 30, "b": 30, "c": 10, "d": 30}
