"""Writes files all or none: where something fails in between, each is as it was before."""

from pathlib import Path
from types import TracebackType
from typing import Self


class Undo:
    """Remembers what the files were; as a context it restores them if its block fails, whatever the reason."""

    def __init__(self) -> None:
        self.before: dict[Path, bytes | None] = {}

    def keep(self, path: Path) -> None:
        """Remember a file that is about to be written, or that it is not there."""
        if path not in self.before:
            self.before[path] = path.read_bytes() if path.is_file() else None

    def write(self, path: Path, text: str) -> None:
        """Write a file, and remember what it was."""
        self.keep(path)
        path.write_text(text, encoding="utf-8")

    def restore(self) -> None:
        """Make every file what it was."""
        for path, content in self.before.items():
            if content is None:
                path.unlink(missing_ok=True)
            else:
                path.write_bytes(content)

    def __enter__(self) -> Self:
        """Begin anew."""
        self.before = {}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Restore the files where the block failed."""
        if kind is not None:
            self.restore()
