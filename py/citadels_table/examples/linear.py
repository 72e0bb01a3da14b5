"""Trains a linear player by self-play: ``python -m citadels_table.examples.linear --games 400``.

The policy is a softmax with one weight for each action and feature, trained by REINFORCE: each action of a game gets
more or less likely by its seat's place at the end. Then the player plays against random seats, and against ``normal``.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citadels_table import citadels_v0, pointcity_v0
from citadels_table.table_env import Seen, TableEnv
from tabletop.cli.parser import Parser
from tabletop.kernel.randomness import Randomness

GAMES: Mapping[str, Any] = {"citadels": citadels_v0, "pointcity": pointcity_v0}
RATE = 0.02
"""The step size of training."""
LEARNER, BY_LOT = "learner", "random"
DIE = 2**32


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of ``agent``.

    ``places`` and ``values`` are the features that were not 0. ``legal`` are the legal actions, ``likely`` their
    probabilities, ``taken`` the place in ``legal`` of the one taken.
    """

    agent: str
    places: NDArray[np.intp]
    values: NDArray[np.float32]
    legal: NDArray[np.intp]
    likely: NDArray[np.float32]
    taken: int


class Linear:
    """The weights, by action and feature."""

    def __init__(self, actions: int, features: int) -> None:
        self.weights = np.zeros((actions, features), np.float32)

    def step(self, agent: str, seen: Seen, chance: Randomness) -> Step:
        """Return a decision, drawn by the probability of each legal action."""
        # The logarithm keeps counts of ten and more from outweighing flags of 0 and 1.
        features = np.log1p(np.abs(seen["observation"]))
        places = np.flatnonzero(features)
        values, legal = features[places], np.flatnonzero(seen["action_mask"])
        worth = self.weights[np.ix_(legal, places)] @ values
        likely = np.exp(worth - worth.max())
        likely /= likely.sum()
        drawn = chance.below(DIE) / DIE
        taken = min(int(np.searchsorted(np.cumsum(likely), drawn)), len(legal) - 1)
        return Step(agent, places, values, legal, likely, taken)

    def learn(self, steps: Sequence[Step], rewards: Mapping[str, float]) -> None:
        """Make each action taken more likely in proportion to its agent's reward, less likely if that is negative."""
        for step in steps:
            change = -step.likely
            change[step.taken] += 1
            size = RATE * rewards[step.agent] / max(float(step.values @ step.values), 1.0)
            self.weights[np.ix_(step.legal, step.places)] += size * np.outer(change, step.values)


def play(
    env: TableEnv, seed: int, model: Linear, players: Sequence[str]
) -> tuple[list[Step], dict[str, float]]:
    """Play a game; ``players`` names the player of each seat: ``learner``, ``random``, or one of our levels.

    Returns the learner's decisions and the rewards by agent.
    """
    chance, steps = Randomness(seed), list[Step]()
    env.reset(seed)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        player = players[env.possible_agents.index(agent)]
        if player == LEARNER:
            step = model.step(agent, env.observe(agent), chance)
            steps.append(step)
            env.step(int(step.legal[step.taken]))
        elif player == BY_LOT:
            legal = np.flatnonzero(env.observe(agent)["action_mask"])
            env.step(int(legal[chance.below(len(legal))]))
        else:
            env.step(env.advice(player))
    return steps, env.rewards


def trained(game: str, players: int, games: int, seed: int = 1) -> Linear:
    """Return a model that has played ``games`` games against itself."""
    env: TableEnv = GAMES[game].raw_env(players, reward="rank")
    model = Linear(len(env.actions), len(env.features))
    for number in range(games):
        model.learn(*play(env, seed + number, model, [LEARNER] * players))
    return model


def wins(game: str, model: Linear, others: str, players: int, games: int, seed: int = 10**6) -> float:
    """Return the share of ``games`` that the model wins against ``others``; each deal is played from every seat."""
    env: TableEnv = GAMES[game].raw_env(players, reward="win")
    won = 0.0
    for number in range(games):
        deal, seat = divmod(number, players)
        seats = [LEARNER if at == seat else others for at in range(players)]
        _, rewards = play(env, seed + deal, model, seats)
        won += rewards[f"player_{seat}"]
    return won / games


def interval(part: float, games: int) -> str:
    """Return the share ``part`` of ``games`` in per cent, with its 95 % interval."""
    return f"{100 * part:.1f} % +- {196 * math.sqrt(part * (1 - part) / games):.1f}"


def main() -> None:
    """Train, then play against random seats and against ``normal``."""
    parser = Parser(description="Train a linear player by self-play.")
    parser.add_argument("--game", choices=sorted(GAMES), default="citadels")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400, help="games of training")
    parser.add_argument("--trials", type=int, default=200, help="games against each opponent afterwards")
    options = parser.parse_args()
    model = trained(options.game, options.players, options.games)
    print(f"trained on {options.games} games; even play wins {100 / options.players:.1f} %")
    for others in (BY_LOT, "normal"):
        part = wins(options.game, model, others, options.players, options.trials)
        print(f"against {others}: {interval(part, options.trials)}")


if __name__ == "__main__":
    main()
