"""Keeps a game of the terminal in a file while it is played, so that no end of the program loses it.

The file is written after each choice and removed at the end of the game. So it is there after Ctrl+C, a closed
terminal, an error and a loss of power, without a handler for each.
"""

import contextlib
import errno
import os
import sys
from itertools import count
from pathlib import Path


def folder() -> Path:
    """Return where programs keep such files on this system. Raises OSError where the person has no such place."""
    name, usual = (
        ("LOCALAPPDATA", "AppData/Local") if sys.platform == "win32" else ("XDG_STATE_HOME", ".local/state")
    )
    if named := os.environ.get(name):
        return Path(named) / "tabletop"
    try:
        return Path.home() / usual / "tabletop"
    except RuntimeError:
        # An account without a folder, as in a container.
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT), "~") from None


class KeptGame:
    """The file of one game."""

    def __init__(self, path: Path, *, new: bool) -> None:
        self.path = path
        self.new = new
        """Whether the file came with this run, and nothing has been chosen since."""

    def write(self, text: str) -> None:
        """Store the game as it is now. Raises OSError; the file is as it was before then."""
        made = self.path.with_name(f"{self.path.name}.new")
        made.write_text(text, "utf-8")
        made.replace(self.path)

    def remove(self) -> None:
        """Drop the file, since the game is over or was not begun."""
        with contextlib.suppress(OSError):
            self.path.unlink()


def kept_game(kind: str, seed: object, opened: str) -> KeptGame:
    """Return the file for a game of ``kind``: the one that was ``opened``, if it is such a file, else a new one.

    Raises OSError.
    """
    place = folder()
    if opened and Path(opened).resolve().parent == place.resolve():
        return KeptGame(Path(opened).resolve(), new=False)
    place.mkdir(parents=True, exist_ok=True)
    name = f"{kind}-{str(seed)[:20]}"
    for number in count(1):
        path = place / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        with contextlib.suppress(FileExistsError):
            path.touch(exist_ok=False)
            return KeptGame(path, new=True)
    raise AssertionError("count has no end")
