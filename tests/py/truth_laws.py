"""Checks the law of truth (invariant 4 of docs/testing.md): what a seat has come to know of hidden cards is so.

No world is dealt: the notes of each seat are compared with the table itself, at the start of each step.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from citadels.game import Citadels
from citadels.knowledge.card_notes import CardNotes, hand_of, under
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.piles import Piles, Trace
from citadels.knowledge.role_notes import FOUR, POOL, THREE, RoleNotes
from citadels.model.state import State
from tabletop.kernel.ask import view_ask
from tabletop.kernel.position import Position
from tabletop.kernel.step_start import StepStart, next_step_start, seen_events

Truth = dict[str, list[str]]
"""The cards that lie in each pile."""


def check_truth(positions: Sequence[Position[State]]) -> int:
    """At the start of each step, what each seat knows is true; return of how many cards it was sure where they lie."""
    game = positions[0].game
    assert isinstance(game, Citadels)
    return sum(_follow(game, positions, seat) for seat in (*range(game.seats), None))


def _follow(game: Citadels, positions: Sequence[Position[State]], seat: int | None) -> int:
    known: Knowledge | None = None
    start: StepStart[Any] | None = None
    sure = 0
    for at, position in enumerate(positions):
        start = next_step_start(start, position, seat)
        view, ask = game.view(position.state, seat), position.ask
        asked = view_ask(ask, "") if ask is not None and ask.seat == seat else None
        if known is None:
            known = Knowledge.first(game.rules, start, view, asked)
        else:
            known.learn(game.rules, seen_events(position, seat), start, view, asked)
        if at == 0 or position.base is not positions[at - 1].base:
            sure += check_cards(known.cards, position.base) + check_roles(known.roles, position.base)
    return sure


def check_cards(notes: CardNotes, state: State) -> int:
    """The districts that a seat is sure of lie there; return how many they are."""
    if notes.seat is not None:
        assert sorted(notes.hand) == sorted(state.players[notes.seat].hand), (
            f"seat {notes.seat}: its own hand"
        )
    truth: Truth = {}
    for seat, player in enumerate(state.players):
        if seat != notes.seat:
            truth[hand_of(seat)] = player.hand
        for built in player.city:
            truth[under(seat, built.card)] = [*truth.get(under(seat, built.card), []), *built.tucked]
    assert len(notes.deck) == len(state.deck), f"seat {notes.seat}: the deck"
    for pile, card in zip(notes.deck, state.deck, strict=True):
        truth[pile] = [*truth.get(pile, []), card]
    return check_piles(f"seat {notes.seat}", notes.piles, truth)


def check_roles(notes: RoleNotes, state: State) -> int:
    """The characters that a seat is sure of lie there; between rounds there is nothing to know."""
    if state.phase not in {"draft", "selected", "call", "turn"} or {FOUR, THREE} & notes.piles.sizes.keys():
        return 0
    shown = {one.character for one in state.revealed}
    truth = {
        hand_of(seat): [name for name in player.drafted if name not in shown]
        for seat, player in enumerate(state.players)
        if seat != notes.seat
    }
    truth[POOL] = state.pool
    for laid, one in zip(notes.laid, state.aside, strict=True):
        truth[laid.pile] = [one.character]
    return check_piles(f"seat {notes.seat}", notes.piles, truth)


def check_piles(who: str, piles: Piles, truth: Truth) -> int:
    """The true deal satisfies every note of ``piles``; return how many cards are sure."""
    assert piles.sizes == {pile: len(cards) for pile, cards in truth.items() if cards}, who
    homes: dict[str, list[str]] = {}
    for pile, cards in truth.items():
        for card in cards:
            homes.setdefault(card, []).append(pile)
    traces: dict[str, list[Trace]] = {}
    for trace in piles.traces:
        traces.setdefault(trace.card, []).append(trace)
    room = {pile for pile, most in piles.room.items() if most}
    for card in {*homes, *traces}:
        known, there = traces.get(card, []), homes.get(card, [])
        assert len(known) + piles.unseen.get(card, 0) == len(there), f"{who} counts the copies of {card}"
        assert _fits(known, there, room), f"{who} is wrong on where {card} lies: {there}, {known}"
    return sum(len(trace.piles) == 1 and not trace.free for trace in piles.traces)


def _fits(traces: Sequence[Trace], homes: Sequence[str], room: set[str]) -> bool:
    """Whether each of ``traces`` may be another one of the copies at ``homes``; those left were never seen."""
    if not traces:
        return room.issuperset(homes)
    first = traces[0]
    may_be = [home for home in {*homes} if home in first.piles or (first.free and home in room)]
    return any(_fits(traces[1:], _without(homes, home), room) for home in may_be)


def _without(homes: Iterable[str], home: str) -> list[str]:
    left = [*homes]
    left.remove(home)
    return left
