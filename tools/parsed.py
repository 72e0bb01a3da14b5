"""Parses the project's Python files, each once for all that read it in one process."""

import ast
from functools import cache
from pathlib import Path


def tree_of(path: Path) -> ast.Module:
    """Return the tree of a file; a file that has changed since is parsed anew. All get the same tree: change a copy."""
    return _parsed(path, *stamp(path))


def stamp(path: Path) -> tuple[int, int]:
    """Return what differs once a file was written again."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


@cache
def _parsed(path: Path, _changed: int, _size: int) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))
