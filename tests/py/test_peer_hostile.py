"""Tests that a hostile guest changes nothing, crashes nothing, and disturbs no other guest."""

import json
from typing import Any, cast

from desk_client import Data
from intruder import MARKUP, Intruder
from tables import ROOM, Room
from tabletop.kernel.randomness import Randomness
from tabletop.peer.link.compression import Unpacker
from tabletop.peer.link.frames import read_frame

MESSAGES = 1_500
"""The messages of a test; ``bench/peer.py`` sends ten thousand."""


def test_whatever_a_hostile_guest_sends() -> None:
    room = Room("person", "elsewhere", "elsewhere", "normal")
    room.come(1, "Ada")
    mallory = room.come(2, "Mallory")
    room.deal()
    while room.latest()["waiting"] != 1:
        room.play(room.latest()["number"] + 1)
    match = room.host.desk.open_matches[ROOM].match
    before = match.record(room.host.desk.open_matches[ROOM].kind)
    intruder = Intruder(room, mallory, 5)
    sent = 0
    while sent < MESSAGES:
        for text in intruder.anything():
            sent += 1
            # Faster greetings are dropped.
            room.net.wait(200)
            intruder.text(text)
    assert match.record(room.host.desk.open_matches[ROOM].kind) == before
    assert intruder.links > 200
    lines = [event["text"] for event in room.host.told("chat")]
    assert lines
    assert all(line.isprintable() and len(line) <= 300 for line in lines)
    assert all(event["seat"] == 2 and event["name"] == "Mallory" for event in room.host.told("chat"))
    room.net.wait(5000)
    number = room.latest()["number"]
    room.guests[1].answer(Randomness(1))
    room.net.wait(1000)
    assert room.latest()["number"] > number
    assert room.guests[1].told("refusal") == []


def test_markup_is_text_and_nothing_else() -> None:
    room = Room("person", "elsewhere", "normal", "normal")
    guest = room.come(1, MARKUP[:30] + "\u202e\n")
    guest.say("chat", text=MARKUP)
    room.net.wait(100)
    (said,) = room.host.told("chat")
    assert said["text"] == '<img src=x onerror="alert(1)"><script>steal()</script> gnitirw'
    assert said["name"].isprintable()
    assert len(said["name"]) <= 40


def test_a_guest_stands_whatever_its_host_says() -> None:
    """Forged messages in valid frames: each is refused, or passed on unchanged."""
    room = Room("person", "elsewhere", "elsewhere", "normal")
    guest = room.come(1, "Ada")
    room.come(2, "Bob")
    room.deal()
    room.play(10)
    host = room.host.peer_api.hosts[ROOM]
    chance, bodies = Randomness(7), told_to(room, "Ada")
    for _ in range(600):
        place = host.places[0]
        if place.channel is None:
            room.net.connect(room.host, guest)
            room.net.wait(100)
            continue
        message = chance.pick(bodies)
        mutate(message := json.loads(json.dumps(message)), chance)
        place.channel.say(json.dumps(message))
        room.net.wait(300)
        if not guest.links:
            room.net.connect(room.host, guest)
            room.net.wait(300)
    room.net.wait(5000)
    assert len(guest.told("welcome")) > 50
    assert guest.peer_api.guests[ROOM].kept.seat == 1


def told_to(room: Room, name: str) -> list[Data]:
    """Return every message that a guest was sent."""
    unpacker, found = Unpacker(10**7), list[Data]()
    for _, receiver, text in room.net.recorded:
        frame = read_frame(text)
        if receiver == name and frame is not None and frame.seq is not None:
            found.append(json.loads(unpacker.unpack(frame.part)))
    return found


def mutate(data: Any, chance: Randomness) -> None:
    """Change one thing somewhere in ``data``."""
    inside: list[Any] = [data]
    while inside:
        part = inside.pop()
        keys: list[Any] = (
            list(cast("dict[str, Any]", part)) if isinstance(part, dict) else list(range(len(part)))
        )
        for key in keys:
            if isinstance(part[key], dict | list) and chance.below(3):
                inside.append(part[key])
            elif chance.below(6) == 0:
                values: list[Any] = [None, -1, 0, 1, "x", MARKUP, [], {}, 2**60]
                part[key] = chance.pick(values)
                return


def test_a_wish_that_comes_again_is_done_once() -> None:
    """A guest repeats a request that was not confirmed, with the same number."""
    room = Room("person", "elsewhere", "elsewhere", "normal")
    room.come(1, "Ada")
    intruder = Intruder(room, room.come(2, "Mallory"), 5)
    wish: Data = {"kind": "pick", "ask": "0.0", "options": ["end_turn"]}
    done: list[int] = []
    for number in (3, 3, 2, 4):
        for text in intruder.said(wish | {"n": number}):
            done += [number for event in intruder.text(text) if event["kind"] == "pick"]
    assert done == [3, 4]
