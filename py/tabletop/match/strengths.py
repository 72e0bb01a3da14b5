"""Defines what a game gives for ratings: how strong its levels are, by table."""

import json
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Any

Points = Mapping[str, int]
"""The points of each level, as in Elo ratings: a seat wins in proportion to ``10 ** (points / 400)``."""

LEAST, MOST = 500, 2700
"""The least and the most points."""

POINT = log(10) / 400
"""What a point adds to the logarithm of a seat's share of the wins."""


@dataclass(frozen=True)
class Strengths:
    """The measured strength of the levels at each table of a game. ``table_of`` names the table of a set-up."""

    tables: Mapping[str, Points]
    table_of: Callable[[Mapping[str, Any]], str]

    def points_of(self, table: str, level: str) -> int | None:
        """Return the points of ``level`` at ``table``, those of the level without its temper.

        None where they were not measured.
        """
        points = self.tables.get(table, {})
        return points.get(level, points.get(level.partition("-")[0]))

    def ahead(self, setup: Mapping[str, Any], players: Sequence[str]) -> list[float]:
        """Return by how much each of ``players`` is stronger than the mean of those that are known, as a logarithm.

        ``players`` are levels, or words of ``seating`` for those whose strength is not known: they count as the mean.
        """
        table = self.table_of(setup)
        points = [self.points_of(table, player) for player in players]
        known = [one for one in points if one is not None]
        return [(one - sum(known) / len(known)) * POINT if one is not None else 0.0 for one in points]


def read_strengths(package: str) -> dict[str, dict[str, int]]:
    """Return the points of the file ``level_points.json`` of a game's ``package``."""
    return json.loads(pkgutil.get_data(package, "level_points.json") or b"{}")
