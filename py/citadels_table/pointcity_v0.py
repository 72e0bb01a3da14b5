"""Offers Point City as a PettingZoo AEC environment: ``pointcity_v0.env(players=4)``."""

from typing import Any

from citadels_table.pointcity_coding import PointCityCoding
from citadels_table.table_env import Env, Reward, TableEnv, wrapped
from pointcity.library import Game


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """The environment without PettingZoo's checks."""

    metadata: dict[str, Any] = {"name": "pointcity_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        players: int = 4,
        reward: Reward = "win",
        max_cycles: int | None = None,
        **setup: Any,
    ) -> None:
        """Make the environment; ``setup`` is what ``pointcity.Game`` takes beside the players and the seed."""
        super().__init__(
            lambda seed: Game(players, seed, **setup), PointCityCoding(), players, reward, max_cycles
        )


def env(players: int = 4, reward: Reward = "win", max_cycles: int | None = None, **setup: Any) -> Env:
    """Return the environment; see :class:`raw_env`."""
    return wrapped(raw_env(players, reward, max_cycles, **setup))
