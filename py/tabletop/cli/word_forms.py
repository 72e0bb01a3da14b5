"""Gives sentences the form of a name that they need, as the page does in ``web/lib/word-forms.js``.

The forms of a name are the attributes of its message. A text asks for one with ``FORM($seat, "gen")``, for the sound
that a name begins with by ``SOUND($seat)``, and for a capital letter by ``CAP(FORM($card, "def"))``.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

TYPED = "typed-name"
"""The message whose attributes are the forms of a name that a person typed."""

_NO_LETTER = re.compile(r"[\W_]")
_VOWEL = re.compile(r"[aeiouœæyаеиоуыэєії]")


class NamedText(str):
    """A name that a text with facts writes, such as ``energy × 2``; its forms are the attributes of the text ``ident``."""

    __slots__ = ("facts", "ident")

    ident: str
    facts: Mapping[str, str | int]

    def __new__(cls, said: str, ident: str, facts: Mapping[str, str | int]) -> Self:
        """Keep how ``said`` was written."""
        made = super().__new__(cls, said)
        made.ident, made.facts = ident, facts
        return made


class NameList(str):
    """Several names as a list in a sentence, ``a, b and c``; each takes the form that the sentence asks for."""

    __slots__ = ("language", "names")

    names: Sequence[str]
    language: str

    def __new__(cls, names: Sequence[str], language: str) -> Self:
        """Write ``names`` as a list of ``language``."""
        from babel.lists import format_list  # noqa: PLC0415 - an extra that may be missing.

        made = super().__new__(cls, format_list(names, locale=language))
        made.names, made.language = names, language
        return made


class WordForms:
    """The forms of the names of one language and one game."""

    def __init__(self) -> None:
        """Begin without names."""
        self._ids: dict[str, str] = {}
        self._bundle: FluentBundle | None = None

    def read(self, bundle: "FluentBundle", resources: Iterable["Resource"]) -> None:
        """Take the names from those messages of ``resources`` that have attributes; ``bundle`` writes them."""
        from fluent.syntax.ast import Message  # noqa: PLC0415 - an extra that may be missing.

        self._bundle = bundle
        for resource in resources:
            for entry in resource.body:
                if isinstance(entry, Message) and entry.attributes and entry.value is not None:
                    pattern = bundle.get_message(entry.id.name).value
                    self._ids[str(bundle.format_pattern(pattern, {})[0]) if pattern else ""] = entry.id.name

    def form(self, name: object, form: object) -> str:
        """Return ``name`` in ``form``, the name of an attribute; as it is where the language has no such form."""
        if isinstance(name, NameList):
            return NameList([self._form(one, str(form)) for one in name.names], name.language)
        return self._form(name if isinstance(name, NamedText) else str(name), str(form))

    def _form(self, name: str, form: str) -> str:
        bundle, ident = self._bundle, self._ids.get(name, TYPED)
        facts: dict[str, str | int] = {"name": name}
        if isinstance(name, NamedText):
            ident, facts = name.ident, dict(name.facts)
        if bundle is None or not bundle.has_message(ident):
            return name
        pattern = bundle.get_message(ident).attributes.get(form)
        return name if pattern is None else str(bundle.format_pattern(pattern, facts)[0])


def capital(text: str) -> str:
    """Return ``text`` with a capital letter, for the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def sound_of(name: str) -> str:
    """Return the sound that ``name`` begins with: vowel, iotated, h, v, cluster (two consonants) or consonant."""
    letters = _NO_LETTER.sub("", unicodedata.normalize("NFC", name)).lower()
    first, second = letters[:1], letters[1:2]
    if first == "h":
        return "h"
    if first and first in "еёюяєї":
        return "iotated"
    if _is_vowel(first):
        return "vowel"
    if first and first in "вф":
        return "v"
    cyrillic = "\u0400" <= first <= "\u052f"
    return "cluster" if cyrillic and second and second not in "ьй" and not _is_vowel(second) else "consonant"


def _is_vowel(letter: str) -> bool:
    """Whether ``letter``, a small one, is a vowel; й is none, though it is written as one with a mark."""
    return letter != "й" and bool(_VOWEL.match(unicodedata.normalize("NFD", letter)))
