"""Measures decisions a second of the PettingZoo environments under random play: `python -m bench.environments`.

Also measures those of PettingZoo's classic games that can be imported; `pip install pygame-ce chess rlcard` installs
what they need. Counts processor time, so that other programs change little.
"""

import importlib
import time
from typing import Any

import numpy as np

from tabletop.kernel.randomness import Randomness

OURS = {"citadels": "citadels_table.citadels_v0", "pointcity": "citadels_table.pointcity_v0"}
CLASSIC = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_no_limit_v6",
    "chess_v6",
    "go_v5",
)
SECONDS = 1.5


def decisions_a_second(env: Any) -> float:  # noqa: ANN401 - of PettingZoo, which has no types of its own
    """Return decisions in a second, played like PettingZoo's `performance_benchmark`.

    It observes, then draws a legal action.
    """
    chance, decisions, seed = Randomness(1), 0, 1
    env.reset(seed=seed)
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            seed += 1
            env.reset(seed=seed)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[chance.below(len(legal))]))
        decisions += 1
    return decisions / spent


def main() -> None:
    names = OURS | {name: f"pettingzoo.classic.{name}" for name in CLASSIC}
    for name, module in names.items():
        try:
            made = importlib.import_module(module)
        except ImportError as error:
            print(f"{name}: left out, {error}")
            continue
        players = f", {made.raw_env().max_num_agents} players" if name in OURS else ""
        print(f"{name}{players}: {decisions_a_second(made.env()):.0f} decisions a second")


if __name__ == "__main__":
    main()
