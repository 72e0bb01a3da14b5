"""A hostile guest changes nothing, crashes nothing, and disturbs nobody."""

from intruder import MARKUP, Intruder
from rooms import ROOM, Room
from tabletop.randomness import Randomness

MESSAGES = 1_500
"""Of the ten thousand that ``bench/peer.py`` sends."""


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
            room.net.wait(20)
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
