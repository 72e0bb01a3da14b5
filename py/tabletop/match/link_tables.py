"""Reads the numbered tables that replay links are written with.

A table is never changed, since links name it by its number: what is new goes into a table with the next number. What a
link needs beyond its table, such as a house card, it spells itself.
"""

import json
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

Weights = Mapping[str, Mapping[str, int]]
"""How likely answers are: by kind of ask, the weight (1 or more) of an option or of its verb."""


class LinkTable(NamedTuple):
    """What both ends of a link know of a game."""

    rules: int
    """The version of the rules when the table was made."""
    players: tuple[str, ...]
    """Levels of computer players."""
    plain: dict[str, Any]
    """The plainest set-up: what is the same in a link's set-up is not written."""
    words: tuple[str, ...]
    """Texts that a set-up may hold: ids of cards and sets."""
    weights: Weights


EMPTY = LinkTable(0, (), {}, (), {})
"""The table of a game that has none: its links spell everything."""


@cache
def read_tables(package: str, count: int) -> tuple[LinkTable, ...]:
    """Return the tables 1 to ``count`` of a game: the files ``link_tables/<number>.json`` of its ``package``."""
    return tuple(_table(package, number) for number in range(1, count + 1))


def _table(package: str, number: int) -> LinkTable:
    data: dict[str, Any] = json.loads(pkgutil.get_data(package, f"link_tables/{number}.json") or b"")
    return LinkTable(
        data["rules"], tuple(data["players"]), data["plain"], tuple(data["words"]), data["weights"]
    )
