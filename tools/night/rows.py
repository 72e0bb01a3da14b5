"""Keeps a row of each night in tests/nights.json, the newest last.

It says how old it is and whether a release may follow.
"""

import json
import subprocess
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

FILE = "tests/nights.json"
Row = dict[str, Any]


def rows(root: Path) -> list[Row]:
    """Return all rows; none where the file is missing."""
    path = root / FILE
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []


def keep(root: Path, row: Row) -> None:
    """Write a row: instead of the one of the same commit, or behind the others."""
    kept = [one for one in rows(root) if one["commit"] != row["commit"]]
    lines = ",\n".join(json.dumps(one) for one in [*kept, row])
    (root / FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def git(root: Path, *arguments: str) -> str:
    """Return what git prints; "" where it fails: no repository, or a commit that is not here."""
    try:
        done = subprocess.run(("git", *arguments), cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def commit_of(root: Path, name: str = "HEAD") -> str:
    return git(root, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")


def base_of(root: Path, name: str = "HEAD") -> str:
    """Return the newest commit up to ``name`` that changes more than the rows: the one that a night there is about."""
    commit = commit_of(root, name)
    while commit and (parent := commit_of(root, f"{commit}^")):
        if git(root, "diff", "--name-only", parent, commit) != FILE:
            break
        commit = parent
    return commit


def changed(root: Path) -> bool:
    """Whether tracked files differ from the commit, the rows apart."""
    lines = git(root, "status", "--porcelain", "--untracked-files=no").splitlines()
    return any(line.split(maxsplit=1)[1] != FILE for line in lines)


def is_green(row: Row) -> bool:
    """Whether a whole night ran without a failure."""
    return bool(row["whole"]) and not row["failures"]


def refusal(root: Path, tag: str) -> str:
    """Return why ``tag`` may not be released; "" if a whole night was green at its commit or at the one before."""
    commit = base_of(root, tag) or base_of(root)
    if not commit:
        return f"{tag}: this is no git repository, so nothing tells whether a night was green"
    allowed = {commit, base_of(root, f"{commit}^")} - {""}
    found = [row for row in rows(root) if (base_of(root, row["commit"]) or row["commit"]) in allowed]
    if any(is_green(row) for row in found):
        return ""
    told = f"the row there says: {state(found[-1])}" if found else "there is none"
    return f"{tag} needs a whole green night at {commit[:8]} or the commit before ({FILE}): {told}. Run `make night`."


def state(row: Row) -> str:
    """Return in a phrase how a night was."""
    parts = [f"{len(row['failures'])} failed: {', '.join(row['failures'])}"] if row["failures"] else []
    parts += [f"failed at first: {', '.join(row['unsteady'])}"] if row.get("unsteady") else []
    parts += [f"missing: {'; '.join(row['missing'])}"] if row["missing"] else []
    if left := [name for name, part in row["parts"].items() if part["ran"] < part["of"]]:
        parts.append(f"not finished: {', '.join(left)}")
    said = "; ".join(parts) or "whole and green"
    if cached := row.get("cached"):
        said += f", {counted(sum(cached.values()), 'result')} from {', '.join(name[:8] for name in cached)}"
    return said


def counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def age(root: Path, today: date | None = None) -> str:
    """Return in a line how old the last row is, and what failed."""
    if not (found := rows(root)):
        return f"The night: no row in {FILE}; `make night` writes one."
    row = found[-1]
    days = ((today or datetime.now(tz=UTC).date()) - date.fromisoformat(row["date"])).days
    behind = git(root, "rev-list", "--count", f"{row['commit']}..HEAD", "--", ".", f":(exclude){FILE}")
    commits = counted(int(behind), "commit") if behind else "a commit that is not here"
    return f"The night: {commits} and {counted(days, 'day')} ago ({row['commit'][:8]}): {state(row)}."
