"""Deals a world that looks like a view: what the seat cannot see is drawn, without what it was told before."""

from pointcity.cards.box import CARDS, NUMBERS
from pointcity.cards.card import ALL_RESOURCES
from pointcity.engine.rules import Rules, make_rules
from pointcity.engine.secrets import HiddenCards, unseen_cards
from pointcity.model.setup import Setup
from pointcity.model.state import EMPTY, Player, State
from pointcity.model.view import CellView, StackView, View
from tabletop.kernel.randomness import Randomness, SmallDraws

TIERS = (3, 2, 1)
"""Late in the game a card that may be of several tiers is most likely of the highest."""

_STAND_INS = {(card.resource, card.amount): number for number, card in enumerate(CARDS)}
"""A card of each resource side: what the building of a card in hand is does not matter any more."""


def rules_seen(view: View) -> Rules:
    """Return the rules of the table of ``view``."""
    automa = view.automa.level if view.automa is not None else ""
    return make_rules(Setup.model_validate({"players": len(view.seats), "automa": automa}))


def view_world(view: View, chance: Randomness) -> State:
    """Return a table that looks like ``view``, as it stands now.

    Cards in hand and discarded ones are any that look alike.
    """
    state = open_table(view)
    seen = {NUMBERS[cell.card] for cell in view.market if cell.card}
    seen.update(
        number
        for player in (*state.players, *([state.automa] if state.automa is not None else []))
        for number in player.city
    )
    hidden = HiddenCards(unseen_cards(seen), SmallDraws(chance))
    for at, cell in enumerate(view.market):
        if cell.resource:
            state.market[at] = _side_up(hidden, cell.resource, cell.amount)
    top = [_side_up(hidden, view.top.resource, view.top.amount)] if view.top is not None else []
    rest = hidden.rest()
    tiers = [tier for tier in TIERS for _ in range(view.tiers[tier - 1])]
    state.deck = [rest[tier].pop() for tier in tiers[: max(view.deck - 1, 0)]] + top
    return state


def open_table(view: View) -> State:
    """Return what lies open in ``view``, as a table without a deck.

    A card that shows resources is any that looks alike.
    """
    machine = view.automa
    players = [
        Player(_hand(seat.hand), _numbers(seat.city), [token.token for token in seat.tokens])
        for seat in view.seats
    ]
    automa = None
    if machine is not None:
        # Its tokens only count, so any stand for them.
        automa = Player(_hand(machine.hand), _numbers(machine.city), [""] * machine.tokens)
    turns = sum(seat.turns for seat in view.seats)
    return State(
        phase="turn",
        turn=turns if machine is None else 2 * turns,
        first=view.first,
        players=players,
        deck=[],
        market=[_lying(cell) for cell in view.market],
        built=[bool(cell.card) for cell in view.market],
        tokens=[token.token for token in view.tokens],
        flipped=view.flipped,
        chosen=[at for at, cell in enumerate(view.market) if cell.chosen],
        automa=automa,
        column=machine.column if machine is not None else 0,
        row=machine.row if machine is not None else 1,
    )


def _lying(cell: CellView) -> int:
    if cell.card:
        return NUMBERS[cell.card]
    return _STAND_INS[ALL_RESOURCES.index(cell.resource), cell.amount] if cell.resource else EMPTY


def _numbers(city: list[str]) -> list[int]:
    return [NUMBERS[card] for card in city]


def _hand(stacks: list[StackView]) -> list[int]:
    return [
        _STAND_INS[ALL_RESOURCES.index(stack.resource), stack.amount]
        for stack in stacks
        for _ in range(stack.count)
    ]


def _side_up(hidden: HiddenCards, resource: str, amount: int) -> int:
    """Return a card that shows these resources, of the highest tier that has one left."""
    at = ALL_RESOURCES.index(resource)
    for tier in TIERS:
        try:
            return hidden.deal((tier, at, amount))
        except LookupError:
            continue
    return _STAND_INS[at, amount]
