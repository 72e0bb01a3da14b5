"""Checks that the page's texts use the words of the lists in docs/terms.md."""

import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "terms.md"
ROW = re.compile(r"^- [^:]+: (.+); never ([^()]+?)(?: \(([^()]+)\))?$")
FOLDERS = ("web", "py/tabletop/texts/locales", "tools/game_template/web")
"""The folders with Fluent files: the site's, the terminal's, and those of the template of a game."""
GAMES = frozenset({"citadels", "pointcity"})
KEY = re.compile(r"^-?([a-z][\w-]*) =")
SELECTOR = re.compile(r"^\s*\*?\[[^\]]*\]|\{[^{}\"]*\}|\{[^{}\"]*->")
"""The parts of a line that are not text: the name of a variant, a placeable, the head of a selection."""


SAID = {
    "help-synonyms",
    "real-silent-words",
    "ruling-district-words",
    "ruling-other-names",
    "ruling-synonyms",
}
"""The messages of the words that people type into a search, in whatever words they think of things."""
ASKED = "asked-"
"""How the names of messages begin that say how people ask."""


class Term(NamedTuple):
    """A line of a list: the word to use, those never to use, and the games or keys that it holds for."""

    word: str
    never: re.Pattern[str]
    where: tuple[str, ...]


def pattern(words: str) -> re.Pattern[str]:
    """Return a pattern that finds any of ``words``, which are separated by commas; ``*`` stands for any ending."""
    each = (re.escape(word.strip()).replace(r"\*", r"\w*").replace(r"\ ", r"\s") for word in words.split(","))
    return re.compile("|".join(rf"(?<!\w){word}(?!\w)" for word in each), re.IGNORECASE)


def read_terms(text: str) -> dict[str, list[Term]]:
    """Return the terms of each language. Raises ValueError at a line that names none."""
    terms: dict[str, list[Term]] = {}
    language = ""
    for line in re.sub(r"\n  +", " ", text).splitlines():
        if line.startswith("## "):
            language = line.removeprefix("## ").strip()
        row = ROW.match(line)
        if row is None and line.startswith(("- ", "|")):
            raise ValueError(f"docs/terms.md: no line of a term: {line}")
        if row and language:
            where = tuple(one.strip() for one in (row[3] or "all").split(","))
            terms.setdefault(language, []).append(Term(row[1], pattern(row[2]), where))
    return terms


def holds(term: Term, game: str, key: str) -> bool:
    """Whether ``term`` holds for the message ``key`` of a file of ``game`` ("" for the page's own)."""
    return (
        key not in SAID
        and not key.startswith(ASKED)
        and any(
            one in {"all", game} if one in GAMES | {"all"} else fnmatchcase(key, one) for one in term.where
        )
    )


def lines_of(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield number, key and text of every line of a Fluent file, without comments."""
    key = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        named = KEY.match(line)
        key = named[1] if named else key
        yield number, key, SELECTOR.sub(" ", KEY.sub("", line))


def wrong_words(text: str, game: str, terms: list[Term]) -> Iterator[tuple[int, str, str]]:
    """Yield line number, word, and the term to use instead, for each word of ``text`` that a table forbids."""
    for number, key, words in lines_of(text):
        for term in terms:
            if holds(term, game, key) and (found := term.never.search(words)):
                yield number, found[0], term.word


def main() -> int:
    """Check every Fluent file; print what is wrong; return the exit code."""
    wrong = 0
    terms = read_terms(PAGE.read_text("utf-8"))
    for path in (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.ftl"))):
        place = path.relative_to(ROOT)
        game = place.parts[2] if place.parts[1] == "games" else ""
        for number, word, term in wrong_words(path.read_text("utf-8"), game, terms.get(path.stem, [])):
            print(f"{place}:{number}: {word!r}: the term is {term!r} (docs/terms.md)")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
