"""Writes a set-up as digits.

What differs from the plainest one, with words by their number in a table that never changes.
"""

from collections.abc import Sequence
from math import comb, perm
from typing import Any, NamedTuple, cast
from zlib import crc32

from pydantic import TypeAdapter

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.link_tables import EMPTY, LinkTable, Weights
from tabletop.replay_link.digits import DigitReader, DigitWriter, broken
from tabletop.replay_link.letters import LETTERS, put_word, take_word
from tabletop.replay_link.picks import arranged, arrangement

_NULL, _FALSE, _TRUE, _NUMBER, _KNOWN, _SPELLED, _LIST, _MANY_KNOWN, _NEAR, _SORTED, _SMALL = range(11)
"""What a value may be; different words of the table in a list are written as one large digit.

Near words lie between two places of the table, sorted ones also in its order. A word is spelled in the formats 1 to 4
only: later ones add it to the words of the table. Small numbers, such as that of the seats, are of the later ones.
"""
_SIGNS = {1: 8, 2: 8, 3: 10, 4: 10, 5: 11, 6: 11, 7: 11, 8: 11}
"""How many of these a text of each format knows."""
_LATEST = max(_SIGNS.values())

_TABLES = (4, 64, 16, 8, *(1,) * 60)
"""How likely each number of a table is: links with the first ones are the shortest. There may be 63."""
_BEYOND = (15, 1)
"""How likely it is that a link needs nothing beyond its table."""
_MANY = (16, 16, 8, 4, *(1,) * 60)
"""How likely it is that so many words are spelled."""
_MOST_ITEMS = 64
_MOST_NUMBER = 1 << 20
_MOST_SMALL = 16


class Vocabulary(NamedTuple):
    """What a link is written with: a numbered table (0: none), and what the link itself adds to it."""

    number: int
    players: tuple[str, ...]
    plain: dict[str, Any]
    words: tuple[str, ...]
    weights: Weights
    own: tuple[str, ...] = ()
    """Fields of the set-up that the table does not know."""


def vocabulary(kind: Kind, number: int | None = None) -> Vocabulary:
    """Return the table ``number`` of ``kind``; the latest one unless said otherwise.

    Raises ``Refusal`` where there is none.
    """
    tables = (EMPTY, *kind.link_tables())
    number = len(tables) - 1 if number is None else number
    if number >= len(tables):
        raise Refusal("replay-link-rules")
    return _of_table(tables[number], number)


def _of_table(table: LinkTable, number: int) -> Vocabulary:
    return Vocabulary(number, table.players, table.plain, table.words, table.weights)


def put_vocabulary(
    digits: DigitWriter, known: Vocabulary, setup: dict[str, Any], players: Sequence[str]
) -> Vocabulary:
    """Write which table it is, and what ``setup`` and ``players`` need beyond it; return both together.

    Raises ``Refusal`` (``no-replay-link``) where that cannot be written.
    """
    own = tuple(sorted(set(setup) - set(known.plain)))
    differing = [setup[key] for key in sorted(setup) if key in own or setup[key] != known.plain[key]]
    words = _new(known.words, _words_in(differing))
    levels = _new(known.players, players)
    digits.put_weighted(known.number, _TABLES)
    digits.put_weighted(int(bool(own or words or levels)), _BEYOND)
    if own or words or levels:
        for spelled in (own, words, levels):
            _put_words(digits, spelled)
    return _extended(known, own, words, levels)


def take_vocabulary(digits: DigitReader, kind: Kind) -> Vocabulary:
    """Return what :func:`put_vocabulary` wrote. Raises ``Refusal`` where the table is of a later version."""
    known = vocabulary(kind, digits.take_weighted(_TABLES))
    if not digits.take_weighted(_BEYOND):
        return known
    own, words, levels = (
        tuple(take_word(digits) for _ in range(digits.take_weighted(_MANY))) for _ in range(3)
    )
    return _extended(known, own, words, levels)


def _extended(
    known: Vocabulary, own: tuple[str, ...], words: tuple[str, ...], levels: tuple[str, ...]
) -> Vocabulary:
    return known._replace(own=own, words=known.words + words, players=known.players + levels)


def _new(known: Sequence[str], used: Sequence[str]) -> tuple[str, ...]:
    """Return what is used and not known."""
    return tuple(dict.fromkeys(word for word in used if word not in known))


def _put_words(digits: DigitWriter, words: Sequence[str]) -> None:
    if len(words) >= len(_MANY) or any(len(word) > LETTERS for word in words):
        raise Refusal("no-replay-link")
    digits.put_weighted(len(words), _MANY)
    for word in words:
        put_word(digits, word)


# The formats with a fingerprint ------------------------------------------------------------------------------


def fingerprinted(kind: Kind, fingerprint: int, *, old: bool) -> Vocabulary | None:
    """Return what a link of format 1 to 4 was written with; ``old``: of the first two, which knew no weights.

    They were written with all words of the catalogue of their day. That is table 1, or, in a copy of the project with
    cards of its own, the catalogue of today if it is still the same. None where it is neither.
    """
    tables = kind.link_tables()[:1]
    for table in (*tables, present_table(kind, tables[0].weights if tables else {})):
        if fingerprints_of(table)[0 if old else 1] == fingerprint:
            return _of_table(table, 0)
    return None


def fingerprints_of(table: LinkTable) -> tuple[int, int]:
    """Return the fingerprints of the formats 1 and 2, and of 3 and 4."""
    known = "\n".join([str(table.rules), *table.players, *table.plain, *table.words])
    old, later = (crc32(text.encode()) & 0xFFFF for text in (known, f"{known}\n{table.weights}"))
    return old, later


def present_table(kind: Kind, weights: Weights) -> LinkTable:
    """Return the table that the formats 1 to 4 made of the catalogue of today."""
    catalogue = TypeAdapter[object](object).dump_python(kind.catalogue(), mode="json")
    words = tuple(dict.fromkeys(_words_in(catalogue)))
    return LinkTable(kind.rules, tuple(kind.players), _plainest(kind), words, weights)


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
    if set(setup) != {*known.plain, *known.own}:
        raise Refusal("no-replay-link")
    for key in sorted(known.plain):
        same = setup[key] == known.plain[key]
        digits.put(int(same), 2)
        if not same:
            _put(digits, known.words, setup[key])
    for key in known.own:
        _put(digits, known.words, setup[key])


def take_setup(digits: DigitReader, known: Vocabulary, version: int = max(_SIGNS)) -> dict[str, Any]:
    """Return the set-up that was written in the format ``version``."""
    signs = _SIGNS[version]
    setup = {
        key: known.plain[key] if digits.take(2) else _take(digits, known.words, signs)
        for key in sorted(known.plain)
    }
    return setup | {key: _take(digits, known.words, signs) for key in known.own}


def _put(digits: DigitWriter, words: Sequence[str], value: object) -> None:
    if value is None or isinstance(value, bool):
        digits.put(_NULL if value is None else _TRUE if value else _FALSE, _LATEST)
    elif isinstance(value, int) and 0 <= value < _MOST_SMALL:
        _put_all(digits, (_SMALL, _LATEST), (value, _MOST_SMALL))
    elif isinstance(value, int) and 0 <= value < _MOST_NUMBER:
        _put_all(digits, (_NUMBER, _LATEST), (value, _MOST_NUMBER))
    elif isinstance(value, str) and value in words:
        _put_all(digits, (_KNOWN, _LATEST), (words.index(value), len(words)))
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
    _put_all(digits, (_LIST, _LATEST), (len(values), _MOST_ITEMS))
    for value in values:
        _put(digits, words, value)


def _put_near(digits: DigitWriter, words: Sequence[str], places: list[int]) -> None:
    """Write different words by their ``places`` among those from the first to the last of them."""
    low, high, many = min(places), max(places), len(places)
    ordered = places == sorted(places)
    _put_all(digits, (_SORTED if ordered else _NEAR, _LATEST), (many, _MOST_ITEMS))
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
    if sign in {_NUMBER, _SMALL}:
        return digits.take(_MOST_NUMBER if sign == _NUMBER else _MOST_SMALL)
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
    """Return so ``many`` different words of the table."""
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
