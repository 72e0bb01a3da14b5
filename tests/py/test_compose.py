"""Tests every text with names of its sets and with typed names: no missing form, no doubled noun."""

import re
from random import Random

import pytest

from tabletop.texts.locales import LANGUAGES
from tools.compose import Composer

pytestmark = pytest.mark.cpython_only

GAMES = ("citadels", "pointcity")
UNFILLED = re.compile(r"\{|\}|\b(?:FORM|SOUND|CAP)\(")
DOUBLED = re.compile(r"\b(\w{6,})\w{0,2} [«“\"]?\1", re.IGNORECASE)
"""A noun beside itself, as in «квартал «Квартал привидів»»."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_with_the_names_of_its_sets(language: str, game: str) -> None:
    composer = Composer(language, game, Random(20))
    said = {name: list(composer.composed(name)) for name in composer.sentences}
    assert sum(map(len, said.values())) > len(said) > 800
    texts = [text for found in said.values() for text in found]
    assert [text for text in texts if UNFILLED.search(text.replace("{ $stun }", ""))] == []
    named = [
        text
        for name, found in said.items()
        if name.startswith(("event-", "ask-", "round-"))
        for text in found
    ]
    assert [text for text in named if DOUBLED.search(text)] == []


def test_each_variant_of_a_text_is_there_once() -> None:
    composer = Composer("en", "citadels", Random(1))
    asked = list(composer.composed("ask-turn"))
    assert len(asked) == len(set(asked)) == 5
    assert all(text.startswith("As the ") for text in asked)
