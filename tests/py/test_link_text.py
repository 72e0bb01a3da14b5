"""Tests that a replay link is found in whatever a messenger makes of it, by the page and by the command line."""

import json
import quopri
from collections.abc import Callable
from time import process_time
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nim
from desk_client import DeskClient
from nim.kind import NIM
from tabletop.cli.replay import finished_match
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tabletop.replay_link.link_text import MOST_GIVEN, link_text
from tabletop.replay_link.replay_link import write_link

SOON = 5
"""Seconds of a processor; it takes a hundredth of it."""


def link(seed: int) -> str:
    """Return the text of a short game."""
    seating = [Chair(name="Ada", player="person"), Chair(name="Bo", player="clever")]
    match = new_match("m", NIM, {"players": 2, "sticks": 20}, seating, seed, free=False)
    chance = Randomness(seed)
    while (ask := match.position.ask) is not None:
        match.play((chance.pick(list(ask.options)),))
    return write_link(match, NIM)


TEXT = link(4)
DASHED = next(text for seed in range(10_000) if "-" in (text := link(seed)) and "_" in text)


HUNG_ON = (
    *(".", ")", ",", "!", "?", ";", ":", "*", "_", "__", "-", "--", "”", "’", "»", "“", '"', "'", "…", "。", "）", ">", "]", "}", "|"),
    *("\u200b", "\u200e", "\ufeff", "\u00ad", "\u2060", " ", "\u00a0", "\n", "\r\n\r\nBye", " look at this", "._", "=", "/", "\\"),
    *("%20", "%0A", "%20and%20more", "&fbclid=IwAR0abcDEF", "?utm_source=chat", "&amp;x=1", "#more", "%22", "%E2%80%8B", "abc"),
)  # fmt: skip


@pytest.mark.parametrize("hung", HUNG_ON)
def test_a_link_is_read_up_to_its_own_end(hung: str) -> None:
    for address in ("#r=", "https://table.example/?lang=fr#r=", "HTTPS://TABLE.EXAMPLE/#replay=", ""):
        assert link_text(f"{address}{TEXT}{hung}") == TEXT


def lined(text: str, width: int, end: str) -> str:
    """Return ``text`` in lines, as mail programs break long words."""
    return end.join(text[at : at + width] for at in range(0, len(text), width))


AROUND: dict[str, Callable[[str], str]] = {
    "angle brackets": lambda link: f"<{link}>",
    "brackets": lambda link: f"Look ({link}), it is short",
    "markdown": lambda link: f"[game]({link})",
    "italics": lambda link: f"_{link}_",
    "quotes": lambda link: f"« {link} »",
    "html": lambda link: f'<a href="{link}">game</a>',
    "two links": lambda link: f"{link} and https://table.example/#r=nim.AAAA",
    "two links, the first one broken": lambda link: f"https://table.example/#r=nim.AAAA {link}",
    "lines": lambda link: lined(link, 30, "\n"),
    "lines of windows": lambda link: lined(link, 40, "\r\n") + "\r\nBye, Ada",
    "quoted lines": lambda link: "> " + lined(link, 36, "\n> "),
    "lines quoted with bars": lambda link: "| " + lined(link, 36, "\n| "),
    "signs escaped for markdown": lambda link: (
        link.replace("_", r"\_").replace("-", r"\-").replace(".", r"\.")
    ),
    "indented lines": lambda link: lined(link, 36, "\n    "),
    "zero-width spaces": lambda link: lined(link, 36, "\u200b"),
    "soft hyphens": lambda link: lined(link, 36, "\u00ad"),
    "an encoded dot": lambda link: link.replace("nim.", "nim%2E"),
    "an encoded dot in small letters": lambda link: link.replace("nim.", "nim%2e"),
    "an encoded mark": lambda link: link.replace("#r=", "#r%3D"),
    "a mark and a dot": lambda link: link.replace("#r=", "#r%3d").replace("nim.", "nim%2e"),
    "an encoded address": lambda link: f"https://chat.example/l?u={quote(link, safe='')}&h=AT0x",
    "encoded twice": lambda link: f"https://chat.example/l?u={quote(quote(link, safe=''), safe='')}&h=AT0x",
    "encoded signs": lambda link: "".join(f"%{ord(sign):02X}" for sign in link),
    "quoted-printable": lambda link: quopri.encodestring(link.encode()).decode(),
    "quoted-printable in short lines": lambda link: lined(link.replace("=", "=3D"), 30, "=\r\n"),
    "encoded dashes": lambda link: link.replace("-", "=2D").replace("_", "=5F").replace("nim.", "nim=2E"),
    "numbered entities": lambda link: "".join(f"&#{ord(sign)};" for sign in link),
    "entities in hexadecimal": lambda link: "".join(f"&#x{ord(sign):x};" for sign in link),
    "long dashes": lambda link: link.replace("--", "—").replace("-", "–"),
    "hyphens that do not break": lambda link: link.replace("-", "\u2011"),
    "a full-width dot": lambda link: link.replace("nim.", "nim．"),
    "a capital letter": lambda link: link.replace("nim.", "Nim."),
    "a blank behind the dot": lambda link: link.replace("nim.", "Nim. "),
    "a capital mark": lambda link: link.replace("#r=", "#R="),
}


@pytest.mark.parametrize("around", AROUND)
@pytest.mark.parametrize("text", [TEXT, DASHED], ids=["short", "dashed"])
def test_a_link_is_found_in_what_a_messenger_makes_of_it(text: str, around: str) -> None:
    given = AROUND[around](f"https://table.example/citadels/#r={text}")
    assert link_text(given) == text
    client = DeskClient(NIM)
    assert json.loads(client.result("read_link", text=given, match="other")["save"])["game"] == "nim"


@pytest.mark.parametrize(
    "given", [*(f"{TEXT}{hung}" for hung in HUNG_ON), f"({TEXT})", f"“{TEXT}.”", f"'{TEXT}',", f"./{TEXT}."]
)
def test_page_library_and_terminal_read_a_bare_link_by_one_function(given: str) -> None:
    client = DeskClient(NIM)
    assert json.loads(client.result("read_link", text=given, match="other")["save"])["seed"] == 4
    assert finished_match(NIM, given).match.seed == 4
    assert nim.Game.from_link(given).match.seed == 4


@pytest.mark.parametrize(
    "name", ["game.json", "nim.json", "nim", "./nim.txt", "saves/nim.AAAA", "nim.AAAA.json", ""]
)
def test_the_terminal_takes_a_name_for_a_file_where_it_holds_no_link(name: str) -> None:
    with pytest.raises((ValueError, Refusal)) as refused:
        finished_match(NIM, name)
    assert ("there is no file" in str(refused.value)) == (name != "")


def test_a_text_without_a_link_stays_what_it_is() -> None:
    assert link_text("") == ""
    assert link_text("  ") == ""
    assert link_text("hello there") == "hello"
    assert link_text("#r=nim.AAAA.") == "nim.AAAA"
    assert link_text("x" * 5_000_000) == "x" * MOST_GIVEN


@given(text=st.text(max_size=300))
def test_any_message_is_answered_soon(text: str) -> None:
    begin = process_time()
    link_text(f"{text}#r=nim.{text}")
    assert process_time() - begin < SOON


@pytest.mark.parametrize("part", ["a.b ", "#r=a.b ", "#r=nim." + "A" * 990 + " ", "a.\n", "%25", "#r="])
def test_the_longest_message_is_answered_soon(part: str) -> None:
    begin = process_time()
    link_text(part * (MOST_GIVEN // len(part)))
    assert process_time() - begin < SOON
