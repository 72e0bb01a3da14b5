"""Tests that each decision with a cost has a sentence.

Its figures and cause are those of the tries behind the two chances.
"""

from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

import citadels.search.rollout
import pointcity.search.rollout
from cause_checks import Tries, Try, amount, likely, makes
from citadels.engine.scoring import score_parts
from citadels.engine.table import Table
from citadels.kind import CITADELS
from dealing import plain_setup
from pointcity.engine.scoring import printed_points
from pointcity.engine.scoring import score_parts as token_parts
from pointcity.kind import POINT_CITY
from tabletop.kernel.ask import Pick, view_ask
from tabletop.kernel.events import Event
from tabletop.kernel.randomness import side_chance
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.players.advice import Reason
from tabletop.players.experiment import Demand
from tabletop.players.seating import Chair
from tabletop.players.thinking import finished
from tabletop.problems import cost
from tabletop.problems.cost import Cost, decision_cost
from tabletop.problems.finding import searched
from tests.tiers import sampled

pytestmark = pytest.mark.cpython_only

GAMES = sampled(10, 1, "the same check of each costly decision in fewer games")
EVERY = sampled(1, 3, "the same check of each costly decision, of a third of the asks")
WORLDS = 16
STAGES = (4, 8, WORLDS)
NEARLY_HALF, MOST = 0.4, 0.8
BOTH = pytest.mark.parametrize("kind", [CITADELS, POINT_CITY], ids=["citadels", "pointcity"])


def played(kind: Kind, seed: int) -> Match[Any, Any]:
    """Return a whole game of ``normal`` at a table that depends on ``seed``."""
    seats = 4 if kind is CITADELS else 2 + seed % 2
    setup = plain_setup(4, crown=0).model_dump(mode="json") if kind is CITADELS else {"players": seats}
    seating = [Chair(name=f"P{seat}", player="normal") for seat in range(seats)]
    match = new_match("m", kind, setup, seating, seed, free=False)
    while match.waiting is not None:
        match.advance(kind, 1)
    return match


def costs(kind: Kind, seed: int) -> list[tuple[Match[Any, Any], int, Cost]]:
    """Return the costly decisions of a game of ``seed``, each with its moment."""
    match = played(kind, seed)
    asked = [number for number in range(match.number) if match.history.at(number).ask is not None]
    looked = [(number, decision_cost(match, kind, number)) for number in asked[::EVERY]]
    return [(match, number, one.cost) for number, one in looked if one is not None and one.cost is not None]


def ending(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> list[Try]:
    """Return a list to which each try adds what it ends with."""
    tries: list[Try] = []
    if kind is CITADELS:
        play_on: Callable[..., Any] = citadels.search.rollout.played_on

        def recorded(position: Any, pick: Pick, policy: object, there: object, _sink: object) -> object:
            events: list[Event] = []
            state = play_on(position, pick, policy, there, events.append)
            tries.append(Try(state, events[position.told :]))
            return state

        monkeypatch.setattr(citadels.search.rollout, "played_on", recorded)
    else:
        play_turns: Callable[..., Any] = pointcity.search.rollout.play_turns

        def turns(player: object, state: object, *args: object) -> None:
            play_turns(player, state, *args)
            tries.append(Try(state, ()))

        monkeypatch.setattr(pointcity.search.rollout, "play_turns", turns)
    return tries


def points(kind: Kind, game: Any, state: Any, seat: int) -> int:
    if kind is CITADELS:
        parts = score_parts(Table(game.rules, state, None), seat, final=game.over(state))
        return sum(part.points for part in parts)
    player = state.players[seat]
    return printed_points(player) if not player.tokens else sum(part.points for part in token_parts(player))


def figure(kind: Kind, told: str, game: Any, state: Any, seat: int) -> int:
    """Count what ``told`` says of the end of a try."""
    me = state.players[seat]
    rivals = [other for other in range(game.seats) if other != seat]
    strongest = max(rivals, key=lambda other: points(kind, game, state, other))
    own: dict[str, Callable[[], int]] = {
        "ends-points": lambda: points(kind, game, state, seat),
        "ends-districts": lambda: len(me.city),
        "ends-buildings": lambda: len(me.city),
        "ends-gold": lambda: me.gold,
        "ends-cards": lambda: len(me.hand),
        "ends-resources": lambda: len(me.hand),
        "ends-rival-points": lambda: points(kind, game, state, strongest),
        "ends-rival-districts": lambda: len(state.players[strongest].city),
    }
    return own[told]()


def tried_again(
    kind: Kind, match: Match[Any, Any], number: int, picks: tuple[Pick, Pick], tries: list[Try]
) -> Tries:
    """Try both answers in the same worlds again."""
    position = match.history.at(number)
    ask = position.ask
    assert ask is not None
    recall = match.memories.recaller(kind, match.history, ask.seat, number)
    view = match.game.view(position.state, ask.seat)
    trials = kind.experiment(view, view_ask(ask, ""), side_chance("problem", cost.SEED), recall, picks[1])
    assert trials is not None
    worlds = [*islice(trials.worlds, WORLDS)]
    found: list[list[Try]] = []
    for pick in picks:
        # Of the plans that begin with the answer, the best one gives its chance.
        ways: list[tuple[float, list[Try]]] = []
        for plan in trials.plans:
            if pick in trials.answers(plan):
                tries.clear()
                worth = sum(trials.trial(plan, world).worth for world in worlds)
                ways.append((worth, tries[:]))
        found.append(max(ways, key=lambda way: way[0])[1])
    return Tries(kind, match.game, ask.seat, *found)


def told_of(t: Tries, why: Reason, count: int) -> dict[str, int]:
    """Return the figures that ``why`` should tell of the first ``count`` tries."""
    both = [some[:count] for some in (t.best, t.other)]
    if "share" in why.facts:
        likelihoods = [
            round(100 * sum(likely(t, why.id, why.facts, one) for one in some) / count) for some in both
        ]
        return dict(zip(("share", "before"), likelihoods, strict=True))
    count_of: Callable[[Try], int] = (
        (lambda one: figure(t.kind, why.id, t.game, one.state, t.seat))
        if why.id.startswith("ends-")
        else (lambda one: amount(t, why.id, why.facts, one))
    )
    means = [round(10 * sum(count_of(one) for one in some) / count) for some in both]
    return dict(zip(("mean", "instead"), means, strict=True))


@BOTH
def test_each_costly_decision_has_a_sentence_whose_figures_and_cause_are_counted(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At most one in five is of the general kind, as long as there are enough to tell."""
    monkeypatch.setattr(cost, "STAGES", STAGES)
    met = [one for seed in range(GAMES) for one in costs(kind, 60 + seed)]
    tries = ending(kind, monkeypatch)
    general, made = 0, list[float]()
    for match, number, one in met:
        why = one.why
        assert why is not None, one
        general += why.id.startswith("ends-")
        if why.id == "ends-growth" or not {"mean", "share"} & set(why.facts):
            continue
        t = tried_again(kind, match, number, (tuple(one.best), tuple(one.chosen)), tries)
        # An answer that fell behind early was tried less often.
        ways = [told_of(t, why, count) for count in STAGES]
        assert {name: why.facts[name] for name in ways[0]} in ways, (why, ways)
        part = makes(t, why.id, why.facts)
        made += [part] if part is not None and not why.id.startswith("ends-") else []
    assert len(met) >= 2 * GAMES
    assert general <= max(len(met) / 5, 2), Counter(one.why.id for _, _, one in met if one.why)
    # What is made alike changes what else a city scores, so a few come to less than the parts that the coach adds up.
    assert sum(part >= NEARLY_HALF for part in made) >= MOST * len(made), made


def test_an_answer_that_no_player_would_consider_is_tried_too() -> None:
    """Its chance would else be told as 0 %."""
    match, added = played(POINT_CITY, 111), 0
    for number in range(match.number):
        ask = match.history.at(number).ask
        if ask is None or ask.kind != "turn" or ask.least != 1:
            continue
        recall = match.memories.recaller(POINT_CITY, match.history, ask.seat, number)
        view = match.game.view(match.history.at(number).state, ask.seat)
        for option in ask.options:
            chosen, chance = (option,), side_chance("problem", 1)
            usual, more = (
                POINT_CITY.experiment(view, view_ask(ask, ""), chance, recall, one) for one in (None, chosen)
            )
            assert usual is not None
            assert more is not None
            began = {pick for plan in more.plans for pick in more.answers(plan)}
            usually = {pick for plan in usual.plans for pick in usual.answers(plan)}
            assert began >= usually
            if chosen in began - usually:
                added += 1
                assert [*more.plans[:-1]] == [*usual.plans]
    assert added >= 10


@BOTH
def test_notes_leave_the_chances_as_they_are(kind: Kind) -> None:
    match, demand, found = played(kind, 61), Demand(-2.0), 0
    for number in range(0, match.number, sampled(3, 6, "the same check at fewer moments")):
        plain, noted = (
            finished(searched(match, kind, number, 1, demand, (2, 4), noting=noting))
            for noting in (False, True)
        )
        if plain is None or noted is None:
            assert plain is noted
            continue
        found += 1
        assert (plain.answers, plain.right, plain.gap) == (noted.answers, noted.right, noted.gap)
        assert not any(plain.notes.values())
        assert all(noted.notes[pick] for pick, _ in noted.answers)
    assert found >= 5


def test_a_hint_says_why_the_best_answer_is_ahead_of_the_next() -> None:
    match, said = played(CITADELS, 62), list[Reason | None]()
    for number in range(0, match.number, sampled(4, 8, "the same check at fewer moments")):
        position = match.history.at(number)
        ask = position.ask
        if ask is None or ask.most != 1 or not 2 <= len(ask.options) <= 8:
            continue
        recall = match.memories.recaller(CITADELS, match.history, ask.seat, number)
        view = match.game.view(position.state, ask.seat)
        advice = finished(CITADELS.advise(view, view_ask(ask, ""), side_chance("hint", number), recall))
        if len(advice) > 1:
            said.append(advice[0].why)
    assert len(said) >= 5
    assert None not in said
