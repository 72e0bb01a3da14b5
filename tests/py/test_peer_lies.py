"""Tests that each single lie of a host leads to a true accusation, and to no other."""

from collections.abc import Callable
from typing import Any

import pytest

from desk_client import Data
from evening_pages import some_pick
from evening_world import Guest
from tables import ROOM, Room
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import Match
from tabletop.peer import messages as say
from tabletop.peer.host.guest_place import GuestPlace

PLAYERS = ("person", "elsewhere", "elsewhere", "normal")


def begun(picks: int = 12, players: tuple[str, ...] = PLAYERS) -> Room:
    room = Room(*players)
    room.come(1, "Ada")
    room.come(2, "Bob")
    room.deal()
    room.play(picks)
    return room


def asked(room: Room, seat: int) -> None:
    """Play until a seat is asked."""
    while room.latest()["waiting"] != seat:
        room.play(room.latest()["number"] + 1)


def match_of(room: Room) -> Match[Any, Any]:
    return room.host.desk.open_matches[ROOM].match


def sit(room: Room, seat: int, player: str) -> None:
    chair = {"name": room.host.seating[seat]["name"], "player": player}
    room.host.ask(None, "seat", match=ROOM, seat=seat, chair=chair)


def told_seating(room: Room) -> Callable[[Data], object]:
    """Keep telling every guest the present seating."""
    seating = [chair.model_dump() for chair in match_of(room).seating]
    return lambda table: table.update(seating=seating)


# The lies ----------------------------------------------------------------------------------------------------


def seat() -> Room:
    """A computer player answers for a guest that is present, and the guest is not told."""
    room = begun()
    asked(room, 1)
    room.host.forge_table, room.host.patient = told_seating(room), True
    sit(room, 1, "novice")
    room.host.take(room.host.engine("advance", match=ROOM, most=1)["result"])
    sit(room, 1, "elsewhere")
    room.host.patient = False
    room.net.wait(1000)
    return room


def seating() -> Room:
    """The seat of a computer player is played by hand, from the beginning."""
    room = Room("person", "elsewhere", "elsewhere", "person")
    room.host.forge_table = lambda table: table["seating"][3].update(player="normal")
    room.come(1, "Ada")
    room.come(2, "Bob")
    room.deal()
    return room


def seating_once() -> Room:
    """One decision of a computer player is made by hand; the record has the change of chairs, but no guest was told."""
    room = begun()
    room.host.forge_table = told_seating(room)
    room.host.patient = True
    asked(room, 3)
    sit(room, 3, "person")
    room.one(3, Randomness(1))
    sit(room, 3, "normal")
    room.host.patient = False
    room.host.take(
        room.host.engine("seat", match=ROOM, seat=3, chair=dict(match_of(room).seating[3]))["result"]
    )
    room.net.wait(1000)
    return room


def pick() -> Room:
    """A guest's decision is made for it."""
    room = begun()
    asked(room, 1)
    ask = room.host.updates[1]["ask"]
    room.host.ask(1, "pick", match=ROOM, seat=1, ask=ask["id"], options=some_pick(ask, Randomness(1)))
    room.net.wait(1000)
    return room


def undo() -> Room:
    """The host undoes what was revealed."""
    room = begun(30)
    match, journal = match_of(room), room.host.peer_api.hosts[ROOM].journal
    match.history.cut(match.number - 8)
    match.line += 1
    journal.steps.append(["undo", match.waiting or 0])
    journal._place = (match.line, match.number, match.reseated)
    sit(room, 3, "normal")
    room.net.wait(2000)
    return room


def deck() -> Room:
    """The cards are those of another seed."""
    room = Room(*PLAYERS)
    room.come(1, "Ada")
    room.come(2, "Bob")
    room.host.choose_seed = lambda seed: f"{seed}"[::-1]
    room.deal()
    return room


def chat() -> Room:
    """The host repeats a line that the guest did not say."""
    room = begun()
    room.guests[1].say("chat", text="hello")
    room.net.wait(500)
    assert room.guests[1].told("fault") == []
    host = room.host.peer_api.hosts[ROOM]
    said = say.Said(guest=host.places[0].number, seat=1, name="Ada", text="I give up")
    host.say_to(host.places[0], said)
    room.host.do("tick")
    room.net.wait(500)
    return room


def order() -> Room:
    """The host sends the later of two updates first."""
    room = begun()
    host, held = room.host.peer_api.hosts[ROOM], list[Data]()
    honest = host.tell_update

    def swapped(place: GuestPlace, body: Data) -> None:
        if place.seat != 1:
            honest(place, body)
            return
        if not held and body["ask"] is not None:
            honest(place, body)  # A guest that waits for its ask would hold up the game.
            return
        held.append(body)
        if len(held) == 2:
            for one in reversed(held):
                place.chain(one)
                host.say_to(place, say.UpdateMessage(body=one, head=place.head))
            place.told = (body["line"], body["number"])
            host.tell_update = honest

    host.tell_update = swapped
    return room


LIES: dict[Callable[[], Room], str] = {
    seat: "forged-seating",
    seating: "forged-seating",
    seating_once: "forged-seating",
    pick: "forged-pick",
    undo: "rewritten-past",
    deck: "changed-shuffle",
    chat: "forged-chat",
    order: "broken-chain",
}


NIGHTLY = pytest.mark.nightly("test_peer_fair.py tells the same lie, and has all that both guests find")
ELSEWHERE = (pick, undo, deck)


def found_by(guest: Guest) -> set[str]:
    guest.do("verify")
    return {fault["code"] for fault in guest.told("verdict")[-1]["faults"]}


@pytest.mark.parametrize(
    "lie", [pytest.param(lie, marks=NIGHTLY) if lie in ELSEWHERE else lie for lie in LIES]
)
def test_a_lie_is_named(lie: Callable[[], Room]) -> None:
    room = lie()
    room.finish()
    assert found_by(room.guests[1]) == {LIES[lie]}
