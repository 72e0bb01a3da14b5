"""Runs a player that a person wrote. If it fails, the usual level answers and the fault is counted."""

from collections import Counter
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field, replace
from functools import lru_cache
from inspect import signature
from types import CodeType
from typing import Any

from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.plain_copy import plain_copy
from tabletop.own_players.circles import Circles
from tabletop.own_players.faults import (
    CIRCLES,
    ILLEGAL,
    NO_CHOOSE,
    OVERTIME,
    SYNTAX,
    Fault,
    PlayerError,
    fault_of,
)
from tabletop.own_players.time_limit import Clock, OvertimeError, time_limit
from tabletop.own_players.tools import Decision, Tools, pick_of

SECONDS = 5.0
"""How long one call may take, unless the caller says otherwise."""
MOST_LOGGED = 2_000
"""The most log lines that a report keeps."""


@dataclass(frozen=True, slots=True)
class PlayerFile:
    """The file of a player: the name of its level, and its text."""

    name: str
    text: str


@dataclass(slots=True)
class Report:
    """What a player did: its decisions, the seconds of all and of the slowest call, how often it had each fault.

    ``first`` is the first fault of all; ``lines`` are (decision's number, logged line).
    """

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: Counter[str] = field(default_factory=Counter[str])
    first: Fault | None = None
    lines: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])

    def add(self, other: "Report") -> None:
        """Add what another part of a run has counted."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.faults.update(other.faults)
        self.first = self.first or other.first
        self.lines += other.lines[: MOST_LOGGED - len(self.lines)]


class OwnPlayer:
    """A file that is loaded for one seat of one game; its variables live until that game ends.

    Each seat has its own, so that two seats with the same file share nothing.
    """

    def __init__(self, file: PlayerFile, clock: Clock, seconds: float = SECONDS) -> None:
        """Run the file. Raises :class:`PlayerError` if it cannot be used."""
        self.file = file
        self.report = Report()
        self._clock = clock
        self._seconds = seconds
        self._circles = Circles()
        self._source = source_of(file)
        try:
            self._code = compiled(file)
            self._choose = self._function()
        except PlayerError as error:
            error.name = file.name
            raise

    def pick(self, decision: Decision) -> Pick:
        """Return the answer to ``decision.ask``; that of the usual level if the player has none. Never raises."""
        tools = Tools(decision)
        before = self._clock()
        try:
            return self._answer(decision, tools)
        except PlayerError as error:
            self.report.faults[error.fault.id] += 1
            self.report.first = self.report.first or error.fault
            return Tools(decision).normal(decision.ask)
        finally:
            spent = self._clock() - before
            self.report.decisions += 1
            self.report.seconds += spent
            self.report.slowest = max(self.report.slowest, spent)
            room = MOST_LOGGED - len(self.report.lines)
            self.report.lines += [(decision.number, line) for line in tools.lines[:room]]

    def _answer(self, decision: Decision, tools: Tools) -> Pick:
        if self._circles.closed(decision.view, decision.ask):
            raise PlayerError(Fault(CIRCLES, 0, decision.ask.kind))
        # A file could change its arguments, so it gets copies.
        view, ask = plain_copy(decision.view), own_copy(decision.ask)
        try:
            with time_limit(self._code, self._clock, self._seconds):
                answer = self._choose(view, ask, tools)
            pick = pick_of(answer)
        except OvertimeError as error:
            raise PlayerError(fault_of(error, self._source, OVERTIME)) from None
        except TypeError as error:
            fault = fault_of(error, self._source)
            raise PlayerError(fault if fault.line else replace(fault, id=ILLEGAL)) from None
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 - a file may raise anything.
            raise PlayerError(fault_of(error, self._source)) from None
        if not allowed(decision.ask, pick):
            raise PlayerError(Fault(ILLEGAL, 0, ", ".join(pick)))
        return pick

    def _function(self) -> Callable[[Any, AskView, Tools], object]:
        names: dict[str, Any] = {"__name__": self.file.name}
        try:
            with time_limit(self._code, self._clock, self._seconds):
                exec(self._code, names)  # noqa: S102 - it is what the person wants to run.
        except OvertimeError as error:
            raise PlayerError(fault_of(error, self._source, OVERTIME)) from None
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 - see above.
            raise PlayerError(fault_of(error, self._source)) from None
        choose = names.get("choose")
        if not callable(choose):
            raise PlayerError(Fault(NO_CHOOSE))
        if why := _unlike(choose):
            raise PlayerError(Fault(NO_CHOOSE, detail=why))
        return choose


def source_of(file: PlayerFile) -> str:
    """Return the name that ``file`` has in tracebacks."""
    return f"<{file.name}.py>"


@lru_cache(maxsize=8)
def compiled(file: PlayerFile) -> CodeType:
    """Return the code of ``file``. Raises :class:`PlayerError` if it is not Python."""
    try:
        return compile(file.text, source_of(file), "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        raise PlayerError(fault_of(error, source_of(file), SYNTAX)) from None


def own_copy(ask: AskView) -> AskView:
    """Return a copy of ``ask`` with options of its own: the engine shares its options among all asks."""
    return replace(ask, options=[copy(option) for option in ask.options])


def allowed(ask: AskView, pick: Pick) -> bool:
    """Say whether ``pick`` answers ``ask``: known options, each once, the right number of them."""
    known = {option.id for option in ask.options}
    return ask.least <= len(pick) <= ask.most and len(set(pick)) == len(pick) and known.issuperset(pick)


def _unlike(function: Callable[..., object]) -> str:
    """Return why ``function`` cannot be called with three arguments, in Python's words; empty if it can."""
    try:
        signature(function).bind(None, None, None)
    except (TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"
    return ""
