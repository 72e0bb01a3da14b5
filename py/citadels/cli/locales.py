"""Reads the page's own Fluent files, so that the terminal speaks every language of the page."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from citadels.cli import texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "uk", "fr", "ru")
"""The first fills in what another lacks."""

Value = str | int
"""What fills a place of a sentence."""

_OWN = Path(__file__).parent / "locales"
# A wheel carries copies of the page's files beside the terminal's own; a checkout has the files themselves.
_WEB = Path(__file__).parents[3] / "web"
_PACKED = (_OWN / "table", _OWN / "game")
_CHECKOUT = (_WEB / "locales", _WEB / "games/citadels/locales")


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        """Read the files of ``language``. Raises ``ValueError`` without the library, or for an unknown language."""
        if language not in LANGUAGES:
            raise ValueError(texts.UNKNOWN_LANGUAGE.format(language=language, known=", ".join(LANGUAGES)))
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, LANGUAGES[0]))]

    def has(self, ident: str) -> bool:
        """Whether there is a sentence ``ident``."""
        return any(bundle.has_message(ident) for bundle in self._bundles)

    def say(self, ident: str, **facts: Value) -> str:
        """Return the sentence ``ident`` filled with ``facts``; the id itself where there is no such sentence."""
        for bundle in self._bundles:
            if bundle.has_message(ident) and (pattern := bundle.get_message(ident).value) is not None:
                return str(bundle.format_pattern(pattern, facts)[0])
        return ident

    def listed(self, items: Sequence[str]) -> str:
        """Return ``items`` as a list in a sentence: ``a, b and c``."""
        from babel.lists import format_list  # noqa: PLC0415 - an extra, as below.

        return format_list(items, locale=self.language)


@cache
def _bundle(language: str) -> "FluentBundle":
    try:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - an extra that may be missing.
    except ImportError as error:
        raise ValueError(texts.NO_FLUENT) from error
    # Isolation marks help mixed writing directions only.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (_OWN, *(_PACKED if _PACKED[0].is_dir() else _CHECKOUT)):
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
