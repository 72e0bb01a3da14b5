"""Writes a position of a match as a small record, and makes a match of it again."""

import json
from collections.abc import Sequence
from typing import Any
from zlib import crc32

from tabletop.kernel.ask import Pick
from tabletop.kernel.errors import Refusal
from tabletop.match.history import History
from tabletop.match.kind import Kind
from tabletop.match.lacking import lacked
from tabletop.match.match import Match
from tabletop.players.seating import PERSON, Chair, check_seating
from tabletop.problems.problem import Position
from tabletop.replay_link.digits import MOST_LETTERS, DigitReader, DigitWriter
from tabletop.replay_link.picks import answers_to, number_of, pick_of

_PRINTS = 1 << 16
_MOST_PICKS = 2000


def broken() -> Refusal:
    """Return the refusal for a position that is damaged, forged, or of other rules."""
    return Refusal("problem-broken")


def write_position(match: Match[Any, Any], kind: Kind, number: int) -> Position:
    """Return the moment ``number`` of ``match``, without names.

    Raises ``Refusal`` (``no-replay-link``) where it did not begin with a deal of its seed under today's rules, or is
    too long to be read.
    """
    seed = match.seed
    if not match.dealt or number > _MOST_PICKS:
        raise Refusal("no-replay-link")
    digits = DigitWriter()
    digits.put(number, _MOST_PICKS + 1)
    history = History[Any].dealt(match.game, seed)
    for pick in match.history.picks[:number]:
        digits.put(*_digit(history, pick))
        history.play(pick)
    digits.put(_print_of(match, history), _PRINTS)
    players = [chair.player if chair.computer else kind.players[0] for chair in match.seating]
    picks = digits.text(kind.id)
    if len(picks) > MOST_LETTERS:
        raise Refusal("no-replay-link")
    return Position(match.game.setup, players, seed, picks)


def _digit(history: History[Any], pick: Pick) -> tuple[int, int]:
    ask = history.position.ask
    if ask is None:
        raise Refusal("unknown-moment")
    return number_of(ask, pick), answers_to(ask)


def _print_of(match: Match[Any, Any], history: History[Any]) -> int:
    """Return a short hash of the state after the picks: other rules lead to another state."""
    return crc32(json.dumps(match.game.dump(history.position.base), sort_keys=True).encode()) & 0xFFFF


def read_position(
    position: Position, kind: Kind, name: str, seat: int, names: Sequence[str]
) -> Match[Any, Any]:
    """Return ``position`` as a match called ``name``: a person plays ``seat``, computer players the others.

    ``names`` are the seats' names, as far as there are any. Raises ``Refusal``: ``save-lacks`` where it needs a card, a
    set or an edition that this copy has not, ``problem-broken`` where the seat is not asked there, and on anything else
    that is none.
    """
    try:
        return _read(position, kind, name, seat, names)
    except Refusal as refusal:
        raise lacked(refusal) or broken() from None
    except Exception:  # noqa: BLE001 - a forged set-up can fail anywhere in the rules; the person needs one clear answer.
        raise broken() from None


def _read(position: Position, kind: Kind, name: str, seat: int, names: Sequence[str]) -> Match[Any, Any]:
    digits = DigitReader(position.picks, kind.id)
    game = kind.make(position.setup)
    seating = [
        _chair(kind, level, mine=at == seat, name=names[at] if at < len(names) else str(at + 1))
        for at, level in enumerate(position.players)
    ]
    check_seating(seating, game.seats, kind.players)
    match = Match(name, game, seating, position.seed, History[Any].dealt(game, position.seed))
    for _ in range(digits.take(_MOST_PICKS + 1)):
        ask = match.position.ask
        if ask is None:
            raise broken()
        match.history.play(pick_of(ask, digits.take(answers_to(ask))))
    if digits.take(_PRINTS) != _print_of(match, match.history) or match.waiting != seat:
        raise broken()
    digits.end()
    return match


def _chair(kind: Kind, level: str, *, mine: bool, name: str) -> Chair:
    """Return the chair of a seat; an unknown level is replaced by the usual one."""
    return Chair(name=name, player=PERSON if mine else level if level in kind.players else kind.players[0])
