"""Writes a finished match as a short text, and reads a text from a stranger as a record."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import MAX_SEED, Seed
from tabletop.match.history import History
from tabletop.match.kind import Kind, level_of, usual_level
from tabletop.match.lacking import lacked
from tabletop.match.match import Match
from tabletop.match.record import Record
from tabletop.players.clean_text import clean
from tabletop.players.seating import PERSON, Chair, check_seating
from tabletop.replay_link.course import CHECK_BITS, MOST_PICKS, put_course, take_course, take_unchecked
from tabletop.replay_link.digits import MOST_LETTERS, DigitReader, DigitWriter, broken
from tabletop.replay_link.letters import take_word
from tabletop.replay_link.names import put_name, take_name
from tabletop.replay_link.setups import (
    Vocabulary,
    fingerprinted,
    put_setup,
    put_vocabulary,
    take_setup,
    take_vocabulary,
    vocabulary,
)

FIRST_FORMAT, FIRST_KEYED, PRINTED_FORMAT, PRINTED_KEYED, TABLE_FORMAT, TABLE_KEYED, FORMAT, KEYED_FORMAT = (
    range(1, 9)
)
"""Versions of the text, each for a seed that is a number, and for one of 256 bits. Only the last two are written.

The first four begin with a fingerprint of the whole catalogue, the others with the number of a table; in the last two
there may be a check before each pick. Others are refused.
"""
_FORMATS = 16
_FINGERPRINTS = 1 << 16
_KEYS = 1 << 256
_MOST_SEATS = 40
_BITS = 6
"""Bits of a letter."""

ROOMY = 150
"""Letters up to which a text is filled with checks, which say to the pick where rules have changed."""

MOST_NAME = 20
"""Letters of a name in a link."""
SHORT, LONG, FEW_SEATS = 190, 290, 6
"""Letters of a whole text for tables up to ``FEW_SEATS`` seats, and for larger ones. Names are cut until it fits."""


class Linked(NamedTuple):
    """The game of a link.

    ``whole`` is false where the rules have changed since: its end may be missing, or another one.
    """

    record: Record
    whole: bool


def write_link(match: Match[Any, Any], kind: Kind) -> str:
    """Return the finished ``match`` as ``<game>.<letters>``.

    Only the picks that count are in it: nothing of what was taken back. Raises ``Refusal``: ``still-running``;
    ``no-replay-link`` where it did not begin with a deal of its seed under today's rules, or is too long for a link.
    """
    if match.waiting is not None:
        raise Refusal("still-running")
    if not match.dealt or len(match.history.picks) > MOST_PICKS:
        raise Refusal("no-replay-link").also(**match.history.replayed.facts)
    players = [level_of(kind, chair.player) if chair.computer else PERSON for chair in match.seating]
    head = DigitWriter()
    head.put(KEYED_FORMAT if isinstance(match.seed, str) else FORMAT, _FORMATS)
    levels = [player for player in players if player != PERSON]
    known = put_vocabulary(head, vocabulary(kind), match.game.setup, levels)
    put_setup(head, known, match.game.setup)
    _put_seed(head, match.seed)
    most = LONG if len(match.seating) > FEW_SEATS else SHORT
    weights, tail = min(((likely, put_course(match, likely)) for likely in (known.weights, None)), key=_room)
    names, text = [clean(chair.name, MOST_NAME) for chair in match.seating], ""
    for length in range(MOST_NAME, -1, -1):
        chairs = _chairs(known, players, names, length)
        text = _text(kind, head, chairs, tail)
        if len(text) <= most:
            room = (ROOMY - len(text)) * _BITS // max(1, len(match.history.picks))
            bits = max(bits for bits in CHECK_BITS if bits <= max(0, room))
            text = _text(kind, head, chairs, put_course(match, weights, bits)) if bits else text
            break
    if len(text) > MOST_LETTERS:
        raise Refusal("no-replay-link")
    return text


def _room(course: tuple[Any, DigitWriter]) -> int:
    return len(course[1].text(""))


def _text(kind: Kind, *parts: DigitWriter) -> str:
    whole = DigitWriter()
    for part in parts:
        whole.add(part)
    return f"{kind.id}.{whole.text(kind.id)}"


def _chairs(known: Vocabulary, players: Sequence[str], names: Sequence[str], length: int) -> DigitWriter:
    """Return who plays, with names of at most ``length`` letters."""
    digits, before = DigitWriter(), 0
    for player, name in zip(players, names, strict=True):
        level = 0 if player == PERSON else known.players.index(player) + 1
        digits.put_weighted(level, _like(before, known))
        put_name(digits, name, length)
        before = level
    return digits


def _like(before: int, known: Vocabulary) -> list[int]:
    """Return how likely each player of a seat is: half of them play like the seat before."""
    players = len(known.players) + 1
    return [players if player == before else 1 for player in range(players)]


def _put_seed(digits: DigitWriter, seed: Seed) -> None:
    if isinstance(seed, str):
        digits.put(int(seed, 16), _KEYS)
    else:
        digits.put(seed, MAX_SEED + 1)


def game_of(text: str) -> str:
    """Return the id of the game that the link ``text`` is of. Raises ``Refusal`` where it is none."""
    game, dot, letters = text.partition(".")
    if not (dot and letters and len(text) <= MOST_LETTERS and game.isascii() and game.isidentifier()):
        raise broken()
    return game


def read_link(text: str, kinds: Mapping[str, Kind], name: str) -> Record:
    """Return the game of a link as the record of a match called ``name``.

    Whatever ``text`` holds, the answer comes soon. Raises ``Refusal``: ``wrong-game`` (none of ``kinds``),
    ``replay-link-rules`` (the rules of here play it otherwise), ``replay-link-broken`` on anything else.
    """
    record, whole = open_link(text, kinds, name)
    if not whole:
        raise Refusal("replay-link-rules")
    return record


def open_link(text: str, kinds: Mapping[str, Kind], name: str) -> Linked:
    """Return the same as :func:`read_link`, but a game of other rules as far as the rules of here play it alike."""
    game = game_of(text)
    if game not in kinds:
        raise Refusal("wrong-game", game=game)
    kind = kinds[game]
    digits = DigitReader(text.partition(".")[2], game)
    version = digits.take(_FORMATS)
    if not FIRST_FORMAT <= version <= KEYED_FORMAT:
        raise Refusal("replay-link-rules")
    try:
        return _linked(digits, kind, name, version)
    except Refusal as refusal:
        other = refusal.code == "replay-link-rules" or refusal.code.startswith("bad-setup")
        raise lacked(refusal) or (Refusal("replay-link-rules") if other else broken()) from None
    except Exception:  # noqa: BLE001 - a forged set-up can fail anywhere in the rules; the person needs one clear answer.
        raise broken() from None


def _linked(digits: DigitReader, kind: Kind, name: str, version: int) -> Linked:
    old, keyed = version < PRINTED_FORMAT, version % 2 == 0
    known = _known(digits, kind, version)
    setup = take_setup(digits, known, version)
    seed = f"{digits.take(_KEYS):064x}" if keyed else digits.take(MAX_SEED + 1)
    game = kind.make(setup)
    seating = _take_old_chairs(digits, kind, known) if old else _take_chairs(digits, kind, known, game.seats)
    check_seating(seating, game.seats, kind.players)
    if version < TABLE_FORMAT:
        weights = known.weights if not old and digits.take(2) else None
        course = take_unchecked(digits, game, seed, weights)
    else:
        course = take_course(digits, game, seed, known.weights, dense=version >= FORMAT)
    match = Match(name, game, seating, seed, History[Any].dealt(game, seed))
    if course.state is None:
        match.history.play_all(tuple(pick) for pick in course.picks)
        return Linked(match.record(kind), whole=False)
    state = game.dump(course.state)
    return Linked(match.record(kind).model_copy(update={"picks": course.picks, "state": state}), course.whole)


def _known(digits: DigitReader, kind: Kind, version: int) -> Vocabulary:
    """Return what a link of this format was written with. Raises ``Refusal`` where that is not known here."""
    if version >= TABLE_FORMAT:
        return take_vocabulary(digits, kind)
    known = fingerprinted(kind, digits.take(_FINGERPRINTS), old=version < PRINTED_FORMAT)
    if known is None:
        raise Refusal("replay-link-rules")
    return known


def _take_old_chairs(digits: DigitReader, kind: Kind, known: Vocabulary) -> list[Chair]:
    chairs: list[Chair] = []
    for _ in range(digits.take(_MOST_SEATS + 1)):
        player = digits.take(len(known.players) + 1)
        chairs.append(_chair(kind, known, len(chairs), player, take_word(digits)))
    return chairs


def _take_chairs(digits: DigitReader, kind: Kind, known: Vocabulary, seats: int) -> list[Chair]:
    chairs: list[Chair] = []
    player = 0
    for seat in range(seats):
        player = digits.take_weighted(_like(player, known))
        chairs.append(_chair(kind, known, seat, player, take_name(digits)))
    return chairs


def _chair(kind: Kind, known: Vocabulary, seat: int, player: int, name: str) -> Chair:
    """Return a chair; the usual level stands for one that is not known here."""
    short = clean(name, MOST_NAME) or str(seat + 1)
    level = known.players[player - 1] if player else PERSON
    return Chair(name=short, player=level if level in {PERSON, *kind.players} else usual_level(kind))
