"""Counts the words of each document, as `wc -w` does, and compares them with its budget.

python -m tools.page_budgets

A page that grows past its budget gives way somewhere else: say a thing once, generate a list from code, record a
decision.
"""

import sys
from pathlib import Path

BUDGETS = {
    "CONTRIBUTING.md": 353,
    "README.md": 740,
    "docs/adding-a-card.md": 1603,
    "docs/adding-a-game.md": 899,
    "docs/adding-a-language.md": 683,
    "docs/analyses/drafts.md": 281,
    "docs/analyses/ladder.md": 241,
    "docs/analyses/turning.md": 361,
    "docs/architecture.md": 643,
    "docs/asks-and-events.md": 1074,
    "docs/calls.md": 664,
    "docs/design.md": 444,
    "docs/environments.md": 742,
    "docs/fairness.md": 897,
    "docs/glossary.md": 623,
    "docs/imports.md": 621,
    "docs/internet.md": 1566,
    "docs/library.md": 829,
    "docs/listening.md": 245,
    "docs/networks.md": 532,
    "docs/moments.md": 900,
    "docs/night.md": 165,
    "docs/offline.md": 790,
    "docs/opponents.md": 1005,
    "docs/peer-protocol.md": 1405,
    "docs/performance.md": 691,
    "docs/players.md": 1097,
    "docs/printed-words.md": 446,
    "docs/protocol.md": 1207,
    "docs/publishing.md": 427,
    "docs/reference.md": 1106,
    "docs/rulings.md": 3308,
    "docs/storage.md": 872,
    "docs/style.md": 278,
    "docs/terminal.md": 263,
    "docs/terms.md": 926,
    "docs/test-ids.md": 682,
    "docs/testing.md": 1948,
    "docs/with-the-box.md": 363,
}
"""The most words of each page."""
GENERATED = {"docs/asks-and-events.md", "docs/calls.md", "docs/moments.md", "docs/night.md"}
"""Pages that grow with the code: a new power or call may need a word more."""
ALL, FREE = 33_000, 1_080
"""The most words of all pages, and how many of them are kept free for features to come."""
REMEDY = "; it is generated: give it more in tools/page_budgets.py, and take that from FREE there"
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
        f"{name}: {count} words, at most {BUDGETS[name]}{REMEDY if name in GENERATED else ''}"
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
