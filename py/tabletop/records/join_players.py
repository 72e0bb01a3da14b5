"""Joins two rows of one own player, and what two tabs have changed of one."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from tabletop.players.clean_text import MOST_NAME
from tabletop.records.fields import row_of
from tabletop.records.joining import joined_fields, larger
from tabletop.records.shapes import PlayerRow, PlayerVersion


@dataclass(slots=True)
class JoinedPlayer:
    """The ``row`` to store; ``both``: both tabs have changed the text, and that of the other one became a version."""

    row: dict[str, Any]
    both: bool


def joined_player(one: PlayerRow, other: PlayerRow) -> PlayerRow:
    """Return a row with name and text of the one that was changed last, and the versions of both.

    The older text is one, too.
    """
    older, newer = sorted((one, other), key=_age)
    more = [PlayerVersion(time=older.updated, text=older.text)] if _age(older)[:2] != _age(newer)[:2] else []
    decided = {name: getattr(newer, name) for name in ("game", "name", "text", "updated")}
    return joined_fields(
        one, other, {**decided, "versions": _in_order([*one.versions, *other.versions, *more])}
    )


def _age(row: PlayerRow) -> tuple[float, str, str, str]:
    return row.updated, row.text, row.name, row.game


def settled(row: PlayerRow, others: Iterable[PlayerRow]) -> PlayerRow:
    """Return ``row`` with a name that none of ``others`` in its game has, and its versions in order, each once."""
    taken = {other.name for other in others if other.game == row.game and other.id != row.id}
    name = _free_name(row.name, taken)
    return row.model_copy(update={"name": name, "versions": _in_order(row.versions)})


def _key(version: PlayerVersion) -> tuple[float, str]:
    return version.time, version.text


def _keys(row: PlayerRow) -> set[tuple[float, str]]:
    return {_key(version) for version in row.versions}


def _in_order(versions: Iterable[PlayerVersion]) -> list[PlayerVersion]:
    """Return the oldest first; of those with one time and text one."""
    known: dict[tuple[float, str], PlayerVersion] = {}
    for version in versions:
        key = _key(version)
        known[key] = larger(known[key], version) if key in known else version
    return [known[key] for key in sorted(known)]


def _free_name(wished: str, taken: Collection[str]) -> str:
    """Return the name as a file may have it, with a number if it is taken."""
    plain = re.sub(r"[^a-z0-9_-]+", "_", wished.lower()).lstrip("0123456789_-").rstrip("_")
    name = plain[:MOST_NAME] or "player"
    number = 2
    free = name
    while free in taken:
        free = f"{name[: MOST_NAME - 4]}_{number}"
        number += 1
    return free


def changed_in_two_tabs(mine: PlayerRow, base: PlayerRow, stored: PlayerRow) -> JoinedPlayer:
    """Return ``mine`` with what another tab has ``stored`` since ``base``.

    Of a text that both changed, this tab's stays; the other one becomes a version.
    """
    known, before = (_keys(row) for row in (mine, base))
    text = stored.text if mine.text == base.text else mine.text
    both = stored.text not in {base.text, text}
    # The oldest versions, which this tab has dropped, do not come back.
    kept = [one for one in stored.versions if _key(one) in known or _key(one) not in before]
    added = [one for one in mine.versions if _key(one) not in before]
    theirs: list[PlayerVersion] = []
    if both and all(version.text != stored.text for version in stored.versions):
        # A version saved just now stays the last one.
        time = min([stored.updated, *(version.time - 1 for version in added)])
        theirs.append(PlayerVersion(time=time, text=stored.text))
    change = {
        "text": text,
        "name": stored.name if mine.name == base.name else mine.name,
        "versions": _in_order([*kept, *added, *theirs]),
        # The newer row counts in a backup, also where the clock was ahead at the older one.
        "updated": max(mine.updated, stored.updated + 1),
    }
    return JoinedPlayer(row_of(mine.model_copy(update=change)), both)
