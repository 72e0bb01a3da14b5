"""Cuts the parts into shares, runs several at once, each in namespaces of its own, and puts their tables together."""

import json
import subprocess
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self, TypeVar

Thing = TypeVar("Thing")
PARTS = {"late": 1, "firefox": 1, "pairs": 3, "games": 2, "reloads": 2, "one-network": 2, "ipv6": 1}
"""Each part with the number of its shares; what waits longest comes first."""
AT_ONCE = 3
"""A share mostly waits: for an answer that does not come, or for its pages."""
Row = tuple[int, str]
"""A row of a table, with its place there."""


@dataclass(frozen=True)
class Share:
    """The things of a part that one process does: every `of`-th, beginning with number `number`."""

    part: str
    number: int = 0
    of: int = 1

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `str` has written, or the name of a whole part."""
        part, _, rest = text.partition(":")
        number, _, of = rest.partition("/")
        return cls(part, int(number), int(of)) if rest else cls(part)

    def __str__(self) -> str:
        return f"{self.part}:{self.number}/{self.of}"

    def chosen(self, things: Iterable[Thing]) -> list[tuple[int, Thing]]:
        """Return its things, each with its place among all."""
        return [(place, thing) for place, thing in enumerate(things) if place % self.of == self.number]


def shares(parts: Sequence[str]) -> list[Share]:
    """Return the shares of some parts, or of all."""
    return [
        Share(part, number, of)
        for part, of in PARTS.items()
        if not parts or part in parts
        for number in range(of)
    ]


def run(
    given: Sequence[Share], command: Callable[[Share, Path], Sequence[str]]
) -> tuple[int, dict[str, list[str]]]:
    """Run each share by the command that writes its rows into a file.

    Returns how many things ended otherwise than they must, or how many shares broke off; and the rows of each part in
    order.
    """
    printing = threading.Lock()
    with TemporaryDirectory() as name, ThreadPoolExecutor(AT_ONCE) as pool:
        files = [Path(name) / f"{number}.json" for number in range(len(given))]

        def work(share: Share, file: Path) -> int:
            with subprocess.Popen(command(share, file), stdout=subprocess.PIPE, text=True) as process:
                assert process.stdout
                for line in process.stdout:
                    with printing:
                        print(line, end="", flush=True)
            return process.returncode

        codes = list(pool.map(work, given, files))
        return sum(map(abs, codes)), joined(given, files)


def joined(given: Sequence[Share], files: Sequence[Path]) -> dict[str, list[str]]:
    """Return the rows of the parts of which no share has broken off."""
    found: dict[str, list[Row]] = {share.part: [] for share in given}
    for share, file in zip(given, files, strict=True):
        if not file.is_file():
            found.pop(share.part, None)
        elif share.part in found:
            found[share.part] += [(place, row) for place, row in json.loads(file.read_text(encoding="utf-8"))]
    return {part: [row for _, row in sorted(rows)] for part, rows in found.items() if rows}
