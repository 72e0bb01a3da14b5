"""Defines the errors with which the table refuses a bad pick, a broken save or a hostile message."""

from collections.abc import Iterable, Mapping
from typing import Any, Self

MOST_GIVEN = 80
"""Letters of a refused value that are told."""


class Refusal(ValueError):
    """A call was refused and changed nothing.

    ``code`` is a key of the locale files, ``args_`` are the facts that fill the page's sentence; ``facts`` has more of
    them, for programs: what was ``given``, what is ``allowed``, which allowed value is ``near``. As text it is an
    English sentence.
    """

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_: dict[str, str | int] = args
        self._details: dict[str, str | int] = {}

    @property
    def facts(self) -> dict[str, str | int]:
        """All that fills the sentence."""
        return self.args_ | self._details

    def also(self, **details: str | int) -> Self:
        """Add facts that only programs are told."""
        self._details |= details
        return self

    def among(self, given: object, allowed: Iterable[object]) -> Self:
        """Add what was given, what is allowed, and which of that is nearest, each as a program writes it."""
        known = {str(one): repr(one) for one in allowed}
        self.also(given=shown(given), allowed=", ".join(known.values()))
        text = str(given)
        near = nearest(text, known) if isinstance(given, str) or text in known else ""
        return self.also(near=known[near]) if near else self

    def __str__(self) -> str:
        """Return the sentence and the code."""
        return f"{self.sentence} ({self.code})"

    @property
    def sentence(self) -> str:
        """What is wrong, in English."""
        return sentence_of(self.code, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the refusal, as a process of a pool does."""
        return _refusal, (type(self), self.code, self.args_, self._details)


def sentence_of(code: str, facts: Mapping[str, str | int]) -> str:
    """Return the English sentence of ``code``; the code with its facts where there are no texts."""
    try:
        from tabletop.texts.refusals import refusal_sentence  # noqa: PLC0415 - the page has no such module.
    except ImportError:
        return " ".join([code, *(f"{key}={value}" for key, value in facts.items())])
    return refusal_sentence(code, facts)


def _refusal(
    kind: type[Refusal], code: str, args: dict[str, str | int], details: dict[str, str | int]
) -> Refusal:
    return kind(code, **args).also(**details)


def refused(code: str, **args: str | int) -> Refusal:
    """Return the refusal of something that only a program can do: its sentence is ``refused-<code>``."""
    return Refusal(code, **args)


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the one of ``known`` that looks most like ``word``, or begins with it; empty where none is near."""
    try:
        from difflib import get_close_matches  # noqa: PLC0415 - only an error needs it, and the page has no such module.
    except ImportError:
        return ""
    lower, wanted = {name.casefold(): name for name in known}, word.casefold()
    found = get_close_matches(wanted, lower, 1)
    if not found and len(wanted) > 1:
        found = [name for name in lower if name.startswith(wanted)]
    return lower[found[0]] if found else ""


def shown(given: object) -> str:
    """Return a refused value as a program would write it, cut to a readable length."""
    text = repr(given)
    return text if len(text) <= MOST_GIVEN else text[: MOST_GIVEN - 1] + "…"
