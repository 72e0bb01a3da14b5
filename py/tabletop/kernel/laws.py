"""What a law that does not hold is called."""

from typing import NamedTuple


class Broken(NamedTuple):
    """A law that does not hold (``cards``, ...), and what is wrong."""

    law: str
    detail: str
