"""Defines the game that Python programs play: deal, ask, pick, look, copy, save."""

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from typing_extensions import TypeVar

from tabletop.kernel.ask import AskView, Option, view_ask
from tabletop.kernel.errors import Refusal, refused, shown
from tabletop.kernel.events import EventView
from tabletop.kernel.plain_copy import plain_copy
from tabletop.kernel.position import Position
from tabletop.match.history import History
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.record import read_record
from tabletop.match.replayed import Replayed
from tabletop.match.resume import resume
from tabletop.own_players.tools import Decision, Tools
from tabletop.players.seating import PERSON, Chair
from tabletop.players.thinking import finished
from tabletop.programs.checks import (
    MOST_IDLE,
    NothingToUndo,
    checked_level,
    checked_pick,
    checked_seat,
    checked_seed,
    checked_text,
    plain_number,
)
from tabletop.programs.game_text import read_game, write_game
from tabletop.programs.new_seed import new_seed
from tabletop.programs.turns import Turns
from tabletop.replay_link.link_text import link_text
from tabletop.replay_link.replay_link import read_link, write_link

if TYPE_CHECKING:
    from tabletop.cli.play import Terminal

V = TypeVar("V", default=Any)

Choose = Callable[[Any, AskView, Tools], "str | Sequence[str]"]
"""A player as the workshop has it: ``choose(view, ask, tools)`` returns an option, its id, or a list of several."""

NAME = "python"
"""The name of a match in its save."""


class _Page(type):
    """Makes ``help`` and ``dir`` of a game's class list what programs use of it."""

    def __dir__(cls) -> list[str]:
        """Leave out what is Python's own."""
        names = [name for name in super().__dir__() if not name.startswith("_")]
        return ["__init__", *(name for name in names if name not in {"kind", "match"})]


class BaseGame(Generic[V], metaclass=_Page):
    """One game, in which the program answers for every seat. A game's own class names its ``kind``.

    Equal set-ups, seeds and answers make equal games. What is refused raises ``Refusal``, a ``ValueError``, and changes
    nothing. What a game returns is the program's own: to change it changes no game.
    """

    kind: ClassVar[Kind]
    match: Match[Any, V]

    def __init_subclass__(cls) -> None:
        """Leave out of the signature what only refuses misspelt keywords."""
        super().__init_subclass__()
        shown = signature(cls.__init__)
        named = [one for one in shown.parameters.values() if one.kind is not Parameter.VAR_KEYWORD]
        cls.__init__.__signature__ = shown.replace(parameters=named)

    def __init__(self, players: int, seed: int | str | None = None, **setup: Any) -> None:
        """Deal a game; without a ``seed`` one is drawn.

        ``setup`` is what the set-up may say beside the number of players.
        """
        game = self.kind.make({"players": plain_number(players), **setup})
        seating = [Chair(name=str(seat + 1), player=PERSON) for seat in range(game.seats)]
        dealt = new_seed() if seed is None else checked_seed(seed)
        self.match = Match(NAME, game, seating, dealt, History[Any].dealt(game, dealt))

    # Asking and answering ------------------------------------------------------------------------------------

    @property
    def ask(self) -> AskView | None:
        """The open question: ``seat``, ``kind``, ``cause``, ``options``, ``least``, ``most``.

        None when the game is over.
        """
        ask = self.match.position.ask
        if ask is None:
            return None
        shown = view_ask(ask, self.match.ask_id)
        shown.options = self.options
        return shown

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return self.match.waiting

    @property
    def question(self) -> str:
        """The kind of the open question; empty when the game is over."""
        ask = self.match.position.ask
        return ask.kind if ask is not None else ""

    @property
    def options(self) -> list[Option]:
        """The options that may be pushed; empty when the game is over."""
        ask = self.match.position.ask
        return [Option(option) for option in ask.options] if ask is not None else []

    @property
    def how_many(self) -> tuple[int, int]:
        """How many of the options are to be pushed together: fewest, most."""
        ask = self.match.position.ask
        return (ask.least, ask.most) if ask is not None else (0, 0)

    def push(self, *options: str) -> None:
        """Answer the open question with options or their ids. Raises ``Refusal`` (``illegal-pick``, ``game-over``)."""
        self.match.play(checked_pick(self.match.position.ask, options))

    def pop(self) -> list[Option]:
        """Take the last answer back, whatever it revealed, and return it.

        Raises ``NothingToUndo``, an ``IndexError``.
        """
        (answer,) = self.undo()
        return answer

    def undo(self, answers: int = 1) -> list[list[Option]]:
        """Take the last answers back, whatever they revealed, and return them, the earliest first.

        Raises ``NothingToUndo`` where there are not so many.
        """
        match, count = self.match, plain_number(answers)
        there = match.number - match.history.first
        if not isinstance(count, int) or isinstance(count, bool) or not 0 < count <= there:
            counted = {"why": "undo-count", "given": repr(answers), "most": there}
            raise NothingToUndo("nothing-to-undo").also(**(counted if there else self.replayed.facts))
        return _options(match.forget(match.number - count))

    @property
    def moves(self) -> list[list[Option]]:
        """All answers since the deal: what was pushed, in order.

        Where the deal is not known (:attr:`replayed`), they are those since the save.
        """
        history = self.match.history
        return _options(history.picks[history.first :])

    @property
    def history(self) -> Turns[Self]:
        """The answers until now, one by one: ``for turn in game.history``.

        Each has ``seat``, ``ask``, ``options``, ``answer``, ``events``, and the game ``before`` and ``after``. What was
        returned does not change as the game goes on. A table of pandas or polars takes it: ``DataFrame(game.history)``.
        """
        game = self.copy()
        return Turns(game, game._at)  # noqa: SLF001 - a copy of this game

    def at(self, answers: int) -> Self:
        """Return the game as it was after so many ``answers``, to look at or to play on otherwise.

        Raises ``Refusal`` (``unknown-moment``).
        """
        history, number = self.match.history, plain_number(answers)
        most = history.number - history.first
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
            raise Refusal("unknown-moment").also(why="moment", given=shown(answers), most=most)
        return self._at(number)

    def _at(self, answers: int, position: Position[Any] | None = None) -> Self:
        other = self.copy()
        other.match.forget(other.match.history.first + answers, position)
        return other

    @property
    def players(self) -> list[Chair]:
        """Who sits at the table, seat by seat.

        Each has a ``name``, and as ``player`` ``person`` or the level of a computer player.

        A game that a program deals has seats of persons, for each of which the program answers.
        """
        return [*self.match.seating]

    @property
    def replayed(self) -> Replayed:
        """Whether the game plays from its beginning to where it stands; as text the reason why not.

        A save whose answers are not legal, or lead elsewhere, continues from its stored state: ``moves`` begin there.
        """
        return self.match.history.replayed

    def advice(self, player: "str | Choose" = "") -> list[Option]:
        """Return what a computer player would push, from what its seat may know.

        ``player`` is a level (``""``: the usual one), or a function ``choose(view, ask, tools)`` as in the workshop.
        Raises ``Refusal`` (``bad-level``, ``illegal-pick``; ``circles`` for a function that only gives up what it
        begins).
        """
        ask = self.match.position.ask
        level = "" if callable(player) else checked_level(player, self.kind.players)
        if ask is None:
            return []
        if not callable(player):
            return [Option(one) for one in finished(self.match.computer_answer(self.kind, level, ask))]
        if self.match.history.idle() >= MOST_IDLE:
            raise refused("circles")
        # As in the workshop, a player is not asked where it has no choice.
        answer = ask.options if ask.one_answer else player(self.view(ask.seat), self._ask(), self.tools())
        several = answer if isinstance(answer, (list, tuple)) else (answer,)
        return [Option(one) for one in checked_pick(ask, several)]

    def tools(self) -> Tools:
        """Return the tools of the seat that is asked, as a player of the workshop has them. Raises ``Refusal``."""
        match, ask = self.match, self._ask()
        recall = match.memories.recaller(self.kind, match.history, ask.seat)
        view = match.game.view(match.position.state, ask.seat)
        return Tools(Decision(self.kind, match.game, view, ask, match.seed, match.number, recall))

    def _ask(self) -> AskView:
        ask = self.ask
        if ask is None:
            raise Refusal("game-over")
        return ask

    # Looking -------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.waiting is None

    @property
    def scores(self) -> list[int]:
        """The points of each seat as the game stands."""
        return list(self.kind.outline(self.match.game, self.match.position.state).points)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return (
            list(self.kind.outline(self.match.game, self.match.position.state).winners)
            if self.is_over
            else []
        )

    def view(self, seat: int | None = None) -> V:
        """Return the table as ``seat`` (None: a spectator) may see it. Raises ``Refusal`` (``bad-seat``)."""
        match = self.match
        return plain_copy(match.game.view(match.position.state, checked_seat(seat, match.game.seats)))

    def events(self, seat: int | None = None) -> Sequence[EventView]:
        """Return what ``seat`` (None: a spectator) was told since the last answer.

        Raises ``Refusal`` (``bad-seat``).
        """
        number = self.match.number
        told = self.match.update(checked_seat(seat, self.match.game.seats), number - 1).moments
        return [plain_copy(event) for moment in told for event in moment.events]

    def __repr__(self) -> str:
        """Return one line: the set-up, who is asked what, how many answers there were, the points."""
        match, ask = self.match, self.match.position.ask
        setup = {"players": match.game.seats, "seed": match.seed, **match.game.setup}
        told = " ".join(f"{key}={value!r}" for key, value in setup.items() if value not in (None, ""))
        now = (
            f"winners={self.winners}"
            if ask is None
            else f"seat={ask.seat} ask={ask.kind!r} options={len(ask.options)}"
        )
        name = f"{type(self).__module__.partition('.')[0]}.{type(self).__name__}"
        moves = f"moves={match.number - match.history.first}" + ("" if self.replayed else " replayed=False")
        return f"<{name} {told}: {now} {moves} scores={self.scores}>"

    def __str__(self) -> str:
        """Return the table as the seat that is asked sees it, and its options; at the end the scores."""
        words, ask = self._named_words(), self.ask
        if words is None:
            return repr(self)
        view = self.view(self.seat)
        lines = words.table_lines(view)
        if ask is None:
            lines += words.score_lines(view)
        else:
            lines += ["", f"{words.names[ask.seat]}:", *words.ask_lines(ask, view)]
        return "\n".join(line.rstrip() for line in lines).strip("\n")

    def _words(self) -> "Terminal[V]":
        """Return the English words of this game."""
        from tabletop.cli.plain import PlainScreen  # noqa: PLC0415 - only a game that is printed needs it.
        from tabletop.texts.locales import Texts  # noqa: PLC0415

        return PlainScreen(Texts("en", self.kind.id))  # type: ignore[return-value]

    def _named_words(self) -> "Terminal[V] | None":
        """Return the words, with seats called by their numbers; None where the game has no texts."""
        try:
            words = self._words()
        except OSError:
            return None
        chairs = self.match.seating
        words.names = [words.say("term-seat", seat=seat) for seat in range(len(chairs))]
        return words

    # Copies and saves ----------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """Return an independent game at the same position."""
        other = type(self).__new__(type(self))
        vars(other).update(vars(self))
        other.match = self.match.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return a copy; what a program has added to the game is copied deeply."""
        other = self.copy()
        vars(other).update({name: deepcopy(one, memo) for name, one in self._added().items()})
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game as its save."""
        return _unpickled, (type(self), self.to_json()), self._added()

    def _added(self) -> dict[str, Any]:
        """Return what a program has added to the game."""
        return {name: one for name, one in vars(self).items() if name != "match"}

    def __eq__(self, other: object) -> bool:
        """Say whether set-up, seed and answers are equal."""
        if not isinstance(other, BaseGame):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        """Return a hash of what no answer changes: the set-up and the seed."""
        setup = json.dumps(self.match.game.setup, sort_keys=True)
        return hash((self.kind.id, setup, self.match.seed))

    def _identity(self) -> tuple[object, ...]:
        match = self.match
        history = match.history
        first = match.start if history.replayed else history.at(history.first).base
        return self.kind.id, match.game.setup, match.seed, first, history.picks

    def to_json(self) -> str:
        """Return the game as a save, which the page and the terminal open as well."""
        return self.match.record(self.kind).model_dump_json()

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Return the game of a save. Raises ``Refusal`` (``save-broken``, ``wrong-game``, ``newer-save``)."""
        kinds = {cls.kind.id: cls.kind}
        return cls._of(resume(read_record(checked_text(text, "save-broken"), kinds), cls.kind))

    def to_text(self) -> str:
        """Return the game as a text that people can read: the set-up, and each answer with what came of it.

        Raises ``Refusal`` (``no-text``) for a game that did not begin with a deal.
        """
        return write_game(self.match, self.kind, self._named_words())

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Return the game of a text; comments in braces are left out.

        Raises ``Refusal`` naming the line that is wrong.
        """
        return cls._of(read_game(checked_text(text, "no-text"), cls.kind, NAME))

    def to_link(self) -> str:
        """Return the finished game as what follows ``#r=`` in the address of the page."""
        return write_link(self.match, self.kind)

    @classmethod
    def from_link(cls, text: str) -> Self:
        """Return the game of a link, of which ``text`` is the end or all."""
        kinds = {cls.kind.id: cls.kind}
        record = read_link(link_text(checked_text(text, "replay-link-broken")), kinds, NAME)
        return cls._of(resume(record, cls.kind))

    @classmethod
    def _of(cls, match: Match[Any, V]) -> Self:
        game = cls.__new__(cls)
        game.match = match
        return game


def _unpickled(shape: type[BaseGame[Any]], text: str) -> BaseGame[Any]:
    return shape.from_json(text)


def _options(picks: Sequence[Sequence[str]]) -> list[list[Option]]:
    return [[Option(option) for option in pick] for pick in picks]
