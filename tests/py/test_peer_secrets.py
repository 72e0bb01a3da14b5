"""Tests that no link carries to a seat, and no guest's browser stores, what the seat may not know."""

import json
from typing import cast

import pytest

import laws
import leak_laws
from citadels.kind import CITADELS
from citadels.model.state import State
from desk_client import Data, seats
from games import SECRET_SEED, Played, Table, game_for, play, tables
from listening_guest import ListeningGuest
from tables import Room
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import History
from tabletop.match.match import Match
from tabletop.players.seating import Chair
from tests.tiers import sampled

TABLES = [table for table in tables() if table[2] > 2][
    :: len(tables()) // (sampled(20, 5, "a quarter of the tables"))
]
"""Some tables of both editions: about twenty at night, a quarter of them on a push."""
NO_CARDS = {"kind", "verb", "phase", "type", "edition", "id", "setup", "cause"}
"""Keys whose words may look like a card and are none; an option's id is also sent in parts.

A ``cause`` is a card that is being played openly; until it is paid for it is still in the hand.
"""


def test_there_are_enough_tables() -> None:
    assert len(TABLES) >= (sampled(20, 4, "a quarter of the tables"))
    assert {table[0] for table in TABLES} == {"2016", "classic"}


def leaves(data: object) -> set[str]:
    """Return every word of ``data`` that can be the name of a card."""
    if isinstance(data, str):
        return {data}
    parts: list[object] = []
    if isinstance(data, dict):
        fields = cast("dict[str, object]", data)
        parts = [part for name, part in fields.items() if name not in NO_CARDS]
    elif isinstance(data, list):
        parts = cast("list[object]", data)
    return {word for part in parts for word in leaves(part)}


def setup_of(table: Table) -> Data:
    return game_for(*table).setup


def knows(line: list[Position[State]], seat: int | None) -> set[str]:
    """Return the cards that a seat may have met along ``line``."""
    known = set(leak_laws.what_it_knows(line, seat).cards)
    for here in line:
        # A card that is played openly may be named by a question before it lies in a city.
        known |= {event.cause for event in here.events}
        if seat is not None:
            known |= set(here.state.players[seat].hand)
    return known


def hidden(state: State, seat: int | None) -> set[str]:
    """Return the cards that lie in the deck and in hands of others."""
    others = [player.hand for at, player in enumerate(state.players) if at != seat]
    return {card for pile in (state.deck, *others) for card in pile}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_hidden_card_crosses(table: Table) -> None:
    """A seat and a spectator are sent a whole game, some picks at a time; each body is searched for cards."""
    game, chance = game_for(*table), Randomness(6)
    played: Played[State] = play(game, SECRET_SEED)
    for seat in (1, None):
        listener = ListeningGuest(seat, game.setup, seats(*["elsewhere"] * table[2]))
        chairs = [Chair(name=f"P{at}", player="elsewhere") for at in range(table[2])]
        match = Match("m", game, chairs, SECRET_SEED, History[State].dealt(game, SECRET_SEED))
        listener.play(match)
        known: set[str] = set()
        searched = told = 0
        while True:
            line = played.positions[told : match.number + 1]
            known |= knows(line, seat)
            update = laws.UPDATE_JSON.dump_python(match.update(seat, told - 1 if told else -1), mode="json")
            before = len(listener.bodies)
            listener.tell(update)
            assert len(listener.bodies) > before
            for body in listener.bodies[before:]:
                assert leaves(json.loads(body)) & (hidden(match.position.state, seat) - known) == set()
                searched += 1
            if match.waiting is None:
                break
            told = match.number + 1
            for pick in played.picks[match.number : match.number + 1 + chance.below(12)]:
                match.play(pick)
        assert searched > 10
        everything = "".join(listener.bodies) + "".join(listener.crossed)
        assert str(SECRET_SEED) not in everything


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_texts(table: Table) -> None:
    played: Played[State] = play(game_for(*table), 4)
    chance = Randomness(4)
    compared = 0
    while compared < 3:
        at = chance.below(len(played.picks))
        position, pick = played.positions[at], played.picks[at]
        picks = (*position.picks, pick)
        start = Position[State].resumed(position.game, position.base, ())
        line = laws.line_from(start, picks)
        seat = chance.pick([*range(table[2]), None])
        here, there = ListeningGuest(seat, *plain(table)), ListeningGuest(seat, *plain(table))
        differ = False
        for mine, other in leak_laws.pairs(line, picks, seat, chance):
            for listener, world in ((here, mine), (there, other)):
                listener.tell(laws.UPDATE_JSON.dump_python(laws.update_of(world, seat), mode="json"))
            differ = differ or mine.state != other.state
        assert here.crossed == there.crossed
        assert here.bodies == there.bodies
        compared += differ


def plain(table: Table) -> tuple[Data, list[Data]]:
    return setup_of(table), seats(*["elsewhere"] * table[2])


def test_what_a_guest_keeps_and_is_sent_has_no_secret_of_anybody_else() -> None:
    room = Room("person", "elsewhere", "elsewhere", "normal")
    ada, bob = room.come(1, "Ada"), room.come(2, "Bob")
    room.deal()
    room.play(40)
    host = next(iter(room.host.peer_api.hosts.values()))
    assert host.drawing is not None
    bobs = next(iter(bob.peer_api.guests.values())).kept
    assert ada.kept is not None
    crossed = "".join(text for _, receiver, text in room.net.recorded if receiver == "Ada")
    for secret in (host.drawing.secret, str(host.drawing.seed), str(bobs.key)):
        assert secret not in ada.kept
        assert secret not in crossed
    assert CITADELS.id in ada.kept
