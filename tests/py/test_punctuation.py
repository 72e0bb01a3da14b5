"""Tests that code joins no words by signs of its own.

Colons, commas, dashes and brackets are in messages, by language.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.texts.locales import LANGUAGES, Texts
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

PAGE = ("app", "kit", "games", "lib")
TERMINAL = (
    "citadels/text",
    "pointcity/text",
    "tabletop/texts",
    "tabletop/cli/plain.py",
    "tabletop/cli/play.py",
)
"""What speaks the languages of the page; long runs and options are English (`tabletop/cli/texts.py`)."""

SIGN = r"(?:\u00a0?[:,.;·–—+/] | ?[–—·] ?| \()"
VALUE = r"\$\{(?:[^{}]|\{[^{}]*\})*\}"
IN_SCRIPT = (
    # Two values, or a value and what stands in brackets, in a template.
    re.compile(rf"{VALUE}{SIGN}\$\{{"),
    re.compile(rf"{VALUE} \([^)]*\)[`]"),
    # A sign between elements of the page, or beside one.
    re.compile(r"[>}] ?[·–—] ?(?:<|\$\{)|[>}][:,] (?:<|\$\{)|>[:·–—,] |` [·–—] "),
    re.compile(r"""\.join\(["'`][^"'`]*[:,.;·–—+(][^"'`]*["'`]\)"""),
)
IN_PYTHON = (
    re.compile(rf"\{{[^{{}}]*\}}{SIGN}\{{"),
    re.compile(r"\{[^{}]*\} \(\{"),
    re.compile(r"""["'][^"'a-z]*[:,.;·–—+(][^"'a-z]*["']\.join\("""),
)
NO_WORDS = re.compile(
    r"Error\(|console\.|super\(|points=|\btransform\b|\bstyle=|\bd=|viewBox|data-[a-z]+=|toFixed|\.key\b"
    r"|^\s*(?:\*|//|/\*)|raise |logging|yield Broken"
)
"""Lines whose values are no words: errors for programs, coordinates, keys."""
NO_SENTENCES = {
    "app/foreign/foreign-code.js": "names of packages",
    "app/screens/address.js": "parts of an address",
    "app/daily/day-text.js": "a text whose lines are the lines of a message",
}


def faults(text: str, patterns: tuple[re.Pattern[str], ...]) -> Iterator[str]:
    """Yield each line of a module that joins words by signs."""
    for number, line in enumerate(text.splitlines(), 1):
        if not NO_WORDS.search(line) and any(pattern.search(line) for pattern in patterns):
            yield f"{number}: {line.strip()}"


def modules() -> Iterator[tuple[str, Path]]:
    for folder in PAGE:
        for path in sorted((ROOT / "web" / folder).rglob("*.js")):
            yield path.relative_to(ROOT / "web").as_posix(), path


def test_the_page_joins_no_words_by_signs() -> None:
    found = {name: list(faults(path.read_text("utf-8"), IN_SCRIPT)) for name, path in modules()}
    wrong = {name: lines for name, lines in found.items() if lines and name not in NO_SENTENCES}
    assert wrong == {}, "use `labelled`, `joined`, `listed` or `pieces` of web/lib/i18n.js"


def test_the_terminal_joins_no_words_by_signs() -> None:
    wrong: dict[str, list[str]] = {}
    for place in TERMINAL:
        path = ROOT / "py" / place
        for module in [path] if path.is_file() else sorted(path.glob("*.py")):
            if lines := list(faults(module.read_text("utf-8"), IN_PYTHON)):
                wrong[module.name] = lines
    assert wrong == {}, "use `labelled`, `joined`, `listed` or `numbered` of tabletop/texts/locales.py"


@pytest.mark.parametrize(
    "line",
    [
        "words.textContent = apart ? `${name}: ${text}` : text;",
        "return `${t(`edition-${edition}`)} · ${t(`set-${set}`)}`;",
        'return [`${one}: ${name}`, ...effects].join(". ");',
        "const wanted = least === most ? String(least) : `${least}–${most}`;",
        "<li><strong>${name}</strong> – ${text}</li>",
        '<span class="hidden">: ${title}</span>',
        'text: t("set") + ` (${players})`.trim() + more.join(", ")',
        "html` · <em>${last}</em>`, html`<b>${game}</b> · ${state}`",
    ],
)
def test_a_joined_line_is_found(line: str) -> None:
    assert list(faults(line, IN_SCRIPT))


def test_what_joins_is_of_the_language() -> None:
    said = {language: Texts(language, "citadels").labelled("A", "b") for language in LANGUAGES}
    assert (said["en"], said["fr"]) == ("A: b", "A\u00a0: b")
    assert Texts("en", "citadels").joined("join-commas", ["a", "b", "c"]) == "a, b, c"
