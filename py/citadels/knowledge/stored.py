"""Writes what a seat knows at the start of a step, for the save of a match that begins there, and reads it again.

It is read only where it is true of the state that the match begins with. So nothing that the seat is told later can
contradict it, even if the save was changed by hand.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from citadels.engine.rules import Rules
from citadels.knowledge.card_notes import CardNotes, hand_of, under
from citadels.knowledge.piles import Piles
from citadels.knowledge.role_notes import FOUR, POOL, THREE, RoleNotes, french, shelters_of
from citadels.model.state import State
from citadels.model.view import View
from tabletop.kernel.reading import STRICT

Lying = dict[str, list[str]]
"""The cards of each pile, as they lie."""


@dataclass(slots=True)
class Notes:
    """What a seat knows of the cards and of the characters."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    cards: CardNotes
    roles: RoleNotes


_NOTES = TypeAdapter(Notes)


def write_notes(cards: CardNotes, roles: RoleNotes) -> dict[str, Any]:
    """Return the notes as JSON-ready data."""
    return _NOTES.dump_python(Notes(cards, roles), mode="json")


def read_notes(data: Mapping[str, Any]) -> Notes:
    """Return what :func:`write_notes` wrote. Raises ``ValidationError`` on anything of another form."""
    return _NOTES.validate_json(json.dumps(data))


def are_true(rules: Rules, state: State, view: View, data: Mapping[str, Any]) -> bool:
    """Whether ``data`` are notes of the seat of ``view``, and true of ``state``, at which a step starts."""
    try:
        notes = read_notes(data)
    except ValidationError:
        return False
    return _cards_are_true(rules, state, view, notes.cards) and _roles_are_true(
        rules, state, view, notes.roles
    )


def _cards_are_true(rules: Rules, state: State, view: View, notes: CardNotes) -> bool:
    names = {*notes.deck}
    own = [card.card for card in view.hand]
    if notes.seat != view.seat or len(notes.deck) != len(state.deck) or Counter(notes.hand) != Counter(own):
        return False
    if notes.lifted or notes.lifter is not None or not _numbered(names, "deck", notes.names):
        return False
    lying: Lying = {}
    for pile, card in zip(notes.deck, state.deck, strict=True):
        lying.setdefault(pile, []).append(card)
    for seat, player in enumerate(state.players):
        if seat != view.seat:
            lying.setdefault(hand_of(seat), []).extend(player.hand)
        for built in player.city:
            lying.setdefault(under(seat, built.card), []).extend(built.tucked)
    return set(notes.piles.unseen) <= {*rules.deck} and _piles_are_true(notes.piles, lying)


def _roles_are_true(rules: Rules, state: State, view: View, notes: RoleNotes) -> bool:
    mine = Counter(notes.mine) == Counter(view.mine)
    if (notes.seat, notes.leader, notes.at) != (view.seat, state.leader, state.draft_at) or not mine:
        return False
    if not _draft_is_true(rules, state, notes) or not _tokens_are_true(rules, state, notes):
        return False
    if Counter(notes.shelters) != Counter(shelters_of(rules, view)):
        return False
    return not view.round or _piles_are_true(notes.piles, _characters(rules, state, view, notes))


def _draft_is_true(rules: Rules, state: State, notes: RoleNotes) -> bool:
    """Whether all that is noted of the draft is of this game, and of the place where the draft is."""
    if len(notes.laid) != len(state.aside) or notes.unread or notes.source not in {POOL, FOUR, THREE}:
        return False
    if any(laid.seat not in {None, aside.seat} for laid, aside in zip(notes.laid, state.aside, strict=True)):
        return False
    if notes.taker is not None and not 0 <= notes.taker < rules.seats:
        return False
    names = {*notes.seen, *notes.piles.unseen, *(name for offer in notes.offers.values() for name in offer)}
    places = all(0 <= at < len(rules.script) for at in notes.offers)
    piles = [one.pile for one in notes.laid]
    distinct = len({*piles}) == len(piles) and _numbered(piles, "aside", notes.names)
    return places and distinct and names <= rules.characters.keys()


def _tokens_are_true(rules: Rules, state: State, notes: RoleNotes) -> bool:
    """Whether the tokens are of this game, and none that is real counts as blank."""
    real = {(mark.kind, mark.character, mark.by) for mark in state.marks if mark.real}
    for token in notes.tokens:
        known = {token.character, token.card} <= rules.characters.keys() and 0 <= token.by < rules.seats
        if not known or (token.blank and (token.kind, token.character, token.by) in real):
            return False
    return True


def _characters(rules: Rules, state: State, view: View, notes: RoleNotes) -> Lying:
    """Return the characters of each pile."""
    lying: Lying = {laid.pile: [aside.character] for laid, aside in zip(notes.laid, state.aside, strict=True)}
    for seat, player in enumerate(state.players):
        if seat != view.seat:
            shown = {one.character for one in state.revealed if one.seat == seat}
            lying[hand_of(seat)] = [name for name in player.drafted if name not in shown]
    pool = state.pool[:]
    if FOUR in notes.piles.sizes and french(rules):
        state.chance.copy().shuffle(pool)  # As the step that starts will do.
        return lying | {FOUR: pool[:4], THREE: pool[4:]}
    return lying | {POOL: pool}


def _numbered(names: Iterable[str], word: str, last: int) -> bool:
    """Whether each of ``names`` is ``word``, alone or with a number up to ``last``."""
    known = {word, *(f"{word} {at}" for at in range(1, last + 1))} if last <= MOST_NAMES else set[str]()
    return known.issuperset(names)


MOST_NAMES = 100_000
"""More names than the piles of a game ever have."""


# Piles -------------------------------------------------------------------------------------------------------


def _piles_are_true(piles: Piles, lying: Lying) -> bool:
    """Whether the cards that lie in the piles can be those that the notes speak of."""
    sizes = {pile: len(cards) for pile, cards in lying.items() if cards}
    if piles.sizes != sizes or piles.room.keys() != sizes.keys():
        return False
    if not all(0 <= room <= sizes[pile] for pile, room in piles.room.items()):
        return False
    counted = Counter(piles.unseen) + Counter(trace.card for trace in piles.traces)
    copies = [(pile, card) for pile, cards in lying.items() for card in cards]
    if min(piles.unseen.values(), default=0) < 0 or counted != Counter(card for _, card in copies):
        return False
    if any(pile not in sizes for trace in piles.traces for pile in trace.piles):
        return False
    return _fit(piles, copies)


def _fit(piles: Piles, copies: Sequence[tuple[str, str]]) -> bool:
    """Whether each trace has a copy of its own where the card may be, and the others have room for cards never seen.

    That is one matching of copies with traces and room that covers all copies and all traces. There is one if one
    covers the copies and another the traces (Mendelsohn and Dulmage).
    """
    open_to_all = {pile for pile, room in piles.room.items() if room}
    room = [pile for pile in sorted(piles.room) for _ in range(piles.room[pile])]
    slots = len(piles.traces)
    wishes = [{*trace.piles, *(open_to_all if trace.free else ())} for trace in piles.traces]

    def of_copy(at: int) -> Iterator[int]:
        pile, card = copies[at]
        yield from (
            nth for nth, trace in enumerate(piles.traces) if trace.card == card and pile in wishes[nth]
        )
        yield from (slots + nth for nth, there in enumerate(room) if there == pile)

    def of_trace(nth: int) -> Iterator[int]:
        trace = piles.traces[nth]
        yield from (
            at for at, (pile, card) in enumerate(copies) if trace.card == card and pile in wishes[nth]
        )

    return _covers(len(copies), of_copy) and _covers(slots, of_trace)


def _covers(count: int, fits: Callable[[int], Iterator[int]]) -> bool:
    """Whether each of ``count`` things can have one of what ``fits`` it alone (augmenting paths)."""
    taken: dict[int, int] = {}

    def place(thing: int, tried: set[int]) -> bool:
        for one in fits(thing):
            if one in tried:
                continue
            tried.add(one)
            if one not in taken or place(taken[one], tried):
                taken[one] = thing
                return True
        return False

    return all(place(thing, set()) for thing in range(count))
