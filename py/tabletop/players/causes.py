"""Words a cause that makes at least half of what two answers' chances differ by: how likely something is, or a mean."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tabletop.kernel.events import Facts
from tabletop.players.account import HALF, Of, Split, Where, anywhere
from tabletop.players.advice import Reason, tenths

OFTENER = 0.15
"""By how much likelier something must be after one of the answers, to be told."""

MORE = 0.2
"""By how much a mean must differ, to be told."""

SHARE, BEFORE = "share", "before"
"""The facts that tell how likely something is after the better answer, and after the other one, in per cent."""


def of(seat: int, *beginnings: str) -> Of:
    """Return which parts are those of ``seat`` that begin with one of ``beginnings``; all of them without any."""
    return lambda whose, name: whose == seat and (not beginnings or name.startswith(beginnings))


def of_others(seat: int, *beginnings: str) -> Of:
    """Return which parts are those of all seats but ``seat``."""
    return lambda whose, name: whose != seat and (not beginnings or name.startswith(beginnings))


def unlike(what: str) -> Where:
    """Return in which tries something happened after one of the answers only, or oftener."""
    return lambda one, other: one.happened.get(what, 0) != other.happened.get(what, 0)


@dataclass(frozen=True)
class Told:
    """A sentence of a cause: the id of its text, the facts beside its figures.

    ``sign`` is -1 where less speaks for an answer.
    """

    id: str
    facts: Facts
    sign: int = 1

    def likelier(self, split: Split, what: str, cause: Of, where: Where = anywhere) -> Iterator[Reason]:
        """Tell how likely ``what`` is, if that is apart enough and ``cause`` makes half of the difference."""
        share, before = split.shares(what)
        if self.sign * (share - before) >= OFTENER and split.part(cause, where) >= HALF:
            yield self._of(SHARE, round(100 * share), BEFORE, round(100 * before))

    def more(self, split: Split, what: str, cause: Of) -> Iterator[Reason]:
        """Tell the means of ``what``, in tenths, under the same condition."""
        mean, instead = split.means(what)
        if self.sign * (mean - instead) >= MORE and split.part(cause) >= HALF:
            yield self._of("mean", tenths(mean, 1), "instead", tenths(instead, 1))

    def _of(self, name: str, count: int, other: str, less: int) -> Reason:
        return Reason(self.id, {**self.facts, name: count, other: less})


def best_named(
    told: Callable[[str], Told], split: Split, prefix: str, cause: Callable[[str], Of], whole: Of
) -> Iterator[Reason]:
    """Tell of the one among the things that ``prefix`` begins that makes most of the difference.

    Of these ``whole`` must make half of it too: what is gained by one thing and lost by another is no gain.
    """
    if split.part(whole) < HALF:
        return
    names = {what.removeprefix(prefix) for what in split.happenings() if what.startswith(prefix)}
    found: list[tuple[float, str, Sequence[Reason]]] = []
    for name in sorted(names):
        reasons = [*told(name).likelier(split, prefix + name, cause(name))]
        found += [(split.part(cause(name)), name, reasons)] if reasons else []
    for _, _, reasons in sorted(found, key=lambda one: -one[0])[:1]:
        yield from reasons
