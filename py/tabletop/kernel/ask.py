"""Defines the ask, the one form of question: which seat is asked, why, and every legal option in full."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Self

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema
from pydantic_core.core_schema import no_info_after_validator_function, plain_serializer_function_ser_schema

from tabletop.kernel.events import LEFT_OUT
from tabletop.kernel.hints import About, Blocked, EffectView, Hinting
from tabletop.kernel.randomness import Randomness

Pick = tuple[str, ...]
"""An answer: the ids of the chosen options, ``ask.least`` to ``ask.most`` of them, each at most once."""


class Ask:
    """A question to one seat. Awaiting it inside a step suspends the step until the driver has a pick.

    ``options`` holds every legal option id; nothing else is legal. ``kind`` says what is asked (``draft``,
    ``turn``, ...), ``cause`` the id of the card that asks, or ``""`` for the rules themselves. ``reveals``
    says that the options themselves show the seat something hidden, as the cards of a draft do. ``hints`` works
    out what a person is told beside the options. ``forced`` says that all players can see that there is one answer:
    the page then gives it without asking the person. ``alike`` says that the one answer follows from what only this
    seat knows, such as two like cards: the page gives it where no other person could notice that. ``ends_turn`` says
    that the seat can only end its turn: the page may do that for the person after a while.
    """

    __slots__ = (
        "alike",
        "cause",
        "ends_turn",
        "forced",
        "hints",
        "kind",
        "least",
        "most",
        "options",
        "reveals",
        "seat",
    )

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
        self.alike = False
        self.ends_turn = False
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


Args = dict[str, int | str]


@dataclass(slots=True)
class OptionView:
    """An option as it crosses the border, as an object of JSON."""

    id: str
    verb: str
    args: Args = field(default_factory=dict[str, int | str])
    effect: EffectView | None = None
    about: About = ""


class Option(str):
    """One legal answer. It is its id, a text, and has the parts of the id: ``build:card=temple,cost=1``.

    ``effect`` is what it would certainly do; None if nothing is certain. ``about`` is the thing on the table that it
    is about (``NamesThings``), as a key of the game; empty for none. A computer player is told neither.
    """

    __slots__ = ("_args", "about", "effect", "id", "verb")

    id: str
    """The id as plain text."""
    verb: str
    """What is done: ``build``."""
    effect: EffectView | None
    about: str
    _args: Args

    def __new__(
        cls,
        text: str,
        verb: str = "",
        args: Args | None = None,
        effect: EffectView | None = None,
        about: str = "",
    ) -> Self:
        """Return the option with the id ``text``, which is parsed where no ``verb`` is given."""
        self = super().__new__(cls, text)
        if not verb:
            verb, args = _parts(text)
        self.id = str.__str__(text)
        self.verb = verb
        self._args = dict(args) if args else {}
        self.effect = effect
        self.about = about
        return self

    @property
    def args(self) -> Args:
        """What it is about: numbers and words by name, such as ``{"card": "temple", "cost": 1}``."""
        return dict(self._args)

    def number(self, name: str, default: int = 0) -> int:
        """Return the number that ``name`` stands for, ``default`` where it stands for none."""
        value = self._args.get(name)
        return value if isinstance(value, int) else default

    def word(self, name: str) -> str:
        """Return the word that ``name`` stands for, ``""`` where it stands for none."""
        value = self._args.get(name)
        return value if isinstance(value, str) else ""

    def __reduce__(self) -> tuple[type["Option"], tuple[str, str, Args, EffectView | None, str]]:
        """Copy or pickle the option with its parts."""
        return Option, (self.id, self.verb, self._args, self.effect, self.about)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read and write the option as an :class:`OptionView`."""
        shape = handler.generate_schema(OptionView)
        written = plain_serializer_function_ser_schema(_written, return_schema=shape)
        return no_info_after_validator_function(_read, shape, serialization=written)


def _parts(text: str) -> tuple[str, Args]:
    """Parse an option id; numbers become integers. The inverse of :func:`option`."""
    verb, _, rest = text.partition(":")
    args: Args = {}
    for pair in rest.split(",") if rest else ():
        key, _, value = pair.partition("=")
        args[key] = int(value) if value.lstrip("-").isdigit() else value
    return verb, args


def _read(view: OptionView) -> Option:
    return Option(view.id, view.verb, view.args, view.effect, view.about)


def _written(one: Option) -> OptionView:
    return OptionView(one.id, one.verb, one.args, one.effect, one.about)


def with_hints(one: Option, effect: EffectView | None, about: str) -> Option:
    """Return the option with what it would certainly do, and what it is about."""
    return Option(one.id, one.verb, one.args, effect, about)


@dataclass(slots=True)
class PickedView:
    """What the seat has answered to an earlier ask of the same step and cause."""

    kind: str
    options: list[Option]


RareFlag = Annotated[bool, LEFT_OUT]


@dataclass(slots=True)
class AskView:
    """An ask as one seat is shown it. The pick sends ``id`` back, so that a pick for an older ask is recognized.

    ``blocked`` are things that are no option now, each with the reason; ``picked`` is what this seat has answered in
    the step under way to the same cause, as for the third of three tokens. Both are empty for a computer player.
    ``forced``: all players can see that there is one answer, so the page gives it unasked. ``alike``: only this seat
    can see that; the page gives it unasked where no other person plays. ``ends_turn``: the only option ends the turn of
    the seat, which has nothing else left to do. All three are left out of the text where they are false.
    """

    id: str
    seat: int
    kind: str
    cause: str
    least: int
    most: int
    options: list[Option]
    blocked: list[Blocked] = field(default_factory=list[Blocked])
    picked: list[PickedView] = field(default_factory=list[PickedView])
    forced: RareFlag = False
    alike: RareFlag = False
    ends_turn: RareFlag = False


@lru_cache(maxsize=4096)
def read_option(text: str) -> Option:
    """Return the option with this id. Games use the same few hundred options again and again, so it is cached."""
    return Option(text)


def view_ask(ask: Ask, name: str) -> AskView:
    """Show ``ask``, called ``name`` in its match, to the seat that is asked."""
    options = [read_option(text) for text in ask.options]
    facts = name, ask.seat, ask.kind, ask.cause, ask.least, ask.most, options
    return AskView(*facts, forced=ask.forced, alike=ask.alike, ends_turn=ask.ends_turn)


def any_pick(options: Sequence[str], least: int, most: int, chance: Randomness) -> Pick:
    """Return ``least`` to ``most`` of ``options``, drawn evenly: how many, then which."""
    if most == 1:
        return (chance.pick(options),)
    shuffled = list(options)
    chance.shuffle(shuffled)
    return tuple(shuffled[: least + chance.below(most - least + 1)])
