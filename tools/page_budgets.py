"""Counts the words of each document, as `wc -w` does, and compares them with its budget: `python -m tools.page_budgets`.

A page that grows past its budget gives way somewhere else: say a thing once, generate a list from code, record a decision.
"""

import sys
from pathlib import Path

BUDGETS = {
    "CONTRIBUTING.md": 440,
    "README.md": 840,
    "docs/adding-a-card.md": 2660,
    "docs/adding-a-game.md": 1070,
    "docs/adding-a-language.md": 740,
    "docs/architecture.md": 650,
    "docs/asks-and-events.md": 1400,
    "docs/calls.md": 1450,
    "docs/design.md": 520,
    "docs/environments.md": 970,
    "docs/fairness.md": 1180,
    "docs/glossary.md": 740,
    "docs/imports.md": 1150,
    "docs/internet.md": 1890,
    "docs/library.md": 950,
    "docs/networks.md": 700,
    "docs/moments.md": 2200,
    "docs/night.md": 420,
    "docs/offline.md": 1020,
    "docs/opponents.md": 1290,
    "docs/peer-protocol.md": 1750,
    "docs/performance.md": 950,
    "docs/players.md": 1380,
    "docs/protocol.md": 1360,
    "docs/publishing.md": 460,
    "docs/reference.md": 1610,
    "docs/rulings.md": 4200,
    "docs/storage.md": 1190,
    "docs/style.md": 345,
    "docs/terminal.md": 250,
    "docs/terms.md": 1300,
    "docs/test-ids.md": 700,
    "docs/testing.md": 2560,
    "docs/with-the-box.md": 420,
}
"""The most words of each page. Their sum leaves words free for pages to come."""
ALL, FREE = 33_000, 1_500
"""The most words of all pages, and how many of them no page has yet."""
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
    return [*over, *without, *gone, *decisions]


def main() -> int:
    """Print each page with its words and its budget, then what is wrong; return the exit code."""
    root = Path()
    counted = pages(root)
    for name, count in sorted(counted.items(), key=lambda one: -one[1]):
        print(f"{count:6} of {BUDGETS.get(name, 0):5}  {name}")
    print(f"{sum(counted.values()):6} of {ALL:5}  in all, {ALL - sum(BUDGETS.values())} in no budget")
    found = complaints(root)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
