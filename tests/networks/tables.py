"""Writes the tables of results.md."""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

DOCUMENT = Path("tests/networks/results.md")
HOMES = "host's router | guest's router | none | STUN | TURN"
IN_A_GAME = "in the middle of a game | both routers | help | the game"
HEADS = {
    "pairs": HOMES,
    "ipv6": HOMES,
    "one-network": "one network, no way out of it | the devices",
    "firefox": "host | guest | both routers | reply taken after | connected after",
    "games": IN_A_GAME,
    "reloads": IN_A_GAME,
}


def write(rows: Mapping[str, Sequence[str]]) -> None:
    """Puts the rows of each part, with the day of their measurement, between the two marks that bear its name."""
    text = DOCUMENT.read_text(encoding="utf-8")
    day = datetime.now(tz=UTC).date().isoformat()
    for part, found in rows.items():
        marks = re.compile(
            rf"(?<=<!-- {part} -->\nMeasured on )[^\n,.]*(?P<note>[^\n]*\n).*?(?=<!-- end -->)", re.DOTALL
        )
        text = marks.sub(partial(filled, day=day, lines=table(part, found)), text)
    DOCUMENT.write_text(text, encoding="utf-8")


def filled(old: re.Match[str], *, day: str, lines: str) -> str:
    return f"{day}{old['note']}\n{lines}\n"


def table(part: str, rows: Sequence[str]) -> str:
    """The rows of a part below its head."""
    head = HEADS[part]
    line = "|---" * (head.count(" | ") + 1) + "|"
    return "\n".join((f"| {head} |", line, *(f"| {row} |" for row in rows)))
