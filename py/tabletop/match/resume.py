"""Makes a match from a record by replaying its picks. If that gives another state, the stored state is used."""

from typing import Any

from tabletop.kernel.ask import Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position
from tabletop.match.history import History, Known
from tabletop.match.kind import Kind
from tabletop.match.lacking import lacked
from tabletop.match.match import Match
from tabletop.match.record import DAILY, STARTED, Record, format_of
from tabletop.match.replayed import Replayed
from tabletop.players.seating import check_seating, may_be_free

AnyGame = Game[Any, Any]


def resume(record: Record, kind: Kind) -> Match[Any, Any]:
    """Rebuild the match of ``record``; its ``history.replayed`` says whether replaying its picks gave the stored state.

    Where it did not (the rules have changed since), the match continues from the stored state and knows nothing
    of the moments before. For any fault of the record it raises ``Refusal`` (``save-broken``; ``save-lacks`` where it
    needs a card, a set, an edition or a level that this copy has not).
    """
    try:
        return _resume(record, kind)
    except Refusal as refusal:
        where = refusal.args_.get("where", refusal.code)
        raise lacked(refusal, record.seating) or Refusal("save-broken", where=where) from None
    except Exception:  # noqa: BLE001 - a hand-edited state can fail anywhere in the rules; the player needs one clear answer.
        raise Refusal("save-broken", where="state") from None


def _resume(record: Record, kind: Kind) -> Match[Any, Any]:
    game = kind.make(record.setup)
    check_seating(record.seating, game.seats, kind.players)
    if record.free and not may_be_free(record.seating):
        raise Refusal("save-broken", where="free")
    if (record.format == DAILY) != bool(record.day):
        raise Refusal("save-broken", where="day")
    picks = [tuple(pick) for pick in record.picks]
    start = _start(record, game)
    history = _played(game, record, start, _known(record, kind, game, start), picks)
    replayed = _compared(history, record, kind)
    if not replayed:
        history = _stored(record, game, picks, replayed, same_rules=record.rules == kind.rules)
    match = Match(
        record.match,
        game,
        record.seating,
        record.seed,
        history,
        record.free,
        record.line,
        start=start,
        reseated=record.reseated,
        day=record.day,
        helped=record.helped,
        late=record.late,
        rivals=[*record.rivals],
    )
    _restore_redo(match, record)
    return match


def _start(record: Record, game: AnyGame) -> Any:  # noqa: ANN401 - the game's own state
    """Return the state that the match began with, None where it was dealt; one that breaks a law is refused."""
    if (record.start is not None) != (record.format == STARTED):
        raise Refusal("save-broken", where="start")
    if record.format != format_of(record.seed, record.start, record.day):
        raise Refusal("save-broken", where="seed")
    if record.start is None:
        return None
    try:
        start = game.load(record.start)
    except Refusal:
        raise Refusal("save-broken", where="start") from None
    if game.broken_laws(start):
        raise Refusal("save-broken", where="start")
    return start


def _known(record: Record, kind: Kind, game: AnyGame, start: Any) -> Known | None:  # noqa: ANN401
    """Return what a seat knew before the match began; None where that is not true, or not of this version's form.

    Without it the match goes on as well, and the seat knows what it sees.
    """
    known = record.known
    if start is None or known is None or known.seat >= game.seats:
        return None
    fits = kind.memory_fits(game, start, known.seat, known.memory)
    return Known(known.seat, known.memory) if fits else None


def _played(
    game: AnyGame,
    record: Record,
    start: Any,  # noqa: ANN401
    known: Known | None,
    picks: list[Pick],
) -> History[Any]:
    """Play ``picks`` again from the beginning, up to the first that is not legal."""
    history = (
        History[Any].dealt(game, record.seed)
        if start is None
        else History(Position[Any].resumed(game, start, ()), known=known)
    )
    history.play_all(picks)
    return history


def _compared(history: History[Any], record: Record, kind: Kind) -> Replayed:
    """Say whether ``history`` is the game of ``record``: all its picks, and its state."""
    legal = history.number == len(record.picks)
    same = legal and history.position.game.dump(history.position.base) == record.state
    if same and len(history.position.picks) == record.tail:
        return Replayed()
    if record.rules != kind.rules:
        return Replayed("rules")
    return Replayed("state") if legal else Replayed("pick", history.number + 1)


def _stored(
    record: Record, game: AnyGame, picks: list[Pick], replayed: Replayed, *, same_rules: bool
) -> History[Any]:
    """Start from the stored state and play its last picks; a state that breaks a law is refused.

    After a change of rules the current step may ask something else: then the step starts again.
    """
    first = len(picks) - record.tail
    if first < 0:
        raise Refusal("save-broken", where="tail")
    state = game.load(record.state)
    if game.broken_laws(state):
        raise Refusal("save-broken", where="state")
    history = History(Position[Any].resumed(game, state, ()), picks[:first], replayed=replayed)
    if not history.play_all(picks[first:]) or len(history.position.picks) != record.tail:
        if same_rules:
            raise Refusal("save-broken", where="picks")
        history.cut(first)
    return history


def _restore_redo(match: Match[Any, Any], record: Record) -> None:
    """Restore what can be redone; after a change of rules there is nothing to redo."""
    if any(note.number > match.number or note.seat >= match.game.seats for note in record.take_backs):
        raise Refusal("save-broken", where="take_backs")
    match.take_backs = list(record.take_backs)
    match.abandoned = list(record.abandoned)
    if not match.history.replayed:
        return
    undone = [[tuple(pick) for pick in block] for block in record.undone]
    number = match.number
    playable = all(block and match.history.play_all(block) for block in reversed(undone))
    match.history.cut(number)
    if not playable:
        raise Refusal("save-broken", where="undone")
    match.undone = undone
