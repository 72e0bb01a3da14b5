"""A set-up as digits: what differs from the plainest one, its words by their numbers in the game's catalogue."""

from collections.abc import Sequence
from functools import lru_cache
from math import perm
from typing import Any, NamedTuple, cast
from zlib import crc32

from pydantic import TypeAdapter

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.replay_link.digits import DigitReader, DigitWriter, broken
from tabletop.replay_link.picks import arranged, arrangement
from tabletop.replay_link.words import LETTERS, put_word, take_word

_NULL, _FALSE, _TRUE, _NUMBER, _KNOWN, _SPELLED, _LIST, _MANY_KNOWN = range(8)
"""What a value may be; different words of the catalogue in a list are written as one large digit."""
_SIGNS = 8

_MOST_ITEMS = 64
_MOST_NUMBER = 1 << 20


class Vocabulary(NamedTuple):
    """What both ends know of a game: the words of its catalogue, and the plainest set-up."""

    words: tuple[str, ...]
    plain: dict[str, Any]
    fingerprint: int
    """Differs where another version of the page has other rules, cards or players: a link of it means something else here."""


@lru_cache(maxsize=8)
def vocabulary(kind: Kind) -> Vocabulary:
    """Return what set-ups of ``kind`` are written with."""
    catalogue = TypeAdapter[object](object).dump_python(kind.catalogue(), mode="json")
    words = tuple(dict.fromkeys(_words_in(catalogue)))
    plain = _plainest(kind)
    known = [str(kind.rules), *kind.players, *plain, *words]
    return Vocabulary(words, plain, crc32("\n".join(known).encode()) & 0xFFFF)


def _words_in(data: object) -> list[str]:
    """Return every text in ``data`` that may be a word of a set-up."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [word for part in cast("dict[str, object]", data).values() for word in _words_in(part)]
    if isinstance(data, list):
        return [word for part in cast("list[object]", data) for word in _words_in(part)]
    return []


def _plainest(kind: Kind) -> dict[str, Any]:
    """Return the set-up that says nothing but how many play, for the most who can; empty where there is none."""
    fewest, most = kind.seats
    for players in range(most, fewest - 1, -1):
        try:
            return kind.make({"players": players}).setup
        except Refusal:
            continue
    return {}


def put_setup(digits: DigitWriter, known: Vocabulary, setup: dict[str, Any]) -> None:
    """Write ``setup``. Raises ``Refusal`` (``no-replay-link``) where it holds what cannot be written."""
    if set(setup) != set(known.plain):
        raise Refusal("no-replay-link")
    for key in sorted(setup):
        same = setup[key] == known.plain[key]
        digits.put(int(same), 2)
        if not same:
            _put(digits, known.words, setup[key])


def take_setup(digits: DigitReader, known: Vocabulary) -> dict[str, Any]:
    """Return the set-up that was written."""
    return {
        key: known.plain[key] if digits.take(2) else _take(digits, known.words) for key in sorted(known.plain)
    }


def _put(digits: DigitWriter, words: Sequence[str], value: object) -> None:
    if value is None or isinstance(value, bool):
        digits.put(_NULL if value is None else _TRUE if value else _FALSE, _SIGNS)
    elif isinstance(value, int) and 0 <= value < _MOST_NUMBER:
        _put_all(digits, (_NUMBER, _SIGNS), (value, _MOST_NUMBER))
    elif isinstance(value, str) and value in words:
        _put_all(digits, (_KNOWN, _SIGNS), (words.index(value), len(words)))
    elif isinstance(value, str) and len(value) <= LETTERS:
        digits.put(_SPELLED, _SIGNS)
        put_word(digits, value)
    elif isinstance(value, list) and len(cast("list[object]", value)) < _MOST_ITEMS:
        _put_list(digits, words, cast("list[object]", value))
    else:
        raise Refusal("no-replay-link")


def _put_all(digits: DigitWriter, *pairs: tuple[int, int]) -> None:
    for digit, base in pairs:
        digits.put(digit, base)


def _put_list(digits: DigitWriter, words: Sequence[str], values: list[object]) -> None:
    known = tuple(value for value in values if isinstance(value, str) and value in words)
    together = len({*known}) == len(values)
    _put_all(digits, (_MANY_KNOWN if together else _LIST, _SIGNS), (len(values), _MOST_ITEMS))
    if together:
        digits.put(arrangement(words, known), perm(len(words), len(known)))
        return
    for value in values:
        _put(digits, words, value)


def _take(digits: DigitReader, words: Sequence[str], depth: int = 0) -> object:
    sign = digits.take(_SIGNS)
    if sign <= _TRUE:
        return None if sign == _NULL else sign == _TRUE
    if sign == _NUMBER:
        return digits.take(_MOST_NUMBER)
    if sign == _SPELLED:
        return take_word(digits)
    if not words or depth > 1:
        raise broken()
    if sign == _KNOWN:
        return words[digits.take(len(words))]
    many = digits.take(_MOST_ITEMS)
    if sign == _MANY_KNOWN:
        if many > len(words):
            raise broken()
        return [*arranged(words, many, digits.take(perm(len(words), many)))]
    return [_take(digits, words, depth + 1) for _ in range(many)]
