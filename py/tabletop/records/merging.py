"""Merges rows from elsewhere, such as a backup, into those of a device.

Nothing of either is lost, whichever comes first.

The join of two rows of one thing does not depend on their order, and joining a row again changes nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeVar, cast

from pydantic import ValidationError

from tabletop.records.fields import Row, row_of
from tabletop.records.join_days import joined_day
from tabletop.records.join_players import joined_player, settled
from tabletop.records.join_problems import joined_problem
from tabletop.records.join_results import joined_result
from tabletop.records.shapes import DayRow, PlayerRow, ProblemRow, ResultRow

R = TypeVar("R", bound=Row)
Store = Literal["results", "days", "problems", "players"]


@dataclass(frozen=True, slots=True)
class _Kept:
    """How a store keeps its rows: their shape, the field that is their key, the join of two rows of one key.

    ``settle`` fits a row to all the others of the store.
    """

    shape: type[Row]
    key: str
    join: Callable[[Any, Any], Row]
    settle: Callable[[Any, Iterable[Any]], Row] = lambda row, _others: row


STORES: Mapping[Store, _Kept] = {
    "results": _Kept(ResultRow, "match", joined_result),
    "days": _Kept(DayRow, "id", joined_day),
    "problems": _Kept(ProblemRow, "id", joined_problem),
    "players": _Kept(PlayerRow, "id", joined_player, settled),
}


@dataclass(slots=True)
class MergedRows:
    """What a merge leads to: the ``rows`` to store, how many were new, changed a known one, or could not be read."""

    rows: list[dict[str, Any]]
    added: int = 0
    changed: int = 0
    refused: int = 0


def merge_rows(store: Store, here: Iterable[object], more: Iterable[object]) -> MergedRows:
    """Merge ``more`` into the rows that are ``here``, of which those that cannot be read are passed over."""
    kept = STORES[store]
    known = {cast("str", getattr(row, kept.key)): row for raw in here if (row := read_row(kept.shape, raw))}
    merged = MergedRows([])
    new: dict[str, Row] = {}
    for raw in more:
        row = read_row(kept.shape, raw)
        if row is None:
            merged.refused += 1
            continue
        key = cast("str", getattr(row, kept.key))
        before = known.get(key)
        whole = kept.settle(kept.join(before, row) if before else row, known.values())
        # A field that is there as null says something: a reset of the rating.
        if before and row_of(whole) == row_of(before):
            continue
        known[key] = new[key] = whole
        if before:
            merged.changed += 1
        else:
            merged.added += 1
    merged.rows = [row_of(row) for row in new.values()]
    return merged


def read_row(shape: type[R], raw: object) -> R | None:
    """Return ``raw`` as a row; None if it is none."""
    try:
        return shape.model_validate(raw)
    except ValidationError:
        return None


def read_rows(shape: type[R], raws: Iterable[object]) -> list[R]:
    """Return those of ``raws`` that are rows."""
    return [row for raw in raws if (row := read_row(shape, raw))]
