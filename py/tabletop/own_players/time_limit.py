"""Stops a call into a person's file at a deadline, at the next loop or call in that file.

Uses ``sys.monitoring`` of Python 3.12 and later, which costs nothing outside that file; before 3.12 ``sys.settrace``.
A single call into C, such as ``sum(range(10**12))``, cannot be stopped: only the end of its process or worker can.
"""

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

Clock = Callable[[], float]
"""Returns seconds. The engine has no clock of its own: the caller provides one."""

NAME = "time limit of own players"


class OvertimeError(BaseException):
    """The deadline has passed. Not an ``Exception``, so that ``except Exception`` in a file does not catch it."""


@contextmanager
def time_limit(code: CodeType, clock: Clock, seconds: float) -> Generator[None, None, None]:
    """Raise :class:`OvertimeError` in the functions of ``code``, the compiled file, when ``seconds`` have passed."""
    deadline = clock() + seconds

    def check() -> None:
        if clock() > deadline:
            raise OvertimeError(f"more than {seconds:g} s")

    monitoring: Any = getattr(sys, "monitoring", None)
    with _traced(code, check) if monitoring is None else _monitored(monitoring, code, check):
        yield


@contextmanager
def _monitored(monitoring: Any, code: CodeType, check: Callable[[], None]) -> Generator[None, None, None]:  # noqa: ANN401 - not there in Python 3.11
    """Call ``check`` at each jump and at each start of a function of ``code``."""
    tool, events = monitoring.OPTIMIZER_ID, monitoring.events
    watched = events.JUMP | events.PY_START | events.BRANCH

    def seen(*_: object) -> None:
        check()

    monitoring.use_tool_id(tool, NAME)
    try:
        for event in (events.JUMP, events.PY_START, events.BRANCH):
            monitoring.register_callback(tool, event, seen)
        for part in _parts(code):
            monitoring.set_local_events(tool, part, watched)
        yield
    finally:
        for part in _parts(code):
            monitoring.set_local_events(tool, part, 0)
        monitoring.free_tool_id(tool)


@contextmanager
def _traced(code: CodeType, check: Callable[[], None]) -> Generator[None, None, None]:
    """Call ``check`` at each instruction of ``code``: a loop on one line may have no event for its line."""
    file, before = code.co_filename, sys.gettrace()

    def instructions(_frame: FrameType, event: str, _arg: object) -> Any:  # noqa: ANN401 - what settrace wants
        if event == "opcode":
            check()
        return instructions

    def calls(frame: FrameType, _event: str, _arg: object) -> Any:  # noqa: ANN401
        if frame.f_code.co_filename != file:
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return instructions

    sys.settrace(calls)
    try:
        yield
    finally:
        sys.settrace(before)


def _parts(code: CodeType) -> Iterator[CodeType]:
    """Yield ``code`` and the functions in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _parts(constant)
