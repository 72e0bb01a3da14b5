"""Finds what the scores of a game with the box hang on and its cities do not show: nothing else is asked.

Whether a fact matters is tried out: the city is scored with different answers. So a card that counts something new is
asked about without a word here.
"""

from collections.abc import Iterable, Iterator

from citadels.engine.scoring import score_parts
from citadels.model.state import Built
from citadels.real_table import end
from citadels.real_table.end import EndOfGame
from tabletop.real_table.shapes import CountedScore, RealQuestion

TRIED = (0, 1, 2, 5, 10)
"""Numbers of gold, cards in hand and tucked cards that are tried."""
MOST_GOLD, MOST_CARDS = 99, 40
BEFORE_BY_GOLD = {"gold", ""}


def questions(game: EndOfGame, scores: list[CountedScore]) -> list[RealQuestion]:
    """Return all questions: about the whole table, then seat by seat; what decides ties once the points are known."""
    found = [*_of_table(game)]
    for seat in range(game.rules.seats):
        found += [*_of_seat(game, seat), *_of_pieces(game, seat)]
    if any(one.needed for one in found):
        return found
    asked = {(one.id, one.seat) for one in found}
    return found + [one for one in _of_ties(game, scores) if (one.id, one.seat) not in asked]


def _points(game: EndOfGame, seat: int) -> int:
    return sum(part.points for part in score_parts(game.table, seat, final=True))


def _of_table(game: EndOfGame) -> Iterator[RealQuestion]:
    seats = list(range(game.rules.seats))
    complete = [seat for seat in seats if game.table.completed(seat)]
    rung = game.table.state.city_size != game.size
    told = end.FIRST in game.facts
    most = len(seats) if rung else 1
    first = sum(1 << seat for seat in game.finishers())
    yield RealQuestion(
        end.FIRST, "seats", most, first, told, choices=seats, needed=not told and len(complete) > 1
    )
    if any(_crown_matters(game, seat) for seat in seats):
        yield _which_seat(game, end.CROWN, needed=True)
    for name in sorted(game.held):
        yield _which_seat(game, name, needed=False)
    standing = {piece.id for seat in game.seats for piece in seat.pieces}
    announced = {game.rules.districts[name].announces for name in standing} - {0}
    if announced:
        sizes = [size for size in game.sizes if size in announced | {game.size}]
        now, told = game.table.state.city_size, end.SIZE in game.facts
        yield RealQuestion(end.SIZE, "one", 0, now, told, choices=sizes)


def _which_seat(game: EndOfGame, name: str, *, needed: bool) -> RealQuestion:
    told = name in game.facts
    seats = list(range(game.rules.seats))
    return RealQuestion(
        name, "seats", 1, game.facts.get(name, 0), told, choices=seats, needed=needed and not told
    )


def _crown_matters(game: EndOfGame, seat: int) -> bool:
    state = game.table.state
    kept = state.crown
    tried: set[int] = set()
    for state.crown in (seat, end.NO_SEAT):
        tried.add(_points(game, seat))
    state.crown = kept
    return len(tried) > 1


def _of_seat(game: EndOfGame, seat: int) -> Iterator[RealQuestion]:
    player, told = game.table.player(seat), game.seats[seat].facts
    gold, hand = player.gold, player.hand
    tried: set[int] = set()
    for player.gold in TRIED:
        tried.add(_points(game, seat))
    player.gold = gold
    if len(tried) > 1:
        yield _number(end.GOLD, MOST_GOLD, gold, seat, told=end.GOLD in told)
    held = [name for name in hand if name in game.held]
    tried = set()
    for count in TRIED:
        player.hand = game.hand(held, len(held) + count)
        tried.add(_points(game, seat))
    player.hand = hand
    if len(tried) > 1:
        yield _number(end.HAND, MOST_CARDS, len(hand), seat, told=end.HAND in told)


def _number(name: str, most: int, now: int, seat: int, *, told: bool, at: int | None = None) -> RealQuestion:
    return RealQuestion(name, "number", most, now, told, seat, at, needed=not told)


def _of_pieces(game: EndOfGame, seat: int) -> Iterator[RealQuestion]:
    """Ask about single districts: cards under them, coins on them, and whether they came in the last round."""
    city = game.table.player(seat).city
    coins = any(card.puts_coins for card in game.characters)
    for at, built in enumerate(list(city)):
        told = game.seats[seat].pieces[at].facts
        if _matters(game, seat, at, [built._replace(tucked=(built.card,) * count) for count in TRIED]):
            now = len(built.tucked)
            yield _number(end.TUCKED, MOST_CARDS, now, seat, told=end.TUCKED in told, at=at)
        if _matters(game, seat, at, [built._replace(round=number) for number in (1, end.LAST_ROUND)]):
            new = end.NEW in told
            now = int(built.round == end.LAST_ROUND)
            yield RealQuestion(end.NEW, "yes", 1, now, new, seat, at, needed=not new)
        if coins or built.coins:
            yield RealQuestion(end.COIN, "yes", 1, built.coins, end.COIN in told, seat, at)


def _matters(game: EndOfGame, seat: int, at: int, tries: Iterable[Built]) -> bool:
    city = game.table.player(seat).city
    kept = city[at]
    tried: set[int] = set()
    for city[at] in tries:
        tried.add(_points(game, seat))
    city[at] = kept
    return len(tried) > 1


def _of_ties(game: EndOfGame, scores: list[CountedScore]) -> Iterator[RealQuestion]:
    """Ask for what decides between seats with as many points, if that has to be known."""
    tied = [(score.seat, score.tie.seat) for score in scores if score.tie is not None and _open(game, score)]
    # While cities are still being told, the empty ones are alike.
    tied = [pair for pair in tied if any(seat is not None and game.seats[seat].pieces for seat in pair)]
    for seat in sorted({seat for pair in tied for seat in pair if seat is not None}):
        told = game.seats[seat].facts
        if game.rules.tie == "points":
            gold = game.table.player(seat).gold
            yield _number(end.GOLD, MOST_GOLD, gold, seat, told=end.GOLD in told)
        else:
            ranks, now = sorted(game.rules.ranks), told.get(end.RANK, 0)
            known = end.RANK in told
            yield RealQuestion(end.RANK, "one", 0, now, known, seat, choices=[0, *ranks], needed=not known)


def _open(game: EndOfGame, score: CountedScore) -> bool:
    """Whether the tie below ``score`` is decided by something that no city shows."""
    return game.rules.tie != "points" or (score.tie is not None and score.tie.by in BEFORE_BY_GOLD)
