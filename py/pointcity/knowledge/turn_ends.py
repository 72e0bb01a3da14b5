"""Lists every way to play on from an ask to the end of a turn, with what the seat then has."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from pointcity.cards.box import CARDS
from pointcity.cards.card import JOKER, RESOURCES
from pointcity.engine.choices import TAKE, Reach, pay_option
from pointcity.engine.market import PAIRS
from pointcity.engine.payment import Payment, Stock, add_costs, payments, sparing_payment, spent_cards
from pointcity.engine.scoring import Rank, rank_of
from pointcity.model.state import Player, State
from tabletop.kernel.ask import AskView, option, read_option

Pay = Callable[[Stock, Sequence[int]], Sequence[Payment]]
"""Returns the ways to pay a cost that are looked at."""


class TurnEnd(NamedTuple):
    """What a seat has after a turn.

    ``answer`` is the option that leads there, ``cells`` are the cells of the market that are taken.
    """

    answer: str
    rank: Rank
    cells: tuple[int, ...]
    player: Player


def turn_ends(state: State, seat: int, ask: AskView) -> list[TurnEnd]:
    """Return the ends of the turn that each answer to ``ask`` leads to.

    None for a draw and a flip, which reveal a card.
    """
    player = state.players[seat]
    offered = {one.id for one in ask.options}
    return [end for end in _ends(state, player, ask, offered) if end.answer in offered]


def _ends(state: State, player: Player, ask: AskView, offered: Collection[str]) -> list[TurnEnd]:
    if ask.kind == "turn":
        # Either of two cards may be taken first, where not all options are left to choose from.
        found = [
            end if end.answer in offered else end._replace(answer=TAKE[end.cells[1]])
            for end in taking(state, player, every_payment)
        ]
        return [*found, *_passing(player, ask)]
    if ask.kind == "second":
        first = state.chosen[0]
        pairs = [(first, TAKE.index(one.id)) for one in ask.options]
        return [
            end._replace(answer=TAKE[end.cells[1]]) for end in taking(state, player, every_payment, pairs)
        ]
    if ask.kind in {"payment", "payment_type"}:
        return _paying(state, player, ask)
    return _choosing(state, player) if ask.kind == "token" else []


def best_end(state: State, seat: int) -> TurnEnd | None:
    """Return the end of a whole turn with the most points, then cards; None if nothing can be taken."""
    ends = taking(state, state.players[seat], _sparing, _different_pairs(state))
    return max(ends, key=lambda end: end.rank, default=None)


def _different_pairs(state: State) -> list[tuple[int, int]]:
    """Return the pairs to look at: of two cards that bring symbols of the five types only the first such pair."""
    market, built = state.market, state.built
    common = [
        number >= 0 and not shown and CARDS[number].resource != JOKER
        for number, shown in zip(market, built, strict=True)
    ]
    alike = [pair for pair in PAIRS if common[pair[0]] and common[pair[1]]]
    return [pair for pair in PAIRS if not (common[pair[0]] and common[pair[1]])] + alike[:1]


def taking(
    state: State, player: Player, pay: Pay, pairs: Sequence[tuple[int, int]] = PAIRS
) -> Iterator[TurnEnd]:
    """Yield the ends of taking each of ``pairs``."""
    reach = Reach(state, Stock(player))
    for pair in pairs:
        if not reach.pair(*pair):
            continue
        hand = player.hand + [state.market[cell] for cell in pair if not state.built[cell]]
        built = [state.market[cell] for cell in pair if state.built[cell]]
        with_cards = Player(hand, player.city, player.tokens)
        for _way, paid in _paid(with_cards, built, pay):
            yield from _with_tokens(state, TAKE[pair[0]], pair, paid, built)


def every_payment(stock: Stock, cost: Sequence[int]) -> Sequence[Payment]:
    """Return the ways to pay ``cost``, of those that spend as many cards and jokers only the most sparing."""
    found: dict[tuple[int, int], Payment] = {}
    for way in payments(stock, cost):
        jokers = sum(part.jokers for part in way)
        found.setdefault((jokers + sum(part.singles + part.doubles for part in way), jokers), way)
    return [*found.values()]


def _sparing(stock: Stock, cost: Sequence[int]) -> Sequence[Payment]:
    return (sparing_payment(stock, cost),)


def _paid(player: Player, built: list[int], pay: Pay) -> Iterator[tuple[Payment, Player]]:
    """Yield ``player`` with the cards ``built`` in its city, for each way to pay them."""
    if not built:
        yield (), player
        return
    for way in pay(Stock(player), add_costs(built)):
        hand = player.hand[:]
        for number in spent_cards(hand, way):
            hand.remove(number)
        yield way, Player(hand, player.city + built, player.tokens)


def _with_tokens(
    state: State, answer: str, cells: tuple[int, ...], player: Player, built: list[int]
) -> Iterator[TurnEnd]:
    """Yield the ends with each choice of the tokens that the civic ones of the cards ``built`` bring ``player``."""
    due = sum(CARDS[number].civic for number in built)
    for tokens in combinations(state.tokens, min(due, len(state.tokens))):
        then = Player(player.hand, player.city, [*player.tokens, *tokens]) if tokens else player
        yield TurnEnd(answer, rank_of(then), cells, then)


def _passing(player: Player, ask: AskView) -> Iterator[TurnEnd]:
    for one in ask.options:
        if one.verb == "pass":
            yield TurnEnd(one.id, rank_of(player), (), player)


def _paying(state: State, player: Player, ask: AskView) -> list[TurnEnd]:
    """Return the ends of each way to pay; where types are asked one by one, by the part that pays the asked one."""
    cells = tuple(cell for cell in state.chosen if state.built[cell] and state.market[cell] >= 0)
    built = [state.market[cell] for cell in cells]
    found: list[TurnEnd] = []
    for way, paid in _paid(player, built, payments):
        answer = pay_option(way)
        if ask.kind == "payment_type":
            at = RESOURCES.index(read_option(ask.options[0].id).word("resource"))
            answer = option("pay_type", resource=RESOURCES[at], **way[at]._asdict())
        found += _with_tokens(state, answer, cells, paid, built)
    return found


def _choosing(state: State, player: Player) -> list[TurnEnd]:
    """Return the ends of each choice of a token, with the best choice of a second one that is due."""
    found: list[TurnEnd] = []
    for name in state.tokens:
        then = Player(player.hand, player.city, [*player.tokens, name])
        left = [other for other in state.tokens if other != name]
        due = max(sum(CARDS[number].civic for number in then.city) - len(then.tokens), 0)
        rest = combinations(left, min(due, len(left)))
        ends = [Player(then.hand, then.city, [*then.tokens, *more]) for more in rest]
        best = max(ends, key=rank_of)
        found.append(TurnEnd(option("token", token=name), rank_of(best), (), best))
    return found
