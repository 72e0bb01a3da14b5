"""Tests who sits where from the deal on.

Computer players for friends who are not there, and friends as soon as they are.
"""

from desk_client import Data
from evening_world import Guest
from tables import Room, short_room


def chairs(room: Room) -> list[tuple[str, str]]:
    """Return name and player of each seat of the match."""
    seating: list[Data] = room.host.engine("inspect", save=room.host.save)["result"]["seating"]
    return [(chair["name"], chair["player"]) for chair in seating]


def test_computer_players_take_the_seats_of_friends_who_are_not_connected() -> None:
    room = short_room("person", "elsewhere", "elsewhere", "elsewhere")
    room.come(1, "Ada")
    away = room.come(2, "Bob")
    room.net.cut(away.links[0])
    room.deal()
    told = room.host.told("chairs")[-1]["seating"]
    assert [chair["player"] for chair in told] == ["person", "elsewhere", "random", "random"]
    assert chairs(room) == [("P0", "person"), ("Ada", "elsewhere"), ("P2", "random"), ("P3", "random")]


def test_the_level_of_the_deal_is_that_of_the_game_that_is_dealt() -> None:
    room = Room("person", "elsewhere")
    room.host.do("deal", computer="normal")
    room.net.run()
    assert chairs(room)[1] == ("P1", "normal")


def test_a_friend_who_is_back_plays_the_seat_of_the_computer_player() -> None:
    room = short_room("person", "elsewhere", "elsewhere")
    room.come(1, "Ada")
    away = room.come(2, "Bob")
    room.net.cut(away.links[0])
    room.deal()
    room.net.connect(room.host, away)
    room.net.wait(3000)
    assert chairs(room)[2] == ("Bob", "elsewhere")
    # Who is replaced while the link stands is not seated again until it has been away.
    room.host.ask(None, "seat", match=room.host.room, seat=2, chair={"name": "Bob", "player": "random"})
    room.net.wait(3000)
    assert chairs(room)[2] == ("Bob", "random")
    room.net.cut(away.links[0])
    room.net.connect(room.host, away)
    room.net.wait(3000)
    assert chairs(room)[2] == ("Bob", "elsewhere")


def test_a_friend_who_comes_while_the_seed_is_drawn_plays_from_the_first_moment() -> None:
    room = short_room("person", "elsewhere", "elsewhere")
    ada = room.come(1, "Ada")
    room.net.frozen.add(id(ada))
    room.host.do("deal")
    assert [chair["player"] for chair in room.host.seating] == ["person", "elsewhere", "random"]
    bob = Guest(room.net, "Bob", room.host.room, room.host.invite(2))
    room.net.pages.append(bob)
    room.net.connect(room.host, bob)
    room.net.wait(1500)
    assert room.host.save is None
    room.net.frozen.discard(id(ada))
    room.net.wait(3000)
    assert chairs(room)[1:] == [("Ada", "elsewhere"), ("Bob", "elsewhere")]
    assert bob.update is not None
