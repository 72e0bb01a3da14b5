"""Tests that docs/asks-and-events.md lists every kind of ask, verb, ability and event, and no other."""

import re

import pytest

from citadels.catalog import EDITIONS
from citadels.editions.edition import load_edition
from tools import words

PAGE = words.ROOT / "docs" / "asks-and-events.md"
HOUSE = {card for name in EDITIONS for card in load_edition(name).house.cards}

pytestmark = pytest.mark.skipif(not PAGE.is_file(), reason="the documents are not at hand")


@pytest.fixture(name="said")
def engine_without_house_cards() -> words.Said:
    """House cards come and go; the page need not know what they say, even if a verb of the table tells it."""
    said = words.engine_says(without=HOUSE)
    said.events -= {name.removeprefix("event-") for name in words.house_messages()}
    return said


def rows(title: str, end: str) -> list[tuple[str, str]]:
    """The lines of the list below a heading: what is asked or told, and with what."""
    part = PAGE.read_text(encoding="utf-8").split(f"## {title}")[1].split(end)[0]
    lines = re.sub(r"\n  +", " ", part).splitlines()
    return [
        (head, rest) for line in lines if line.startswith("- `") for head, _, rest in [line.partition(": ")]
    ]


def listed(cell: str) -> set[str]:
    return set(re.findall(r"`([a-z_]+)", cell))


def agree(page: set[str], said: set[str], what: str) -> None:
    assert sorted(said - page) == [], (
        f"add a row for these to docs/asks-and-events.md, {what}; what only house cards say needs none: put its words "
        f"below {words.HOUSE!r} in {words.FIRST}.ftl"
    )
    assert sorted(page - said) == [], (
        f"nothing in the engine says these: take them out of docs/asks-and-events.md, {what}"
    )


def test_asks(said: words.Said) -> None:
    found = {kind for row in rows("Asks", "An ask that may") for kind in listed(row[0])}
    agree(found, said.asks, "Asks")


def test_abilities(said: words.Said) -> None:
    text = PAGE.read_text(encoding="utf-8").split("`ability` names:")[1].split("\n\n")[0]
    agree(set(re.findall(r"`([a-z_]+)`", text)), said.abilities, "below Asks")


def test_events(said: words.Said) -> None:
    found = {kind for row in rows("Events", "What a person reads") for kind in listed(row[0])}
    agree(found, said.events, "Events")


def test_verbs(said: words.Said) -> None:
    text = "\n".join(row[1] for row in rows("Asks", "An ask that may"))
    own = said.verbs - said.asks - {"cancel"}  # Where a verb is called like its ask, the row says `<kind>`.
    missing = sorted(verb for verb in own if not re.search(rf"`{verb}[:`]", text))
    assert missing == [], "add these to the options of their ask in docs/asks-and-events.md"
