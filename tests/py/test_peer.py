"""Friends at other devices: whole games between one desk and its guests, over links in memory."""

from rooms import ROOM, Room


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
