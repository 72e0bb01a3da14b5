"""Tests that the text of a game is read in whatever a chat, a mail program or a word processor makes of it."""

import json
import quopri
import textwrap
from collections.abc import Callable
from html import escape
from urllib.parse import quote

import pytest

import citadels
from tabletop.kernel.errors import Refusal

pytestmark = pytest.mark.cpython_only


def played() -> citadels.Game:
    """Return a running game with a list among its facts."""
    game = citadels.Game(
        4,
        7,
        characters=["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    )
    for _ in range(40):
        game.push(*game.advice("random"))
    return game


GAME = played()
TEXT = GAME.to_text()
BARE = "".join(f"{line.partition('{')[0].strip()}\n" for line in TEXT.splitlines())


def quoted_printable(text: str) -> str:
    return quopri.encodestring(text.encode()).decode()


def smart(text: str) -> str:
    """Return ``text`` with the quotes of a word processor, opened and closed."""
    parts = text.split('"')
    return "".join(
        part + ("“" if at % 2 == 0 else "”") * (at < len(parts) - 1) for at, part in enumerate(parts)
    )


CARRIED: dict[str, Callable[[str], str]] = {
    "as it is": lambda text: text,
    "a byte order mark": lambda text: f"\ufeff{text}",
    "a mark on each line": lambda text: text.replace("\n", "\n\ufeff"),
    "zero-width spaces": lambda text: text.replace(" ", " \u200b").replace(":", "\u200b:\u200d"),
    "direction marks": lambda text: "".join(f"\u200e{line}\u202c\n" for line in text.splitlines()),
    "soft hyphens": lambda text: text.replace("character", "char\u00adacter"),
    "word joiners": lambda text: text.replace("=", "=\u2060"),
    "hard spaces": lambda text: text.replace(" ", "\u00a0"),
    "narrow hard spaces": lambda text: text.replace(" ", "\u202f"),
    "wide spaces": lambda text: text.replace(" ", "\u3000"),
    "tabs": lambda text: text.replace(" ", "\t"),
    "curly quotes": smart,
    "low quotes": lambda text: smart(text).replace("”", "“").replace("“", "„", 1),
    "angle quotes": lambda text: smart(text).replace("“", "«").replace("”", "»"),
    "encoded quotes": lambda text: text.replace('"', "&quot;"),
    "numbered entities": lambda text: text.replace('"', "&#34;").replace("[", "&#x5b;"),
    "hard spaces of HTML": lambda text: text.replace(" ", "&nbsp;"),
    "HTML": lambda text: "".join(f"<p>{escape(line)}</p>" for line in text.splitlines()),
    "HTML with breaks": lambda text: f"<div>{escape(text)}</div>".replace("\n", "<br />"),
    "quoted-printable": quoted_printable,
    "quoted-printable of windows": lambda text: quoted_printable(text).replace("\n", "\r\n"),
    "quoted-printable, quotes too": lambda text: quoted_printable(text).replace('"', "=22"),
    "encoded for an address": quote,
    "a string of JSON": json.dumps,
    "a part of a string of JSON": lambda text: json.dumps(text)[1:-1],
    "dashes": lambda text: text.replace("-", "–"),
    "hyphens that do not break": lambda text: text.replace("-", "\u2011"),
    "full-width signs": lambda text: "".join(
        chr(ord(sign) + 0xFEE0) if sign in "[]=:.,0123456789" else sign for sign in text
    ),
    "old lines": lambda text: text.replace("\n", "\r"),
    "lines of windows": lambda text: text.replace("\n", "\r\n"),
    "separated lines": lambda text: text.replace("\n", "\u2028"),
    "double lines": lambda text: text.replace("\n", "\n\n"),
    "indented": lambda text: textwrap.indent(text, "    "),
    "quoted lines": lambda text: textwrap.indent(text, "> ", lambda _: True),
    "lines quoted twice": lambda text: textwrap.indent(text, "> > ", lambda _: True),
    "lines quoted with bars": lambda text: textwrap.indent(text, "| "),
    "a list": lambda text: textwrap.indent(text, "• "),
    "a fence": lambda text: f"```\n{text}```\n",
    "a fence with a language": lambda text: f"~~~text\n{text}~~~",
    "signs escaped for markdown": lambda text: text.replace("[", r"\[").replace("_", r"\_").replace(".", r"\."),
    "wrapped lines": lambda text: "\n".join(
        textwrap.fill(line, 30, break_long_words=False, break_on_hyphens=False) for line in text.splitlines()
    ),
    "one line": lambda text: " ".join(text.split()),
    "a greeting before it": lambda text: f"Hi Olha,\nhere is our game:\n\n{text}",
    "the name of who wrote": lambda text: f"[18:05, 27.11.2026] Olha: {text}",
}  # fmt: skip


@pytest.mark.parametrize("carried", CARRIED)
@pytest.mark.parametrize("text", [TEXT, BARE], ids=["told", "bare"])
def test_a_text_is_read_as_messages_carry_it(text: str, carried: str) -> None:
    assert citadels.Game.from_text(CARRIED[carried](text)) == GAME


def test_a_wrong_answer_is_named_with_its_line_in_what_came() -> None:
    at = next(number for number, line in enumerate(TEXT.splitlines(), 1) if line.startswith("7. "))
    wrong = smart("\ufeff" + TEXT.replace("\n7. ", "\n7. nonsense "))
    with pytest.raises(Refusal) as refusal:
        citadels.Game.from_text(wrong)
    assert (refusal.value.code, refusal.value.facts["line"]) == ("text-play", at)


def test_a_text_of_a_message_alone_is_refused() -> None:
    for text in ("Hi Olha", "[18:05] Olha: no game", "<p></p>", "=3D", "&quot;", "{", "\ufeff", "```"):
        with pytest.raises(Refusal) as refusal:
            citadels.Game.from_text(text)
        assert refusal.value.code == "text-line"
