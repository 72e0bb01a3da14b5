"""Cleans the names and chat lines that people write. The page shows them as text only."""

import re
import unicodedata
from collections.abc import Collection
from typing import Final

from tabletop.players.name_signs import HIDDEN, JOINERS, MARKS, MOST_MARKS

MOST_NAME: Final = 40
"""Longest name of a player, in code points."""


def _signs(ranges: str) -> str:
    """Return ranges of code points as they stand in a set of a regular expression."""
    return "".join("-".join(f"\\U{int(code, 16):08x}" for code in one.split("-")) for one in ranges.split())


_HIDDEN = re.compile(f"[{_signs(HIDDEN)}]")
_LOOSE = re.compile(f"(^| )[{_signs(f'{MARKS} {JOINERS}')}]+")
_TOWER = re.compile(f"([{_signs(f'{MARKS} {JOINERS}')}]{{{MOST_MARKS}}})[{_signs(f'{MARKS} {JOINERS}')}]+")
_SAME = str.maketrans(
    "аеорсухкмтвнігјѕґєαορυνικτłđøıħŧ",
    "aeopcyxkmtbhirjsreaopuviktldoiht",
    "'`´’‘ʼʹʻ′",
)
"""Small letters that look like plain Latin ones, alone or as capitals, and apostrophes, which one person writes and
another not."""
_ACCENT = re.compile("[\u0300-\u036f]")


def clean(text: str, most: int) -> str:
    """Return ``text`` as one line of at most ``most`` code points, without hidden characters and towers of accents.

    What is returned begins with a character that is visible on its own, or is empty. ``cleanName`` of the page
    (`web/lib/own-name.js`) does the same.
    """
    seen = _LOOSE.sub(r"\1", _HIDDEN.sub(" ", text))
    return _TOWER.sub(r"\1", " ".join(seen.split()))[:most].strip()


def clean_name(text: str, otherwise: str) -> str:
    """Return the cleaned name; ``otherwise`` if nothing is left of it."""
    return clean(text, MOST_NAME) or otherwise


def unlike(name: str, taken: Collection[str]) -> str:
    """Return ``name``, with a number if it is already taken at the table: "Olha", "Olha 2"."""
    number, unique = 1, name
    looks = {_look_of(one) for one in taken}
    while _look_of(unique) in looks:
        number += 1
        unique = f"{name[: MOST_NAME - 4]} {number}"
    return unique


def _look_of(name: str) -> str:
    """Return a key that is equal for two names that look alike."""
    base = _ACCENT.sub("", unicodedata.normalize("NFKD", name).casefold())
    plain = unicodedata.normalize("NFKC", base).translate(_SAME)
    kept = (
        sign for sign in plain if not _HIDDEN.match(sign) and unicodedata.category(sign) not in {"Mn", "Cf"}
    )
    return " ".join("".join(kept).split())
