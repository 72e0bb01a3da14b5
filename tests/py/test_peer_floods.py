"""Tests that a guest that sends far too much, or takes the names of others, does not harm the others."""

import json
from collections.abc import Callable

from evening_world import Guest
from intruder import Intruder
from tables import ROOM, Room
from tabletop.kernel.randomness import Randomness
from tabletop.peer import messages as say

PLAYERS = ("person", "elsewhere", "elsewhere", "normal")


def begun(picks: int = 12) -> tuple[Room, Guest]:
    """Return a game, and its hostile guest."""
    room = Room(*PLAYERS)
    room.come(1, "Ada")
    mallory = room.come(2, "Mallory")
    room.deal()
    room.play(picks)
    return room, mallory


def test_a_flood_of_greetings_is_told_the_game_a_few_times_only() -> None:
    room, mallory = begun()
    intruder = Intruder(room, mallory, 5)
    before = len(room.host.told("since"))
    seconds = 10
    for number in range(100 * seconds):
        room.net.wait(10)
        conn = f"{number:08}"
        intruder.text(json.dumps(intruder.hello(conn=conn)))
    assert len(room.host.told("since")) - before <= 20 + seconds + 1


def test_a_guest_that_was_too_eager_is_back_soon() -> None:
    room, mallory = begun()
    for _ in range(40):
        mallory.reload()
        room.net.connect(room.host, mallory)
        room.net.wait(20)
    room.net.wait(4000)
    mallory.say("chat", text="here again")
    room.net.wait(500)
    assert mallory.update is not None
    assert [event["text"] for event in room.host.told("chat")] == ["here again"]


def test_verdicts_count_once_there_is_a_record_and_not_by_the_thousand() -> None:
    room, mallory = begun()
    guest = mallory.peer_api.guests[ROOM]
    forged = say.Verdict(number="1", faults=[say.Fault(code="forged-pick", number=3)])
    flood(room, mallory, guest_says=lambda: guest.say(forged))
    assert room.host.told("verdict") == []
    room.play(chance=Randomness(3))
    room.host.do("over")
    flood(room, mallory, guest_says=lambda: guest.say(forged))
    assert 1 <= len(room.host.told("verdict")) <= 30


def flood(room: Room, guest: Guest, guest_says: Callable[[], None]) -> None:
    """Have a guest send the same message a hundred times a second."""
    for _ in range(20):
        for _ in range(100):
            guest_says()
        guest.do("tick")
        room.net.wait(1000)


def names_of(room: Room) -> list[str]:
    return [seat["name"] for seat in room.host.told("roster")[-1]["seats"]]


def test_names_are_seen_and_none_looks_like_another() -> None:
    unseen = ["\u200d\u200c", "\u3164", "\u2800 \uffa0", "\u0301"]
    for number, name in enumerate(unseen):
        room = Room(*PLAYERS)
        room.come(1, name)
        assert names_of(room)[1] in {"?", "1"}, (number, name)
    for alike in ["P\u200d0", "p0", "Р0", "Ｐ0"]:
        room = Room(*PLAYERS)
        room.come(1, alike)
        assert names_of(room)[1].endswith(" 2"), alike


def test_names_of_other_scripts_stay_as_they_are() -> None:
    for name in ["Ольга", "علی\u200cرضا", "👩\u200d🚀", "நிலா", "김민준", "O'Neill"]:
        room = Room(*PLAYERS)
        room.come(1, name)
        assert names_of(room)[1] == name
