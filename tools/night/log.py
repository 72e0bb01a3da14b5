"""Reads the file in which a night writes a line for each test that ended."""

import json
from pathlib import Path
from typing import Any

Line = dict[str, Any]
"""``id``, ``outcome`` ("passed", "failed", "skipped"), ``seconds``; ``why`` it was skipped, ``at`` which earlier commit
it ran."""


def lines_of(log: Path) -> list[Line]:
    """Return what was written down, oldest first; none where the file is missing.

    A line that was cut off by a kill is none.
    """
    if not log.is_file():
        return []
    text = log.read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line.endswith("}")]
