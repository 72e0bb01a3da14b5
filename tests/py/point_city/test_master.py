"""Tests the level that searches: it sees nothing hidden, answers the same every time, and always has an answer."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest

from player_checks import picks_of_masters
from pointcity.bots.registry import BOTS
from pointcity.cards.box import CARDS
from pointcity.cli import main
from pointcity.cli.fit_win_chances import fit_win_chances
from pointcity.cli.simulated_game import SIMULATED, Wish
from pointcity.engine.flow import MOST_WAYS
from pointcity.engine.laws import broken_laws
from pointcity.engine.rules import ROUNDS
from pointcity.engine.secrets import resample
from pointcity.game import PointCity
from pointcity.kind import POINT_CITY
from pointcity.model.state import State
from pointcity.model.view import View
from pointcity.search.coach import advise
from pointcity.search.memory import Memory, learn
from pointcity.search.option_search import (
    SEARCHED_ASKS,
    WORLDS,
    Depth,
    rollout,
    usual_depth,
    weigh,
    worlds_of,
)
from pointcity.search.plans import plans
from pointcity.search.quick_player import QuickPlayer
from pointcity.search.told_chances import fitted, told_chances
from pointcity.search.win_chances import FEATURES, STAGES, chances, fitted_figures, stage
from pointcity.search.worlds import ImpossibleError, sample, sample_position
from pointcity.strengths import STRENGTHS
from pointcity_games import TABLES, Table, game_for, played
from tabletop.cli.arena import run_arena
from tabletop.cli.parallel import ALONE
from tabletop.kernel.ask import Pick, view_ask
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.step_start import StepStart, next_step_start
from tabletop.match.history import History
from tabletop.match.kind import Which, computer_pick
from tabletop.match.memories import Memories, observation_of
from tabletop.players.advice import Advice
from tabletop.players.thinking import finished
from tests.tiers import sampled

LEVELS = POINT_CITY.players
RARE = frozenset({"flip", "token"})
"""The searched asks that come seldom."""


def remembered(table: Table, seed: int) -> Iterator[tuple[Position[State], Memory]]:
    """Yield the positions of a random game, each with what the seat that is asked remembers there."""
    game = game_for(table)
    memories: dict[int, Memory] = {}
    step_start: dict[int, StepStart[View]] = {}
    for position in played(table, seed).positions:
        for seat in range(game.seats):
            step_start[seat] = next_step_start(step_start.get(seat), position, seat)
            memories[seat] = learn(game, memories.get(seat), observation_of(position, seat, step_start[seat]))
        if position.ask is not None:
            yield position, memories[position.ask.seat]


def moment(table: Table, seed: int, number: int) -> tuple[Position[State], Memory]:
    """Return one of those positions, with what is remembered there and not of what follows."""
    return next(islice(remembered(table, seed), number, None))


def late(position: Position[State]) -> Memory:
    """Return what a seat remembers that has sat down just now."""
    ask = position.ask
    assert ask is not None
    assert isinstance(position.game, PointCity)
    news = observation_of(position, ask.seat, next_step_start(None, position, ask.seat))
    return learn(position.game, None, news)


# Worlds ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_look_like_the_table_and_ask_the_same(table: Table) -> None:
    game, chance = game_for(table), Randomness(2)
    dealt = impossible = 0
    for position, memory in remembered(table, 3):
        assert position.ask is not None
        seat = position.ask.seat
        view, asked = game.view(position.state, seat), view_ask(position.ask, "")
        world = sample_position(memory, chance)
        assert broken_laws(game.rules, world.base) == []
        assert world.ask is not None
        assert (view_ask(world.ask, ""), game.view(world.state, seat)) == (asked, view)
        dealt += 1
        try:
            world = sample_position(late(position), chance)
        except ImpossibleError:
            impossible += 1
            continue
        assert broken_laws(game.rules, world.base) == []
        assert game.view(world.state, seat) == view
    assert dealt > 20
    assert impossible <= dealt / 4


def test_equal_chance_deals_equal_worlds_and_every_card_as_often_as_any() -> None:
    """The bottom of the deck and the back of a market card are dealt evenly among what they may be."""
    game = game_for(TABLES[3])
    position, memory = moment(TABLES[3], 4, 20)
    assert sample(memory, Randomness(1)) == sample(memory, Randomness(1))
    times, chance = 2000, Randomness(5)
    bottom: Counter[int] = Counter()
    for _ in range(times):
        world = sample(memory, chance)
        bottom[world.deck[0]] += 1
    tier = CARDS[position.base.deck[0]].tier
    shown = [number for player in position.base.players for number in player.city]
    shown += [number for at, number in enumerate(position.base.market) if position.base.built[at]]
    may_be = [n for n, card in enumerate(CARDS) if card.tier == tier and n not in shown]
    assert game.rules.size.tiers[tier - 1] <= len(may_be)
    assert set(bottom) == set(may_be)
    share = times / len(may_be)
    assert all(abs(count - share) < 5 * share**0.5 for count in bottom.values())


def test_what_came_up_is_remembered_by_its_side() -> None:
    """Cards that were spent are seen no more, and no world has them in its deck as often as chance says."""
    game = game_for(TABLES[6])
    for position, memory in remembered(TABLES[6], 5):
        gone = [*position.base.discard, *(n for player in position.base.players for n in player.hand)]
        sides = Counter(
            (CARDS[number].tier, CARDS[number].resource, CARDS[number].amount)
            for number in [
                *gone,
                *(n for at, n in enumerate(position.base.market) if not position.base.built[at]),
            ]
            if CARDS[number].tier
        )
        assert +memory.shown == sides
        assert memory.deck == len(position.base.deck)
        assert memory.lost == [0, 0, 0]
        assert all(
            tier == (CARDS[number].tier if not built else 0)
            for tier, number, built in zip(
                memory.cells, position.base.market, position.base.built, strict=True
            )
        )
    assert game.rules.size.tiers == (64, 48, 38)


# What it may know --------------------------------------------------------------------------------------------


def answer(level: str, position: Position[State], memory: Memory, number: int) -> Pick:
    """Return what ``level`` answers at ``position`` with this memory, which it leaves as it is."""
    ask = position.ask
    assert ask is not None
    before = sample(memory, Randomness(1)), memory.shown.copy()
    pick = computer_pick(
        POINT_CITY, level, position.game, position.state, ask, Which(11, number), lambda: memory
    )
    assert (sample(memory, Randomness(1)), memory.shown) == before
    assert ask.allows(pick)
    return pick


def said(position: Position[State], memory: Memory) -> list[Advice]:
    """Return what the coach says there to the seat that is asked."""
    ask = position.ask
    assert ask is not None
    view = memory.game.view(position.state, ask.seat)
    return finished(advise(view, view_ask(ask, ""), Randomness(7), lambda: memory))


def check_redeal(table: Table, seed: int, every: int) -> Counter[str]:
    """Replace all that the seat that is asked cannot know.

    Whatever its level, it answers the same, and so does the coach.

    One ask in ``every`` is checked, and each flip and token. Return how many of each kind were.
    """
    game, chance = game_for(table), Randomness(seed)
    quick = QuickPlayer(game.rules)
    checked: Counter[str] = Counter()
    for number, (position, memory) in enumerate(remembered(table, seed)):
        ask = position.ask
        if ask is None or len(ask.options) == 1 or (chance.below(every) and ask.kind not in RARE):
            continue
        other = Position[State].resumed(position.game, resample(position.base, chance), position.picks)
        assert other.state != position.state
        for level in LEVELS:
            assert answer(level, position, memory, number) == answer(level, other, memory, number)
        assert said(position, memory) == said(other, memory)
        # What it remembers is folded from what is told at the table that it sits at.
        assert late(position) == late(other)
        # And the player in tried worlds looks at no more, nor does the estimate of the chances.
        assert quick(position.state, ask) == quick(other.state, ask)
        assert chances(game.rules, position.state) == chances(game.rules, other.state)
        checked[ask.kind] += 1
    return checked


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("table", TABLES[:: sampled(2, 4, "the same check at fewer tables")], ids=str)
def test_nothing_hidden_changes_a_move_or_a_hint(table: Table) -> None:
    assert set(check_redeal(table, 3, 2)) >= SEARCHED_ASKS - {"flip"}


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("table", "seed"), [(TABLES[0], 4), (TABLES[3], 6), (TABLES[6], 4)], ids=str)
def test_nothing_hidden_changes_which_card_is_turned_over(table: Table, seed: int) -> None:
    assert check_redeal(table, seed, 20)["flip"]


@pytest.mark.nightly("the same check runs at fewer positions on a push")
@pytest.mark.usefixtures("hasty")
def test_nothing_hidden_changes_a_move_at_five_hundred_positions() -> None:
    assert sum(check_redeal(table, seed, 2).total() for table in TABLES for seed in range(6, 9)) >= 500


# How it decides ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("table", TABLES[1::3], ids=str)
def test_masters_play_whole_games_and_the_same_again(table: Table) -> None:
    picks = picks_of_masters(POINT_CITY, game_for(table))
    assert len(picks) >= 17 * table[0]
    assert picks_of_masters(POINT_CITY, game_for(table)) == picks


def test_what_it_tries_can_be_read() -> None:
    position, memory = moment(TABLES[6], 3, 30)
    ask = position.ask
    assert ask is not None
    assert ask.kind == "turn"
    view, asked = memory.game.view(position.state, ask.seat), view_ask(ask, "")
    depth = Depth(worlds=8, most=5, rounds=1)
    found = finished(weigh(memory, view, asked, Randomness(2), depth))
    assert finished(weigh(memory, view, asked, Randomness(2), depth)) == found
    assert 1 < len(found) <= 5
    assert all(0 < prospect.worth < 1 for prospect in found)
    assert [prospect.worlds for prospect in found] == sorted((one.worlds for one in found), reverse=True)
    assert found[0].worlds == 8
    for prospect in found:
        here = position
        for pick in prospect.option:
            here = here.after(pick)


def test_the_coach_tells_its_chances_as_the_course_does() -> None:
    """Of one answer and one world after the other: nearer to even than what the master compares."""
    position, memory = moment(TABLES[6], 3, 30)
    ask = position.ask
    assert ask is not None
    view, asked = memory.game.view(position.state, ask.seat), view_ask(ask, "")
    plan, worlds = plans(view, asked, 1)[0], worlds_of(memory, asked, Randomness(2))
    compared, told = (rollout(memory, view, asked, noting=noting) for noting in (False, True))
    pairs = [
        (compared.trial(plan, world).worth, told.trial(plan, world).worth) for world in islice(worlds, 6)
    ]
    even = 1 / memory.game.seats
    assert all(min(raw, even) <= as_told <= max(raw, even) for raw, as_told in pairs)
    assert any(raw != as_told for raw, as_told in pairs)


def test_an_expert_tries_fewer_worlds_and_answers_as_normal_when_stopped() -> None:
    for players, kind in product(WORLDS, SEARCHED_ASKS):
        assert usual_depth(players, kind, brief=True).worlds * 2 < usual_depth(players, kind).worlds
    assert {POINT_CITY.without_search(level) for level in ("normal", "expert", "master")} == {"normal"}


def test_where_no_world_can_be_dealt_it_is_normal() -> None:
    position, memory = moment(TABLES[6], 3, 30)
    memory.shown.clear()
    ask = position.ask
    assert ask is not None
    with pytest.raises(ImpossibleError):
        sample(memory, Randomness(1))
    picks = [
        computer_pick(POINT_CITY, level, memory.game, position.state, ask, Which(1, 2), lambda: memory)
        for level in ("master", "expert", "normal")
    ]
    assert picks[0] == picks[1] == picks[2]
    (advice,) = said(position, memory)
    assert (advice.options, advice.chance, advice.reasons) == (list(picks[1]), None, [])


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_who_plays_at_tried_tables_plays_much_as_normal(table: Table) -> None:
    """Legal everywhere, and of two cards mostly the same."""
    game = game_for(table)
    quick, chance = QuickPlayer(game.rules), Randomness(3)
    same = asked = 0
    for position in played(table, 7).positions:
        ask = position.ask
        if ask is None or len(ask.options) == 1:
            continue
        pick = quick(position.state, ask)
        assert ask.allows(pick)
        if ask.kind == "second":
            view = game.view(position.state, ask.seat)
            asked += 1
            same += BOTS["normal"].choose(view, view_ask(ask, ""), chance) == pick
    assert same > 0.6 * asked > 0


def test_no_ask_is_too_large_to_be_tried() -> None:
    """Turns are tried two cards at a time; all others offer a cell each, a token each, or so many ways to pay."""
    assert MOST_WAYS < 40
    assert {"turn", "second", "flip", "token"} == SEARCHED_ASKS


def test_chances_to_win() -> None:
    for players in (2, 3, 4):
        for most in STAGES:
            figures = fitted_figures(players, str(most))
            assert len(figures) == len(FEATURES)
            assert 0 <= min(figures) <= max(figures) < 4
    for table in TABLES[1::2]:
        rules, line = game_for(table).rules, played(table, 2).positions
        for position in line[::15]:
            found = chances(rules, position.state)
            assert len(found) == rules.seats
            assert rules.solo or sum(found) == pytest.approx(1)
        last = line[-1].state
        winners = POINT_CITY.outline(game_for(table), last).winners
        assert {seat for seat, chance in enumerate(chances(rules, last)) if chance > 0.5} == set(winners)


def test_what_is_told_is_nearer_to_even_than_what_rollouts_use() -> None:
    """``normal`` does not hold a lead as surely as the quick player of rollouts.

    A game that has ended is told as it is.
    """
    for players in (2, 3, 4):
        assert set(fitted(players).exponents) == set(fitted(players).levels) == {str(most) for most in STAGES}
    for table in TABLES[1::2]:
        game, line = game_for(table), played(table, 2).positions
        rules = game.rules
        if rules.solo:
            continue
        mixed = STRENGTHS.ahead(game.setup, ["expert"] + ["normal"] * (rules.seats - 1))
        for position in line[::15]:
            raw, told = chances(rules, position.state), told_chances(game, position.state)
            assert sum(told) == pytest.approx(1)
            left = ROUNDS - position.state.turn // rules.seats
            if left > 0 and fitted(rules.seats).exponents[stage(left)] < 1:
                assert max(told) <= max(raw)
            assert told_chances(game, position.state, mixed)[0] >= told[0]
        assert told_chances(game, line[-1].state, mixed) == chances(rules, line[-1].state)


@pytest.mark.nightly("fitting changes only figures, and a golden game shows any change of those")
@pytest.mark.cpython_only
def test_fitting_can_be_repeated(tmp_path: Path) -> None:
    """Whatever the number of processes; and it writes what the player reads."""
    found = fit_win_chances((2,), 25, 3)
    out = tmp_path / "win_chances.json"
    assert (
        main(["tune", "--tables", "2", "--deals", "25", "--seed", "3", "--jobs", "2", "--out", str(out)]) == 0
    )
    assert json.loads(out.read_text("utf-8")) == found
    assert set(found["2"]) == {str(most) for most in STAGES}


@pytest.mark.nightly("the other tests of the file ask masters at fewer positions")
def test_master_is_what_it_is_called() -> None:
    """A few duels, or a hundred games of four: those take five minutes."""
    seats, games = sampled(
        (("master", "master", "normal", "normal"), 100),
        (("master", "normal"), 2),
        "two duels instead of a hundred games of four",
    )
    result = run_arena(SIMULATED, Wish((len(seats),)), seats, seed=1, games=games, crew=ALONE)
    assert result["kinds"]["master"]["win_rate"] >= 0.6


def test_what_is_remembered_follows_the_line() -> None:
    """After a pick is taken back, as if it had never been."""
    game = game_for(TABLES[3])
    history, memories, chance = History[State].dealt(game, 6), Memories(), Randomness(2)
    for _ in range(30):
        ask = history.position.ask
        assert ask is not None
        memories.recall(POINT_CITY, history, ask.seat)
        history.play((chance.pick(ask.options),))
    history.cut(17)
    ask = history.position.ask
    assert ask is not None
    found = memories.recall(POINT_CITY, history, ask.seat)
    assert found == Memories().recall(POINT_CITY, history, ask.seat)
