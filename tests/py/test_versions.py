"""Tests two saves of one match: which one continues the other, after picks, undos and redos on two devices."""

import json

from desk_client import Data, DeskClient, asked
from nim.kind import NIM
from tabletop.kernel.randomness import Randomness
from tabletop.match.abandoned import MOST, digest, left_lines
from tabletop.match.match import new_match
from tabletop.match.resume import resume
from tabletop.players.seating import Chair


def opened(save: str) -> tuple[DeskClient, Data]:
    """Return another device that has ``save`` open, and what it showed."""
    client = DeskClient()
    return client, client.result("open", save=save)


def begun(picks: int = 12) -> tuple[DeskClient, Data]:
    """Return a device with a match after so many picks, and its last answer."""
    client = DeskClient()
    return client, client.play(client.create(seed=5), picks, Randomness(1))


def save_of(result: Data) -> str:
    text: str = result["keep"]["save"]
    return text


def relation(one: str, other: str) -> str:
    """Say how ``one`` stands to ``other``, having seen that it is told the same from the other side."""
    client = DeskClient()
    found: str = client.result("compare", one=one, other=other)["relation"]
    back = {"newer": "older", "older": "newer"}.get(found, found)
    assert client.result("compare", one=other, other=one)["relation"] == back
    return found


def test_a_save_that_was_played_on_is_newer() -> None:
    client, result = begun()
    early = save_of(result)
    late = save_of(client.play(result, 20, Randomness(2)))
    assert relation(late, early) == "newer"
    assert relation(early, early) == "same"


def test_devices_that_both_played_on_are_apart() -> None:
    client, result = begun()
    other, shown = opened(save_of(result))
    here = save_of(client.play(result, 30, Randomness(2)))
    there = save_of(other.play(shown, 31, Randomness(3)))
    assert relation(here, there) == "apart"


def test_other_matches_are_apart() -> None:
    other = DeskClient()
    assert relation(save_of(begun()[1]), save_of(other.create(seed=6))) == "apart"


def taken_back() -> tuple[DeskClient, str, Data]:
    """Return a device where a pick was taken back, its save before, and its answer after that."""
    client, result = begun()
    chance = Randomness(4)
    while True:
        result = client.play(result, result["keep"]["summary"]["number"] + 1, chance)
        for update in result["updates"]:
            if update["undo"] is not None:
                return client, save_of(result), client.result("undo", match="m", seat=update["seat"])


def test_an_undo_is_newer_than_what_it_took_back() -> None:
    client, before, after = taken_back()
    assert relation(save_of(after), before) == "newer"
    again = client.result("redo", match="m", seat=asked(after)["seat"])
    assert relation(save_of(again), before) == "newer"
    assert relation(save_of(again), save_of(after)) == "newer"


def another_pick() -> tuple[DeskClient, str, Data]:
    """Return a device where a pick was taken back and another one made, its save before, and its answer after that."""
    client, before, after = taken_back()
    ask = asked(after)
    undone = json.loads(before)["picks"][-1]
    options = [option["id"] for option in ask["options"]]
    for option in options:
        if ask["least"] <= 1 and option not in undone and not isinstance(undone[0], int):
            return (
                client,
                before,
                client.result("pick", match="m", seat=ask["seat"], ask=ask["id"], options=[option]),
            )
    raise AssertionError(options)


def test_another_pick_after_an_undo_is_newer_than_what_was_taken_back() -> None:
    """So a backup from before the undo brings the line that was left back as no second game."""
    client, before, other = another_pick()
    assert relation(save_of(other), before) == "newer"
    # Also after a resume, and further on.
    again, shown = opened(save_of(other))
    assert relation(save_of(again.play(shown, 30, Randomness(2))), before) == "newer"
    assert relation(save_of(client.play(other, 30, Randomness(2))), before) == "newer"


def test_what_was_taken_back_here_and_played_on_elsewhere_is_apart() -> None:
    client, before, other = another_pick()
    there, shown = opened(before)
    on = save_of(there.play(shown, 30, Randomness(3)))
    assert relation(save_of(other), on) == "apart"
    assert relation(save_of(client.play(other, 31, Randomness(2))), on) == "apart"


def test_lines_that_were_left_are_forgotten_in_the_end() -> None:
    assert len({*left_lines([("a",)], [[("b",), ("c",)], [("d",)]])}) == 3
    assert left_lines([("a",)], [[("b",), ("c",)], [("d",)]])[-1] == digest([("a",), ("d",), ("b",), ("c",)])
    seating = [Chair(name="A", player="person"), Chair(name="B", player="clever")]
    match = new_match("m", NIM, {"players": 2, "sticks": 20}, seating, 4, free=True)
    match.advance(NIM, 9)
    for at in range(MOST // 2 + 5):
        ask = match.position.ask
        assert ask is not None
        match.play((ask.options[at % 2],))
        match.advance(NIM, 9)
        match.undo(0)
    assert len(match.abandoned) == MOST
    again = resume(match.record(NIM), NIM)
    assert again.abandoned == match.abandoned


def test_another_player_on_a_seat_is_newer() -> None:
    client, result = begun()
    seated = client.result("seat", match="m", seat=1, chair={"name": "P1", "player": "random"})
    assert relation(save_of(seated), save_of(result)) == "newer"


def test_a_renamed_save_is_the_same_game_under_another_name() -> None:
    client, result = begun()
    text = client.result("rename", save=save_of(result), match="copy")["save"]
    assert json.loads(text) == json.loads(save_of(result)) | {"match": "copy"}
    assert opened(text)[1]["keep"]["summary"]["number"] == result["keep"]["summary"]["number"]


def test_a_broken_save_is_refused() -> None:
    client, result = begun()
    assert client.refused("compare", one=save_of(result), other="{}") == "save-broken"
    assert client.refused("rename", save="?", match="copy") == "save-broken"
