"""Says what each seat's standing at the end of a try is the sum of, in the count that gives the chances."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pointcity.cards.box import CARDS
from pointcity.cards.tokens import TOKENS
from pointcity.engine.rules import ROUNDS
from pointcity.engine.scoring import automa_parts, printed_points, rank_of, tally_of
from pointcity.model.state import Player, State
from pointcity.search.win_chances import AUTOMA_SPREAD, FEATURES, features, fitted_figures, stage
from tabletop.players.account import Account

if TYPE_CHECKING:
    from pointcity.engine.rules import Rules
    from pointcity.search.quick_player import QuickPlayer

SHARP = 1.0
"""What a point counts once the game is over, where the one with more has won."""

PRINTED, GIVES, TOKEN = "printed ", "gives ", "token "
"""Parts of a standing, with an id: a building's points, what its permanent resource saves, a token's points."""

GROWTH, PURSE, MARKET, FIRST = "growth", "purse", "market", "first"
"""The other parts: what the tokens will grow by, symbols on cards, what the market offers, who goes first."""

OWNS, HOLDS, REACHES = "owns ", "holds ", "reaches "
"""What a seat has at the end, each with its number and an id: a building, a token, a building of the market that it can
pay for."""

POINTS, RESOURCES, NUMBER, TOKENS_BRING, SYMBOLS, PAYABLE = (
    "points ",
    "resources ",
    "number ",
    "tokens ",
    "symbols ",
    "payable ",
)
"""How much it has, each with its number: printed points, permanent resources, buildings, points of tokens, symbols on
cards, buildings of the market that it can pay for."""

COUNTING = frozenset({"cards", "tokens", "ingenuity"})
"""The rules of tokens that count what is still to come."""


def account_of(rules: "Rules", seat: int, state: State, quick: "QuickPlayer") -> Account:
    """Return the account of a try of ``seat`` that ended in ``state``."""
    left = ROUNDS - state.turn // rules.seats
    over = not rules.solo and left <= 0
    if rules.solo:
        level, automa = rules.setup.automa, state.automa
        points = sum(part.points for part in automa_parts(automa, level)) if automa and level else 0
        # Equal points are not enough (ruling 163).
        seats = [_points(state.players[0], 1 / AUTOMA_SPREAD), {FIRST: (points + 0.5) / AUTOMA_SPREAD}]
    elif over:
        seats = [_points(player, SHARP) for player in state.players]
    else:
        weights: dict[str, float] = dict(zip(FEATURES, fitted_figures(rules.seats, stage(left)), strict=True))
        seats = [_standing(state, at, quick, weights) for at in range(rules.seats)]
    ranks = [rank_of(player) for player in state.players]
    best = max(ranks)
    won = (ranks[seat] == best) / ranks.count(best)
    return Account(seats, over, won, _happened(state, quick))


def _points(player: Player, each: float) -> dict[str, float]:
    tally = tally_of(player)
    printed = {PRINTED + CARDS[number].id: each * CARDS[number].points for number in player.city}
    return printed | {TOKEN + name: each * TOKENS[name].score(tally) for name in player.tokens}


def _standing(
    state: State, seat: int, quick: "QuickPlayer", weights: Mapping[str, float]
) -> dict[str, float]:
    player = state.players[seat]
    values: dict[str, float] = dict(zip(FEATURES, features(quick, state, seat), strict=True))
    found = _points(player, weights["points"])
    for name in player.tokens:
        if TOKENS[name].rule in COUNTING:
            found[TOKEN + name] += weights["counting"] * TOKENS[name].points
    giving = [number for number in player.city if CARDS[number].gives is not None]
    saved = weights["saved"] * values["saved"] + weights["types"] * values["types"]
    for number in giving:
        found[GIVES + CARDS[number].id] = saved / len(giving)
    for name, its in (
        (GROWTH, ("growth",)),
        (PURSE, ("symbols", "jokers")),
        (MARKET, ("best", "next_best", "pair")),
        (FIRST, ("first",)),
    ):
        found[name] = sum(weights[one] * values[one] for one in its)
    return found


def _happened(state: State, quick: "QuickPlayer") -> dict[str, float]:
    found: dict[str, float] = {}
    there = [number for number, shown in zip(state.market, state.built, strict=True) if shown and number >= 0]
    for seat, player in enumerate(state.players):
        mind, tally = quick.seat(state, seat), tally_of(player)
        payable = [number for number in there if not mind.buildings[number].missing]
        found |= dict.fromkeys([f"{OWNS}{seat} {CARDS[number].id}" for number in player.city], 1.0)
        found |= dict.fromkeys([f"{HOLDS}{seat} {name}" for name in player.tokens], 1.0)
        found |= dict.fromkeys([f"{REACHES}{seat} {CARDS[number].id}" for number in payable], 1.0)
        found |= {
            f"{POINTS}{seat}": printed_points(player),
            f"{RESOURCES}{seat}": sum(tally.permanent),
            f"{NUMBER}{seat}": len(player.city),
            f"{TOKENS_BRING}{seat}": sum(TOKENS[name].score(tally) for name in player.tokens),
            f"{SYMBOLS}{seat}": sum(mind.symbols) + mind.jokers,
            f"{PAYABLE}{seat}": len(payable),
        }
    return found
