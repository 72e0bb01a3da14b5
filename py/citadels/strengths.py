"""Says how strong the levels are, at each table of an edition, by the number of players.

bench/level_strengths.py measured it.
"""

from collections.abc import Mapping
from typing import Any

from tabletop.match.strengths import Strengths, read_strengths


def _table_of(setup: Mapping[str, Any]) -> str:
    return f"{setup['edition']}-{setup['players']}"


STRENGTHS = Strengths(read_strengths("citadels"), _table_of)
