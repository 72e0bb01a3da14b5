"""Defines what an ask says beside its options: the effect of each, and why something is not among them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, NamedTuple

from tabletop.kernel.events import LEFT_OUT

Args = dict[str, int | str]


class BlockReason(NamedTuple):
    """Why something cannot be chosen: ``blocked-<id>`` of the locale files, and what fills its sentence."""

    id: str
    facts: Args


def reason(ident: str, **facts: int | str) -> BlockReason:
    """Return the reason ``ident`` with its facts."""
    return BlockReason(ident, facts)


class Stake(NamedTuple):
    """Something that an option loses, risks or leaves unused: the game's word, the amount, the id of the card."""

    what: str
    amount: int
    name: str = ""


class Holding(NamedTuple):
    """What all can see that a seat has: what it pays with, cards in hand, points if the game ended now."""

    means: int
    cards: int
    points: int


@dataclass(slots=True)
class Stakes:
    """Effects of an option that figures do not show: certain losses, risks, things left unused, and later gains.

    ``points`` are certain points beyond those on the table when something hidden is revealed.
    """

    loses: list[Stake] = field(default_factory=list[Stake])
    risks: list[Stake] = field(default_factory=list[Stake])
    leaves: list[Stake] = field(default_factory=list[Stake])
    brings: list[Stake] = field(default_factory=list[Stake])
    points: int = 0


@dataclass(slots=True)
class Hints:
    """Hints of the code that asks: reasons by the id of a missing option, and stakes by option."""

    missing: Sequence[tuple[str, BlockReason]] = ()
    stakes: dict[str, Stakes] = field(default_factory=dict[str, Stakes])


Hinting = Callable[[], Hints]
"""Computes the hints of an ask from the state at the ask. Called only if a person will see them."""


Others = Iterable[tuple[str, BlockReason | None]]
"""Ids that options have or would have, with the reason why they would not be there."""


def missing(offered: Iterable[str], others: Callable[[], Others]) -> Hinting:
    """Return hints with a reason for each of ``others`` that is not ``offered``.

    They are computed only when asked for.
    """
    return partial(_missing, offered, others)


def _missing(offered: Iterable[str], others: Callable[[], Others]) -> Hints:
    return Hints(list(without(offered, others())))


def without(offered: Iterable[str], others: Others) -> Iterator[tuple[str, BlockReason]]:
    """Yield those of ``others`` (ids of options with reasons) that are not ``offered`` and have a reason."""
    there = set(offered)
    for text, why in others:
        if why is not None and text not in there:
            yield text, why


About = Annotated[str, LEFT_OUT]
"""The thing on the table that an option is about, as a key of the game; left out of the text where it is none."""


# As they are shown -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class StakeView:
    """Something at stake: ``what`` is a word of the game, ``name`` the id of the one meant, or empty."""

    what: str
    amount: int
    name: str


@dataclass(slots=True)
class ChangeView:
    """How an option changes the figures of another seat; a negative number is a loss."""

    seat: int
    means: int
    cards: int
    points: int


@dataclass(slots=True)
class EffectView:
    """The certain effect of an option, up to the next ask or to the first thing that chance or a seat decides.

    ``pays`` and ``gains`` are of what is paid with, ``cards`` and ``points`` by how much hand and score change,
    ``others`` what it does to other seats. ``loses`` is lost beside that, ``risks`` may be lost later,
    ``leaves`` stays unused, ``brings`` would come of it later, as things stand.
    """

    pays: int
    gains: int
    cards: int
    points: int
    others: list[ChangeView]
    loses: list[StakeView]
    risks: list[StakeView]
    leaves: list[StakeView]
    brings: list[StakeView]


@dataclass(slots=True)
class Blocked:
    """Something that cannot be chosen now: ``verb``, ``args`` and ``about`` of the option it would be, and the ``reason``."""  # noqa: E501 - the page shows it whole

    verb: str
    args: Args
    reason: str
    facts: Args
    about: About = ""
