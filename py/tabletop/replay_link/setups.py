"""Writes a set-up as digits: what differs from the plainest one, with words by their number in the catalogue."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb, perm
from typing import Any, NamedTuple, cast
from zlib import crc32

from pydantic import TypeAdapter

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.replay_link.digits import DigitReader, DigitWriter, broken
from tabletop.replay_link.picks import arranged, arrangement
from tabletop.replay_link.words import LETTERS, put_word, take_word

_NULL, _FALSE, _TRUE, _NUMBER, _KNOWN, _SPELLED, _LIST, _MANY_KNOWN, _NEAR, _SORTED = range(10)
"""What a value may be; different words of the catalogue in a list are written as one large digit.

Near words lie between two places of the catalogue, sorted ones also in its order.
"""
_OLD_SIGNS, _SIGNS = 8, 10
"""How many of these a text of an old format knows, and of today's."""

_MOST_ITEMS = 64
_MOST_NUMBER = 1 << 20


Weights = Mapping[str, Mapping[str, int]]
"""How likely answers are, see :meth:`tabletop.match.kind.Kind.pick_weights`."""


class Vocabulary(NamedTuple):
    """What both ends know of a game: the words of its catalogue, and the plainest set-up."""

    words: tuple[str, ...]
    plain: dict[str, Any]
    old_fingerprint: int
    """Differs where another version of the page has other rules, cards or players: a link of it means something else here."""
    fingerprint: int
    """Differs there too, and where the weights of the answers are others."""
    weights: Weights


@lru_cache(maxsize=8)
def vocabulary(kind: Kind) -> Vocabulary:
    """Return what set-ups of ``kind`` are written with."""
    catalogue = TypeAdapter[object](object).dump_python(kind.catalogue(), mode="json")
    words = tuple(dict.fromkeys(_words_in(catalogue)))
    plain = _plainest(kind)
    known = "\n".join([str(kind.rules), *kind.players, *plain, *words])
    weights = kind.pick_weights()
    old, today = (crc32(text.encode()) & 0xFFFF for text in (known, f"{known}\n{weights}"))
    return Vocabulary(words, plain, old, today, weights)


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


def take_setup(digits: DigitReader, known: Vocabulary, *, old: bool = False) -> dict[str, Any]:
    """Return the set-up that was written; ``old``: in the first formats."""
    signs = _OLD_SIGNS if old else _SIGNS
    return {
        key: known.plain[key] if digits.take(2) else _take(digits, known.words, signs)
        for key in sorted(known.plain)
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
    if values and len({*known}) == len(values):
        _put_near(digits, words, [words.index(word) for word in known])
        return
    _put_all(digits, (_LIST, _SIGNS), (len(values), _MOST_ITEMS))
    for value in values:
        _put(digits, words, value)


def _put_near(digits: DigitWriter, words: Sequence[str], places: list[int]) -> None:
    """Write different words by their ``places`` among those from the first to the last of them."""
    low, high, many = min(places), max(places), len(places)
    ordered = places == sorted(places)
    _put_all(digits, (_SORTED if ordered else _NEAR, _SIGNS), (many, _MOST_ITEMS))
    _put_all(digits, (low, len(words)), (high, len(words)))
    among = range(low, high + 1)
    if ordered:
        digits.put(sum(comb(place - low, at) for at, place in enumerate(places, 1)), comb(len(among), many))
    else:
        digits.put(arrangement(among, places), perm(len(among), many))


def _take(digits: DigitReader, words: Sequence[str], signs: int, depth: int = 0) -> object:
    sign = digits.take(signs)
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
    if sign == _LIST:
        return [_take(digits, words, signs, depth + 1) for _ in range(many)]
    return _take_known(digits, words, sign, many)


def _take_known(digits: DigitReader, words: Sequence[str], sign: int, many: int) -> list[str]:
    """Return so ``many`` different words of the catalogue."""
    low, high = (
        (0, len(words) - 1) if sign == _MANY_KNOWN else (digits.take(len(words)), digits.take(len(words)))
    )
    among = words[low : high + 1]
    if many > len(among):
        raise broken()
    if sign != _SORTED:
        return [*arranged(among, many, digits.take(perm(len(among), many)))]
    number, places = digits.take(comb(len(among), many)), list[int]()
    for at in range(many, 0, -1):
        place = max(place for place in range(len(among)) if comb(place, at) <= number)
        number -= comb(place, at)
        places.append(place)
    return [among[place] for place in reversed(places)]
