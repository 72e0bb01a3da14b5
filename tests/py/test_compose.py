"""Tests every text with names of its sets and with typed names: no missing form, no doubled noun."""

import re
from random import Random

import pytest

from tabletop.texts.locales import LANGUAGES
from tools.compose import TYPED, Composer

pytestmark = pytest.mark.cpython_only

GAMES = ("citadels", "pointcity")
TOLD = ("event-", "reason-", "round-")
"""How the ids of texts begin that tell what happened, and why."""
UNFILLED = re.compile(r"\{|\}|\b(?:FORM|SOUND|END|CAP)\(")
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
    assert [text for text in texts if re.search(r"%\s*%", text)] == []
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_ends_in_a_label_with_one_name(language: str, game: str) -> None:
    """What happened and why is told in sentences, not as «Перемога: Остап»; a hand is listed after a colon."""
    composer = Composer(language, game, Random(7))
    sets = ("character-", "district-", "building-", "resource-", "computer-name-")
    known = {name for start in sets for name in composer.names(start)} | {*TYPED}
    said = [
        text.rstrip("!.")
        for name in composer.sentences
        if name.startswith((*TOLD, "option-", "quiet-", "winner", "seat-", "far-", "replay-view"))
        if not name.startswith(("event-hand_shown", "event-hands_swapped"))
        for text in composer.composed(name)
    ]
    assert [text for text in said if ": " in text and text.rpartition(": ")[2] in known] == []
    assert [text for text in said if ":" in text and text.partition(":")[0].strip() in known] == []
    assert [text for text in said if re.search(r":\s*[\d.,]+$", text)] == []


def test_a_text_is_filled_with_what_fits_there() -> None:
    composer = Composer("en", "citadels", Random(3))
    assert [*composer.composed("ask-bell")] == [
        "Do you ring the Bell Tower, so that seven districts complete a city?"
    ]
    assert not [
        text for text in composer.composed("option-pay") if " and " in text and not re.search(r"and \d", text)
    ]
    assert re.fullmatch(r".* \d+ gold, and \d+ cards?", next(composer.composed("reason-leaves")))
    assert not [text for text in composer.composed("event-gold_paid") if re.search(r"\(\d+\)", text)]
    city = Composer("en", "pointcity", Random(3))
    assert re.fullmatch(r"You build (an? )?[a-zé -]+", next(city.composed("event-building_built-you")))
    assert re.fullmatch(r"You take the token “\d+ points? .*”", next(city.composed("event-token_taken-you")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_players_are_named_as_a_text_counts(language: str) -> None:
    composer = Composer(language, "citadels", Random(4))
    known = {*composer.names("computer-name-"), *TYPED, composer.texts.say("you-name")}
    one, several = composer.composed("winner")
    assert sum(name in one for name in known) == 1
    assert sum(name in several for name in known) > 1
    own = [*composer.composed("winner-you")][-1]
    you = composer.texts.say("you-name")
    assert re.search(rf"\b{you}\b", own, re.IGNORECASE)
    assert not re.search(r"\b(?:0|21)(?!\d)", " ".join(composer.composed("place")))
