"""Plays random games of the PettingZoo environments, and checks that every action that the mask allows is legal.

    .venv/bin/python -m bench.masked_play [--games 10000]

Plays both games in turn, with every number of players; each game of Citadels has a random set. Fails at the first
action that is refused, and names the game and its seed.
"""

import argparse
import time
from collections import Counter
from typing import Any

import numpy as np

from citadels.catalog import EDITIONS, draw_set
from citadels_table import citadels_v0, pointcity_v0
from citadels_table.table_env import TableEnv
from pointcity.model.setup import Level
from tabletop.kernel.randomness import Randomness

CITADELS_SEATS = range(2, 9)
POINT_CITY_SEATS = range(1, 5)
AUTOMAS: tuple[Level, ...] = ("easy", "medium", "hard")


def made(number: int) -> TableEnv:
    """Return the environment of game ``number``: Citadels where it is even, Point City where it is odd."""
    turn = number // 2
    if number % 2:
        players = POINT_CITY_SEATS[turn % len(POINT_CITY_SEATS)]
        lone: Any = {"automa": AUTOMAS[turn // len(POINT_CITY_SEATS) % len(AUTOMAS)]} if players == 1 else {}
        return pointcity_v0.raw_env(players, "rank", **lone)
    players = CITADELS_SEATS[turn % len(CITADELS_SEATS)]
    edition = EDITIONS[turn // len(CITADELS_SEATS) % len(EDITIONS)]
    cards = draw_set(edition, players, number)
    return citadels_v0.raw_env(
        players, "rank", edition=edition, characters=cards.characters, districts=cards.districts
    )


def play_by_mask(env: TableEnv, seed: int) -> int:
    """Play a game, each action drawn from those that the mask allows; return the number of steps.

    Raises the error of an illegal action, and RuntimeError if no action is allowed or the rewards are wrong.
    """
    chance, steps = Randomness(seed), 0
    env.reset(seed)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        if not len(legal):
            raise RuntimeError("an agent is asked and has no action")
        env.step(int(legal[chance.below(len(legal))]))
        steps += 1
    best = 1 if env.game.winners else -1
    if not env.game.is_over or not all(env.terminations.values()) or max(env.rewards.values()) != best:
        raise RuntimeError(f"wrong end: {env.rewards}")
    return steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first game, which is its seed"
    )
    wish: Any = parser.parse_args()
    games, steps, began = Counter[str](), Counter[str](), time.process_time()
    for number in range(wish.first, wish.first + wish.games):
        env = made(number)
        name = env.metadata["name"]
        try:
            steps[name] += play_by_mask(env, number)
        except Exception as error:
            error.add_note(f"{name}, game {number}, {len(env.possible_agents)} players, step {env.steps}")
            raise
        games[name] += 1
        if (number + 1) % 1000 == 0:
            print(f"{number + 1} games, {time.process_time() - began:.0f} s", flush=True)
    for name, count in sorted(games.items()):
        print(f"{name}: {count} games, {steps[name]} steps, each of them legal")
    print(f"{time.process_time() - began:.0f} s of processor time")


if __name__ == "__main__":
    main()
