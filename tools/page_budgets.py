"""Counts the words of each document, as `wc -w` does, and compares them with its budget: `python -m tools.page_budgets`.

A page that grows past its budget gives way somewhere else: say a thing once, generate a list from code, record a decision.
"""

import sys
from pathlib import Path

BUDGETS = {
    "CONTRIBUTING.md": 398,
    "README.md": 822,
    "docs/adding-a-card.md": 2315,
    "docs/adding-a-game.md": 972,
    "docs/adding-a-language.md": 726,
    "docs/analyses/drafts.md": 294,
    "docs/analyses/ladder.md": 239,
    "docs/analyses/turning.md": 365,
    "docs/architecture.md": 643,
    "docs/asks-and-events.md": 1105,
    "docs/calls.md": 796,
    "docs/design.md": 513,
    "docs/environments.md": 815,
    "docs/fairness.md": 1061,
    "docs/glossary.md": 577,
    "docs/imports.md": 664,
    "docs/internet.md": 1754,
    "docs/library.md": 845,
    "docs/listening.md": 245,
    "docs/networks.md": 673,
    "docs/moments.md": 1213,
    "docs/night.md": 292,
    "docs/offline.md": 893,
    "docs/opponents.md": 1035,
    "docs/peer-protocol.md": 1631,
    "docs/performance.md": 763,
    "docs/players.md": 1204,
    "docs/printed-words.md": 446,
    "docs/protocol.md": 1285,
    "docs/publishing.md": 432,
    "docs/reference.md": 1231,
    "docs/rulings.md": 3471,
    "docs/storage.md": 1042,
    "docs/style.md": 278,
    "docs/terminal.md": 245,
    "docs/terms.md": 933,
    "docs/test-ids.md": 680,
    "docs/testing.md": 2065,
    "docs/with-the-box.md": 419,
}
"""The most words of each page."""
ALL, FREE = 35_380, 0
"""The most words of all pages, and how many of them are kept free for features to come."""
DECISIONS = 6_000
"""The most words of all decision records together."""


def words(path: Path) -> int:
    """Return the number of words of a file."""
    return len(path.read_text(encoding="utf-8").split())


def pages(root: Path) -> dict[str, int]:
    """Return the words of each page that has a budget, by its name."""
    found = [root / "README.md", root / "CONTRIBUTING.md", *sorted((root / "docs").rglob("*.md"))]
    return {
        name: words(path)
        for path in found
        if not (name := path.relative_to(root).as_posix()).startswith("docs/decisions/")
    }


def complaints(root: Path) -> list[str]:
    """Return a sentence for each budget that is passed or missing."""
    counted = pages(root)
    over = [
        f"{name}: {count} words, at most {BUDGETS[name]}"
        for name, count in counted.items()
        if count > BUDGETS.get(name, count)
    ]
    without = [f"{name}: no budget in tools/page_budgets.py" for name in counted if name not in BUDGETS]
    gone = [f"{name}: a budget, but no such page" for name in BUDGETS if name not in counted]
    decided = sum(words(path) for path in (root / "docs/decisions").glob("*.md"))
    decisions = [f"docs/decisions: {decided} words, at most {DECISIONS}"] if decided > DECISIONS else []
    promised = sum(BUDGETS.values())
    too_many = (
        [f"the budgets are {promised} words together, at most {ALL - FREE}"] if promised > ALL - FREE else []
    )
    return [*over, *without, *gone, *decisions, *too_many]


def main() -> int:
    """Print each page with its words and its budget, then what is wrong; return the exit code."""
    root = Path()
    counted = pages(root)
    for name, count in sorted(counted.items(), key=lambda one: -one[1]):
        print(f"{count:6} of {BUDGETS.get(name, 0):5}  {name}")
    print(f"{sum(counted.values()):6} of {ALL:5}  in all, {ALL - sum(BUDGETS.values())} free")
    found = complaints(root)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
