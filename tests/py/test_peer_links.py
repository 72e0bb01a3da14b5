"""Tests that both ends have the same log over any link, and that nothing is done twice.

Links lose, duplicate, reorder and delay texts, and break at any text. Either end reloads from what it stored.
"""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evening_world import Guest
from tables import ROOM, Room
from tabletop.kernel.randomness import Randomness
from tests.tiers import sampled


class Trouble:
    """Random faults of links and pages, the same for the same seed."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room, self.chance = room, Randomness(seed)
        self.loss, self.twice = self.chance.below(30), self.chance.below(30)
        self.delay = 1 + self.chance.below(3000)
        room.net.spoil = self.spoil

    def spoil(self, now: float) -> list[float]:
        if self.chance.below(100) < self.loss:
            return []
        copies = 2 if self.chance.below(100) < self.twice else 1
        return [now + self.chance.below(self.delay) for _ in range(copies)]

    def strike(self) -> None:
        """Sometimes break a link, or reload a page."""
        room, kind = self.room, self.chance.below(12)
        guest = self.chance.pick(list(room.guests.values()))
        if kind == 0:
            drop(room, guest)
        elif kind == 1:
            guest.reload()
            room.net.connect(room.host, guest)
        elif kind == 2:
            reload_host(room)


def drop(room: Room, guest: Guest) -> None:
    """Break a guest's link, and connect it by another one."""
    for link in list(guest.links):
        room.net.cut(link)
    room.net.connect(room.host, guest)


def reload_host(room: Room) -> None:
    room.host.reload()
    for guest in room.guests.values():
        drop(room, guest)


def press(room: Room, pressed: Counter[str], chance: Randomness) -> None:
    """Have the seat that is asked answer, or undo the latest pick."""
    for guest in room.guests.values():
        update = guest.update
        if update is None or update["ask"] is None:
            continue
        if update["undo"] is not None and chance.below(4) == 0:
            pressed["undo"] += 1
            guest.say("undo")
        else:
            guest.answer(chance)
        guest.update = update | {"ask": None}
    if room.host.updates[0]["ask"] is not None:
        room.host.answer(0, chance)


def check(room: Room, pressed: Counter[str]) -> None:
    """Assert that, over working links again, each guest has exactly what the engine has for its seat."""
    room.net.spoil = lambda now: [now]
    room.net.wait(60_000)
    match = room.host.desk.open_matches[ROOM].match
    for seat, guest in room.guests.items():
        told = room.host.engine("since", match=ROOM, seat=seat, line=0, number=-1)["result"]
        assert guest.update is not None
        assert guest.log == told["moments"]
        assert guest.update["number"] == match.number
        assert guest.update["view"] == told["view"]
        assert guest.told("refused") == [] or guest.links
    assert match.line <= pressed["undo"]


def table() -> Room:
    room = Room("person", "elsewhere", "elsewhere", "normal")
    room.come(1, "Ada")
    room.come(2, "Bob")
    return room


@given(seed=st.integers(0, 2**32))
@settings(max_examples=sampled(15, 5, "every third break, and fewer random links"))
def test_whatever_a_link_does(seed: int) -> None:
    room = table()
    room.deal()
    trouble, chance, pressed = Trouble(room, seed), Randomness(seed, 5), Counter[str]()
    for _ in range(25):
        press(room, pressed, chance)
        trouble.strike()
        room.net.wait(trouble.chance.below(4000))
    check(room, pressed)


def short_game(stop_at: int | None, stopped: Callable[[Room], None]) -> int:
    """Join, deal and play a little, with a fault after ``stop_at`` texts; return the number of texts."""
    room = Room("person", "elsewhere", "elsewhere", "normal")
    room.net.stop_at, room.net.stopped = stop_at, lambda: stopped(room)
    room.come(1, "Ada")
    room.come(2, "Bob")
    room.net.wait(5000)
    room.deal()
    room.net.wait(5000)
    if room.host.save is None:
        room.deal()
    chance, pressed = Randomness(9), Counter[str]()
    for _ in range(5):
        room.net.wait(2000)
        press(room, pressed, chance)
    check(room, pressed)
    return len(room.net.recorded)


def nothing(_: Room) -> None:
    pass


def cut_all(room: Room) -> None:
    for guest in list(room.guests.values()):
        drop(room, guest)


def reload_guests(room: Room) -> None:
    for guest in list(room.guests.values()):
        guest.reload()
        room.net.connect(room.host, guest)


TEXTS = 60
"""The texts of the short game, without empty frames."""


def test_the_short_game_is_as_long_as_it_is_said_to_be() -> None:
    assert short_game(None, nothing) >= TEXTS


def test_a_break_after_every_single_text() -> None:
    for at in range(0, TEXTS, sampled(1, 3, "every third break, and fewer random links")):
        short_game(at, cut_all)


@pytest.mark.parametrize("reload", [reload_guests, reload_host])
def test_a_reload_after_every_other_text(reload: Callable[[Room], None]) -> None:
    for at in range(0, TEXTS, sampled(2, 6, "every third break, and fewer random links")):
        short_game(at, reload)
