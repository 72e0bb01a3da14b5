"""Writes names and other short words as digits: few for the common letters, more for all others."""

from typing import NamedTuple

from tabletop.replay_link.digits import DigitReader, DigitWriter, broken

LETTERS = 40
"""Longest word that can be written."""

_COMMON = " -'.0123456789"


class _Alphabet(NamedTuple):
    """Letters that need little room; a word may have its first letter as a capital."""

    letters: str
    capital: bool


_LATIN = "abcdefghijklmnopqrstuvwxyzàâäçèéêëîïôöùûüæœ_"
_CYRILLIC = "абвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюя"
_ALPHABETS = tuple(
    _Alphabet(letters + _COMMON, capital) for letters in (_LATIN, _CYRILLIC) for capital in (True, False)
)
_ANY = len(_ALPHABETS)
_SIGNS = 0x110000


def put_word(digits: DigitWriter, word: str) -> None:
    """Write ``word``, of at most ``LETTERS`` letters."""
    digits.put(len(word), LETTERS + 1)
    which = next((at for at, alphabet in enumerate(_ALPHABETS) if _fits(alphabet, word)), _ANY)
    digits.put(which, _ANY + 1)
    if which == _ANY:
        for sign in word:
            digits.put(ord(sign), _SIGNS)
        return
    letters, _ = _ALPHABETS[which]
    for sign in word.lower():
        digits.put(letters.index(sign), len(letters))


def take_word(digits: DigitReader) -> str:
    """Return the word that was written."""
    length, which = digits.take(LETTERS + 1), digits.take(_ANY + 1)
    if which == _ANY:
        signs = [digits.take(_SIGNS) for _ in range(length)]
        if any(0xD800 <= sign < 0xE000 for sign in signs):
            raise broken()
        return "".join(map(chr, signs))
    letters, capital = _ALPHABETS[which]
    word = "".join(letters[digits.take(len(letters))] for _ in range(length))
    return word[:1].upper() + word[1:] if capital else word


def _fits(alphabet: _Alphabet, word: str) -> bool:
    """Whether ``word`` comes out again as it is."""
    plain = word.lower()
    if len(plain) != len(word) or not all(sign in alphabet.letters for sign in plain):
        return False
    return word == (plain[:1].upper() + plain[1:] if alphabet.capital else plain)
