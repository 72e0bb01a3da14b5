"""Defines the error that is raised when a law does not hold."""

from typing import NamedTuple


class Broken(NamedTuple):
    """The name of a law that does not hold (``cards``, ...), and the difference that was found."""

    law: str
    detail: str
