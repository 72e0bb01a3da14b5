"""Tests what a person types as a name.

It is never taken for the name of a card, a type or a level, in any sentence.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from citadels.kind import CITADELS
from citadels.text.screen import Screen
from citadels.text.sentences import CALLED, SEATS
from pointcity.kind import POINT_CITY
from pointcity.text.screen import Screen as CityScreen
from tabletop.cli.play import Play
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tabletop.texts.locales import LANGUAGES, Texts, games
from tabletop.texts.word_forms import PEOPLE, NameList, sound_of
from test_locales import messages
from test_terminal import ROOT
from tools import make_types

pytestmark = pytest.mark.cpython_only

MARK = "\u2060"
"""Makes a name one that no text has, and is no letter."""
ASKED = re.compile(r"\$(\w+)")
BENT = re.compile(rf"(?:FORM|SOUND|END)\(\$(?:{'|'.join(sorted(PEOPLE))})\b")


def listed(catalogue: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the things that a game's catalogue lists, each with what it is: a list of `suits` has each a `suit`."""
    for key, value in catalogue.items():
        for entry in cast("list[object]", value) if isinstance(value, list) else []:
            facts = cast("dict[str, Any]", entry) if isinstance(entry, dict) else {"id": entry}
            if isinstance(thing := facts.get("name", facts.get("id")), str):
                yield key.removesuffix("s"), thing
            yield from listed(facts)


def things(game: str) -> dict[str, set[str]]:
    """Return what a game's catalogue lists, by what it is."""
    found: dict[str, set[str]] = {}
    for kind, thing in listed(json.loads(make_types.catalog(game))["games"][0]["catalogue"]):
        found.setdefault(kind, set()).add(thing)
    return found


def names_of_things(language: str, game: str) -> set[str]:
    """Every name of a card, type, resource, level and set that a text has.

    Return the names of all that the game's catalogue lists, too.
    """
    texts = messages(ROOT / f"web/locales/{language}.ftl") | messages(
        ROOT / f"web/games/{game}/locales/{language}.ftl"
    )
    words = Texts(language, game)
    wanted = re.compile(r"(character|district|building|type|resource|player|level|title|set|preset)-[\w-]+")
    found = {words.say(ident) for ident in texts if wanted.fullmatch(ident) and "$" not in texts[ident]}
    for kind, ids in things(game).items():
        idents = {f"{kind}-{thing}" for thing in ids}
        named = {ident for ident in idents if words.has(ident)}
        assert named in (set(), idents), "some things of a kind have a name, so all have one"
        found |= {words.say(ident) for ident in named}
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
    # The shared texts name the levels, whatever a game has.
    assert {words.say("player-strong"), words.say("player-novice")} <= names
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


def test_every_fact_that_is_a_seat_holds_a_player() -> None:
    assert {CALLED.get(fact, fact) for fact in SEATS} <= PEOPLE
    assert "короля" not in Texts("ru", "citadels").say("event-round_started", round=2, to="Король").lower()


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


HEBREW, ARABIC = "דנה", "ليلى"
APART = re.compile("\u2068[^\u2066-\u2069]*\u2069")
"""A text in isolation marks."""


def unmarked(line: str) -> str:
    """What is left of a line without what stands in isolation marks, also within other marks."""
    while (left := APART.sub("", line)) != line:
        line = left
    return line


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_from_right_to_left_stands_apart_in_every_sentence(language: str, game: str) -> None:
    words = Texts(language, game)
    shared = messages(ROOT / f"web/locales/{language}.ftl")
    texts = (
        shared
        | messages(ROOT / f"web/games/{game}/locales/{language}.ftl")
        | messages(ROOT / f"py/tabletop/texts/locales/{language}.ftl")
    )
    wrong: list[str] = []
    for ident, text in texts.items():
        facts: dict[str, str | int] = {
            key: words.listed([HEBREW, ARABIC]) if key in {"names", "winners"} else HEBREW
            for key in ASKED.findall(text)
            if key != "file"
        }
        said = words.say(ident, **facts) if facts else ""
        if re.search("[\u0590-\u08ff]", unmarked(said)) or said.count("\u2068") != said.count("\u2069"):
            wrong.append(said)
    assert wrong == []


@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_every_line_of_the_terminal_sets_names_from_right_to_left_apart(game: str) -> None:
    kind = {"citadels": CITADELS, "pointcity": POINT_CITY}[game]
    seating = [Chair(name=HEBREW, player="person"), Chair(name=ARABIC, player="random")]
    seating += [Chair(name=f"{HEBREW} 7", player="random"), Chair(name="Ruth", player="random")]
    match = new_match("m", kind, {"players": 4}, seating, 3, free=True)
    words = Texts("uk", game)
    screen = Screen(words, match.game.setup["edition"]) if game == "citadels" else CityScreen(words)
    shown: list[str] = []
    typed = iter(["?", "u", *["1"] * 5000])
    Play(kind, match, screen, lambda _prompt: next(typed), shown.append).run()
    named = [line for line in shown if HEBREW in line or ARABIC in line]
    assert len(named) > 100
    assert [line for line in named if re.search("[\u0590-\u08ff]", unmarked(line))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_digits_is_no_amount(language: str) -> None:
    words = Texts(language, "citadels")
    for name in ("1", "22", "+3", "2:0"):
        quoted = words.say("bare-name", name="x").replace("x", name)
        assert quoted != name
        assert quoted in words.say("event-turn_ended", seat=name)
        assert quoted in words.say("event-gold_moved", to="Ruth", amount=2, origin="none", **{"from": name})
    for name in ("Ruth", "R2", "\U0001f3f0"):
        assert words.say("event-turn_ended", seat=name).startswith(name)
