"""Checks that CHANGELOG.md says nothing twice: `python -m tools.changelog`."""

import re
import sys
from pathlib import Path

CHANGELOG = Path("CHANGELOG.md")
PART = re.compile(r"^(?=##+ )", re.MULTILINE)
ENTRY = re.compile(r"^- (?:.+\n?(?:^ .*\n?)*)", re.MULTILINE)
NAME = re.compile(r"- \*\*([^*]+)\*\*")


def repeated(text: str) -> list[str]:
    """Return the first words of each entry that is there twice.

    Words count anywhere in the file, a name within one part.
    """
    found: list[str] = []
    said: set[str] = set()
    for part in PART.split(text):
        names: set[str] = set()
        for entry in ENTRY.findall(part):
            words = " ".join(entry.split())
            name = found_name[1] if (found_name := NAME.match(words)) else words
            if words in said or name in names:
                found.append(words[:60])
            said.add(words)
            names.add(name)
    return found


def main() -> None:
    found = repeated(CHANGELOG.read_text(encoding="utf-8"))
    for words in found:
        print(f"{CHANGELOG}: twice: {words}")
    sys.exit(f"{len(found)} to mend" if found else 0)


if __name__ == "__main__":
    main()
