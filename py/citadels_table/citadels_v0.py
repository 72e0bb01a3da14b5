"""Offers Citadels as a PettingZoo AEC environment: ``citadels_v0.env(players=4)``."""

from typing import Any

from citadels.catalog import catalogue
from citadels.library import Game
from citadels_table.citadels_coding import CitadelsCoding
from citadels_table.table_env import Env, Reward, TableEnv, wrapped


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """The environment without PettingZoo's checks."""

    metadata: dict[str, Any] = {"name": "citadels_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        players: int = 4,
        reward: Reward = "win",
        max_cycles: int | None = None,
        **setup: Any,
    ) -> None:
        """Make the environment; ``setup`` is what ``citadels.Game`` takes beside the players and the seed.

        If ``setup`` names no cards, they are those of the edition's first preset that suits ``players``.
        """
        cards = _usual_cards(players, setup)
        super().__init__(
            lambda seed: Game(players, seed, **setup, **cards), CitadelsCoding(), players, reward, max_cycles
        )


def env(players: int = 4, reward: Reward = "win", max_cycles: int | None = None, **setup: Any) -> Env:
    """Return the environment; see :class:`raw_env`."""
    return wrapped(raw_env(players, reward, max_cycles, **setup))


def _usual_cards(players: int, setup: dict[str, Any]) -> dict[str, str]:
    if {"characters", "districts"} & setup.keys():
        return {}
    boxes = [box for box in catalogue().editions if box.id == setup.get("edition", "2016")]
    fit = [preset.id for box in boxes for preset in box.presets if players in preset.players]
    return {"characters": fit[0], "districts": fit[0]} if fit else {}
