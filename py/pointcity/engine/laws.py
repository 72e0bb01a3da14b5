"""Checks the laws that hold in every position: no piece is made or lost, and each turn takes two cards."""

from collections import Counter
from itertools import chain

from pointcity.cards.box import CARDS, TWO_SIDED
from pointcity.engine.market import automa_cells
from pointcity.engine.rules import CELLS, SIDE, Rules
from pointcity.model.state import EMPTY, Player, State
from tabletop.kernel.laws import Broken

PHASES = frozenset({"begin", "turn", "automa", "over"})
"""The names of all steps (engine/flow.py), and of the end."""

LEFT = 14
"""The number of cards on the market at the end, unless the last player passed (ruling 156)."""


def broken_laws(rules: Rules, state: State, *, lifted: bool = False) -> list[Broken]:
    """Return every law that ``state`` breaks; an empty list when all hold.

    In the middle of a step a turn may be ``lifted`` half-way: market and deck may then lack the turn's cards.
    """
    # Checked first and alone: the other laws need lists of the right length.
    if wrong := _shape(rules, state):
        return wrong
    parts = (
        _cards(rules, state),
        _tokens(rules, state),
        _cities(rules, state),
        [] if lifted else _course(rules, state),
    )
    return list(chain.from_iterable(parts))


def _everybody(state: State) -> list[Player]:
    return [*state.players, *([state.automa] if state.automa is not None else [])]


def _shape(rules: Rules, state: State) -> list[Broken]:
    """Every list has the right length, and every number is within its bounds."""
    wrong: list[Broken] = []
    if state.phase not in PHASES or not _fits_turn(rules, state):
        wrong.append(Broken("phase", state.phase))
    if len(state.players) != rules.seats or not 0 <= state.first < rules.seats:
        wrong.append(Broken("seats", f"{len(state.players)}, first {state.first}"))
    if len(state.market) != CELLS or len(state.built) != CELLS:
        wrong.append(Broken("market", f"{len(state.market)} cells"))
    if not 0 <= state.turn <= rules.turns or (state.phase == "over" and state.turn != rules.turns):
        wrong.append(Broken("turns", str(state.turn)))
    if (state.automa is not None) != rules.solo or not 0 <= state.column < SIDE or not 0 <= state.row < SIDE:
        wrong.append(Broken("automa", f"column {state.column}, row {state.row}"))
    chosen = state.chosen
    if len(chosen) > 2 or len(set(chosen)) != len(chosen) or any(not 0 <= cell < CELLS for cell in chosen):
        wrong.append(Broken("chosen", str(chosen[:3])))
    return wrong


def _fits_turn(rules: Rules, state: State) -> bool:
    """Whether the phase fits the turn: the automa has every second turn, and no turn follows the last."""
    if state.phase not in {"turn", "automa"}:
        return True
    automas = rules.solo and state.turn % 2 == 1
    return state.turn < rules.turns and (state.phase == "automa") == automas


def _cards(rules: Rules, state: State) -> list[Broken]:
    """As many cards of each tier are in the game as were dealt, each once; the deck has the lower tiers on top."""
    held = [*state.deck, *(number for number in state.market if number != EMPTY), *state.discard]
    for player in _everybody(state):
        held += [*player.hand, *player.city]
    twice = [CARDS[number].id for number, count in Counter(held).items() if count > 1]
    broken = [Broken("cards", f"twice: {twice}")] if twice else []
    tiers = Counter(CARDS[number].tier for number in held)
    wanted = dict(enumerate(rules.size.tiers, 1)) | {0: rules.seats}
    if tiers != wanted or set(held) - set(TWO_SIDED) != set(rules.starting):
        broken.append(Broken("cards", f"{dict(tiers)} by tier"))
    order = [CARDS[number].tier for number in state.deck]
    return broken if order == sorted(order, reverse=True) else [*broken, Broken("deck", "out of order")]


def _tokens(rules: Rules, state: State) -> list[Broken]:
    """Each token of the game still lies out, or before a player who has a civic building for each of its tokens."""
    held = [*state.tokens, *chain.from_iterable(player.tokens for player in _everybody(state))]
    broken: list[Broken] = []
    if len(held) != rules.size.tokens or len(set(held)) != len(held) or not set(held) <= set(rules.tokens):
        broken.append(Broken("tokens", f"{len(held)}"))
    for player in _everybody(state):
        civic = sum(CARDS[number].civic for number in player.city)
        if len(player.tokens) > civic:
            broken.append(Broken("tokens", f"{len(player.tokens)} for {civic} civic buildings"))
    return broken


def _cities(rules: Rules, state: State) -> list[Broken]:
    """Starting cards are in hands or in the discard pile; none is in the deck, on the market or a building."""
    piles = [*state.deck, *state.market, *chain.from_iterable(player.city for player in _everybody(state))]
    return [Broken("starting cards", "astray")] if set(piles) & set(rules.starting) else []


def _course(rules: Rules, state: State) -> list[Broken]:
    """Between turns the market is full, and every turn has taken two cards (rulings 156, 157)."""
    lying = sum(number != EMPTY for number in state.market)
    ended = state.turn == rules.turns
    if lying != CELLS and not (ended and lying == LEFT):
        return [Broken("market", f"{lying} cards after turn {state.turn}")]
    broken: list[Broken] = []
    if len(state.deck) != max(rules.deck - 2 * state.turn, 0):
        broken.append(Broken("deck", f"{len(state.deck)} cards after turn {state.turn}"))
    if state.chosen or (state.flipped and (state.phase != "turn" or not any(state.built))):
        broken.append(Broken("turn", "begun twice"))
    if state.automa is not None:
        moved = state.turn // 2
        markers = moved % SIDE, (1 + moved // SIDE) % SIDE
        if (state.column, state.row) != markers:
            broken.append(Broken("automa", f"takes {automa_cells(state)} after turn {state.turn}"))
        if len(state.automa.hand) + len(state.automa.city) != 2 * moved:
            broken.append(Broken("automa", f"its cards after turn {state.turn}"))
    return broken
