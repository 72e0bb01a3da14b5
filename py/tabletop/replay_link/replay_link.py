"""Writes a finished match as a short text, and reads a text from a stranger as a record."""

import json
from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.game import Game
from tabletop.kernel.position import playout
from tabletop.kernel.randomness import MAX_SEED, Seed
from tabletop.match.kind import Kind, level_of
from tabletop.match.match import Match
from tabletop.match.record import Record, format_of
from tabletop.players.clean_text import clean
from tabletop.players.seating import PERSON, Chair, check_seating
from tabletop.replay_link.digits import MOST_LETTERS, DigitReader, DigitWriter, broken
from tabletop.replay_link.names import put_name, take_name
from tabletop.replay_link.picks import put_pick, take_pick
from tabletop.replay_link.setups import Vocabulary, Weights, put_setup, take_setup, vocabulary
from tabletop.replay_link.words import take_word

MARK, OLD_MARK = "#r=", "#replay="
"""What the text follows in the address of the page, and what it followed in links of the first formats."""

OLD_FORMAT, OLD_KEYED_FORMAT, FORMAT, KEYED_FORMAT = 1, 2, 3, 4
"""Versions of the text: for a seed that is a number, and for one of 256 bits. The old ones are read only, others refused."""
_FORMATS = 16
_PRINTS = 1 << 16
_KEYS = 1 << 256
_MOST_SEATS = 40

MOST_NAME = 20
"""Letters of a name in a link."""
SHORT, LONG, FEW_SEATS = 190, 290, 6
"""Letters of a whole text for tables up to ``FEW_SEATS`` seats, and for larger ones. Names are cut until it fits."""
_MOST_PICKS = 5000
"""More than any game has; a forged link ends here."""


def write_link(match: Match[Any, Any], kind: Kind) -> str:
    """Return the finished ``match`` as ``<game>.<letters>``.

    Only the picks that count are in it: nothing of what was taken back. Raises ``Refusal``: ``still-running``;
    ``no-replay-link`` where it did not begin with a deal of its seed under today's rules.
    """
    if match.waiting is not None:
        raise Refusal("still-running")
    if match.start is not None or match.history.first:
        raise Refusal("no-replay-link")
    known = vocabulary(kind)
    head = DigitWriter()
    head.put(KEYED_FORMAT if isinstance(match.seed, str) else FORMAT, _FORMATS)
    head.put(known.fingerprint, _PRINTS)
    put_setup(head, known, match.game.setup)
    _put_seed(head, match.seed)
    most = LONG if len(match.seating) > FEW_SEATS else SHORT
    tail = min((_game(match, weights) for weights in (known.weights, None)), key=_room)
    text = ""
    for length in range(MOST_NAME, -1, -1):
        text = f"{kind.id}.{_whole(head, match.seating, kind, length, tail).text(kind.id)}"
        if len(text) <= most:
            break
    return text


def _room(digits: DigitWriter) -> int:
    return len(digits.text(""))


def _whole(
    head: DigitWriter, seating: Sequence[Chair], kind: Kind, length: int, tail: DigitWriter
) -> DigitWriter:
    """Return all digits, with names of at most ``length`` letters."""
    whole, before = DigitWriter(), 0
    whole.add(head)
    for chair in seating:
        player = kind.players.index(level_of(kind, chair.player)) + 1 if chair.computer else 0
        whole.put_weighted(player, _like(before, kind))
        put_name(whole, clean(chair.name, MOST_NAME), length)
        before = player
    whole.add(tail)
    return whole


def _like(before: int, kind: Kind) -> list[int]:
    """Return how likely each player of a seat is: half of them play like the seat before."""
    players = len(kind.players) + 1
    return [players if player == before else 1 for player in range(players)]


def _put_seed(digits: DigitWriter, seed: Seed) -> None:
    if isinstance(seed, str):
        digits.put(int(seed, 16), _KEYS)
    else:
        digits.put(seed, MAX_SEED + 1)


def _game(match: Match[Any, Any], weights: Weights | None) -> DigitWriter:
    """Return how the game went: whether ``weights`` say which answers are likely, how it ended, and each pick."""
    picks = iter(match.history.picks)
    digits, answered = DigitWriter(), DigitWriter()

    def again(_state: object, ask: Ask) -> Pick:
        pick = next(picks)
        put_pick(answered, ask, pick, weights)
        return pick

    state = match.game.start(match.seed)
    playout(match.game, state, again)
    digits.put(int(weights is not None), 2)
    digits.put(_print_of(match.game, state), _PRINTS)
    digits.add(answered)
    return digits


def _print_of(game: Game[Any, Any], state: Any) -> int:  # noqa: ANN401 - the game's own state
    """Return a short number for how a game ended: where the same picks end otherwise, the rules are others."""
    return crc32(json.dumps(game.dump(state), sort_keys=True).encode()) & 0xFFFF


def link_text(given: str) -> str:
    """Return the text of a link that is ``given`` as a whole address, in a message, or as it is."""
    after = given.rpartition(MARK)[2].rpartition(OLD_MARK)[2]
    words = after.split(maxsplit=1)
    return words[0] if words else ""


def game_of(text: str) -> str:
    """Return the id of the game that the link ``text`` is of. Raises ``Refusal`` where it is none."""
    game, dot, letters = text.partition(".")
    if not (dot and letters and len(text) <= MOST_LETTERS and game.isascii() and game.isidentifier()):
        raise broken()
    return game


def read_link(text: str, kinds: Mapping[str, Kind], name: str) -> Record:
    """Return the game of a link as the record of a match called ``name``.

    Whatever ``text`` holds, the answer comes soon. Raises ``Refusal``: ``wrong-game`` (none of ``kinds``),
    ``replay-link-rules`` (of other rules, cards or players than here), ``replay-link-broken`` on anything else.
    """
    game = game_of(text)
    if game not in kinds:
        raise Refusal("wrong-game", game=game)
    kind = kinds[game]
    digits = DigitReader(text.partition(".")[2], game)
    known = vocabulary(kind)
    version = digits.take(_FORMATS)
    old = version in {OLD_FORMAT, OLD_KEYED_FORMAT}
    fingerprint = known.old_fingerprint if old else known.fingerprint
    if not OLD_FORMAT <= version <= KEYED_FORMAT or digits.take(_PRINTS) != fingerprint:
        raise Refusal("replay-link-rules")
    try:
        return _record(digits, kind, known, name, version)
    except Refusal as refusal:
        raise (refusal if refusal.code == "replay-link-rules" else broken()) from None
    except Exception:  # noqa: BLE001 - a forged set-up can fail anywhere in the rules; the person needs one clear answer.
        raise broken() from None


def _record(digits: DigitReader, kind: Kind, known: Vocabulary, name: str, version: int) -> Record:
    old, keyed = version < FORMAT, version in {OLD_KEYED_FORMAT, KEYED_FORMAT}
    setup = take_setup(digits, known, old=old)
    seed = f"{digits.take(_KEYS):064x}" if keyed else digits.take(MAX_SEED + 1)
    game = kind.make(setup)
    seating = _take_old_chairs(digits, kind) if old else _take_chairs(digits, kind, game.seats)
    check_seating(seating, game.seats, kind.players)
    weights = known.weights if not old and digits.take(2) else None
    result = digits.take(_PRINTS)
    state = game.start(seed)
    picks = _take_picks(digits, game, state, weights)
    if _print_of(game, state) != result:
        raise Refusal("replay-link-rules")
    return Record(
        format=format_of(seed, None),
        game=kind.id,
        rules=kind.rules,
        match=name,
        setup=game.setup,
        seating=seating,
        seed=seed,
        free=False,
        line=0,
        take_backs=[],
        picks=picks,
        undone=[],
        state=game.dump(state),
        tail=0,
    )


def _take_old_chairs(digits: DigitReader, kind: Kind) -> list[Chair]:
    chairs: list[Chair] = []
    for _ in range(digits.take(_MOST_SEATS + 1)):
        player = digits.take(len(kind.players) + 1)
        chairs.append(_chair(kind, len(chairs), player, take_word(digits)))
    return chairs


def _take_chairs(digits: DigitReader, kind: Kind, seats: int) -> list[Chair]:
    chairs: list[Chair] = []
    player = 0
    for seat in range(seats):
        player = digits.take_weighted(_like(player, kind))
        chairs.append(_chair(kind, seat, player, take_name(digits)))
    return chairs


def _chair(kind: Kind, seat: int, player: int, name: str) -> Chair:
    short = clean(name, MOST_NAME) or str(seat + 1)
    return Chair(name=short, player=kind.players[player - 1] if player else PERSON)


def _take_picks(
    digits: DigitReader,
    game: Game[Any, Any],
    state: Any,  # noqa: ANN401 - the game's own state
    weights: Weights | None,
) -> list[list[str]]:
    """Play the game to its end in ``state``; return the picks."""
    picks: list[list[str]] = []

    def read(_state: object, ask: Ask) -> Pick:
        if len(picks) >= _MOST_PICKS:
            raise broken()
        pick = take_pick(digits, ask, weights)
        picks.append([*pick])
        return pick

    playout(game, state, read)
    digits.end()
    return picks
