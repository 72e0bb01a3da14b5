"""Offers the sentences of the page's own locale files.

So terminal and programs speak every language of the page.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from tabletop.texts.fluent import PLURALS, Reader, Sentence, Speaker, Value, read_sentences
from tabletop.texts.word_forms import NamedText, NameList, WordForms, capital, end_of, set_apart, sound_of

FORMS = re.compile(r"\n +\.[a-z]")
"""The beginning of a form of a name."""

_OWN = resources.files("tabletop.texts") / "locales"
"""What only the terminal and errors say."""
_CHECKOUT = not (_OWN / "table").is_dir()
"""Whether the page's own files are read: a wheel carries copies of them beside the terminal's."""
_WEB = Path(str(_OWN)).parents[3] / "web"
"""A checkout's page."""
_SHARED: Traversable = _WEB / "locales" if _CHECKOUT else _OWN / "table"
"""What the page says whichever game is played."""

_LISTED = dict(
    re.findall(r'^  "?([\w-]+)"?: "([^"]+)"', (_SHARED / "languages.js").read_text("utf-8"), re.MULTILINE)
)
LANGUAGES = tuple(_LISTED)
"""The languages of the page, from the page's own list. The first fills in what another lacks."""

UNNAMED = frozenset(_LISTED.values())
"""What each language calls a player without a name."""


def folders_of(game: str) -> tuple[Traversable, ...]:
    """Return where the texts lie that are read together: the terminal's, the shared ones, those of ``game``."""
    return _OWN, _SHARED, _WEB / "games" / game / "locales" if _CHECKOUT else _OWN / game


def games() -> list[str]:
    """Return the games that have texts here."""
    if _CHECKOUT:
        return sorted(path.parent.name for path in (_WEB / "games").glob("*/locales"))
    return sorted(path.name for path in _OWN.iterdir() if path.is_dir() and path.name != "table")


class Texts:
    """The sentences of one language, as one game says them."""

    def __init__(self, language: str, game: str) -> None:
        """Read the files of ``language`` for ``game``. Raises ``ValueError`` for an unknown language."""
        if language not in LANGUAGES:
            first = Texts(LANGUAGES[0], game)
            raise ValueError(
                first.say("refused-language", given=language, allowed=first.joined("join-commas", LANGUAGES))
            )
        self.language = language
        self._files = [_file(name, game) for name in dict.fromkeys((language, LANGUAGES[0]))]

    def has(self, ident: str) -> bool:
        """Whether there is a sentence ``ident``."""
        return any(ident in file.unread for file in self._files)

    def say(self, ident: str, **facts: Value) -> str:
        """Return the sentence ``ident`` filled with ``facts``; the id itself where there is no such sentence."""
        told = set_apart(facts, self._quoted)
        for file in self._files:
            if (said := file.said(ident, "", told)) is not None:
                return said
        return ident

    def player(self, name: str) -> str:
        """Return ``name`` as a sentence says it: "the player" for a player without a name."""
        return self.say("unnamed-player") if name in UNNAMED else name

    def sentence(self, ident: str, **facts: Value) -> str:
        """Return the sentence ``ident``, with a capital letter where a player without a name begins it."""
        said = self.say(ident, **facts)
        return capital(said) if said.startswith(self.say("unnamed-player")) else said

    def named(self, ident: str, **facts: Value) -> str:
        """Return what the text ``ident`` says, as a name that a sentence may bend."""
        return NamedText(self.say(ident, **facts), ident, facts)

    def listed(self, items: Sequence[str]) -> str:
        """Return ``items`` as a list in a sentence: ``a, b, and c``."""
        return NameList(items, self._joined)

    def joined(self, ident: str, items: Iterable[str]) -> str:
        """Return ``items`` beside each other, by a text with ``first`` and ``last`` such as ``join-commas``."""
        said = ""
        for item in items:
            said = self.say(ident, first=said, last=item) if said else item
        return said

    def bracketed(self, text: str, more: str) -> str:
        """Return ``text (more)``."""
        return self.say("in-brackets", text=text, more=more)

    def labelled(self, label: str, text: str) -> str:
        """Return ``label: text`` with the spaces of the language."""
        return self.say("labelled", label=label, text=text)

    def numbered(self, number: int, text: str) -> str:
        """Return a line of a numbered list."""
        return "  " + self.say("numbered", number=number, text=text)

    def _quoted(self, name: str) -> str:
        return next(
            (said for file in self._files if (said := file.said("bare-name", "", {"name": name}))), name
        )

    def _joined(self, items: Sequence[str]) -> str:
        if len(items) < 3:
            return self.say("list-two", first=items[0], last=items[1]) if len(items) == 2 else "".join(items)
        return self.say("list-end", first=self.joined("join-commas", items[:-1]), last=items[-1])


class _File:
    """The sentences of one language and game; each is parsed when it is first said."""

    def __init__(self, language: str, game: str) -> None:
        self.unread: dict[str, str] = {}
        self._read: dict[str, Sentence] = {}
        for folder in folders_of(game):
            self.unread |= read_sentences((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        forms = WordForms(self.said)
        functions = {"FORM": forms.form, "SOUND": sound_of, "END": end_of, "CAP": capital}
        self._speaker = Speaker(PLURALS[language], functions, self.sentence)
        for ident, text in self.unread.items():
            if FORMS.search(text) is not None and (name := self.said(ident, "", {})) is not None:
                forms.add(name, ident)

    def sentence(self, ident: str) -> Sentence | None:
        """Return a sentence; None where there is none."""
        if ident not in self.unread:
            return None
        found = self._read.get(ident)
        if found is None:
            found = self._read[ident] = Reader(self.unread[ident]).sentence()
        return found

    def said(self, ident: str, attribute: str, facts: Mapping[str, Value]) -> str | None:
        """Return a sentence, or an ``attribute`` of one, filled with ``facts``; None where there is none."""
        found = self.sentence(ident)
        pattern = found and (found.attributes.get(attribute) if attribute else found.value)
        return self._speaker.filled(pattern, facts) if pattern else None


@cache
def _file(language: str, game: str) -> _File:
    return _File(language, game)
