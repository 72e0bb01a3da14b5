"""Parses command lines: what is misspelt is answered with what there is, and the nearest word."""

import argparse
from collections.abc import Iterable, Sequence

from tabletop.cli import texts
from tabletop.kernel.errors import nearest


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return how a sentence about an unknown ``name`` ends: with the nearest word, if one is near."""
    near = nearest(name, known)
    return texts.NEAREST.format(near=near) if near else ""


class Parser(argparse.ArgumentParser):
    """A parser whose sentences name the allowed values; those of its commands are of the same class."""

    def parse_known_args(  # pyright: ignore[reportIncompatibleMethodOverride] - nothing here asks for other types.
        self, args: Iterable[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse the arguments.

        An unknown one ends the program here, where it is known which command has which options.
        """
        found, unknown = super().parse_known_args(args, namespace or argparse.Namespace())
        if unknown:
            self.error(self._no_option(unknown))
        return found, unknown

    def _no_option(self, unknown: Sequence[str]) -> str:
        options = sorted(name for name in self._option_string_actions if name.startswith("--"))
        first = next((name for name in unknown if name.startswith("-")), unknown[0]).partition("=")[0]
        return texts.NO_OPTION.format(name=first, known=", ".join(options)) + did_you_mean(first, options)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        known = action.choices
        if known is not None and value not in known:
            names = [str(name) for name in known]
            sentence = texts.NO_CHOICE.format(name=str(value), known=", ".join(names))
            raise argparse.ArgumentError(action, sentence + did_you_mean(str(value), names))
