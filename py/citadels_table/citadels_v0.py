"""Offers Citadels as a PettingZoo AEC environment: ``citadels_v0.env(players=4)``."""

from typing import Any, Unpack

from citadels.library import Game, SetupKeywords
from citadels_table.citadels_coding import CitadelsCoding
from citadels_table.table_env import RENDER_MODES, Env, RenderMode, Reward, TableEnv, wrapped


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """The environment without PettingZoo's checks."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "name": "citadels_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        reward: Reward = "win",
        max_cycles: int | None = None,
        render_mode: RenderMode | None = None,
        **setup: Unpack[SetupKeywords],
    ) -> None:
        """Make the environment; ``setup`` is what ``citadels.Game`` takes beside the players and the seed."""
        self._setup: dict[str, Any] = dict(setup)
        super().__init__(CitadelsCoding(), players, reward, max_cycles, render_mode)

    def deal(self, seed: int) -> Game:
        """Return the game of ``seed``."""
        return Game(self._players, seed, **self._setup)


def env(
    players: int = 4,
    reward: Reward = "win",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **setup: Unpack[SetupKeywords],
) -> Env:
    """Return the environment; see :class:`raw_env`."""
    return wrapped(raw_env(players, reward, max_cycles, render_mode, **setup))
