"""Says how a match of a backup is stored beside what a device has of it. Nothing of either is lost."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.record import read_record
from tabletop.match.versions import Relation, compare, renamed
from tabletop.records.fields import row_of
from tabletop.records.shapes import MatchBack

How = Literal["kept", "added", "newer", "both"]
"""The device keeps what it has, has a new match, a newer one, or a copy beside its own, where both were played on."""

Files = dict[str, dict[str, str]]
"""Own players at the table, by seat."""


@dataclass(slots=True)
class JoinedMatch:
    """The ``row`` to store, without its summary; None where the device keeps what it has."""

    how: How
    row: dict[str, Any] | None = None


KEPT = JoinedMatch("kept")


def joined_match(
    more: MatchBack, here: MatchBack | None, copy: str, kinds: Mapping[str, Kind], *, damaged: bool = False
) -> JoinedMatch:
    """Join ``more``, of a backup, to the row that is ``here``; ``damaged``: there is one, but it cannot be read.

    ``copy`` names the match that is kept beside. Raises ``Refusal``: those of ``read_record``, and ``save-broken``
    where the save is of another match than the row.
    """
    files = _files(more)
    lacks = here is not None and bool(files) and not _files(here)
    if here is not None and here.save == more.save and not lacks:
        return KEPT
    record = read_record(more.save, kinds)
    if record.match != more.id:
        raise Refusal("save-broken", where="match")
    if here is None and not damaged:
        return JoinedMatch("added", _row(more, files))
    relation = _relation(more, here, kinds)
    if relation == "apart":
        save = renamed(record, copy).model_dump_json()
        return JoinedMatch("both", {**_row(more, files), "id": copy, "save": save})
    if relation == "newer" and here:
        return JoinedMatch("newer", {**_row(more, _files(here) or files), "created": here.created})
    # The game has come here as a file or link, which hold no own players.
    return JoinedMatch("newer", _row(here, files)) if here and lacks else KEPT


def _relation(more: MatchBack, here: MatchBack | None, kinds: Mapping[str, Kind]) -> Relation:
    """Return how ``more`` stands to the row that is ``here``; ``apart`` if that one cannot be read."""
    try:
        return compare(read_record(more.save, kinds), read_record(here.save, kinds)) if here else "apart"
    except Refusal:
        return "apart"


def _row(row: MatchBack, files: Files) -> dict[str, Any]:
    told = {name: value for name, value in row_of(row).items() if name in MatchBack.model_fields}
    if not told.get("own"):
        told.pop("own", None)
    return {**told, "files": files} if files else told


def _files(row: MatchBack) -> Files:
    """Return the own players of a row; one that is none is left out, and the usual level plays there."""
    found = (row.model_extra or {}).get("files")
    if not isinstance(found, dict):
        return {}
    return {
        seat: {"name": file["name"], "text": file["text"]}
        for seat, file in cast("dict[str, Any]", found).items()
        if isinstance(file, dict) and all(isinstance(file.get(part), str) for part in ("name", "text"))  # pyright: ignore[reportUnknownMemberType]
    }
