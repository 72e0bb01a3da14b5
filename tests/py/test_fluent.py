"""Tests the reader of locale files against the library whose syntax they have."""

import re
from pathlib import Path
from typing import Any

import pytest
from babel.core import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from tabletop.texts.fluent import PLURALS, Reader, Speaker, read_sentences
from tabletop.texts.locales import LANGUAGES, Texts
from tabletop.texts.word_forms import capital
from tests.tiers import sampled
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

FOLDERS = ("web", "py/tabletop/texts/locales", "tools/game_template/web")
FILES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.ftl"))
RICHEST = [path for path in FILES if path.stem == "pl"]
"""Those that a push reads, every third sentence of them: the language with the most forms."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 111)


def values(text: str) -> list[str | int]:
    """Return what may fill the places of a sentence: numbers, a word, and each key of its selections."""
    keys = set(re.findall(r"\[\s*([\w-]+)\s*\]", text)) - CATEGORIES
    return [*NUMBERS, "x", *(int(key) if key.isdigit() else key for key in sorted(keys) if key.isascii())]


def form_of(name: object, form: object) -> str:
    return f"{name}~{form}"


def sound_of(name: object, _language: object = "") -> str:
    return "vowel" if str(name)[:1] in "aex" else "consonant"


FUNCTIONS: dict[str, Any] = {"FORM": form_of, "SOUND": sound_of, "END": sound_of, "CAP": capital}


@pytest.mark.parametrize(
    "path",
    sampled(
        FILES,
        RICHEST,
        "the language with the most forms, every third sentence; the reader is the same for all",
    ),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_every_sentence_reads_as_the_library_reads_it(path: Path) -> None:
    language, text = path.stem, path.read_text("utf-8")
    theirs = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    theirs.add_resource(FluentResource(text))
    ours = {ident: Reader(unread).sentence() for ident, unread in read_sentences(text).items()}
    speaker = Speaker(PLURALS[language], FUNCTIONS, ours.get)
    for ident, unread in [*read_sentences(text).items()][
        :: sampled(
            1, 3, "the language with the most forms, every third sentence; the reader is the same for all"
        )
    ]:
        message, sentence = theirs.get_message(ident), ours[ident]
        assert set(message.attributes) == set(sentence.attributes)
        both = [(message.attributes[name], pattern) for name, pattern in sentence.attributes.items()]
        if message.value is not None and sentence.value is not None:
            both.append((message.value, sentence.value))
        assert len(both) == len(sentence.attributes) + (message.value is not None)
        for value in values(unread):
            facts = dict.fromkeys(re.findall(r"\$([\w-]+)", text), value)
            for wanted, pattern in both:
                assert speaker.filled(pattern, facts) == theirs.format_pattern(wanted, facts)[0]
    assert len(ours) == len(re.findall(r"^[a-z][\w-]* *=", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_read_as_in_the_languages(language: str) -> None:
    words = ["al", "bem", "cid", "dor"]  # after a vowel Ukrainian has another word
    for count in range(len(words) + 1):
        listed = Texts(language, "citadels").listed(words[:count])
        assert listed == format_list(words[:count], locale=language)


@pytest.mark.parametrize("text", ["{ $", "{ }", '{ "a', "{ $x -> [a] b"])
def test_what_is_no_sentence_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Reader(text).sentence()


@pytest.mark.parametrize("language", PLURALS)
def test_plurals_are_those_of_the_cldr(language: str) -> None:
    rule = Locale.parse(language, sep="-").plural_form
    assert [PLURALS[language](number) for number in range(1000)] == [rule(number) for number in range(1000)]
