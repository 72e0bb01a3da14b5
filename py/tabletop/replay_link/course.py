"""Writes the picks of a finished game as digits, and plays them again as far as the rules of today allow."""

import json
from typing import Any, NamedTuple
from zlib import crc32

from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.game import Game
from tabletop.kernel.position import playout
from tabletop.kernel.randomness import Seed
from tabletop.match.link_tables import Weights
from tabletop.match.match import Match
from tabletop.replay_link.digits import DigitReader, DigitWriter, broken
from tabletop.replay_link.picks import put_pick, take_pick

MOST_PICKS = 5000
"""More than any game has; a forged link ends here."""

PRINTS = 1 << 16
"""How many hashes of a final state there are in a link of format 1 to 4."""
_ENDS = 1 << 6
"""The same of today's formats."""

CHECK_BITS = (0, 1, 2, 3, 6)
"""Bits of a check before each pick, a hash of all options that were offered so far; the more, the longer is the link.

With 0 there are checks of ``_SURE`` bits after 10, 30, 60, 100, 150, ... picks. A pick tells its number among the
options, so where other options are offered it is not known which one it was, even if the rules still allow it.
"""
_CHECKED = frozenset(5 * check * (check + 1) for check in range(1, 40))
_SURE = 6
"""So many bits that are right make the picks before them sure: one time in 64 they are right by chance."""
_CHECK = 1 << _SURE


class Course(NamedTuple):
    """The picks of a link, and the state after the last one.

    Only the first picks where the rules have changed since.
    """

    picks: list[list[str]]
    state: Any
    whole: bool


class _OtherRulesError(Exception):
    """A check differs: something was offered that the rules of today do not offer, or the other way round."""


def put_course(match: Match[Any, Any], weights: Weights | None, bits: int = 0) -> DigitWriter:
    """Return how the game went: whether ``weights`` say which answers are likely, each pick, the checks, how it ended.

    ``bits`` is one of ``CHECK_BITS``.
    """
    picks = match.history.picks
    digits, offers, number = DigitWriter(), _Offers(), 0
    digits.put(int(weights is not None), 2)
    digits.put(CHECK_BITS.index(bits), len(CHECK_BITS))

    def again(_state: object, ask: Ask) -> Pick:
        nonlocal number
        offers.add(ask)
        if bits:
            digits.put(offers.check % (1 << bits), 1 << bits)
        elif number in _CHECKED:
            digits.put(offers.check, _CHECK)
        pick = picks[number]
        put_pick(digits, ask, pick, weights)
        number += 1
        return pick

    state = match.game.start(match.seed)
    playout(match.game, state, again)
    digits.put(offers.check, _CHECK)
    digits.put(print_of(match.game, state) % _ENDS, _ENDS)
    return digits


def take_course(
    digits: DigitReader, game: Game[Any, Any], seed: Seed, weights: Weights | None, *, dense: bool
) -> Course:
    """Return the game that :func:`put_course` wrote, as far as the rules of today play it alike.

    ``weights`` are those that its table has, ``dense`` whether the course says how many bits its checks have. Raises
    ``Refusal`` (``replay-link-rules``) where not even its beginning is alike.
    """
    likely = weights if digits.take(2) else None
    reader = _Reader(digits, likely, CHECK_BITS[digits.take(len(CHECK_BITS))] if dense else 0)
    state = game.start(seed)
    try:
        playout(game, state, reader.answer)
        reader.check(_CHECK)
        same = digits.take(_ENDS) == print_of(game, state) % _ENDS
        digits.end()
    except Exception:  # noqa: BLE001 - picks that mean something else may fail anywhere in the rules.
        return _beginning(reader.picks[: reader.sure])
    return Course(reader.picks, state, same)


class _Offers:
    """Hashes the options that were offered so far."""

    def __init__(self) -> None:
        self._crc = 0

    def add(self, ask: Ask) -> None:
        self._crc = crc32(" ".join(ask.options).encode(), self._crc)

    @property
    def check(self) -> int:
        return self._crc % _CHECK


class _Reader:
    """Takes the answers of a course from digits. Up to ``sure`` they are those that were given."""

    def __init__(self, digits: DigitReader, weights: Weights | None, bits: int) -> None:
        self.picks: list[list[str]] = []
        self.sure = 0
        self._digits, self._weights, self._bits = digits, weights, bits
        self._offers = _Offers()

    def answer(self, _state: object, ask: Ask) -> Pick:
        """Return the next pick. Raises ``_OtherRulesError`` where the options are not those of the link."""
        self._offers.add(ask)
        number = len(self.picks)
        if number >= MOST_PICKS:
            raise _OtherRulesError
        if self._bits:
            self.check(1 << self._bits)
            # The options of this ask are the same, too, once so many checks were right in a row.
            self.sure = max(0, number + 2 - -(-_SURE // self._bits))
        elif number in _CHECKED:
            self.check(_CHECK)
            self.sure = number + 1
        pick = take_pick(self._digits, ask, self._weights)
        self.picks.append([*pick])
        return pick

    def check(self, base: int) -> None:
        """Take a check. Raises ``_OtherRulesError`` where it differs."""
        if self._digits.take(base) != self._offers.check % base:
            raise _OtherRulesError


def _beginning(picks: list[list[str]]) -> Course:
    """Return the course that has these ``picks`` alone."""
    if not picks:
        raise Refusal("replay-link-rules")
    return Course(picks, None, whole=False)


def take_unchecked(digits: DigitReader, game: Game[Any, Any], seed: Seed, weights: Weights | None) -> Course:
    """Return a game of format 1 to 4.

    Nothing tells where rules have changed, so it is refused unless all is the same.
    """
    result = digits.take(PRINTS)
    picks: list[list[str]] = []

    def read(_state: object, ask: Ask) -> Pick:
        if len(picks) >= MOST_PICKS:
            raise broken()
        pick = take_pick(digits, ask, weights)
        picks.append([*pick])
        return pick

    state = game.start(seed)
    playout(game, state, read)
    digits.end()
    if print_of(game, state) != result:
        raise Refusal("replay-link-rules")
    return Course(picks, state, whole=True)


def print_of(game: Game[Any, Any], state: Any) -> int:  # noqa: ANN401 - the game's own state
    """Return a short number for how a game ended: where the same picks end otherwise, the rules are others."""
    return crc32(json.dumps(game.dump(state), sort_keys=True).encode()) % PRINTS
