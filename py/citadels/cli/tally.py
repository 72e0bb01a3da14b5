"""What a run has counted so far. Tallies of parts of a run add up to the tally of the whole."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypedDict

from tabletop.ask import Pick, read_option

Decision = tuple[str, str, tuple[str, ...], Pick]
"""Kind of ask, its cause, the options offered, the pick."""

USES = frozenset({"ability", "income"})
"""Menu entries that use the character whose turn it is."""

BUILDS = frozenset({"turn", "wizard_build", "framework", "loan"})
"""Kinds of ask in which a card to be built is chosen."""


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


@dataclass
class Tally:
    """Counts over some games; ``cpu_seconds`` is time spent playing, not checking."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    rounds: Counter[str] = field(default_factory=_counter)
    players: Counter[str] = field(default_factory=_counter)
    offered: Counter[str] = field(default_factory=_counter)
    taken: Counter[str] = field(default_factory=_counter)
    drafted: Counter[str] = field(default_factory=_counter)
    used: Counter[str] = field(default_factory=_counter)
    built: Counter[str] = field(default_factory=_counter)
    checked: Counter[str] = field(default_factory=_counter)
    violations: list[Violation] = field(default_factory=list[Violation])
    asks: int = 0
    long_asks: int = 0
    largest: Largest = field(default_factory=lambda: Largest(size=0, kind="", cause="", seed=0))

    def note(self, seed: int, decisions: Iterable[Decision]) -> None:
        """Count the ``decisions`` of the game with ``seed``."""
        for kind, cause, options, pick in decisions:
            self.asks += 1
            self.long_asks += len(options) > LONG
            if len(options) > self.largest["size"]:
                self.largest = Largest(size=len(options), kind=kind, cause=cause, seed=seed)
            for option in options:
                self.offered[_entry(kind, option)] += 1
            for option in pick:
                self.taken[_entry(kind, option)] += 1
                self._note_cards(kind, cause, option)

    def _note_cards(self, kind: str, cause: str, option: str) -> None:
        """Count which cards a picked ``option`` drafts, builds or uses."""
        chosen = read_option(option)
        card = chosen.word("card")
        if chosen.verb == "draft":
            self.drafted[chosen.word("character")] += 1
        elif chosen.verb == "build" or (kind in BUILDS and chosen.verb == "card"):
            self.built[card] += 1
        elif chosen.verb in USES:
            self.used[cause] += 1
        elif chosen.verb == "use":
            self.used[card] += 1
        elif kind == "payment" and chosen.verb == "cancel":
            self.built[cause] -= 1

    def add(self, other: "Tally") -> None:
        """Add what another part of the run has counted."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        for name in ("rounds", "players", "offered", "taken", "drafted", "used", "built", "checked"):
            getattr(self, name).update(getattr(other, name))
        self.asks += other.asks
        self.long_asks += other.long_asks
        self.violations += other.violations
        if other.largest["size"] > self.largest["size"]:
            self.largest = other.largest


def _entry(kind: str, option: str) -> str:
    """Name the kind of ``option``: the ask's kind and the verb; abilities and uses with whose they are."""
    verb, _, rest = option.partition(":")
    return f"{kind}/{option}" if verb in ("ability", "use") and rest else f"{kind}/{verb}"
