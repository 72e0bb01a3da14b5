"""Tests the PettingZoo environments: PettingZoo's own tests, whole games, and what a seat may observe."""

import copy
import doctest
import pickle
import sys
from collections.abc import Callable
from typing import Any

import pytest

if sys.platform == "emscripten":
    pytest.skip("PettingZoo is not there", allow_module_level=True)

import numpy as np
from pettingzoo.test import (  # pyright: ignore[reportMissingTypeStubs]
    api_test,  # pyright: ignore[reportUnknownVariableType]
    seed_test,  # pyright: ignore[reportUnknownVariableType]
)

import citadels
from citadels.catalog import EDITIONS, draw_set
from citadels.example_players import builder
from citadels_table import citadels_v0, pointcity_v0
from citadels_table.examples.linear import BY_LOT, LEARNER, Linear, trained, wins
from citadels_table.examples.linear import play as train
from citadels_table.table_env import DONE, TableEnv
from tabletop.kernel.ask import view_ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.library import BaseGame
from tabletop.match.history import History
from tabletop.match.match import Match
from tests.tiers import sampled
from tools.words import ROOT

GAMES: dict[str, Any] = {"citadels": citadels_v0, "pointcity": pointcity_v0}
# PettingZoo knows by name which of its own environments have a mask beside the observation, and warns at all others.
OWN_LIST = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # The last observation of a finished game: nothing is legal any more.
    "ignore:Action mask numpy array is all zeros",
]
pytestmark = [pytest.mark.cpython_only, *(pytest.mark.filterwarnings(line) for line in OWN_LIST)]


def drawn(edition: Any, players: int, seed: int) -> TableEnv:
    """Return Citadels with a set drawn by lot."""
    cards = draw_set(edition, players, seed)
    return citadels_v0.raw_env(
        players, "rank", edition=edition, characters=cards.characters, districts=cards.districts
    )


def tables(count: int) -> list[Callable[[], TableEnv]]:
    """Return environments of both games, ``count`` rounds of them; at night with all numbers of players."""
    found: list[Callable[[], TableEnv]] = []
    for seed in range(count):
        for at, players in enumerate(
            sampled(range(2, 9), (2, 5, 8), "the actions and features are the same lists at every table")
        ):
            edition = EDITIONS[(seed + at) % len(EDITIONS)]
            found.append(lambda edition=edition, players=players, seed=seed: drawn(edition, players, seed))
        found += [lambda players=players: pointcity_v0.raw_env(players, "rank") for players in (2, 3, 4)]
        found.append(lambda: pointcity_v0.raw_env(1, "rank", automa="hard"))
    return found


def play(env: TableEnv, seed: int, watch: Callable[[TableEnv], None] = lambda _: None) -> dict[str, float]:
    """Play a game by lot, and return the rewards."""
    chance, rewards = Randomness(seed), dict[str, float]()
    env.reset(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        assert seen is not None
        assert env.observation_space(agent).contains(seen)
        watch(env)
        env.step(chance.pick(legal_actions(env)))
    return rewards


def legal_actions(env: TableEnv) -> list[int]:
    mask = env.observe(env.agent_selection)["action_mask"]
    return [int(action) for action in np.flatnonzero(mask)]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(
        GAMES[game].env(),
        num_cycles=sampled(1000, 60, "the actions and features are the same lists at every table"),
    )
    seed_test(
        GAMES[game].env,
        num_cycles=sampled(500, 60, "the actions and features are the same lists at every table"),
    )
    assert "Passed API test" in capsys.readouterr().out


def test_whole_games_by_lot() -> None:
    """Every action that the mask allows is legal, every option has a name of its own kind."""
    steps = 0

    def named(env: TableEnv) -> None:
        nonlocal steps
        steps += 1
        names = [env.actions[at] for at in legal_actions(env)]
        assert not [name for name in names if name.startswith("other:")], env.game.options
        for agent in env.agents if steps % 9 == 0 else []:
            assert agent == env.agent_selection or not env.observe(agent)["action_mask"].any()

    for seed, make in enumerate(
        tables(sampled(20, 1, "the actions and features are the same lists at every table"))
    ):
        env = make()
        rewards = play(env, seed, named)
        assert env.agents == []
        assert env.game.is_over
        assert max(rewards.values()) == (1 if env.game.winners else -1)
        assert set(rewards) == set(env.possible_agents)
    assert steps > 1000


def test_sizes_are_the_same_at_every_table() -> None:
    for module in GAMES.values():
        two, four = module.raw_env(2), module.raw_env(4)
        assert (two.actions, two.features) == (four.actions, four.features)
        assert two.observation_space("player_0") == four.observation_space("player_3")


def other_world(env: TableEnv, seat: int, chance: Randomness) -> BaseGame | None:
    """Return the game of ``env`` with all dealt anew that ``seat`` cannot know."""
    match, kind = env.game.match, env.game.kind
    ask = match.position.ask
    assert ask is not None
    asked = view_ask(ask, "") if ask.seat == seat else None
    recall = match.memories.recaller(kind, match.history, seat)
    start = kind.redeal(env.game.view(seat), asked, chance, recall)
    if start is None:
        return None
    history = History(Position[Any].resumed(match.game, start.state, ()))
    if not history.play_all(start.picks):
        return None
    world = type(env.game).__new__(type(env.game))
    world.match = Match("world", match.game, list(match.seating), 1, history, free=False, start=start.state)
    return world


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_seat_observes_the_same_in_all_worlds_that_it_cannot_tell_apart(players: int) -> None:
    chance, compared, unlike = Randomness(5), 0, 0
    other = citadels_v0.raw_env(players, reward="score")
    other.reset(1)

    def compare(env: TableEnv) -> None:
        nonlocal compared, unlike
        if chance.below(4 * players - 3):
            return
        for seat, agent in enumerate(env.possible_agents):
            world = other_world(env, seat, chance)
            if world is None or world.seat != env.game.seat:
                continue
            other.show(world)
            truth, seen = env.observe(agent), other.observe(agent)
            if not env.chosen:
                assert np.array_equal(truth["action_mask"], seen["action_mask"])
                assert np.array_equal(truth["observation"], seen["observation"])
                compared += 1
            rest = (seat + 1) % players
            hidden = env.possible_agents[rest]
            unlike += not np.array_equal(
                env.observe(hidden)["observation"], other.observe(hidden)["observation"]
            )

    play(citadels_v0.raw_env(players), 4, compare)
    assert compared > 20
    assert unlike > 10, "the other world should be another one"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_level_answers_is_an_action(game: str) -> None:
    env: TableEnv = GAMES[game].raw_env(3, reward="score")
    env.reset(7)
    while not any(env.terminations.values()):
        env.step(env.advice())
    library = type(env.game).from_json(env.game.to_json())
    while library.match.number:
        library.pop()
    while not library.is_over:
        library.push(*library.advice())
    assert [env.rewards[agent] for agent in env.agents] == library.scores
    assert type(env.game).from_json(env.game.to_json()).scores == library.scores


def test_several_options_are_several_steps() -> None:
    """The Magician's redraw: any number of cards, then ``done``."""
    found: list[tuple[int, int]] = []

    def watch(env: TableEnv) -> None:
        if env.game.how_many[1] > 1:
            may_stop = env.actions.index(DONE) in legal_actions(env)
            assert may_stop == (len(env.chosen) >= env.game.how_many[0])
            found.append((len(env.chosen), env.game.match.number))

    for seed in range(3):
        play(citadels_v0.raw_env(4), seed, watch)
    assert max(chosen for chosen, _ in found) > 0


def test_a_game_in_which_nothing_happens_any_more_is_truncated() -> None:
    """An agent that begins something and gives it up, again and again."""
    env = citadels_v0.raw_env(4)
    env.reset(7)
    while not any(env.truncations.values()):
        assert env.infos == {agent: {} for agent in env.agents}
        names = {env.actions[at]: at for at in legal_actions(env)}
        begun = [at for name, at in names.items() if name.startswith(("ability", "use", "build"))]
        env.step(names.get("cancel", begun[0] if begun else env.advice("normal")))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert {info["why"] for info in env.infos.values()} == {Refusal("circles").sentence}
    assert not env.observe(env.agent_selection)["action_mask"].any()


def test_what_is_illegal_or_too_long() -> None:
    env = citadels_v0.raw_env(2, max_cycles=10)
    env.reset(1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not legal"):
        env.step(wrong)
    for _ in range(10):
        assert not any(env.truncations.values())
        env.step(env.advice("random"))
    assert all(env.truncations.values())
    checked = citadels_v0.env(players=2)
    checked.reset(seed=1)
    agent = checked.agent_selection
    checked.step(wrong)
    assert checked.rewards == {"player_0": -1, "player_1": -1} | {
        other: 0 for other in checked.agents if other != agent
    }


def test_equal_seeds_deal_equal_games() -> None:
    one, two = citadels_v0.raw_env(4), citadels_v0.raw_env(4)
    for env in (one, two):
        env.reset(7)
    assert one.game.view(2) == two.game.view(2) == citadels.Game(4, 7).view(2)
    for env in (one, two):
        env.reset()
    assert one.game.view(2) == two.game.view(2) != citadels.Game(4, 7).view(2)


@pytest.mark.parametrize(("reward", "total"), [("win", 1.0), ("rank", 0.0)])
def test_rewards(reward: Any, total: float) -> None:
    rewards = play(pointcity_v0.raw_env(4, reward), 3)
    assert sum(rewards.values()) == pytest.approx(total)


def test_the_example_learns_what_was_rewarded() -> None:
    env = citadels_v0.raw_env(2)
    model = Linear(len(env.actions), len(env.features))
    steps, _ = train(env, 3, model, [LEARNER, BY_LOT])
    first = next(step for step in steps if len(step.legal) > 1)
    chance = Randomness(1)
    env.reset(3)
    seen = env.observe(env.agent_selection)
    before = model.step("player_0", seen, chance)
    model.learn([before], {"player_0": 1.0})
    after = model.step("player_0", seen, chance)
    assert len(first.legal) == len(first.likely)
    assert after.likely[before.taken] > before.likely[before.taken]
    model.learn([before, before], {"player_0": -1.0})
    assert model.step("player_0", seen, chance).likely[before.taken] < before.likely[before.taken]


@pytest.mark.nightly("learning takes minutes, and the example's steps are those of the other tests")
def test_the_example_beats_play_by_lot() -> None:
    """Four seats, one of them the learner's: even play wins a quarter."""
    assert wins("citadels", trained("citadels", 4, 120), BY_LOT, 4, 60) > 0.5


@pytest.mark.catalogue
def test_the_examples_of_the_page() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("wrong", "code", "said"),
    [
        ({"reward": "wins"}, "bad-reward", "Did you mean 'win'?"),
        ({"reward": None}, "bad-reward", "'win', 'rank', 'score'"),
        ({"render_mode": "anzi"}, "bad-render", "Did you mean 'ansi'?"),
        ({"max_cycles": 0}, "bad-cycles", "of 1 or more"),
        ({"max_cycles": "9"}, "bad-cycles", "'9'"),
        ({"players": "4"}, "bad-setup", "Did you mean 4?"),
        ({"players": 99}, "bad-setup", "99"),
        ({"colour": "red"}, "bad-setup", "colour"),
    ],
)
def test_a_wrong_argument_is_refused_in_a_sentence(game: str, wrong: Any, code: str, said: str) -> None:
    for make in (GAMES[game].env, GAMES[game].raw_env):
        with pytest.raises(ValueError, match=r"\w+ \w+") as refused:
            make(**wrong)
        assert isinstance(refused.value, Refusal)
        assert refused.value.code == code
        assert said in str(refused.value)


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_that_is_not_at_the_table_is_refused_in_a_sentence(game: str) -> None:
    env = GAMES[game].raw_env()
    env.reset(seed=1)
    for call in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(
            ValueError, match=r"no seat 'player_9'.*Allowed: 'player_0', 'player_1'"
        ) as refused:
            call("player_9")
        assert isinstance(refused.value, Refusal)


@pytest.mark.parametrize("game", GAMES)
def test_what_needs_a_game_says_to_call_reset(game: str) -> None:
    """By the bare environment and by a copy of it.

    The usual one has PettingZoo's own sentences for step and observe.
    """
    env = GAMES[game].raw_env()
    for one in (env, env.copy(), pickle.loads(pickle.dumps(env))):  # noqa: S301 - our own
        calls: dict[str, Callable[[], object]] = {
            "step": lambda one=one: one.step(0),
            "observe": lambda one=one: one.observe("player_0"),
            "last": one.last,
            "agent_iter": one.agent_iter,
            "advice": one.advice,
            "state": one.state,
            "render": one.render,
            "options": lambda one=one: one.options,
        }
        for name, call in calls.items():
            with pytest.raises(ValueError, match=f"^Call reset before {name}\\.") as refused:
                call()
            assert isinstance(refused.value, Refusal)
        one.reset(seed=1)
        for call in list(calls.values())[1:]:
            call()
    usual = GAMES[game].env()
    with pytest.raises(AssertionError, match="before step"):
        usual.step(0)
    with pytest.raises(ValueError, match="Call reset before advice"):
        usual.unwrapped.advice()


@pytest.mark.parametrize("game", GAMES)
def test_an_action_by_its_name_is_refused_in_a_sentence(game: str) -> None:
    env = GAMES[game].raw_env()
    env.reset(seed=1)
    before = env.game.to_json()
    for action in ("draft:king", env.game.options[0], 1.5, [1], "1"):
        with pytest.raises(ValueError, match=r"is not a number\. env\.actions") as refused:
            env.step(action)
        assert isinstance(refused.value, Refusal)
        assert refused.value.code == "action"
    for action in (None, -1, len(env.actions), True):
        with pytest.raises(ValueError, match=r"is not legal now|is not a number"):
            env.step(action)
    assert env.game.to_json() == before
    env.step(np.int64(legal_actions(env)[0]))
    assert env.game.to_json() != before or env.chosen


@pytest.mark.parametrize("game", GAMES)
def test_an_option_of_reset_is_refused_in_a_sentence(game: str) -> None:
    """All of them: there are none. PettingZoo's own tests send one called `options`."""
    for env in (GAMES[game].raw_env(), GAMES[game].env()):
        env.reset(seed=1)
        before = env.unwrapped.game.to_json()
        for options in (
            {"player": 3},
            {"sed": 1},
            {"options": 1, "edition": "classic"},
            ["players"],
            "players",
        ):
            with pytest.raises(ValueError, match="reset takes no option") as refused:
                env.reset(seed=2, options=options)
            assert isinstance(refused.value, Refusal)
        assert env.unwrapped.game.to_json() == before
        for options in (None, {}, {"options": 1}):
            env.reset(seed=1, options=options)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_seed_is_refused_and_changes_nothing(game: str) -> None:
    env = GAMES[game].raw_env(2)
    env.reset(3)
    before = env.game.to_json()
    for seed in (-1, 2**53, 2**63, "ff", 1.5):
        with pytest.raises(ValueError, match="seed"):
            env.reset(seed)
    assert env.game.to_json() == before


@pytest.mark.parametrize("game", GAMES)
def test_it_is_shown_as_its_mode_says(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = GAMES[game].env(players=3, render_mode="ansi")
    env.reset(seed=7)
    assert env.render() == str(env.unwrapped.game)
    assert "Seat 2" in env.render()
    assert {"ansi", "human"} == set(env.metadata["render_modes"])
    assert not capsys.readouterr().out
    people = GAMES[game].raw_env(3, render_mode="human")
    people.reset(7)
    people.step(people.advice())
    assert capsys.readouterr().out.count("Seat 2") >= 2
    assert people.render() is None
    none = GAMES[game].raw_env(3)
    none.reset(7)
    capsys.readouterr()
    assert none.render() is None
    assert not capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_state_is_what_all_agents_observe(game: str) -> None:
    env = GAMES[game].raw_env(3)
    env.reset(7)
    for _ in range(12):
        state = env.state()
        assert env.state_space.contains(state)
        rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
        assert np.array_equal(state, np.concatenate(rows))
        env.step(env.advice("random"))


@pytest.mark.nightly("test_library.py pickles and copies the same games")
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_is_pickled_and_copied_at_every_step(game: str) -> None:
    env = GAMES[game].raw_env(2)
    env.reset(7)
    steps = 0
    while not any(env.terminations.values()):
        if steps % 7 == 0:
            for twin in (pickle.loads(pickle.dumps(env)), env.copy(), copy.deepcopy(env)):  # noqa: S301 - our own
                agent = env.agent_selection
                assert (twin.agent_selection, twin.steps, twin.chosen) == (agent, env.steps, env.chosen)
                for part in ("observation", "action_mask"):
                    assert np.array_equal(twin.observe(agent)[part], env.observe(agent)[part])
                twin.step(int(np.flatnonzero(twin.observe(agent)["action_mask"])[0]))
                assert twin.game.moves[: len(env.game.moves)] == env.game.moves
                assert twin.steps == env.steps + 1
        env.step(legal_actions(env)[-1])
        steps += 1
    over = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    assert over.rewards == env.rewards
    wrapped = pickle.loads(pickle.dumps(GAMES[game].env()))  # noqa: S301 - our own
    wrapped.reset(seed=3)
    assert wrapped.unwrapped.game == GAMES[game].raw_env().deal(3)


def test_a_player_of_the_workshop_plays_an_environment() -> None:
    env = citadels_v0.raw_env(4)
    env.reset(7)
    while not any(env.terminations.values()):
        assert {option for option in env.options.values() if option is not None} <= set(env.game.options)
        mine = env.agent_selection == "player_0" and not env.chosen
        env.step(env.advice(builder.choose if mine else "") if not env.chosen else legal_actions(env)[0])
    assert env.game.is_over
