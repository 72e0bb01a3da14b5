"""Finds the text of a replay link in what a messenger made of it.

A link stands at the end of an address, in a message, in brackets or over several lines, with a full stop or a tracking
code behind it. Its checksum says where it ends.
"""

import re
from collections.abc import Iterator
from itertools import islice
from urllib.parse import unquote

from tabletop.replay_link.digits import MOST_LETTERS, proves

MARK, OLD_MARK = "#r=", "#replay="
"""What the text follows in the address of the page, and what it followed in links of the first formats."""

MOST_GIVEN = 20_000
"""Letters of a message; what comes later is not read."""
_MOST_CANDIDATES = 100
_MOST_MARKS = 20
"""Of a longer list the last ones are read; each costs a look at all that follows it."""
_TIMES = 3
"""How many messengers in a row may have written signs as `%2E`."""

_MARKED = re.compile(rf"(?:{MARK}|{OLD_MARK})", re.IGNORECASE)
_BREAKS = re.compile("[\\s>|\\\\\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]+")
"""What messengers put into a word: white space, marks of quoted lines, Markdown's backslashes, and signs that have no
width."""
_TEXT = re.compile(r"(?<![\w.])([a-z]\w*)\.([\w-]+)", re.ASCII | re.IGNORECASE)
_SOFT_BREAK = re.compile(r"=[ \t]*\r?\n")
"""Where a mail in quoted-printable breaks a line."""
_ENCODED = re.compile(r"=(?:3D|2E|5F|2D)", re.IGNORECASE)
_ENTITY = re.compile(r"&#(?:x([\da-f]{1,4})|(\d{1,5}));", re.IGNORECASE)
_TYPED = str.maketrans(
    {"—": "--", **dict.fromkeys("‐‑‒–−﹣－", "-"), **dict.fromkeys("․．。", "."), "＿": "_"}
)
"""What word processors and phones write for signs of a link."""
_PARTED = re.compile(r"(?<=\w)\.[ \u00a0]+(?=[\w-]{20})", re.ASCII)
"""A dot that a phone took for the end of a sentence."""


def link_text(given: str) -> str:
    """Return the text of the link in ``given``, a whole address, a message, or the text alone.

    Of several the last one with a right checksum; where there is none, what looks most like one.
    """
    text = _decoded(given)
    likely = next((found[0] for found in _candidates(text)), "")
    return _proven(text) or likely or next(iter(text.split()), "")


def sound_link(given: str) -> str:
    """Return the same as :func:`link_text`, "" where no text in ``given`` has a right checksum."""
    return _proven(_decoded(given))


def _decoded(given: str) -> str:
    text = given[:MOST_GIVEN]
    for _ in range(_TIMES):
        text = unquote(text)
    return text


def _proven(text: str) -> str:
    """Return the link with a right checksum; one that came unchanged goes first."""
    return next((link for one in _readings(text) if (link := _proven_in(one))), "")


def _readings(text: str) -> Iterator[str]:
    """Yield ``text`` as it is, then without what mail programs, phones and word processors do to signs of a link."""
    yield text
    plain = _SOFT_BREAK.sub(
        "", _ENTITY.sub(lambda found: chr(int(found[1], 16) if found[1] else int(found[2])), text)
    )
    plain = _ENCODED.sub(lambda found: chr(int(found[0][1:], 16)), plain)
    for one in (plain, _PARTED.sub(".", plain.translate(_TYPED))):
        if one != text:
            yield one


def _proven_in(text: str) -> str:
    for found in islice(_candidates(text), _MOST_CANDIDATES):
        game, letters = found[1].lower(), found[2]
        if end := _end(letters, game):
            return f"{game}.{letters[:end]}"
    return ""


def _candidates(text: str) -> Iterator[re.Match[str]]:
    """Yield what may be a link, first what follows a mark as it is, last what is broken over several lines."""
    for part in (*_after_marks(text), text, *_after_marks(_BREAKS.sub("", text)), *_joined(text)):
        yield from _TEXT.finditer(part)


def _after_marks(text: str) -> Iterator[str]:
    """Yield what follows each of the last marks, the last one first."""
    for mark in reversed([*_MARKED.finditer(text)][-_MOST_MARKS:]):
        yield text[mark.end() :]


def _joined(text: str) -> Iterator[str]:
    """Yield each text without a mark, together with the lines that follow."""
    for found in _TEXT.finditer(text):
        yield _BREAKS.sub("", text[found.start() : found.start() + 2 * MOST_LETTERS])


def _end(letters: str, game: str) -> int:
    """Return how many of ``letters`` have a right checksum, as many as possible; 0 where none have."""
    longest = min(len(letters), MOST_LETTERS)
    return next((end for end in range(longest, 0, -1) if proves(letters[:end], game)), 0)
