"""Tests that each word of the engine has a text in every language."""

import re

import pytest

from pointcity.cards.box import CARDS
from pointcity.cards.card import ALL_RESOURCES
from pointcity.cards.tokens import TOKENS
from tabletop.texts.locales import LANGUAGES
from tools import words
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

TEXTS = ROOT / "web/games/pointcity/locales"
PAGE = ROOT / "docs/asks-and-events.md"


def said() -> words.Said:
    """What the rules say in ids."""
    found = words.Said()
    for path in sorted((ROOT / "py/pointcity/engine").glob("*.py")):
        found.add(words.read(path))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    assert len(said().asks) == 6
    wanted = [
        *said().messages(),
        *(f"building-{card.name}" for card in CARDS if card.tier),
        *(f"token-{token.rule}" for token in TOKENS.values()),
        *(f"resource-{name}" for name in ALL_RESOURCES),
        *(f"score-{cause}" for cause in ("buildings", "resources", "tokens", "ingenuity")),
        *(f"level-{level}" for level in ("easy", "medium", "hard")),
        *(f"reason-{reason}" for reason in ("where", "wanted", "token", "leaves")),
    ]
    known = words.messages(TEXTS / f"{language}.ftl")
    assert [name for name in wanted if name not in known] == []


def test_the_protocol_lists_everything() -> None:
    section = PAGE.read_text("utf-8").split("\n## Point City\n")[1].split("\n## ")[0]
    _, asks, events = re.sub(r"\n  +", " ", section).split(":\n\n- ")
    rows = [row.partition(": ") for row in asks.split("\n\n")[0].splitlines()]
    assert set(re.findall(r"`([a-z_]+)`", " ".join(row[0] for row in rows))) == said().asks
    assert set(re.findall(r"`([a-z_]+)[:`]", " ".join(row[2] for row in rows))) >= said().verbs
    told = [row.partition(": ")[0] for row in events.split("\n\n")[0].splitlines()]
    assert set(re.findall(r"`([a-z_]+)`", " ".join(told))) == said().events
