"""Answers for Point City what is asked about a game with the box: its scores, and how it is laid out.

Buildings with the same points that give the same count the same, so one card may stand for another of its kind.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pointcity.cards.box import CARDS, NUMBERS, STARTING, TWO_SIDED
from pointcity.cards.card import JOKER, Card
from pointcity.cards.tokens import TOKENS
from pointcity.engine.rules import CELLS, ROUNDS, Rules, make_rules
from pointcity.engine.scoring import automa_parts, final_scores, points_of
from pointcity.model.setup import Setup, read_setup
from pointcity.model.state import Player, State
from pointcity.model.view import ScoreView
from tabletop.kernel.errors import Refusal
from tabletop.real_table.shapes import (
    CountedPart,
    CountedScore,
    CountedTable,
    CountedTie,
    LaidOut,
    LayOutStep,
    RealDoubt,
    RealQuestion,
    RealSeat,
)

UNSPENT, INGENUITY = "cards", "ingenuity"
TRIED = (0, 1, 2, 5)
MOST_CARDS = 40
PLAIN = next(number for number in TWO_SIDED if CARDS[number].resource != JOKER)
"""A card that stands for any unspent one of a resource."""


class _End:
    """A game that is over, as people told it; the automa's things are the last seat's."""

    def __init__(self, setup: Setup, seats: Sequence[RealSeat]) -> None:
        self.setup = setup
        self.seats = seats
        if len(seats) != setup.players + bool(setup.automa):
            raise Refusal("bad-request", where="seats")
        self.all = [_player(told) for told in seats]
        rival = self.all[-1] if setup.automa else None
        self.state = State("over", 0, 0, self.all[: setup.players], [], [], [], [], automa=rival)

    def rival(self, seat: int) -> bool:
        """Whether the things of ``seat`` are the automa's."""
        return seat >= self.setup.players

    def points(self, seat: int) -> int:
        """Return the points of ``seat``."""
        level = self.setup.automa
        if self.rival(seat) and level:
            return sum(part.points for part in automa_parts(self.all[seat], level))
        return points_of(self.all[seat])


class PointCityTables:
    """See :class:`tabletop.real_table.shapes.RealTables`."""

    def count(
        self, setup: Mapping[str, Any], seats: Sequence[RealSeat], facts: Mapping[str, int]
    ) -> CountedTable:
        """Count a game that is over."""
        read = read_setup({**setup})
        if facts:
            raise Refusal("bad-request", where="facts")
        game = _End(read, seats)
        scores = sorted(
            map(_score, final_scores(game.state, read.automa or None)), key=lambda score: score.place
        )
        return CountedTable(scores, list(_questions(game, scores)), list(_doubts(game)))

    def lay_out(self, setup: Mapping[str, Any]) -> LaidOut:
        """Tell how the set of ``setup`` is laid out."""
        rules = make_rules(read_setup({**setup}))
        return LaidOut(_steps(rules), [], [], list(rules.tokens))


def _player(told: RealSeat) -> Player:
    city = [NUMBERS[piece.id] for piece in told.pieces if piece.id in NUMBERS]
    tokens = [piece.id for piece in told.pieces if piece.id in TOKENS]
    if len(city) + len(tokens) != len(told.pieces) or any(not CARDS[number].tier for number in city):
        raise Refusal("bad-request", where="pieces")
    facts = [told.facts, *(piece.facts for piece in told.pieces)]
    if any(name not in {UNSPENT, INGENUITY} or value < 0 for one in facts for name, value in one.items()):
        raise Refusal("bad-request", where="facts")
    return Player(_hand(told.facts.get(INGENUITY, 0), told.facts.get(UNSPENT, 0)), city, tokens)


def _hand(ingenuity: int, cards: int) -> list[int]:
    """Return ``cards`` unspent cards, at least the ``ingenuity`` ones; which cards they are does not matter."""
    return [STARTING[0]] * ingenuity + [PLAIN] * max(cards - ingenuity, 0)


def _score(score: ScoreView) -> CountedScore:
    parts = [CountedPart(part.cause, part.points) for part in score.parts]
    tie = score.tie and CountedTie(score.tie.seat, score.tie.by, score.tie.own, score.tie.other)
    return CountedScore(score.seat, score.place, score.total, parts, tie)


def _questions(game: _End, scores: Sequence[CountedScore]) -> Iterator[RealQuestion]:
    tied = {seat for score in scores if score.tie is not None for seat in (score.seat, score.tie.seat)}
    needed = any(INGENUITY not in told.facts and _asks(game, seat) for seat, told in enumerate(game.seats))
    for seat, told in enumerate(game.seats):
        hand = game.all[seat].hand
        joker = _asks(game, seat)
        cards = _matters(game, seat, [_hand(0, count) for count in TRIED])
        if joker:
            now = sum(CARDS[number].resource == JOKER for number in hand)
            yield _number(INGENUITY, now, seat, told)
        open_tie = seat in tied and not game.setup.automa and not needed
        if cards or open_tie:
            yield _number(UNSPENT, len(hand), seat, told)


def _asks(game: _End, seat: int) -> bool:
    """Whether the unspent cards of ingenuity bring points."""
    return _matters(game, seat, [_hand(count, MOST_CARDS) for count in TRIED])


def _number(name: str, now: int, seat: int, told: RealSeat) -> RealQuestion:
    known = name in told.facts
    return RealQuestion(name, "number", MOST_CARDS, now, known, seat, needed=not known)


def _matters(game: _End, seat: int, hands: Sequence[list[int]]) -> bool:
    player = game.all[seat]
    kept = player.hand
    tried: set[int] = set()
    for player.hand in hands:
        tried.add(game.points(seat))
    player.hand = kept
    return len(tried) > 1


def _alike(card: Card) -> tuple[int | None, bool, int]:
    """Return what the scores see of a building."""
    return card.gives, card.civic, card.points


def _doubts(game: _End) -> Iterator[RealDoubt]:
    box = Counter(_alike(CARDS[number]) for number in TWO_SIDED)
    standing = [number for player in game.all for number in player.city]
    named = {_alike(CARDS[number]): CARDS[number].id for number in standing}
    for kind, count in Counter(_alike(CARDS[number]) for number in standing).items():
        if count > box[kind]:
            yield RealDoubt("copies", None, named[kind], count, box[kind])
    for token, count in Counter(token for player in game.all for token in player.tokens).items():
        if count > 1:
            yield RealDoubt("copies", None, token, count, 1)
        if TOKENS[token].promo and not game.setup.promo:
            yield RealDoubt("not-in-set", None, token, count)
    for seat, player in enumerate(game.all):
        civic = sum(CARDS[number].civic for number in player.city)
        if len(player.tokens) > civic and not game.rival(seat):
            yield RealDoubt("tokens", seat, "", len(player.tokens), civic)


def _steps(rules: Rules) -> list[LayOutStep]:
    first, second, third = rules.size.tiers
    return [
        LayOutStep("cards", {"one": first, "two": second, "three": third, "all": first + second + third}),
        LayOutStep("market", {"count": CELLS}),
        LayOutStep("tokens", {"count": rules.size.tokens, "of": len(rules.tokens)}),
        LayOutStep("hand", {"count": 1}),
        LayOutStep("rounds", {"count": ROUNDS}),
        *([LayOutStep("automa", {})] if rules.solo else []),
    ]


REAL_TABLES = PointCityTables()
"""What Point City knows of real tables."""
