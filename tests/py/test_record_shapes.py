"""Tests the shapes of stored rows.

What backups of former versions hold has them, and what the page checks is generated from them.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from tabletop.records.shapes import (
    DayRow,
    EveningRow,
    LibraryRow,
    MatchBack,
    PlayerRow,
    ProblemRow,
    ResultRow,
    Row,
)

CORPUS = Path(__file__).parent / "corpus"
STORES: dict[str, type[Row]] = {
    "games": MatchBack, "results": ResultRow, "days": DayRow, "problems": ProblemRow, "evenings": EveningRow,
    "players": PlayerRow, "libraries": LibraryRow,
}  # fmt: skip
BACKUPS = sorted(path.parent.name for path in CORPUS.glob("*/backup.json"))
RESULT: dict[str, Any] = {
    "match": "m", "number": 5, "game": "g", "kind": "plain", "ended": 1, "players": 2, "levels": [], "friends": False,
    "variant": "", "people": [], "whole": True,
}  # fmt: skip
DAY: dict[str, Any] = {
    "id": "2026-11-22 g", "day": "2026-11-22", "game": "g", "versions": {"deal": 1, "rules": 1, "levels": {}}, "tries": [],
    "levels": {},
}  # fmt: skip


@pytest.mark.parametrize("version", BACKUPS)
def test_the_rows_of_a_backup_of_each_version_have_these_shapes_and_come_back_unchanged(version: str) -> None:
    stores = json.loads((CORPUS / version / "backup.json").read_text("utf-8"))["stores"]
    assert set(stores) <= set(STORES)
    for name, rows in stores.items():
        for row in rows:
            assert STORES[name].model_validate(row).model_dump(exclude_unset=True, mode="json") == row


def test_a_row_keeps_fields_that_a_later_version_has_written() -> None:
    row: dict[str, Any] = {
        **RESULT,
        "people": [{"seat": 0, "name": "A", "won": True, "points": 1, "pieces": [], "mood": "good"}],
        "later": [1],
    }
    assert ResultRow.model_validate(row).model_dump(exclude_unset=True) == row


@pytest.mark.parametrize(
    ("shape", "row", "change"),
    [
        (ResultRow, RESULT, {"kind": "other"}),
        (ResultRow, RESULT, {"number": True}),
        (ResultRow, RESULT, {"number": 1.5}),
        (ResultRow, RESULT, {"ended": 1e300}),
        (ResultRow, RESULT, {"ended": float("nan")}),
        (ResultRow, RESULT, {"rated": {"table": "t", "levels": [], "share": 1}}),
        (ResultRow, RESULT, {"people": [{"seat": 0}]}),
        (DayRow, DAY, {"id": "2026-11-23 g"}),
        (DayRow, DAY, {"day": "2026-02-30", "id": "2026-02-30 g"}),
        (DayRow, DAY, {"day": "20261122", "id": "20261122 g"}),
    ],
)  # fmt: skip
def test_a_row_with_a_field_of_another_kind_is_refused(
    shape: type[Row], row: dict[str, Any], change: dict[str, Any]
) -> None:
    shape.model_validate(row)
    with pytest.raises(ValidationError):
        shape.model_validate({**row, **change})
