"""Tests that the page and Python clean names alike, and that no name hides, stacks accents or holds half a letter."""

import json
import random
import shutil
import subprocess
import sys
import unicodedata

import pytest

from tabletop.players.clean_text import clean, clean_name, unlike
from tabletop.players.name_signs import HIDDEN, MARKS, MOST_MARKS
from tabletop.players.seating import PERSON, Chair

LONGEST = 24
"""As in web/lib/own-name.js."""
SAMPLES = 6000
CLEAN = """
import { readFileSync } from "node:fs";
import { cleanName } from "./web/lib/own-name.js";
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(cleanName)));
"""
INVISIBLE = (
    "\u200b",
    "\u3164",
    "\u2800",
    "\u00ad",
    "\u115f",
    "\uffa0",
    "\u034f",
    "\u2063",
    "\ufeff",
    "\U000e0061",
    "\ue000",
)
HALVES = ("\ud83d", "ab\ud83d", "\ude00ab")
WANTED = {
    "  Ada\n\u202eLove  lace\u0000 ": "Ada Love lace",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\u2764\ufe0f": "\u2764\ufe0f",
    "Nguye\u0302\u0303n": "Nguye\u0302\u0303n",
    "a" + 16 * "\u0301" + "b": "a" + MOST_MARKS * "\u0301" + "b",
    "\u0301\u0302": "",
    "x \u0301y": "x y",
    "\U0001f3f0" * 40: "\U0001f3f0" * LONGEST,
    **dict.fromkeys(INVISIBLE, ""),
    **dict(zip(HALVES, ("", "ab", "ab"), strict=True)),
}


def codes(ranges: str) -> set[int]:
    """Return the code points of ranges in base 16."""
    parts = [[int(code, 16) for code in one.split("-")] for one in ranges.split()]
    return {code for one in parts for code in range(one[0], one[-1] + 1)}


KNOWN_MARKS = codes(MARKS)
KINDS = (
    "abz\u0416\u05d0\u4e00",
    "\U0001f3f0\U0001f44d\U0001f3fd",
    " \t\u00a0\u2003",
    "\u0301\u0489\u093e\ufe0f\u20dd",
    "\u200c\u200d",
)


def samples() -> list[str]:
    """Names at random: letters, emoji, blanks, accents, hidden characters, halves, and any code point."""
    dice = random.Random(7)
    pools = [*KINDS, "".join(INVISIBLE), "\ud800\udbff\udc00\udfff"]
    found: list[str] = []
    for _ in range(SAMPLES):
        signs = [
            chr(dice.randrange(0x110000)) if dice.random() < 0.2 else dice.choice(dice.choice(pools))
            for _ in range(dice.randrange(40))
        ]
        # As JSON carries it: two halves that meet are one letter.
        found.append(json.loads(json.dumps("".join(signs))))
    return found


@pytest.mark.cpython_only
def test_the_page_and_python_clean_names_alike() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node here")
    texts = [*WANTED, *samples()]
    command = [node, "--input-type=module", "--eval", CLEAN]
    done = subprocess.run(command, input=json.dumps(texts), stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603 - a constant script
    ours = [clean(text, LONGEST) for text in texts]
    assert [
        (text, one, other)
        for text, one, other in zip(texts, ours, json.loads(done.stdout), strict=True)
        if one != other
    ] == []


def test_names_that_cannot_be_seen_are_no_names() -> None:
    for text, wanted in WANTED.items():
        assert clean(text, LONGEST) == wanted, ascii(text)
    for text in samples():
        name = clean(text, LONGEST)
        assert clean(name, LONGEST) == name
        assert len(name) <= LONGEST
        name.encode()
        assert not name or (name[0] != " " and ord(name[0]) not in KNOWN_MARKS)
    assert clean_name("\u3164\u200d", "?") == "?"


def test_the_marks_are_those_of_unicode() -> None:
    assert all(unicodedata.category(chr(code)).startswith("M") for code in KNOWN_MARKS)


@pytest.mark.skipif(
    unicodedata.unidata_version != "14.0.0", reason="the table is of this version; later ones have more"
)
def test_no_mark_is_forgotten() -> None:
    marks = {code for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)).startswith("M")}
    assert marks - KNOWN_MARKS <= codes(HIDDEN)


def test_a_stored_name_that_cannot_be_seen_heals_itself() -> None:
    assert Chair(name="\u200b", player=PERSON).name == "?"
    assert Chair.model_validate_json('{"name": "A\\u00adda\\u202e ", "player": "person"}').name == "A da"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Łucja", "Lucja"),
        ("Đorđe", "Dorde"),
        ("Søren", "Soren"),
        ("Işıl", "Isil"),
        ("José", "Jose\u0301"),
        ("José", "Jose"),
        ("Мар’яна", "Мар'яна"),
        ("Марʼяна", "Маряна"),
        ("Алёна", "Алена"),
        ("Ґанна", "Ганна"),
        ("Андрій", "Андріи"),
        ("Оля", "OЛЯ"),
        ("Größe", "GROSSE"),
        ("Ewa", "Е\u200bwа"),
    ],
)
def test_names_that_look_alike_get_a_number(one: str, other: str) -> None:
    assert unlike(one, [other]) == f"{one} 2"
    assert unlike(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("か", "が"), ("Марія", "Мирія"), ("Łucja", "Tucja"), ("한", "하")]
)
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert unlike(one, [other]) == one
