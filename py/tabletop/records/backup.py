"""Reads the text of a backup: the rows of every store, in one file.

The page writes it (web/app/backup/backup-file.js).
"""

import json
from typing import Any, cast

from tabletop.kernel.errors import Refusal

FORMAT = "card-table-backup"
VERSION = 1


def read_backup(text: str) -> dict[str, list[Any]]:
    """Return the rows of each store, none of which is checked.

    Raises ``Refusal`` (``backup-broken``, ``backup-newer``).
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("backup-broken") from None
    found = cast("dict[str, Any]", data) if isinstance(data, dict) else {}
    version = found.get("version")
    if found.get("format") != FORMAT or not isinstance(version, int):
        raise Refusal("backup-broken")
    if version > VERSION:
        raise Refusal("backup-newer")
    stores = cast("dict[str, Any] | None", found.get("stores"))
    if not isinstance(stores, dict) or not all(isinstance(rows, list) for rows in stores.values()):
        raise Refusal("backup-broken")
    return stores
