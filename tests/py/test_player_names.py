"""Tests that what a person types as a name is never taken for the name of a card, a type or a level, in any sentence."""

import re

import pytest

from tabletop.texts.locales import LANGUAGES, Texts, games
from tabletop.texts.word_forms import PEOPLE, NameList, sound_of
from test_locales import messages
from test_terminal import ROOT

pytestmark = pytest.mark.cpython_only

MARK = "\u2060"
"""Makes a name one that no text has, and is no letter."""
ASKED = re.compile(r"\$(\w+)")
BENT = re.compile(rf"(?:FORM|SOUND|END)\(\$(?:{'|'.join(sorted(PEOPLE))})\b")


def names_of_things(language: str, game: str) -> set[str]:
    """Every name of a card, type, resource, level and set that a text has."""
    texts = messages(ROOT / f"web/locales/{language}.ftl") | messages(
        ROOT / f"web/games/{game}/locales/{language}.ftl"
    )
    words = Texts(language, game)
    wanted = re.compile(r"(character|district|building|type|resource|player|level|title|set|preset)-[\w-]+")
    found = {words.say(ident) for ident in texts if wanted.fullmatch(ident) and "$" not in texts[ident]}
    return {name for name in found if len(name) <= 24}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_may_be_called_like_any_card(language: str, game: str) -> None:
    words = Texts(language, game)
    texts = messages(ROOT / f"web/locales/{language}.ftl") | messages(
        ROOT / f"web/games/{game}/locales/{language}.ftl"
    )
    asking = {ident: set(ASKED.findall(text)) for ident, text in texts.items() if BENT.search(text)}
    names = names_of_things(language, game)
    assert len(names) > 40
    assert asking or language == "en"

    def said(ident: str, name: str) -> str:
        def fact(key: str) -> str | int:
            people = words.listed([name, "Agnes"])
            assert isinstance(people, NameList)
            return people if key in {"names", "winners"} else name if key in PEOPLE else 2

        return words.say(ident, **{key: fact(key) for key in asking[ident]})

    wrong = [
        (ident, name, said(ident, name))
        for ident in asking
        for name in names
        if said(ident, name) != said(ident, name + MARK).replace(MARK, "")
    ]
    assert wrong == []


def test_the_commonest_surnames_that_are_cards() -> None:
    assert "König an den König" not in Texts("de", "citadels").say(
        "event-crown_moved", to="König", **{"from": "Agnes"}
    )
    assert "Król" in Texts("pl", "citadels").say("round-short", name="Król")
    assert "короля" not in Texts("uk", "citadels").say("hand-open", name="Король")


def test_french_elides_before_a_vowel_and_not_before_yann() -> None:
    names = ("Yannick", "Yasmine", "Onze", "Yves", "Anne", "Bernard")
    wanted = ["consonant", "consonant", "consonant", "vowel", "vowel", "consonant"]
    assert [sound_of(name) for name in names] == wanted
