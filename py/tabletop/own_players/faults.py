"""Defines what can go wrong with a player that a person wrote."""

from dataclasses import dataclass
from typing import Final

SYNTAX: Final = "syntax"
"""The file is not valid Python."""
NO_CHOOSE: Final = "no-choose"
"""The file has no function ``choose(view, ask, tools)``."""
FAILED: Final = "failed"
"""The file, or a call of ``choose``, raised an exception."""
ILLEGAL: Final = "illegal"
"""``choose`` returned something that does not answer the ask."""
OVERTIME: Final = "overtime"
"""A call took longer than its limit."""
CIRCLES: Final = "circles"
"""Its answers led back to the same question again and again: it gives up what it begins."""

CHANGING: Final = "changing"
"""The file imports a module that makes its answers differ in equal games. Found only by reading the text."""

FAULTS: Final = (SYNTAX, NO_CHOOSE, FAILED, ILLEGAL, OVERTIME, CIRCLES)

MOST_DETAIL = 300
"""The most characters of a fault's detail."""

MOST_TEXT = 100_000
"""The most characters of a file that is checked without being run."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: an id of ``FAULTS``, the line of the file (0: unknown), and Python's own message."""

    id: str
    line: int = 0
    detail: str = ""


class PlayerError(Exception):
    """The file cannot be used as a player; ``name`` is the player's, once it is known."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault
        self.name = ""


def fault_of(error: BaseException, file: str, fault: str = FAILED) -> Fault:
    """Return the fault of an exception that a call into ``file`` raised: the line is the deepest one in that file."""
    line = error.lineno or 0 if isinstance(error, SyntaxError) else 0
    step = error.__traceback__
    while step is not None:
        if step.tb_frame.f_code.co_filename == file:
            line = step.tb_lineno
        step = step.tb_next
    detail = error.msg if isinstance(error, SyntaxError) else str(error)
    return Fault(fault, line, f"{type(error).__name__}: {detail}"[:MOST_DETAIL])
