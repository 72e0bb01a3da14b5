"""Defines the ask, the one form of question: which seat is asked, why, and every legal option in full."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated

from pydantic import Field

from tabletop.kernel.hints import Blocked, EffectView, Hinting
from tabletop.kernel.randomness import Randomness

Pick = tuple[str, ...]
"""An answer: the ids of the chosen options, ``ask.least`` to ``ask.most`` of them, each at most once."""


class Ask:
    """A question to one seat. Awaiting it inside a step suspends the step until the driver has a pick.

    ``options`` holds every legal option id; nothing else is legal. ``kind`` says what is asked (``draft``,
    ``turn``, ...), ``cause`` the id of the card that asks, or ``""`` for the rules themselves. ``reveals``
    says that the options themselves show the seat something hidden, as the cards of a draft do. ``hints`` works
    out what a person is told beside the options. ``forced`` says that all players can see that there is one answer:
    the page then gives it without asking the person.
    """

    __slots__ = ("cause", "forced", "hints", "kind", "least", "most", "options", "reveals", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: tuple[str, ...],
        cause: str = "",
        least: int = 1,
        most: int = 1,
        *,
        reveals: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.cause = cause
        self.least = least
        self.most = most
        self.reveals = reveals
        self.forced = False
        self.hints: Hinting | None = None

    @property
    def one_answer(self) -> bool:
        """Whether there is only one option, and it has to be taken. Others may not know: see ``forced``."""
        return len(self.options) == self.least == self.most == 1

    def __await__(self) -> Generator["Ask", Pick, Pick]:
        """Suspend until the driver sends the pick."""
        return (yield self)

    def hinting(self, hints: Hinting | None) -> "Ask":
        """Set the function that computes the hints; return the ask itself."""
        self.hints = hints
        return self

    def allows(self, pick: Pick) -> bool:
        """Say whether ``pick`` is a legal answer: known options, no repeats, the right number of them."""
        if not self.least <= len(pick) <= self.most or len(set(pick)) != len(pick):
            return False
        return all(option in self.options for option in pick)


def option(verb: str, **args: str | int) -> str:
    """Compose an option id: ``verb`` or ``verb:key=value,key=value``. Keys keep the order given."""
    if not args:
        return verb
    return verb + ":" + ",".join(f"{key}={value}" for key, value in args.items())


@dataclass(slots=True)
class OptionView:
    """An option as it crosses the border: its id, and its parts for the page that draws it.

    ``effect`` is what it would certainly do; None if nothing is certain, and always for a computer player.
    """

    id: str
    verb: str
    args: dict[str, int | str] = field(default_factory=dict[str, int | str])
    effect: EffectView | None = None

    def number(self, name: str, default: int = 0) -> int:
        """Return the number that ``name`` stands for, ``default`` where it stands for none."""
        value = self.args.get(name)
        return value if isinstance(value, int) else default

    def word(self, name: str) -> str:
        """Return the word that ``name`` stands for, ``""`` where it stands for none."""
        value = self.args.get(name)
        return value if isinstance(value, str) else ""


@dataclass(slots=True)
class PickedView:
    """What the seat has answered to an earlier ask of the same step."""

    kind: str
    options: list[OptionView]


def _not(flag: bool) -> bool:  # noqa: FBT001 - pydantic calls it with the value alone.
    return not flag


Forced = Annotated[bool, Field(exclude_if=_not, json_schema_extra={"leftOut": True})]


@dataclass(slots=True)
class AskView:
    """An ask as one seat is shown it. The pick sends ``id`` back, so that a pick for an older ask is recognized.

    ``blocked`` are things that are no option now, each with the reason; ``picked`` is what this seat has answered in
    the step under way, as for the third of three tokens. Both are empty for a computer player. ``forced``: all players
    can see that there is one answer, so the page gives it unasked; left out of the text where it is false.
    """

    id: str
    seat: int
    kind: str
    cause: str
    least: int
    most: int
    options: list[OptionView]
    blocked: list[Blocked] = field(default_factory=list[Blocked])
    picked: list[PickedView] = field(default_factory=list[PickedView])
    forced: Forced = False


@lru_cache(maxsize=4096)
def read_option(text: str) -> OptionView:
    """Parse an option id; numbers become integers. The inverse of :func:`option`.

    The result is cached and shared, so callers must not change it: games use the same few hundred options again and
    again.
    """
    verb, _, rest = text.partition(":")
    view = OptionView(text, verb)
    for pair in rest.split(",") if rest else ():
        key, _, value = pair.partition("=")
        view.args[key] = int(value) if value.lstrip("-").isdigit() else value
    return view


def view_ask(ask: Ask, name: str) -> AskView:
    """Show ``ask``, called ``name`` in its match, to the seat that is asked."""
    options = [read_option(text) for text in ask.options]
    return AskView(name, ask.seat, ask.kind, ask.cause, ask.least, ask.most, options, forced=ask.forced)


def any_pick(options: Sequence[str], least: int, most: int, chance: Randomness) -> Pick:
    """Return ``least`` to ``most`` of ``options``, drawn evenly: how many, then which."""
    if most == 1:
        return (chance.pick(options),)
    shuffled = list(options)
    chance.shuffle(shuffled)
    return tuple(shuffled[: least + chance.below(most - least + 1)])
