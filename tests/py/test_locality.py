"""Tests invariant 1, locality: a card's id occurs only in its files, its scenarios, edition lists, texts and art.

Its files are the card itself and what computer players think of it: a file, or for a plain district a line of a table.
"""

import io
import re
import token
import tokenize
from pathlib import Path

import pytest

from citadels.catalog import EDITIONS
from citadels.editions.edition import load_edition

pytestmark = pytest.mark.cpython_only
"""Sources are the same in every interpreter."""

PY = Path(__file__).parents[2] / "py"
WEB = PY.parent / "web"
BOXES = [load_edition(name) for name in EDITIONS]
CARDS = sorted({name for box in BOXES for name in (*box.every_character, *box.every_unique)})
BASICS = sorted({basic.id for box in BOXES for basic in box.basic})
TABLE_OF_CARDS = PY / "citadels" / "bots" / "advice" / "district_worth.py"
"""The one module that names many cards: a line for each district about which computer players know one number."""
ENVIRONMENT = PY / "citadels_table" / "citadels_coding.py"
"""The places of questions in an environment's spaces, some named like their card. A version of the environment never
moves one, so they are a list and are not asked of the cards."""
WORDS = {"keep"}
"""Ids that are also a verb of the rules: ``keep`` names a question (which card to keep)."""


def strings(path: Path) -> set[str]:
    """Return the words in the string literals of a module, its docstrings left out."""
    found: set[str] = set()
    previous = token.INDENT
    for part in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
        statement = previous in {token.INDENT, token.DEDENT, token.NEWLINE, token.NL, tokenize.ENCODING}
        if part.type == token.STRING and not (statement and part.string.startswith('"""')):
            found.add(part.string.strip("rbf").strip("'\""))
        if part.type not in {token.COMMENT, token.NL}:
            previous = part.type
    return found


def named_in(path: Path, ids: set[str]) -> list[str]:
    """Return which of the ``ids`` a module has as string literals."""
    # Most modules quote none, and need not be taken apart.
    quoted = set(re.findall(r"['\"](\w+)['\"]", path.read_text("utf-8")))
    return sorted(strings(path) & ids) if quoted & ids else []


def files_of_cards() -> list[Path]:
    """Return every module that belongs to one card, whose id is its name."""
    files = [*(PY / "citadels" / "cards").rglob("*.py"), *(PY / "citadels" / "bots" / "advice").rglob("*.py")]
    return [path for path in files if path.parent.name in {"characters", "districts"}]


def other_files() -> list[Path]:
    """Return every other module of the game but the command line's, the two tables, and players written as examples."""
    packages = ("citadels", "tabletop", "citadels_table")
    files = {path for package in packages for path in (PY / package).rglob("*.py")} - set(files_of_cards())
    files -= {TABLE_OF_CARDS, ENVIRONMENT}
    apart = {PY / "citadels" / "cli", PY / "citadels" / "example_players"}
    return sorted(path for path in files if not apart & set(path.parents))


def test_rules_and_computer_players_name_no_card() -> None:
    ids = (set(CARDS) | set(BASICS)) - WORDS
    named = {str(path.relative_to(PY)): named_in(path, ids) for path in other_files()}
    assert {path: cards for path, cards in named.items() if cards} == {}, (
        "give the card a power in py/citadels/cards/api.py, and let engine and bots ask every card for it"
    )


def test_no_card_names_another() -> None:
    named = {
        str(path.relative_to(PY)): named_in(path, set(CARDS) - WORDS - {path.stem})
        for path in files_of_cards()
    }
    assert {path: cards for path, cards in named.items() if cards} == {}, (
        "take these out: a card knows of no other"
    )


@pytest.mark.skipif(not WEB.is_dir(), reason="the page is not at hand")
def test_the_page_names_no_card() -> None:
    """Names, pictures and options come from ids the engine sends. Another game may have words that are cards here."""
    other_games = {path for path in (WEB / "games").iterdir() if path.name != "citadels"}
    scripts = [
        path
        for path in WEB.rglob("*.js")
        if not {"vendor", "art"} & set(path.relative_to(WEB).parts) and not other_games & set(path.parents)
    ]
    names = (set(CARDS) | set(BASICS)) - WORDS
    found = {
        (path.name, name)
        for path in scripts
        for name in names & set(re.findall(r"(?<=['\"`])\w+(?=['\"`])", path.read_text("utf-8")))
    }
    assert found == set(), "the page gets ids from the engine; take these out of the scripts"


def test_the_check_sees_names() -> None:
    assert {"keep", "noble"} <= strings(PY / "citadels" / "cards" / "districts" / "keep.py") | {"noble"}
    assert "Rank 8 cannot touch it (ruling 95)." not in strings(
        PY / "citadels" / "cards" / "districts" / "keep.py"
    )


def test_no_rule_and_no_computer_player_asks_for_the_edition() -> None:
    """What is different in a box is a figure or a card of its own."""
    asking = [
        str(path.relative_to(PY))
        for path in [*files_of_cards(), *other_files()]
        if path.relative_to(PY).parts[1] in {"bots", "cards", "engine"} and set(EDITIONS) & strings(path)
    ]
    assert asking == ["citadels/cards/loader.py"]
