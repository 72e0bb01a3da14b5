"""Counts what happens in a run. Tallies of batches add up to the tally of the whole run."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypedDict

from tabletop.cli.simulated_game import Decision, SimulatedGame

LONG = 30
"""An ask with more options than this is rare by design."""


class Violation(TypedDict):
    """A law that a game broke."""

    seed: int
    law: str
    detail: str


class Largest(TypedDict):
    """The ask with most options."""

    size: int
    kind: str
    cause: str
    seed: int


def _counter() -> Counter[str]:
    return Counter()


def _columns() -> defaultdict[str, Counter[str]]:
    return defaultdict(_counter)


@dataclass
class Tally:
    """Counts over some games; ``cpu_seconds`` were spent playing, ``check_seconds`` checking.

    ``columns`` are the game's own.
    """

    games: int = 0
    finished: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    check_seconds: float = 0.0
    rounds: Counter[str] = field(default_factory=_counter)
    players: Counter[str] = field(default_factory=_counter)
    offered: Counter[str] = field(default_factory=_counter)
    taken: Counter[str] = field(default_factory=_counter)
    columns: defaultdict[str, Counter[str]] = field(default_factory=_columns)
    checked: Counter[str] = field(default_factory=_counter)
    violations: list[Violation] = field(default_factory=list[Violation])
    asks: int = 0
    long_asks: int = 0
    largest: Largest = field(default_factory=lambda: Largest(size=0, kind="", cause="", seed=0))

    def note(self, simulated: SimulatedGame, seed: int, decisions: Iterable[Decision]) -> None:
        """Count the ``decisions`` of the game with ``seed``."""
        for decision in decisions:
            kind, cause, options, pick = decision
            self.asks += 1
            self.long_asks += len(options) > LONG
            if len(options) > self.largest["size"]:
                self.largest = Largest(size=len(options), kind=kind, cause=cause, seed=seed)
            for option in options:
                self.offered[_entry(simulated, kind, option)] += 1
            for option in pick:
                self.taken[_entry(simulated, kind, option)] += 1
            for column, name, count in simulated.note(decision):
                self.columns[column][name] += count

    def add(self, other: "Tally") -> None:
        """Add what another part of the run has counted."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        self.check_seconds += other.check_seconds
        for name in ("rounds", "players", "offered", "taken", "checked"):
            getattr(self, name).update(getattr(other, name))
        for column, counts in other.columns.items():
            self.columns[column].update(counts)
        self.asks += other.asks
        self.long_asks += other.long_asks
        self.violations += other.violations
        if other.largest["size"] > self.largest["size"]:
            self.largest = other.largest


def _entry(simulated: SimulatedGame, kind: str, option: str) -> str:
    """Name the kind of ``option``: the ask's kind and the verb; where that says too little, with what it names."""
    verb, _, rest = option.partition(":")
    return f"{kind}/{option}" if verb in simulated.named and rest else f"{kind}/{verb}"
