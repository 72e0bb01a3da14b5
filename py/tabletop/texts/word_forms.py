"""Gives sentences the form of a name that they need, as the page does in ``web/lib/word-forms.js``.

The forms of a name are the attributes of its message. A text asks for one with ``FORM($seat, "gen")``, for the sound
that a name begins with by ``SOUND($seat)`` or ``SOUND($seat, "uk")``, for the sound that it ends with by
``END($seat)``, and for a capital letter by ``CAP(FORM($card, "def"))``.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Self

from tabletop.texts.fluent import Value

TYPED = "typed-name"
"""The message whose attributes are the forms of a name that a person typed."""
GIVEN = "given-names"
"""The message with common given names and their forms."""

PEOPLE = frozenset(
    ("name", "names", "winners", "winner", "seat", "other", "by", "from", "to", "host", "player")
)
"""The facts of a text that hold players. What a person typed is never looked up as the name of a card."""

_PLAYER_NAMES = re.compile(r"computer-name-\d+|default-name|unnamed-player|you-name")
"""The messages that name players."""
_NO_LETTER = re.compile(r"[\W_]")
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""A letter of a script that is written from right to left."""
_COPIED = frozenset({"file"})
"""The facts that a person copies into a command: they get no invisible mark."""
_SILENT_H = re.compile("h(?:ele|elo|enri|erm|erv|ila|ippo|ono|ora|ort|ube|ugo|ugu|umb|yac)")
"""The beginnings of French given names whose "h" is not said; before other names in "h" French says "de"."""
_VOWEL = re.compile(r"[aeiouœæyаеиоуыэєії]")


class NamedText(str):
    """A name that a text with facts writes, such as ``energy × 2``.

    Its forms are the attributes of the text ``ident``.
    """

    __slots__ = ("facts", "ident")

    ident: str
    facts: Mapping[str, str | int]

    def __new__(cls, said: str, ident: str, facts: Mapping[str, str | int]) -> Self:
        """Keep how ``said`` was written."""
        made = super().__new__(cls, said)
        made.ident, made.facts = ident, facts
        return made


class PlayerName(str):
    """The name of a player."""

    __slots__ = ()


class NameList(str):
    """Several names as a list in a sentence, ``a, b and c``; each takes the form that the sentence asks for."""

    __slots__ = ("names", "write")

    names: Sequence[str]
    write: Callable[[Sequence[str]], str]

    def __new__(cls, names: Sequence[str], write: Callable[[Sequence[str]], str]) -> Self:
        """Write ``names`` as ``write`` lists them."""
        made = super().__new__(cls, write(names))
        made.names, made.write = names, write
        return made


def set_apart(facts: Mapping[str, Value], quoted: Callable[[str], str]) -> dict[str, Value]:
    """Return ``facts`` as sentences take them.

    What is written from right to left keeps the order of its sentence; names of players are told from those of cards,
    and those that could be read as an amount are ``quoted``.
    """

    def one(key: str, text: str) -> str:
        if isinstance(text, NamedText) or key in _COPIED:
            return text
        return (
            PlayerName(isolated(quoted(text) if is_bare(text) else text)) if key in PEOPLE else isolated(text)
        )

    return {
        key: value
        if isinstance(value, int)
        else NameList([one(key, name) for name in value.names], value.write)
        if isinstance(value, NameList)
        else one(key, value)
        for key, value in facts.items()
    }


def isolated(text: str) -> str:
    """Return ``text`` in isolation marks if it has letters written from right to left.

    With them the line keeps its order.
    """
    return f"\u2068{text}\u2069" if _RIGHT_TO_LEFT.search(text) else text


def is_bare(name: str) -> bool:
    """Whether ``name`` has only digits and punctuation, so that a sentence with amounts could be misread."""
    return name != "" and all(unicodedata.category(sign)[0] in "NPZ" or sign in "+<=>|~^`$" for sign in name)


class WordForms:
    """The forms of the names of one language and one game."""

    def __init__(self, said: Callable[[str, str, Mapping[str, str | int]], str | None]) -> None:
        """Begin without names. ``said`` returns an attribute of a text, filled with facts; None where there is none."""
        self._ids: dict[str, str] = {}
        self._said = said
        self._given: dict[tuple[str, str], str] | None = None

    def add(self, name: str, ident: str) -> None:
        """Note that the text ``ident`` has the forms of ``name``."""
        self._ids[name] = ident

    def form(self, name: object, form: object) -> str:
        """Return ``name`` in ``form``, the name of an attribute; as it is where the language has no such form."""
        if isinstance(name, NameList):
            return NameList([self._form(one, str(form)) for one in name.names], name.write)
        return self._form(name if isinstance(name, NamedText | PlayerName) else str(name), str(form))

    def _form(self, name: str, form: str) -> str:
        ident = self._ids.get(name, TYPED)
        if isinstance(name, PlayerName) and not _PLAYER_NAMES.fullmatch(ident):
            if self._given is None:
                self._given = _given_forms(self._said(GIVEN, "", {}) or "")
            if (name, form) in self._given:
                return self._given[name, form]
            ident = TYPED
        facts: Mapping[str, str | int] = {"name": str(name)}
        if isinstance(name, NamedText):
            ident, facts = name.ident, name.facts
        said = self._said(ident, form, facts)
        return name if said is None else said


def _given_forms(text: str) -> dict[tuple[str, str], str]:
    """Read lines such as ``-а acc=у gen=и Олена Ірина``: what is cut off, the forms, the names."""
    found: dict[tuple[str, str], str] = {}
    for ending, *words in filter(None, map(str.split, text.splitlines())):
        forms = [word.split("=") for word in words if "=" in word]
        for name in (word for word in words if "=" not in word):
            found |= {(name, form): name[: len(name) + 1 - len(ending)] + end for form, end in forms}
    return found


def capital(text: str) -> str:
    """Return ``text`` with a capital letter, for the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def sound_of(name: object, language: object = "") -> str:
    """Return the sound that ``name`` begins with: vowel, iotated, h, v, cluster (two consonants) or consonant.

    In the ``language`` "uk", "е" has no sound of "й" before it, and "й" and the "Y" of "Yann" are one.
    """
    letters = _letters(name)
    first, second = letters[:1], letters[1:2]
    # "Yann", "Onze": French says "de" before them; before "Yves" it says "d’".
    if (first == "y" and _is_vowel(second)) or letters.startswith(("onz", "oui")):
        return "iotated" if language == "uk" and first == "y" else "consonant"
    if first == "h":
        return "vowel" if _SILENT_H.match(_base(letters)) else "h"
    if first and first in ("йюяєї" if language == "uk" else "еёюяєї"):
        return "iotated"
    if _is_vowel(first):
        return "vowel"
    if first and first in "вф":
        return "v"
    cyrillic = "\u0400" <= first <= "\u052f"
    return "cluster" if cyrillic and second and second not in "ьй" and not _is_vowel(second) else "consonant"


def end_of(name: object) -> str:
    """Return the sound that ``name`` ends with: vowel or consonant; a digit counts as a consonant."""
    last = _letters(name)[-1:]
    return "vowel" if last and (last in "еёюяєї" or _is_vowel(last)) else "consonant"


def _letters(name: object) -> str:
    return _NO_LETTER.sub("", unicodedata.normalize("NFC", str(name))).lower()


def _base(letters: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", letters) if not unicodedata.combining(sign))


def _is_vowel(letter: str) -> bool:
    """Whether ``letter``, a small one, is a vowel; й is none, though it is written as one with a mark."""
    return letter != "й" and bool(_VOWEL.match(unicodedata.normalize("NFD", letter)))
