"""Writes files all or none: where something fails in between, each is as it was before."""

import shutil
from pathlib import Path
from types import TracebackType
from typing import Self


class Undo:
    """Remembers what the files were; as a context it restores them if its block fails, whatever the reason."""

    def __init__(self) -> None:
        self.before: dict[Path, bytes | None] = {}
        self.folders: list[Path] = []
        """The folders that were made for files, those above first."""

    def keep(self, path: Path) -> None:
        """Remember a file that is about to be written, or that it is not there; make the folders that it needs."""
        if path not in self.before:
            self.before[path] = path.read_bytes() if path.is_file() else None
        for folder in reversed([one for one in path.parents if not one.exists()]):
            folder.mkdir()
            self.folders.append(folder)

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
        for folder in self.folders:
            # With what programs have put there, such as compiled modules.
            shutil.rmtree(folder, ignore_errors=True)

    def __enter__(self) -> Self:
        """Begin anew."""
        self.before, self.folders = {}, []
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Restore the files where the block failed."""
        if kind is not None:
            self.restore()
