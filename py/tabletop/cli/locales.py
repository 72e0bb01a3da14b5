"""Reads the page's own Fluent files, so that the terminal speaks every language of the page."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop.cli import texts
from tabletop.cli.word_forms import NamedText, NameList, WordForms, capital, sound_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "uk", "fr", "ru")
"""The first fills in what another lacks."""

Value = str | int
"""What fills a place of a sentence."""

_OWN = Path(__file__).parent / "locales"
"""What only the terminal says."""
_WEB = Path(__file__).parents[3] / "web"
"""A checkout's page; a wheel carries copies of its files beside the terminal's own."""


def folders_of(game: str) -> tuple[Path, ...]:
    """Return where the texts lie that are read together: the terminal's, the shared ones, those of ``game``."""
    if (_OWN / "table").is_dir():
        return _OWN, _OWN / "table", _OWN / game
    return _OWN, _WEB / "locales", _WEB / "games" / game / "locales"


class Texts:
    """The sentences of one language, as one game says them."""

    def __init__(self, language: str, game: str) -> None:
        """Read the files of ``language`` for ``game``. Raises ``ValueError`` without the extra, or for an unknown language."""
        if language not in LANGUAGES:
            raise ValueError(texts.UNKNOWN_LANGUAGE.format(name=language, known=", ".join(LANGUAGES)))
        self.language = language
        self._bundles = [_bundle(name, game) for name in dict.fromkeys((language, LANGUAGES[0]))]

    def has(self, ident: str) -> bool:
        """Whether there is a sentence ``ident``."""
        return any(bundle.has_message(ident) for bundle in self._bundles)

    def say(self, ident: str, **facts: Value) -> str:
        """Return the sentence ``ident`` filled with ``facts``; the id itself where there is no such sentence."""
        for bundle in self._bundles:
            if bundle.has_message(ident) and (pattern := bundle.get_message(ident).value) is not None:
                return str(bundle.format_pattern(pattern, facts)[0])
        return ident

    def named(self, ident: str, **facts: Value) -> str:
        """Return what the text ``ident`` says, as a name that a sentence may bend."""
        return NamedText(self.say(ident, **facts), ident, facts)

    def listed(self, items: Sequence[str]) -> str:
        """Return ``items`` as a list in a sentence: ``a, b and c``."""
        return NameList(items, self.language)


@cache
def _bundle(language: str, game: str) -> "FluentBundle":
    try:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - an extra that may be missing.
    except ImportError as error:
        raise ValueError(texts.NO_FLUENT) from error
    forms = WordForms()
    functions: dict[str, Any] = {"FORM": forms.form, "SOUND": sound_of, "CAP": capital}
    # Isolation marks help mixed writing directions only.
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    resources = [
        FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        for folder in folders_of(game)
    ]
    for resource in resources:
        bundle.add_resource(resource)
    forms.read(bundle, resources)
    return bundle
