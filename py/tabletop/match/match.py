"""Runs a match: takes picks, undo and redo, and makes each seat's updates and the record for the save."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event, redact
from tabletop.kernel.game import Game, State
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Seed
from tabletop.match.abandoned import MOST as MOST_ABANDONED
from tabletop.match.abandoned import left_lines
from tabletop.match.history import History
from tabletop.match.kind import Kind, Which, computer_chance, computer_thought, level_of
from tabletop.match.memories import Memories, RecentMemories
from tabletop.match.option_effects import hinted_ask
from tabletop.match.record import MOST as MOST_LINES
from tabletop.match.record import MOST_BLOCKS, KnownBefore, Record, TakeBack, format_of
from tabletop.match.updates import MomentView, Update
from tabletop.match.watched import WatchedPick, moment_view, part_of, watched_moments
from tabletop.players.advice import MOST, Advice, Hint
from tabletop.players.seating import OWN, PERSON, Chair, audience, check_seating, may_be_free
from tabletop.players.thinking import Enough, PausedThinking, Thought, never

S = TypeVar("S", bound=State)
V = TypeVar("V")

EARNEST = 10
"""Answers of a person who has begun the game in earnest: help that comes later does not undo a loss
(`tabletop/rating`)."""


@dataclass(slots=True)
class Match(Generic[S, V]):
    """One game being played.

    Only picks, undos, redos and changes of chairs change it; each is refused or done in full.

    ``line`` counts undos and redos; ``undone`` are the blocks of picks that were undone, the latest last.
    """

    name: str
    game: Game[S, V]
    seating: list[Chair]
    seed: Seed
    history: History[S]
    free: bool = False
    line: int = 0
    take_backs: list[TakeBack] = field(default_factory=list[TakeBack])
    undone: list[list[Pick]] = field(default_factory=list[list[Pick]])
    abandoned: list[str] = field(default_factory=list[str])
    """Digests of abandoned lines: undone, and then left for another pick."""
    agreed: dict[int, int] = field(default_factory=dict[int, int])
    """For each line, the last moment that it shares with the next line."""
    start: S | None = None
    """The first state, if it was not dealt from ``seed``."""
    reseated: int = 0
    """How often a chair was changed."""
    day: str = ""
    """The day whose deal this is. It has no undo, no early stop of a search, and no coach."""
    helped: bool = False
    """Whether the person had help: a hint of the coach, or a search that was stopped."""
    late: bool = False
    """Whether the one person had answered ``EARNEST`` times before the first help, undo or change of chairs."""
    rivals: list[str] = field(default_factory=list[str])
    """Where ``late``, the levels that played until the first change of chairs; empty before."""
    memories: Memories = field(default_factory=Memories, repr=False, compare=False)
    recent: RecentMemories = field(default_factory=RecentMemories, repr=False, compare=False)
    """What people's seats remember; views show a part of it."""
    thinking: PausedThinking = field(default_factory=PausedThinking, repr=False, compare=False)
    _watched: WatchedPick | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def number(self) -> int:
        """The number of the latest moment."""
        return self.history.number

    @property
    def position(self) -> Position[S]:
        """The position of the latest moment."""
        return self.history.position

    @property
    def dealt(self) -> bool:
        """Whether it began with a deal of its seed and every moment since then is known."""
        return self.start is None and bool(self.history.replayed)

    @property
    def waiting(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        return self.history.asked

    @property
    def ask_id(self) -> str:
        """The id of the open ask, which is unique over all moments and lines."""
        return f"{self.line}.{self.number}"

    @property
    def asks_own(self) -> bool:
        """Whether an own player has a choice now."""
        ask = self.position.ask
        return ask is not None and self.seating[ask.seat].player == OWN and not ask.one_answer

    # Playing -------------------------------------------------------------------------------------------------

    def pick(self, seat: int, ask: str, pick: Pick) -> None:
        """Answer the open ask. Raises ``Refusal`` (stale, not your turn, illegal) and then changes nothing."""
        waiting = self.waiting
        if waiting is None:
            raise Refusal("game-over")
        if seat < len(self.seating) and not self.seating[seat].outside:
            raise Refusal("not-your-ask")
        if ask != self.ask_id:
            raise Refusal("stale-pick")
        if seat != waiting:
            raise Refusal("not-your-ask")
        self.play(pick, watched=True)

    def play(self, pick: Pick, *, watched: bool = False) -> None:
        """Answer the open ask of any seat. Raises ``Refusal`` (illegal) and then changes nothing.

        ``watched``: the next thing asked for is an update of each person, from the moment before on.
        """
        left = left_lines(self.history.picks, self.undone) if self.undone else []
        if watched:
            self._watched = WatchedPick(self.position, audience(self.seating))
            self.history.play(pick, self._watched.watch)
            self._watched.moment = self.history.moment(self.number)
        else:
            self.history.play(pick)
        if left:
            self.undone = []
            self.abandoned = [*self.abandoned, *left][-MOST_ABANDONED:]

    def advance(
        self, kind: Kind, most: int, *, enough: Enough = never, stop: bool = False, own: bool = False
    ) -> None:
        """Let computer players answer, at most ``most`` times; if one fails, no answer counts.

        A player starts to think only if no pick was made in this call, so that earlier picks are shown first. It
        thinks until ``enough`` stops it, and continues in the next call. ``stop``: no player searches, all answer at
        once. ``own``: the caller answers for the own players, where there is a choice; else the usual level does.
        """
        before, undone, abandoned = self.number, self.undone, self.abandoned
        helped, late = self.helped, self.late
        try:
            for _ in range(most):
                ask = self.position.ask
                if ask is None or not self.seating[ask.seat].computer:
                    return
                if own and self.asks_own:
                    return
                level = level_of(kind, self.seating[ask.seat].player)
                limit = enough if self.number == before else _at_once
                plainly = stop and not self.day
                pick = self._thought_out(kind, kind.without_search(level) if plainly else level, ask, limit)
                if pick is None:
                    return
                if plainly and kind.without_search(level) != level:
                    self._note_help()
                    self.helped = True
                self.play(pick, watched=most == 1)
        except Exception:
            self.history.cut(before)
            self.undone, self.abandoned = undone, abandoned
            self.helped, self.late = helped, late
            raise

    def _thought_out(self, kind: Kind, level: str, ask: Ask, enough: Enough) -> Pick | None:
        """Return the answer of the computer player ``level`` to the open ``ask``; None if it has to think longer."""

        def begin() -> Thought[Pick]:
            return self.computer_answer(kind, level, ask)

        return self.thinking.go_on(self.history.moment(self.number), level, begin, enough)

    def computer_answer(self, kind: Kind, level: str, ask: Ask) -> Thought[Pick]:
        """Compute the answer of the computer player ``level`` to the open ``ask``."""
        recall = self.memories.recaller(kind, self.history, ask.seat)
        which = Which(self.seed, self.number)
        return computer_thought(kind, level, self.game, self.position.state, ask, which, recall)

    def hint(self, kind: Kind, seat: int, enough: Enough = never) -> Hint | None:
        """Return the coach's advice on the open ask.

        None if ``enough`` stopped it, in which case the next call continues. Raises ``Refusal`` as ``take_help`` does.
        """
        ask = self.take_help(seat)

        def begin() -> Thought[list[Advice]]:
            view, shown = (
                self.game.view(self.position.state, seat),
                hinted_ask(self.position, ask, self.ask_id),
            )
            recall = self.memories.recaller(kind, self.history, seat)
            return kind.advise(view, shown, computer_chance(self.seed, seat, self.number), recall)

        advice = self.thinking.go_on(self.history.moment(self.number), PERSON, begin, enough)
        return Hint(self.ask_id, advice[:MOST]) if advice is not None else None

    def take_help(self, seat: int) -> Ask:
        """Note that ``seat`` asks the coach: from now on the match counts for no rating. Return the open ask.

        Raises ``Refusal``: not your ask; ``no-hint`` if other people play too; ``day-alone`` in a deal of the day.
        """
        ask = self.position.ask
        if ask is None:
            raise Refusal("game-over")
        if seat != ask.seat or not self.seating[seat].person:
            raise Refusal("not-your-ask")
        if not may_be_free(self.seating):
            raise Refusal("no-hint")
        self.check_open()
        self._note_help()
        self.helped = True
        return ask

    def sit(self, seat: int, chair: Chair, levels: Sequence[str]) -> None:
        """Give ``seat`` another chair. Raises ``Refusal`` (``bad-seating``, ``no-free-undo``, ``day-alone``)."""
        self.check_open()
        if seat >= len(self.seating):
            raise Refusal("bad-seating", where="seat")
        seating = [*self.seating[:seat], chair, *self.seating[seat + 1 :]]
        check_seating(seating, self.game.seats, levels)
        if self.free and not may_be_free(seating):
            raise Refusal("no-free-undo")
        if self.reseated >= MOST_LINES:
            raise Refusal("bad-seating", where="seating")
        self._note_help()
        if self.late and not self.reseated:
            self.rivals = [one.player for one in self.seating if one.computer]
        self.seating = seating
        self.reseated += 1

    def _note_help(self) -> None:
        """Note, before the first help, undo or change of chairs, whether the one person had begun in earnest."""
        people = [seat for seat, chair in enumerate(self.seating) if chair.player == PERSON]
        if len(people) == 1 and not (self.helped or self.line or self.reseated):
            self.late = self.history.answers_of(people[0]) >= EARNEST

    def check_open(self) -> None:
        """Raise ``Refusal`` (``day-alone``) in a deal of the day that is not over: a person plays it without help."""
        if self.day and self.waiting is not None:
            raise Refusal("day-alone")

    # Undo and redo -------------------------------------------------------------------------------------------

    def undo_to(self, seat: int | None) -> int | None:
        """Return the moment that an undo by ``seat`` leads to, None where there is none.

        It is the moment before the latest pick, if this seat made that pick, nothing hidden was revealed, and the same
        seat is asked now. With free undo it is the moment before this seat's latest pick, whatever happened since.
        """
        if seat is None or seat >= len(self.seating) or not self.seating[seat].person or not self._can_undo:
            return None
        history = self.history
        if self.free:
            decided = history.decided(seat, self.number)
            return None if decided is None else decided - 1
        latest = history.moment(self.number)
        mine = self.number > history.first and latest.seat == seat == self.waiting
        return self.number - 1 if mine and not latest.reveals else None

    def redo_to(self, seat: int | None) -> int | None:
        """Return the moment that a redo by ``seat`` leads to, None where there is none."""
        if seat is None or seat != self.waiting or not self.undone or not self.seating[seat].person:
            return None
        if not self._can_undo:
            return None
        return self.number + len(self.undone[-1])

    def undo(self, seat: int) -> int:
        """Undo; return the last moment that both lines share. Raises ``Refusal``."""
        self._check_person(seat)
        target = self.undo_to(seat)
        if target is None:
            raise Refusal("nothing-to-undo")
        self._note_help()
        taken = self.history.cut(target)
        self.undone.append(taken)
        if not self.free:
            return self._branch(target)
        for note in self.take_backs:
            note.number = min(note.number, target)
        self.take_backs.append(TakeBack(number=target, seat=seat, count=len(taken)))
        return self._branch(target - 1)

    def forget(self, number: int, position: Position[S] | None = None) -> list[Pick]:
        """Forget what came after moment ``number``, as a program takes answers back; return the picks that followed it.

        ``position`` is that of the moment, if the caller knows it. Nothing of it can be redone, and no log tells of it.
        """
        self.undone = []
        self.take_backs = [note for note in self.take_backs if note.number <= number]
        return self.history.cut(number, position)

    def redo(self, seat: int) -> int:
        """Redo the last undo; return the last moment that both lines share. Raises ``Refusal``."""
        self._check_person(seat)
        if self.redo_to(seat) is None:
            raise Refusal("nothing-to-redo")
        before = self.number
        for pick in self.undone.pop():
            self.history.play(pick)
        return self._branch(before)

    @property
    def _can_undo(self) -> bool:
        """Whether decisions may be undone, and a save can hold one more undo or redo."""
        return (
            not self.day
            and self.line < MOST_LINES
            and max(len(self.take_backs), len(self.undone)) < MOST_BLOCKS
        )

    def _check_person(self, seat: int) -> None:
        """Raise ``Refusal`` unless a person plays ``seat``."""
        if seat >= len(self.seating) or not self.seating[seat].person:
            raise Refusal("not-your-seat")

    def _branch(self, shared: int) -> int:
        """Begin a new line, which shares the moments up to ``shared`` with this one."""
        self.agreed[self.line] = shared
        self.line += 1
        return shared

    def common(self, line: int, number: int) -> int:
        """Return the last moment that a client at ``number`` of ``line`` shares with the present line; -1: none."""
        if line > self.line or (line == self.line and number > self.number):
            raise Refusal("unknown-moment")
        return min([number, *(self.agreed.get(old, -1) for old in range(line, self.line))])

    # Updates -------------------------------------------------------------------------------------------------

    def updates(self, after: int, kind: Kind, *, pictures: bool = True) -> list[Update[V]]:
        """Return the update for each person who plays, from moment ``after`` on."""
        return [self.update(seat, after, kind, pictures=pictures) for seat in audience(self.seating)]

    def update(
        self, seat: int | None, after: int, kind: Kind | None = None, *, pictures: bool = True
    ) -> Update[V]:
        """Return the update for ``seat`` (None: a spectator), which knows all up to moment ``after``.

        With ``kind``, as for a person, its view also has what the seat remembers, and with ``pictures`` its events have
        their changes.
        """
        position = self.position
        ask = position.ask
        asked = ask is not None and ask.seat == seat
        return Update(
            line=self.line,
            number=self.number,
            seat=seat,
            after=after,
            moments=list(
                self.moments(seat, after, self.number, kind, pictures=pictures and kind is not None)
            ),
            view=self._view(position, seat, kind, self.recent, self.number),
            ask=hinted_ask(position, ask, self.ask_id) if ask is not None and asked else None,
            waiting=self.waiting,
            over=ask is None,
            undo=self.undo_to(seat),
            redo=self.redo_to(seat),
            decided=self.history.decided(seat, self.number),
        )

    def at(self, number: int, seats: Sequence[int | None], kind: Kind) -> list[Update[V]]:
        """Return for each of ``seats`` its view and events of moment ``number``, without an ask."""
        position = self.history.at(number)
        then = RecentMemories()
        waiting = position.ask.seat if position.ask is not None else None
        return [
            Update(
                line=self.line,
                number=number,
                seat=seat,
                after=number - 1,
                moments=list(self.moments(seat, number - 1, number, kind, pictures=True)),
                view=self._view(position, seat, kind, then, number),
                ask=None,
                waiting=waiting,
                over=position.ask is None,
                undo=None,
                redo=None,
                decided=self.history.decided(seat, number),
            )
            for seat in seats
        ]

    def _view(
        self, position: Position[S], seat: int | None, kind: Kind | None, memories: Memories, number: int
    ) -> V:
        """Return the view of ``seat`` at ``position``, the moment ``number``; with ``kind``, also what it remembers."""
        view = self.game.view(position.state, seat)
        if kind is None or seat is None:
            return view
        try:
            return kind.inform(self.game, view, memories.recaller(kind, self.history, seat, number))
        except Exception:  # noqa: BLE001 - the change is made; what the seat remembers is only added to what it sees.
            return view

    def moments(
        self, seat: int | None, after: int, last: int, kind: Kind | None = None, *, pictures: bool = False
    ) -> Iterator[MomentView]:
        """Yield the moments after ``after``, up to ``last``, as ``seat`` was told them.

        With ``pictures`` each event has its change, if the seat has a picture of moment ``after``. With ``kind`` the
        end of a part of the game has what sums it up.
        """
        history = self.history
        watched = self._pictures(seat, after, last) if pictures and after >= history.first else None
        for number in range(max(after + 1, history.first), last + 1):
            moment = history.moment(number)
            told = next(watched) if watched is not None else moment_view(number, moment, seat)
            for view in told.events:
                if kind is not None and view.kind == kind.ends:
                    view.more = {**view.more, **kind.sum_up(list(part_of(history, number, kind)))}
            told.events += [view for one in self._undo_events(number) if (view := redact(one, seat))]
            if told.events:
                yield told

    def _pictures(self, seat: int | None, after: int, last: int) -> Iterator[MomentView]:
        """Yield the moments after ``after``, up to ``last``, each event with its change."""
        if self._watched is not None and after == last - 1:
            told = self._watched.take(seat, last, self.history.moment(last))
            if told is not None:
                return iter((told,))
        return watched_moments(self.history, seat, after, last)

    def _undo_events(self, number: int) -> Iterator[Event]:
        """Yield the log's entry about free undos back to moment ``number``."""
        for note in self.take_backs:
            if note.number == number:
                yield Event("taken_back", "", {"seat": note.seat, "count": note.count}, {}, reveals=False)

    # New matches and saves -----------------------------------------------------------------------------------

    def copy(self) -> "Match[S, V]":
        """Return an independent equal match. What its seats remember is worked out anew when it is needed."""
        return replace(
            self,
            seating=self.seating[:],
            history=self.history.copy(),
            take_backs=[note.model_copy() for note in self.take_backs],
            undone=[block[:] for block in self.undone],
            abandoned=self.abandoned[:],
            agreed=dict(self.agreed),
            memories=Memories(),
            recent=RecentMemories(),
            thinking=PausedThinking(),
        )

    def fork(self, name: str, number: int, seating: list[Chair], *, free: bool) -> "Match[S, V]":
        """Return a new match that begins at moment ``number``. Raises ``Refusal``."""
        old, first = self.history, self.history.first
        history = History(old.at(first), old.picks[:first], old.known, old.replayed)
        history.play_all(old.picks[first:number])
        history.at(number)
        return Match(name, self.game, seating, self.seed, history, free, start=self.start)

    def record(self, kind: Kind) -> Record:
        """Return the save of this match as it stands.

        It is not checked again: all of it was checked when it came, and most calls end with a save.
        """
        position = self.position
        start = self.game.dump(self.start) if self.start is not None else None
        known = self.history.known if self.start is not None else None
        return Record.model_construct(
            format=format_of(self.seed, start, self.day),
            start=start,
            known=KnownBefore(seat=known.seat, memory=known.memory) if known is not None else None,
            game=kind.id,
            rules=kind.rules,
            match=self.name,
            setup=self.game.setup,
            seating=[*self.seating],
            seed=self.seed,
            free=self.free,
            line=self.line,
            reseated=self.reseated,
            day=self.day,
            take_backs=[*self.take_backs],
            picks=[list(pick) for pick in self.history.picks],
            undone=[[list(pick) for pick in block] for block in self.undone],
            abandoned=[*self.abandoned],
            helped=self.helped,
            late=self.late,
            rivals=[*self.rivals],
            state=self.game.dump(position.base),
            tail=len(position.picks),
        )


def _at_once() -> bool:
    """Stops at once, so a player that has to think waits for the next call."""
    return True


def new_match(
    name: str, kind: Kind, setup: dict[str, Any], seating: list[Chair], seed: Seed, *, free: bool
) -> Match[Any, Any]:
    """Deal a new match. Raises ``Refusal`` (``bad-setup...``, ``bad-seating``, ``no-free-undo``)."""
    game = kind.make(setup)
    check_seating(seating, game.seats, kind.players)
    check_free(seating, free=free)
    return Match(name, game, seating, seed, History[Any].dealt(game, seed), free)


def check_free(seating: Sequence[Chair], *, free: bool) -> None:
    """Raise ``Refusal`` if undo is ``free``, unless exactly one person plays, among computer players."""
    if free and not (may_be_free(seating) and any(chair.player == PERSON for chair in seating)):
        raise Refusal("no-free-undo")
