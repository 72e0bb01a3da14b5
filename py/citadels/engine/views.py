"""Builds the view of a seat from a state, field by field.

Little changes between two decisions, so parts of views are cached (:class:`ViewCache`). Views share these parts: do not
change them. The cache holds results of pure functions, keyed by all that they read, so it reveals nothing.
"""

from typing import NamedTuple

from citadels.cards.api import Character
from citadels.engine.scoring import final_scores, score_parts
from citadels.engine.table import Table
from citadels.engine.turn import Turn
from citadels.model.state import Built, Mark, Revealed, TurnState
from citadels.model.view import (
    CardView,
    CharacterView,
    DistrictView,
    MarkView,
    SeatView,
    TurnView,
    View,
)
from tabletop.kernel.hints import Holding

_PHASES = {"draft": "draft", "round": "draft", "over": "over"}


class _Seat(NamedTuple):
    """A cached view of a seat, and what it was made from.

    ``built`` is the city. ``game`` holds the finishers, the city size and the round. ``beside`` holds gold, numbers of
    cards, crown and revealed characters.
    """

    built: list[Built]
    game: tuple[object, ...]
    beside: tuple[object, ...]
    view: SeatView


class _Roles(NamedTuple):
    """The cached views of all characters, and what they were made from."""

    revealed: list[Revealed]
    faceup: list[str]
    absent: list[str]
    views: list[CharacterView]


class ViewCache:
    """The parts of the latest views of one game."""

    __slots__ = ("held", "roles", "seats")

    def __init__(self, seats: int) -> None:
        self.seats: list[_Seat | None] = [None] * seats
        self.roles: _Roles | None = None
        self.held: dict[str, CardView] = {}
        """Cards in the hands of seats whose turn it is not, by id; their price is then their cost."""


def view_table(table: Table, seat: int | None, cache: ViewCache) -> View:
    """Return the view of ``seat``; None is a spectator, who has no hand."""
    state, rules = table.state, table.rules
    own = state.players[seat] if seat is not None else None
    return View(
        seat=seat,
        edition=rules.edition,
        variant=rules.variant,
        phase=_PHASES.get(state.phase, "turns"),
        round=state.round,
        rank=state.rank,
        city_size=state.city_size,
        deck=len(state.deck),
        facedown=len(state.aside),
        crown=state.crown,
        leader=state.leader,
        first=state.finishers[0] if state.finishers else None,
        turn=_turn(table, state.turn) if state.turn is not None else None,
        characters=_characters(table, cache),
        marks=[_mark(mark, seat) for mark in state.marks],
        tax=state.tax,
        seats=_seats(table, cache),
        hand=_hand(table, seat, cache) if seat is not None else [],
        mine=own.drafted[:] if own is not None else [],
        seen=own.seen[:] if own is not None else [],
        scores=final_scores(table) if state.phase == "over" else None,
    )


def holdings(table: Table, cache: ViewCache) -> list[Holding]:
    """Return gold, number of cards and points of every seat."""
    return [Holding(seat.gold, seat.hand, seat.points) for seat in _seats(table, cache)]


def _turn(table: Table, turn: TurnState) -> TurnView:
    """Show the turn under way: all of it is public."""
    character = table.rules.characters[turn.character]
    left = max(character.build_limit - turn.built, 0)
    return TurnView(turn.seat, turn.character, turn.gathered, left, _unit(character))


def _unit(character: Character) -> str:
    return "" if character.income_in == "gold" else character.income_in


def _mark(mark: Mark, seat: int | None) -> MarkView:
    """Show a token; whether it is real only to the seat that placed it."""
    return MarkView(mark.kind, mark.character, mark.by, mark.card, mark.real if mark.by == seat else None)


def _characters(table: Table, cache: ViewCache) -> list[CharacterView]:
    """Show every character of the game with what all know of it this round."""
    state, last = table.state, cache.roles
    if (
        last is None
        or last.revealed != state.revealed
        or last.absent != state.absent
        or last.faceup != state.faceup
    ):
        views = _fates(table)
        last = cache.roles = _Roles(state.revealed[:], state.faceup[:], state.absent[:], views)
    return last.views


def _fates(table: Table) -> list[CharacterView]:
    state = table.state
    seats = {who.character: who.seat for who in state.revealed}
    views: list[CharacterView] = []
    for card in table.rules.ranks.values():
        fate = ""
        if card.id in seats:
            fate = "revealed"
        elif card.id in state.faceup:
            fate = "faceup"
        elif card.id in state.absent:
            fate = "absent"
        views.append(CharacterView(card.id, card.rank, fate, seats.get(card.id)))
    return views


def _seats(table: Table, cache: ViewCache) -> list[SeatView]:
    """Show what everybody sees of the seats; a seat without changes comes from the cache."""
    state = table.state
    if state.phase == "over":  # Now the hands count, too.
        return [_seat(table, seat, None, None) for seat in range(table.rules.seats)]
    game = (*state.finishers, state.city_size, state.round)
    around = (state.crown, *state.revealed)
    views: list[SeatView] = []
    for seat, player in enumerate(state.players):
        last = cache.seats[seat]
        beside = (player.gold, len(player.hand), len(player.drafted), around)
        known = last is not None and last.built == player.city
        if last is None or not known or last.beside != beside or last.game != game:
            city = last.view.city if last is not None and known else None
            still = last is not None and known and last.game == game and not table.with_power(seat, "score")
            view = _seat(table, seat, city, last.view.points if last is not None and still else None)
            last = cache.seats[seat] = _Seat(player.city[:], game, beside, view)
        views.append(last.view)
    return views


def _seat(table: Table, seat: int, city: list[DistrictView] | None, points: int | None) -> SeatView:
    """Show ``seat``; ``city`` and ``points`` are given if they have not changed, else None."""
    state, player = table.state, table.state.players[seat]
    revealed = [who.character for who in state.revealed if who.seat == seat]
    if points is None:
        points = sum(part.points for part in score_parts(table, seat, final=state.phase == "over"))
    return SeatView(
        seat=seat,
        gold=player.gold,
        hand=len(player.hand),
        city=city if city is not None else [_district(table, built) for built in player.city],
        characters=revealed,
        drafted=len(player.drafted) - len(revealed),
        crown=state.crown == seat,
        completed=table.completed(seat),
        points=points,
    )


def _district(table: Table, built: Built) -> DistrictView:
    """Show a standing district."""
    kind = table.rules.districts[built.card].type
    return DistrictView(built.card, kind, table.cost(built), built.round, built.coins, len(built.tucked))


def _hand(table: Table, seat: int, cache: ViewCache) -> list[CardView]:
    """Show the viewer's hand, with prices as if it were its turn."""
    state, rules = table.state, table.rules
    under_way = state.turn if state.turn is not None and state.turn.seat == seat else None
    if under_way is None:
        return [cache.held.get(name) or _held(table, name, cache) for name in table.player(seat).hand]
    turn = Turn(rules, state, None, under_way)
    cards: list[CardView] = []
    for name in table.player(seat).hand:
        card = rules.districts[name]
        cards.append(CardView(name, card.type, card.cost, turn.price(card), turn.buildable(name)))
    return cards


def _held(table: Table, name: str, cache: ViewCache) -> CardView:
    """Show a card of a seat whose turn it is not, and cache it: it never changes."""
    card = table.rules.districts[name]
    view = cache.held[name] = CardView(name, card.type, card.cost, card.cost, buildable=False)
    return view
