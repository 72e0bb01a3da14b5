"""Tests friends at other devices: whole games between one host and its guests, over links in memory."""

from citadels.model.state import State
from desk_client import seats
from games import game_for, play
from laws import UPDATE_JSON
from listening_guest import ListeningGuest
from pointcity.kind import POINT_CITY
from tables import ROOM, Room
from tabletop.match.history import History
from tabletop.match.match import Match
from tabletop.peer.shapes import MOST_TEXT
from tabletop.players.seating import Chair


def test_a_whole_game_with_two_guests() -> None:
    room = Room("person", "elsewhere", "elsewhere", "normal")
    guests = [room.come(1, "Ada"), room.come(2, "Bob")]
    room.deal()
    room.play()
    for seat, guest in enumerate(guests, 1):
        told = room.host.engine("since", match=ROOM, seat=seat, line=0, number=-1)["result"]
        assert guest.update is not None
        assert guest.update["over"]
        assert guest.log == told["moments"]
        assert guest.update["view"] == told["view"]
    assert room.host.told("seed")[0]["number"] == guests[0].told("number")[0]["number"]
    assert guests[0].told("number") == guests[1].told("number")


def test_another_game_is_played_and_checked_alike() -> None:
    setup = {"players": 3, "first": 0, "promo": True, "automa": ""}
    room = Room("person", "elsewhere", "elsewhere", game=POINT_CITY.id, setup=setup)
    guests = [room.come(1, "Ada"), room.come(2, "Bob")]
    room.deal()
    room.finish()
    for guest in guests:
        assert guest.update is not None
        assert guest.update["over"]
        assert guest.faults() == []


def test_a_whole_game_of_six_costs_a_guest_little() -> None:
    """Each pick is sent in an update of its own, as with six people; a guest sends less than it receives."""
    game = game_for("2016", "first_game", 6)
    chairs = [Chair(name=f"P{at}", player="elsewhere") for at in range(6)]
    match = Match("m", game, chairs, 4, History[State].dealt(game, 4))
    listener = ListeningGuest(2, game.setup, seats(*["elsewhere"] * 6))
    listener.play(match)
    after = -1
    for pick in play(game, 4).picks:
        listener.tell(UPDATE_JSON.dump_python(match.update(2, after), mode="json"))
        after = match.number
        match.play(pick)
    assert match.number > 200
    assert max(len(text) for text in listener.crossed) <= MOST_TEXT
    assert 10_000 < sum(len(text) for text in listener.crossed + listener.answered) <= 400_000


def test_a_spectator_is_told_what_all_may_know() -> None:
    room = Room("person", "elsewhere", "normal", "normal")
    room.come(1)
    room.deal()
    room.play(10)
    early, late = room.come(None, "early"), room.come(None, "late")
    room.play(60)
    told = room.host.engine("since", match=ROOM, seat=None, line=0, number=-1)["result"]
    for watcher in (early, late):
        assert watcher.log == told["moments"]
        watcher.say("undo")
    room.net.wait(1000)
    assert early.told("refusal") == [{"kind": "refusal", "code": "not-your-seat", "args": {}}]
    assert room.host.told("roster")[-1]["watchers"] == [
        {"guest": 2, "name": "early", "state": "open"}, {"guest": 3, "name": "late", "state": "open"},
    ]  # fmt: skip
