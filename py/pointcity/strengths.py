"""Says how strong the levels are, by the number of players (measured by bench/level_strengths.py).

Against the automa nothing is rated.
"""

from collections.abc import Mapping
from typing import Any

from tabletop.match.strengths import Strengths, read_strengths


def _table_of(setup: Mapping[str, Any]) -> str:
    return str(setup["players"])


STRENGTHS = Strengths(read_strengths("pointcity"), _table_of)
