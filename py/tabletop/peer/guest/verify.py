"""Checks a finished match: replays the record by the guest's own rules and compares every update it was sent.

docs/fairness.md says what a clean verdict proves and what it does not.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from pydantic import TypeAdapter

from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.errors import Refusal
from tabletop.match.history import History
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.updates import Update, earlier_update, plain_update, unitless_update
from tabletop.peer import messages as say
from tabletop.peer.contents import Fault
from tabletop.peer.guest.evidence import StoredGuest
from tabletop.peer.guest.told_seating import ToldSeating
from tabletop.peer.seed_crypto import HOST, commitment, digest, joint_seed, short_number
from tabletop.players.seating import ELSEWHERE, Chair
from tabletop.players.thinking import Thought

MOST_FAULTS = 20
LOST_PICK = "lost-pick"
_BROKEN = (Refusal, ValueError, TypeError, LookupError)
"""The errors that an impossible record can cause."""


Verdict = tuple[list[Fault], Match[Any, Any] | None]
"""The faults found, and the finished match (None if the record cannot be played to its end)."""


def verifying(kept: StoredGuest, record: say.RecordMessage, kind: Kind) -> Thought[Verdict]:
    """Check the record in slices: a check pauses after each step, and where the search of a computer player pauses.

    ``changed-shuffle``: the seed is not the one drawn together. ``forged-update``: an update was not true.
    ``rewritten-past``: moments were shown that are not in the record, or were undone against the rules.
    ``forged-pick``: a pick of the guest's own that it did not make. ``forged-computer``: a computer player's pick
    that it would not have made. ``forged-seating``: the guest was told another seating. ``broken-chain``: updates
    came in another order. ``broken-record``: the record cannot be played as a game. ``LOST_PICK`` accuses no player:
    the guest's page was closed before it stored what it did, so the guest cannot say.
    """
    check = _Check(kept, record, kind)
    match = yield from check.run()
    return check.faults[:MOST_FAULTS], match


def record_number(room: str, record: say.RecordMessage) -> str:
    """Return six digits to be compared aloud: equal for all who were sent the same record."""
    return short_number("record", room, record.model_dump(mode="json"))


class _Check:
    def __init__(self, kept: StoredGuest, record: say.RecordMessage, kind: Kind) -> None:
        self.kept, self.record, self.kind = kept, record, kind
        self.faults = list(kept.faults)
        self.left: defaultdict[tuple[int, int], list[tuple[int | None, int, str]]] = defaultdict(list)
        for place, (line, number, after, print_) in enumerate(kept.told):
            self.left[line, number].append((None if place < kept.watched else kept.seat, after, print_))
        self.met: dict[tuple[int, int], None] = {}
        self.own = {(ask, tuple(options)) for ask, options in kept.picks}
        self.seating = ToldSeating(kept)
        self.lost = kept.lost

    def fault(self, code: str, number: int | None) -> None:
        self.faults.append(Fault(code=code, number=number))

    def run(self) -> Thought[Match[Any, Any] | None]:
        if not self._drawn_together():
            self.fault("changed-shuffle", None)
        self._order()
        try:
            match = self._dealt()
        except _BROKEN:
            self.fault("broken-record", None)
            return None
        self._look(match)
        for step in self.record.steps:
            number = match.number
            yield
            try:
                yield from self._step(match, step)
            except _BROKEN:
                self.fault("rewritten-past" if step[:1] in (["undo"], ["redo"]) else "broken-record", number)
                return None
            self._look(match)
        self._leftovers()
        if match.waiting is not None:
            self.fault("broken-record", match.number)
            return None
        return match

    def _order(self) -> None:
        """Check that each update follows the one before."""
        for before, now in pairwise(self.kept.told):
            if now[:2] < before[:2] or now[2] > before[1]:
                self.fault("broken-chain", now[1])

    def _drawn_together(self) -> bool:
        """Whether the seed is the one drawn together, as far as this guest saw the drawing."""
        lot, secret = self.kept.lot, self.record.secret
        if lot is None:
            return secret is None
        if lot.nonces is None or secret is None:
            return False
        attempt = lot.deal.attempt
        if commitment(self.kept.room, attempt, HOST, secret) != lot.deal.commit:
            return False
        return self.record.seed == joint_seed(self.kept.room, attempt, secret, lot.nonces, lot.deal.shuffle)

    def _dealt(self) -> Match[Any, Any]:
        facts, record = self.kept.facts, self.record
        game = self.kind.make(facts.setup if facts is not None else {})
        seating = [Chair(name=name, player=player) for name, player in record.seating]
        if len(seating) != game.seats:
            raise Refusal("bad-seating", where="seating")
        history = History[Any].dealt(game, record.seed)
        return Match(self.kept.room, game, seating, record.seed, history, record.free, record.line)

    # Replaying the record ------------------------------------------------------------------------------------

    def _step(self, match: Match[Any, Any], step: list[str | int]) -> Thought[None]:
        """Play one step of the record, if the rules allow it."""
        match step:
            case ["pick", *options]:
                yield from self._pick(match, tuple(str(option) for option in options))
            case ["undo", int(seat)]:
                match.undo(seat)
            case ["redo", int(seat)]:
                match.redo(seat)
            case ["chair", int(seat), str(name), str(player)]:
                match.sit(seat, Chair(name=name, player=player), self.kind.players)
            case _:
                raise ValueError("no step")

    def _pick(self, match: Match[Any, Any], pick: tuple[str, ...]) -> Thought[None]:
        seat, ask = match.waiting, match.position.ask
        if seat is None or ask is None:
            raise Refusal("game-over")
        moment = (match.line, match.number + 1)
        if self._before_friends(moment):
            match.play(pick)
            return
        chair = match.seating[seat]
        if not self.seating.fits(moment, match.seating):
            self.fault("forged-seating", match.number + 1)
        if chair.player == ELSEWHERE and seat == self.kept.seat and (match.ask_id, pick) not in self.own:
            self.fault("forged-pick" if self.lost == 0 else LOST_PICK, match.number + 1)
            self.lost = max(0, self.lost - 1)
        if chair.computer and not (yield from self._computer_would(match, chair.player, ask, pick)):
            self.fault("forged-computer", match.number + 1)
        match.play(pick)

    def _before_friends(self, moment: tuple[int, int]) -> bool:
        """Whether the match was still played at one device at ``moment``: the record lacks the seating of that time."""
        told = self.kept.told
        return self.kept.lot is None and bool(told) and moment <= told[0][:2]

    def _computer_would(self, match: Match[Any, Any], level: str, ask: Ask, pick: Pick) -> Thought[bool]:
        """Whether the computer player ``level`` would answer ``pick``, with a search or without."""
        levels = dict.fromkeys((self.kind.without_search(level), level))
        for one in levels:
            answer = yield from match.computer_answer(self.kind, one, ask)
            if answer == pick:
                return True
        return False

    # Comparing updates ---------------------------------------------------------------------------------------

    def _look(self, match: Match[Any, Any]) -> None:
        """Compare the updates that the guest was sent for the present moment; drop those that are right."""
        place = (match.line, match.number)
        self.met[place] = None
        self.seating.look(place, match.seating)
        if place not in self.left:
            return
        told = self.left[place]
        bodies = {(seat, after): _body_of(match, seat, after, self.kind) for seat, after, _ in told}
        self.left[place] = [
            (seat, after, one) for seat, after, one in told if one not in _prints_of(bodies[seat, after])
        ]

    def _leftovers(self) -> None:
        for (line, number), told in self.left.items():
            if told:
                known = (line, number) in self.met
                self.fault("forged-update" if known else "rewritten-past", number)
        for line, number in self.seating.left():
            if (line, number) in self.met:
                self.fault("forged-seating", number)


@cache
def _writer(shape: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - the updates of one kind of game
    return TypeAdapter(shape)


def _body_of(match: Match[Any, Any], seat: int | None, after: int, kind: Kind) -> dict[str, Any]:
    """Return the update that ``seat`` would be sent now if it knows all up to ``after``."""
    update = match.update(seat, after, kind)
    body: dict[str, Any] = _writer(Update[kind.view]).dump_python(update, mode="json")
    return body


def _prints_of(body: dict[str, Any]) -> Iterator[str]:
    """Yield the hash of an update, then, as far as wanted, those that hosts of earlier versions give it."""
    yield digest(body)
    before = unitless_update(body)
    for one in (before, earlier_update(before), plain_update(before)):
        yield digest(one)
