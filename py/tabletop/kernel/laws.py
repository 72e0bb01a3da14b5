"""Defines the error that is raised when a law does not hold."""

from typing import NamedTuple


class Broken(NamedTuple):
    """A law that does not hold (``cards``, ...), and what is wrong."""

    law: str
    detail: str
