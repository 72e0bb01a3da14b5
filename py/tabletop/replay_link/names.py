"""Writes the names of players as digits: a number for each name of the page, few digits for common letters."""

from functools import lru_cache
from typing import NamedTuple

from tabletop.replay_link.digits import DigitReader, DigitWriter, broken

LETTERS = 40
"""Longest name that can be written."""

_KNOWN = (
    *("Agnes", "Bertram", "Cecily", "Drogo", "Edith", "Fulk", "Giselle"),
    *("Aliénor", "Bertrand", "Clotilde", "Enguerrand", "Isabeau", "Foulques", "Mélusine"),
    *("Аксинья", "Богдан", "Варвара", "Глеб", "Марфа", "Ратмир", "Ульяна"),
    *("Одарка", "Мотря", "Остап", "Явдоха", "Тиміш", "Соломія"),
    *("Player", "Гравець", "Joueur", "Игрок"),
    *("Cäcilie", "Fulko", "Gisela", "Spieler"),
    *("Agnieszka", "Bogusław", "Cecylia", "Dobrosław", "Jadwiga", "Gniewko", "Kinga", "Gracz"),
)
"""Names that the page gives. A part of the format: none may be changed or taken out, more go to the end."""
_MOST_KNOWN = 64

_NONE, _LISTED, _LATIN, _CYRILLIC, _ANY = range(5)
_KINDS = (1, 12, 8, 8, 1)
"""How likely each way to write a name is."""

_CAPITAL = (1, 15)
_SIGNS = 0x110000


class _Alphabet(NamedTuple):
    signs: str
    """Begins with the sign for the end of a name."""
    weights: tuple[int, ...]


_END = "\n"
_RARE = " -'.0123456789"


def _alphabet(frequent: str, others: str) -> _Alphabet:
    """Return an alphabet of letters with their frequencies, as in ``a40 e30``, and of other letters."""
    weights = {_END: 60} | {part[0]: int(part[1:]) for part in frequent.split()}
    weights |= dict.fromkeys(others + _RARE, 1)
    return _Alphabet("".join(weights), tuple(weights.values()))


@lru_cache(maxsize=1)
def _alphabets() -> dict[int, _Alphabet]:
    latin = (
        "a44 e38 i32 n30 r25 l24 o20 s18 t16 m14 h12 d12 c10 u10 b7 k7 j6 g6 y6 v5 p4 f3 w3 z3 x2 é2 ë2 q1"
    )
    cyrillic = "а44 о22 и20 н22 р18 л17 е16 і12 к14 в13 с13 т12 я12 м12 д10 й8 у7 б7 г7 ь6 п5 ю5 з4 ш4 ж3 х3 є3 ї3 ф3"
    return {
        _LATIN: _alphabet(latin, "àâäçèêîïôöùûüæœąćęłńóśźżñáíúãõøå_"),
        _CYRILLIC: _alphabet(cyrillic, "ґёцчщъыэ"),
    }


def put_name(digits: DigitWriter, name: str, most: int) -> None:
    """Write the first ``most`` letters of ``name``; all of it where the page gives that name."""
    short = name[:most].rstrip()
    if not short:
        digits.put_weighted(_NONE, _KINDS)
    elif name in _KNOWN:
        digits.put_weighted(_LISTED, _KINDS)
        digits.put(_KNOWN.index(name), _MOST_KNOWN)
    elif kind := next((kind for kind, alphabet in _alphabets().items() if _fits(alphabet, short)), None):
        digits.put_weighted(kind, _KINDS)
        _spell(digits, _alphabets()[kind], short)
    else:
        digits.put_weighted(_ANY, _KINDS)
        digits.put(len(short), LETTERS + 1)
        for sign in short:
            digits.put(ord(sign), _SIGNS)


def take_name(digits: DigitReader) -> str:
    """Return the name that was written; empty where there is none."""
    kind = digits.take_weighted(_KINDS)
    if kind == _NONE:
        return ""
    if kind == _ANY:
        signs = [digits.take(_SIGNS) for _ in range(digits.take(LETTERS + 1))]
        if any(0xD800 <= sign < 0xE000 for sign in signs):
            raise broken()
        return "".join(map(chr, signs))
    if kind == _LISTED:
        number = digits.take(_MOST_KNOWN)
        if number >= len(_KNOWN):
            raise broken()
        return _KNOWN[number]
    return _spelled(digits, _alphabets()[kind])


def _fits(alphabet: _Alphabet, name: str) -> bool:
    """Whether ``name`` comes out again as it is."""
    plain = name[0].lower() + name[1:]
    return (
        len(name[0].lower()) == 1
        and all(sign in alphabet.signs[1:] for sign in plain)
        and (name in {plain, plain[0].upper() + plain[1:]})
    )


def _spell(digits: DigitWriter, alphabet: _Alphabet, name: str) -> None:
    plain = name[0].lower() + name[1:]
    digits.put_weighted(int(name != plain), _CAPITAL)
    for sign in plain + _END:
        digits.put_weighted(alphabet.signs.index(sign), alphabet.weights)


def _spelled(digits: DigitReader, alphabet: _Alphabet) -> str:
    capital, name = digits.take_weighted(_CAPITAL), ""
    while (sign := alphabet.signs[digits.take_weighted(alphabet.weights)]) != _END:
        name += sign
        if len(name) > LETTERS:
            raise broken()
    return name[:1].upper() + name[1:] if capital else name
