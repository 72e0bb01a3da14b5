"""Tests that the texts of rules say the same figures in every language.

And that a level of computer players has one name.
"""

import re

import pytest

from tabletop.texts.locales import LANGUAGES
from tests.py.test_locales import PAGES, SHARED, texts
from tools.words import FIRST, messages

pytestmark = pytest.mark.cpython_only

RULES = re.compile(
    r"(?:character|district)-\w+-text(?:-classic)?|(?:help|guide|tip|need|sheet|token)-.+|(?:reading|ruling|why)-\d+|real-(?:step|draft|call)-.+"
)
LISTS = re.compile(r"help-(?:fillers|synonyms)")
"""What a text of rules is called, and what only the search reads."""

KEY = re.compile(r"\[\w+\]")
FACT = re.compile(r"\{[^{}]*\}")
FIGURE = re.compile(r"(?<!\w)\d+(?!\w)")


def figures(text: str) -> set[str]:
    """Return the figures that a message says itself: no facts that are filled in, no names of variants."""
    return set(FIGURE.findall(FACT.sub("", KEY.sub("", text))))


def rules(language: str, game: str) -> dict[str, set[str]]:
    """Return the figures of every text of rules of a game."""
    found = texts(SHARED / f"{language}.ftl", game)
    return {
        name: figures(said) for name, said in found.items() if RULES.fullmatch(name) and not LISTS.match(name)
    }


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FIRST])
def test_rules_say_the_same_figures_in_every_language(language: str, game: str) -> None:
    told, first = rules(language, game), rules(FIRST, game)
    assert sum(map(bool, first.values())) >= 5
    assert {name: (told[name], said) for name, said in first.items() if told[name] != said} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_one_name_in_the_list_of_players_and_in_the_table_of_the_day(language: str) -> None:
    said = messages(SHARED / f"{language}.ftl")
    levels = [name.removeprefix("daily-level-") for name in said if name.startswith("daily-level-")]
    assert "normal" in levels
    # In the list it is said that a computer plays at random.
    named = {level: said[f"daily-level-{level}"] for level in levels if level != "random"}
    assert named == {level: said[f"player-{level}"] for level in named}
