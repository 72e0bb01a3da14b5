"""Cleans the names and chat lines that people write. The page shows them as text only."""

import unicodedata
from collections.abc import Collection

from tabletop.players.seating import MOST_NAME

_JOINERS = "\u200c\u200d"
"""Not printable, but wanted in Persian, in Indian scripts and in emoji."""
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Invisible, though Unicode classes them as printable: Hangul fillers and the empty Braille pattern."""
_SAME = str.maketrans(
    "аеорсухкмтвнігјѕαορυνικτ",
    "aeopcyxkmtbhirjsaopuvikt",
)
"""Small letters of Cyrillic and Greek that look like Latin ones, alone or as capitals."""


def clean(text: str, most: int) -> str:
    """Return ``text`` as one line of at most ``most`` characters, without invisible characters or direction marks."""
    seen = "".join(sign if _seen(sign) or sign in _JOINERS else " " for sign in text)
    return " ".join(seen.split())[:most].strip()


def clean_name(text: str, otherwise: str) -> str:
    """Return the cleaned name; ``otherwise`` if nothing is left of it."""
    name = clean(text, MOST_NAME)
    return name if any(_stands(sign) for sign in name) else otherwise


def unlike(name: str, taken: Collection[str]) -> str:
    """Return ``name``, with a number if it is already taken at the table: "Olha", "Olha 2"."""
    number, unique = 1, name
    looks = {_look_of(one) for one in taken}
    while _look_of(unique) in looks:
        number += 1
        unique = f"{name[: MOST_NAME - 4]} {number}"
    return unique


def _seen(sign: str) -> bool:
    return sign.isprintable() and sign not in _BLANKS


def _stands(sign: str) -> bool:
    """Whether a character is visible on its own: not a joiner, an accent or a variation selector."""
    return _seen(sign) and not unicodedata.category(sign).startswith("M")


def _look_of(name: str) -> str:
    """Return a key that is equal for two names that look alike."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_SAME)
    kept = (sign for sign in plain if _seen(sign) and unicodedata.category(sign) not in {"Mn", "Cf"})
    return " ".join("".join(kept).split())
