"""Turns any game of :mod:`tabletop` into a PettingZoo AEC environment."""

import copy
from collections.abc import Sequence
from typing import Any, Literal, TypedDict, cast, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs] - it has types, but does not say so.
from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]
from pettingzoo.utils.env import AECIterable  # pyright: ignore[reportMissingTypeStubs]

from citadels_table.coding import Coding, numbered
from tabletop.kernel.ask import Ask, Option, read_option
from tabletop.kernel.errors import refused, shown
from tabletop.library import BaseGame, Choose
from tabletop.programs.checks import MOST_IDLE, plain_number

Reward = Literal["win", "rank", "score"]
RenderMode = Literal["ansi", "human"]
RENDER_MODES: tuple[RenderMode, ...] = get_args(RenderMode)
"""``ansi``: ``render`` returns the table as text; ``human``: it prints it, after each step too."""

DONE = "done"
"""The action that ends an answer with several options."""
OTHERS = 32
"""The number of actions for options whose name is not in the coding's list, as those of a house card may be."""
OTHER_KIND = "other"
LEAST, MOST = -255.0, 255.0
"""The bounds of a feature; all features are small counts."""
SEEDS = 2**31


class Seen(TypedDict):
    """What an agent observes: features, and a mask of its legal actions (all 0 if another agent is asked)."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


Env = AECEnv[str, Seen, int | None]


class TableEnv(Env):
    """The environment of one table. An agent is a seat; it observes only what that seat may see.

    An answer with several options takes several steps of one agent: one for each option, then ``done``, unless it has
    chosen the most that are allowed. If all players can see that there is only one answer, it is given without a step.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        coding: Coding,
        players: int,
        reward: Reward,
        max_cycles: int | None,
        render_mode: RenderMode | None = None,
    ) -> None:
        """Make the environment; ``max_cycles`` is the most steps of a game.

        Raises ``Refusal``, a ``ValueError``, for a table that is not legal, and for a reward or a mode that there is
        not.
        """
        super().__init__()
        _check(reward, max_cycles, render_mode)
        self._coding = coding
        self._players = players
        self._reward = reward
        self._most_steps = max_cycles
        self.render_mode: RenderMode | None = render_mode
        others = (f"other:{at}" for at in range(OTHERS))
        self.actions: Sequence[str] = (DONE, *coding.actions, *others)
        """The names of the actions, by number."""
        asks = [f"ask.kind.{kind}" for kind in (*coding.kinds, OTHER_KIND)]
        asks += [f"ask.cause.{cause}" for cause in coding.causes]
        self.features: Sequence[str] = (*asks, "ask.least", "ask.most", "ask.chosen", *coding.features)
        """The names of the numbers in an observation, by place."""
        self._action_at = numbered(self.actions)
        self._feature_at = numbered(self.features)
        self.game: BaseGame = self.deal(0)
        """The game under way, with all that is hidden: for the program that trains, not for its agents."""
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self._observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self._action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.agents}
        self._seeds, _ = seeding.np_random(0)
        self._seeded = False
        self._begun = False
        self.state_space = spaces.Box(LEAST, MOST, (players * len(self.features),), np.float32)
        self.chosen: list[str] = []
        """The options that the asked agent has chosen so far for this ask."""

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(LEAST, MOST, (len(self.features),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def deal(self, seed: int) -> BaseGame:
        """Return the game of ``seed``."""
        raise NotImplementedError

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the observations of ``agent``; all agents have equal spaces."""
        return self._observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the actions of ``agent``; all agents have equal spaces."""
        return self._action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        """Return ``agent``. Raises ``Refusal`` (``bad-seat``) where there is no such agent."""
        if agent not in self.possible_agents:
            raise refused("bad-seat").among(agent, self.possible_agents)
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of ``seed``; without a seed, the next game of the sequence that the last seed began.

        There are no ``options``. Raises ``Refusal``, a ``ValueError``, for what is no seed, and for an option, and then
        changes nothing.
        """
        _check_options(options)
        if seed is None:
            if not self._seeded:
                self._seeds, _ = seeding.np_random(None)
            game = self.deal(int(self._seeds.integers(SEEDS)))
        else:
            game = self.deal(seed)
            dealt = game.match.seed
            self._seeds, _ = seeding.np_random(int(dealt, 16) if isinstance(dealt, str) else dealt)
        self._seeded = True
        self.show(game)

    def show(self, game: BaseGame) -> None:
        """Go on from the present position of ``game``, which has as many players as the environment."""
        self.game = game
        self._begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = self.agents[0]
        self._await_choice()
        self._show_people()

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002 - PettingZoo's
        """Return what the asked agent may see, its reward since its last step, and how its game stands.

        The latter is whether it is over, whether it was truncated, and why.
        """
        self._check_begun("last")
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Seen, int | None]:
        """Yield the asked agent before each step, until the game is over or ``max_iter`` steps were done."""
        self._check_begun("agent_iter")
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Seen:
        """Return what ``agent`` may see. Only the asked agent sees the ask and has legal actions."""
        self._check_begun("observe")
        mask = np.zeros(len(self.actions), np.int8)
        seat = self.possible_agents.index(self._known(agent))
        if self._asks(seat):
            mask[list(self._legal)] = 1
        return {"observation": self._row(seat), "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """Return the whole table: the observations of all agents one after the other, which ``state_space`` has.

        It holds every hand, so it is for the program that trains. The order of the deck is not in it.
        """
        self._check_begun("state")
        return np.concatenate([self._row(seat) for seat in range(len(self.possible_agents))])

    def render(self) -> str | None:
        """Return the table as text in the mode ``ansi``, print it in the mode ``human``; without a mode do nothing."""
        self._check_begun("render")
        if self.render_mode == "ansi":
            return str(self.game)
        self._show_people()
        return None

    def copy(self) -> "TableEnv":
        """Return an independent environment at the same position."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what the game says anew: the open ask and its actions."""
        return {name: one for name, one in self.__dict__.items() if name not in {"_ask", "_names", "_legal"}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Ask the game again."""
        self.__dict__.update(state)
        if self._begun:
            self._read_ask(self.game.match.position.ask)

    def _check_begun(self, call: str) -> None:
        """Raise ``Refusal`` (``before-reset``) if no game was dealt yet."""
        if not self._begun:
            raise refused("before-reset", call=call)

    def _row(self, seat: int) -> NDArray[np.float32]:
        """Return the features that ``seat`` may see; only the asked one sees the ask."""
        match, row = self.game.match, np.zeros(len(self.features), np.float32)
        for name, value in self._coding.named(match.game.view(match.position.state, seat)):
            row[self._feature_at[name]] += value
        if self._ask is not None and self._asks(seat):
            self._write_ask(row, self._ask)
        return row.clip(LEAST, MOST)

    def _asks(self, seat: int) -> bool:
        """Whether ``seat`` has to act."""
        agent = self.possible_agents[seat]
        mine = self._ask is not None and self._ask.seat == seat
        return mine and agent in self.agents and not self._over(agent)

    def _show_people(self) -> None:
        if self.render_mode == "human":
            print(self.game, end="\n\n", flush=True)  # noqa: T201 - what the mode is for

    def step(self, action: int | None) -> None:
        """Let the asked agent do ``action``, a number. Raises ``Refusal``, a ``ValueError``, if it is not legal."""
        self._check_begun("step")
        agent = self.agent_selection
        if self._over(agent):
            self._was_dead_step(action)
            return
        number = plain_number(action)
        if type(number) is not int:
            told = {} if action is None else {"why": "action-type"}
            raise refused("action", given=shown(action)).also(**told)
        if number not in self._legal:
            raise refused("action", given=shown(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.steps += 1
        self._choose(number)
        if self._ask is None:
            self.rewards = self._final_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._most_steps is not None and self.steps >= self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        elif self.game.match.history.idle() >= MOST_IDLE:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {one: {"why": refused("circles").sentence} for one in self.agents}
        self._accumulate_rewards()
        self._show_people()

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    @property
    def options(self) -> dict[int, Option | None]:
        """Each legal action of the asked agent with the option of the game that it means; None is ``done``."""
        self._check_begun("options")
        return {action: None if one is None else Option(one) for action, one in self._legal.items()}

    def advice(self, player: "str | Choose" = "") -> int:
        """Return the action of a computer player for the asked agent, as ``game.advice`` does with an answer.

        It decides from what that seat may know. Raises ValueError if the agent has already chosen other options for
        this ask.
        """
        self._check_begun("advice")
        left = [self._names[option.id] for option in self.game.advice(player)]
        for option in self.chosen:
            left.remove(self._names[option])
        return self._action_at[left[0] if left else DONE]

    def _over(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _choose(self, action: int) -> None:
        option, ask = self._legal[action], self._ask
        if option is not None:
            self.chosen.append(option)
        if ask is not None and option is not None and len(self.chosen) < ask.most:
            self._legal = self._legal_actions(ask)
            return
        self.game.push(*self.chosen)
        self._await_choice()

    def _await_choice(self) -> None:
        """Answer forced asks, and keep the next ask.

        An ask is forced only if all players can see that it has one answer; otherwise skipping it would reveal that.
        """
        match = self.game.match
        while (ask := match.position.ask) is not None and ask.forced:
            self.game.push(*ask.options)
        self.chosen = []
        self._read_ask(ask)

    def _read_ask(self, ask: Ask | None) -> None:
        self._ask = ask
        self._names: dict[str, str] = {}
        self._legal: dict[int, str | None] = {}
        if ask is not None:
            self._names = self._named_options(ask)
            self._legal = self._legal_actions(ask)
            self.agent_selection = self.possible_agents[ask.seat]

    def _named_options(self, ask: Ask) -> dict[str, str]:
        """Return the name of the action for each option; those without one have ``other:0``, ``other:1`` and so on."""
        views = [read_option(option) for option in ask.options]
        named = self._coding.names(views, ask.seat, len(self.possible_agents))
        found, others = dict[str, str](), 0
        for option, name in zip(ask.options, named, strict=True):
            found[option] = name if name in self._action_at else f"other:{others}"
            others += name not in self._action_at
        return found

    def _legal_actions(self, ask: Ask) -> dict[int, str | None]:
        """Return each legal action with its option; of options that share a name, the first that is not chosen yet."""
        legal: dict[int, str | None] = {}
        for option, name in self._names.items():
            if option not in self.chosen:
                legal.setdefault(self._action_at[name], option)
        if (ask.most > 1 or ask.least == 0) and len(self.chosen) >= ask.least:
            legal[self._action_at[DONE]] = None
        return legal

    def _write_ask(self, row: NDArray[np.float32], ask: Ask) -> None:
        at = self._feature_at
        row[at.get(f"ask.kind.{ask.kind}", at[f"ask.kind.{OTHER_KIND}"])] = 1
        if (cause := at.get(f"ask.cause.{ask.cause}")) is not None:
            row[cause] = 1
        row[at["ask.least"]], row[at["ask.most"]] = ask.least, ask.most
        row[at["ask.chosen"]] = len(self.chosen)

    def _final_rewards(self) -> dict[str, float]:
        """Return the reward of each agent at the end.

        ``win``: 1, shared by all winners; 0 for the others. ``rank``: from 1 for the first place to -1 for the last, in
        equal steps. ``score``: the points.
        """
        if self._reward == "score":
            return {agent: float(points) for agent, points in zip(self.agents, self.game.scores, strict=True)}
        if self._reward == "win":
            winners = self.game.winners
            return {
                agent: 1 / len(winners) if seat in winners else 0.0 for seat, agent in enumerate(self.agents)
            }
        scores = self.game.view().scores
        places = {score.seat: score.place for score in scores}
        return {
            agent: 1 - 2 * (places[seat] - 1) / max(len(scores) - 1, 1)
            for seat, agent in enumerate(self.agents)
        }


def _check(reward: object, max_cycles: object, render_mode: object) -> None:
    if reward not in get_args(Reward):
        raise refused("bad-reward").among(reward, get_args(Reward))
    if render_mode not in (None, *RENDER_MODES):
        raise refused("bad-render").among(render_mode, (*RENDER_MODES, None))
    if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
        raise refused("bad-cycles", given=shown(max_cycles))


def _check_options(options: object) -> None:
    """Raise ``Refusal`` (``reset-option``) for any option but the one that PettingZoo's own tests send."""
    if options is None:
        return
    names = [*cast("dict[object, object]", options)] if isinstance(options, dict) else [options]
    for name in names:
        if name != "options":
            raise refused("reset-option", given=shown(name))


def wrapped(env: TableEnv) -> Env:
    """Return ``env`` with PettingZoo's usual checks: an illegal action ends the game, with -1 for its agent."""
    checked = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))
