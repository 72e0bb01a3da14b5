"""Words that people write to each other, made harmless: they are shown as text, and only as text."""

from collections.abc import Collection

from tabletop.peer.shapes import MOST_NAME

_JOINERS = "\u200c\u200d"
"""Not printable, but wanted in Persian, in Indian scripts and in emoji."""


def clean(text: str, most: int) -> str:
    """Return ``text`` as one line of at most ``most`` characters, without what can't be seen or turns writing around."""
    seen = "".join(sign if sign.isprintable() or sign in _JOINERS else " " for sign in text)
    return " ".join(seen.split())[:most].strip()


def clean_name(text: str, otherwise: str) -> str:
    """Return a name that can be shown; ``otherwise`` where nothing is left of it."""
    return clean(text, MOST_NAME) or otherwise


def unlike(name: str, taken: Collection[str]) -> str:
    """Return ``name``, with a number where somebody at the table has it already: "Olha", "Olha 2"."""
    number, unique = 1, name
    while unique in taken:
        number += 1
        unique = f"{name[: MOST_NAME - 4]} {number}"
    return unique
