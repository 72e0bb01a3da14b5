"""Checks the English of documents, comments, docstrings and names of tests, and how long documents are.

python -m tools.prose

See docs/style.md.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tools import page_budgets

# Each has a plain form: "no player", "any guest", "the player who". A quoted word is an id and may stay.
BANNED = re.compile(r"(?<![`\"'\w])(nobody|whoever|whomever)\b(?![`\"'])", re.IGNORECASE)
BANNED_IN_NAMES = re.compile(r"(nobody|whoever|whomever)", re.IGNORECASE)
TEST_NAME = re.compile(r"^(?:async )?def (test_\w+)|^test\(([\"'`])(.*)\2,", re.MULTILINE)
LONGEST = 130
"""Characters of a line in a document. Tables, code and lines of one long word are exempt."""
SCRIPT_COMMENT = re.compile(r"/\*[\s\S]*?\*/|(?<![:\"'`\w])//.*$", re.MULTILINE)
KINDS = (".md", ".py", ".js", ".mjs")
# The style page quotes what it advises against.
QUOTES = Path("docs/style.md")


def sources() -> list[Path]:
    """Return the tracked files that are checked."""
    listed = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout
    paths = [Path(line) for line in listed.splitlines()]
    return [path for path in paths if path.suffix in KINDS and path != QUOTES and path.is_file()]


def python_prose(text: str) -> Iterator[tuple[int, str]]:
    """Yield line number and text of each comment and docstring."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, node.value.value


def script_prose(text: str) -> Iterator[tuple[int, str]]:
    """Yield line number and text of each comment."""
    for found in SCRIPT_COMMENT.finditer(text):
        yield text.count("\n", 0, found.start()) + 1, found[0]


def document_prose(text: str) -> Iterator[tuple[int, str]]:
    """Yield line number and text of each line outside code."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and not line.startswith("    "):
            yield number, line


def banned(path: Path, text: str) -> Iterator[str]:
    """Yield a complaint for each banned word."""
    # Most files have none, and need not be parsed.
    if not BANNED_IN_NAMES.search(text):
        return
    prose = {".md": document_prose, ".py": python_prose}.get(path.suffix, script_prose)
    for first, piece in prose(text):
        for offset, line in enumerate(piece.splitlines()):
            yield from (f"{path}:{first + offset}: say it without '{word}'" for word in BANNED.findall(line))


def banned_in_names(path: Path, text: str) -> Iterator[str]:
    """Yield a complaint for each banned word in the name of a test."""
    for found in TEST_NAME.finditer(text):
        number = text.count("\n", 0, found.start()) + 1
        words = BANNED_IN_NAMES.findall(found[1] or found[3])
        yield from (f"{path}:{number}: name the test without '{word}'" for word in words)


def too_long(path: Path, text: str) -> Iterator[str]:
    """Yield a complaint for each long line of a document."""
    if path.suffix != ".md":
        return
    for number, line in document_prose(text):
        if len(line) > LONGEST and not line.lstrip().startswith("|") and " " in line.strip():
            yield f"{path}:{number}: {len(line)} characters, at most {LONGEST}"


def complaints(path: Path) -> list[str]:
    """Return all complaints about one file."""
    text = path.read_text(encoding="utf-8")
    return [*banned(path, text), *banned_in_names(path, text), *too_long(path, text)]


def main() -> None:
    found = [line for path in sources() for line in complaints(path)]
    found += page_budgets.complaints(Path())
    for line in found:
        print(line)
    sys.exit(f"{len(found)} to mend: see docs/style.md" if found else 0)


if __name__ == "__main__":
    main()
