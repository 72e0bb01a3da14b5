"""Chooses what a computer player says about an event that concerns it: seldom, and no line twice in a game.

It reads only facts that every seat is told, so a remark reveals nothing hidden.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from tabletop.kernel.events import Fact
from tabletop.players.seating import Chair

SILENCE = 9
"""The least number of moments between two remarks, by any players."""
REVENGE = "revenge"
EVEN, OTHER = "even", "other"


class Harmed(Protocol):
    """See :class:`tabletop.kernel.events.Harm`."""

    @property
    def seat(self) -> int:
        """The seat that lost something."""
        ...

    @property
    def deed(self) -> str:
        """A word of the game."""
        ...

    @property
    def by(self) -> int | None:
        """The seat that did it."""
        ...


class Happened(Protocol):
    """An event that was told, at moment ``number``."""

    @property
    def number(self) -> int:
        """The moment."""
        ...

    @property
    def kind(self) -> str:
        """What happened."""
        ...

    @property
    def data(self) -> Mapping[str, Fact]:
        """Its facts."""
        ...

    @property
    def harm(self) -> Harmed | None:
        """The loss that it tells."""
        ...


class Blow(NamedTuple):
    """Harm by another player: the occasions on which its victim, and the one who did it, may speak ("" for none)."""

    victim: int
    by: int
    moan: str
    gloat: str


class Pride(NamedTuple):
    """What a player may be proud of, as an occasion to speak."""

    seat: int
    occasion: str


class RemarkRules(NamedTuple):
    """What a game knows of remarks. ``cue`` says whom an event moves to speak.

    ``lines`` counts the lines by occasion and temper, ``other`` for tempers that are not named. A player speaks on one
    in ``one_in`` events of an occasion, on each if it is not named.
    """

    cue: Callable[[Happened], Blow | Pride | None]
    tempers: Sequence[str]
    lines: Mapping[str, Mapping[str, int]]
    one_in: Mapping[str, int]


@dataclass(slots=True)
class Talk:
    """What the remarks of a game depend on, after some of its events.

    ``last`` is the moment of the last remark, ``said`` the lines so far. ``grudges`` are pairs: whom another player has
    harmed, and that player.
    """

    last: int = -SILENCE
    said: list[str] = field(default_factory=list[str])
    grudges: list[list[int]] = field(default_factory=list[list[int]])


@dataclass(slots=True)
class Remark:
    """What ``seat`` says: the id of the ``line``, and the card of the event, "" for none."""

    seat: int
    line: str
    card: str


@dataclass(slots=True)
class Remarked:
    """The ``remark`` on events, if any, and the ``talk`` before them, with which the next call goes on."""

    talk: Talk
    remark: Remark | None


def remark_on(
    rules: RemarkRules,
    seating: Sequence[Chair],
    talk: Talk,
    before: Iterable[Happened],
    events: Iterable[Happened],
) -> Remarked:
    """Return the first remark on ``events``; ``before`` are those that were told after the ones that ``talk`` knows."""
    for event in before:
        hear(rules, seating, talk, event)
    heard = Talk(talk.last, [*talk.said], [*talk.grudges])
    found = (hear(rules, seating, heard, event) for event in events)
    return Remarked(talk, next((remark for remark in found if remark), None))


def hear(rules: RemarkRules, seating: Sequence[Chair], talk: Talk, event: Happened) -> Remark | None:
    """Note ``event`` in ``talk``; return the remark on it, None if no player speaks."""
    cue = rules.cue(event)
    prides = [cue] if isinstance(cue, Pride) else _of_blow(talk, cue) if cue else []
    if event.number - talk.last < SILENCE:
        return None
    for pride in prides:
        line = _line_for(rules, seating, talk, pride, event.number)
        if line:
            talk.last = event.number
            talk.said.append(line)
            card = event.data.get("card")
            return Remark(pride.seat, line, card if isinstance(card, str) else "")
    return None


def _of_blow(talk: Talk, blow: Blow) -> list[Pride]:
    """Return who may speak, the one who speaks first at the front, and note the grudge."""
    victim, by, moan, gloat = blow
    settled = [by, victim] in talk.grudges
    if settled:
        talk.grudges.remove([by, victim])
    if [victim, by] not in talk.grudges:
        talk.grudges.append([victim, by])
    moans = [Pride(victim, moan)]
    if settled:
        return [Pride(by, REVENGE), *moans]
    return [*moans, Pride(by, gloat)] if gloat else moans


def _line_for(rules: RemarkRules, seating: Sequence[Chair], talk: Talk, pride: Pride, number: int) -> str:
    """Return the id of a line that was not said yet; "" if there is none, or the player stays silent."""
    seat, occasion = pride
    player = seating[seat].player if seat < len(seating) else ""
    if not player or not seating[seat].computer:
        return ""
    draw = _drawn(f"{number} {seat} {occasion}")
    if draw % rules.one_in.get(occasion, 1):
        return ""
    temper = next((one for one in rules.tempers if player.endswith(f"-{one}")), EVEN)
    left = [line for line in lines_of(rules, temper, occasion) if line not in talk.said]
    return left[draw % len(left)] if left else ""


def lines_of(rules: RemarkRules, temper: str, occasion: str) -> list[str]:
    """Return the ids of the lines of ``temper`` on an ``occasion``."""
    counts = rules.lines[occasion]
    count = counts.get(temper, counts[OTHER])
    return [f"remark-{temper}-{occasion}-{at}" for at in range(1, count + 1)]


def _drawn(text: str) -> int:
    """Return a number that is the same for the same text, on every device."""
    total = 7
    for sign in text:
        total = (total * 31 + ord(sign)) % 1_000_003
    return total
