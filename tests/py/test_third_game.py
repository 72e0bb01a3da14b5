"""Plays Nim through the desk, to show that the table service knows no game.

Players take one to three of the sticks in turn; the player who takes the last one wins. Each keeps a lucky number of
its own, which no other player may see. The game is the one that `make game` copies (`tools/game_template`).
"""

import json

from citadels.kind import CITADELS
from door import Door, asked, seats, told
from nim.kind import NIM


def test_another_game_at_the_same_desk() -> None:
    door = Door(CITADELS, NIM)
    assert [game["game"] for game in door.result("hello")["games"]] == ["citadels", "nim"]
    assert door.result("draw", game="nim", wish={"least": 20}, seed=1)["sticks"] >= 20
    assert door.refused("check", game="nim", setup={"players": 2, "sticks": 99}) == "bad-setup"
    setup = {"players": 2, "sticks": 20}
    new = {"match": "m", "game": "nim", "setup": setup, "seating": seats("person", "clever"), "seed": 4}
    result = door.result("create", **new, free=True)
    while not result["keep"]["summary"]["over"]:
        ask = asked(result)
        pick = {"seat": 0, "ask": ask["id"], "options": [ask["options"][0]["id"]]}
        door.result("pick", match="m", **pick)
        result = door.result("advance", match="m", most=9)
    summary = result["keep"]["summary"]
    assert (summary["winners"], summary["points"], summary["about"]) == ([1], [0, 1], {"left": 0})

    saved = Door(NIM)
    again = saved.result("open", save=result["keep"]["save"])
    assert again["replayed"]
    assert [event["kind"] for event in told(again["updates"][0])] == ["taken"] * summary["number"]
    back = saved.result("undo", match="m", seat=0)["updates"][0]
    assert (back["number"], back["view"]["winner"]) == (summary["number"] - 2, None)
    assert saved.result("redo", match="m", seat=0)["updates"][0]["over"]
    glimpse = saved.result("at", match="m", number=3, seats=[0, 1])
    assert [update["view"]["left"] for update in glimpse["updates"]] == [
        20 - sum(saved.match().position.state.taken[:3])
    ] * 2
    fork = saved.result("fork", match="m", number=3, name="n", seating=seats("random", "clever"))
    assert saved.result("advance", match="n", most=99)["keep"]["summary"]["over"]
    assert fork["updates"][0]["seat"] is None
    assert Door().refused("open", save=json.dumps(json.loads(result["keep"]["save"]))) == "wrong-game"


def test_its_running_games_are_played_on_with_the_hidden_dealt_anew() -> None:
    door = Door(NIM)
    new = {
        "match": "m",
        "game": "nim",
        "setup": {"players": 2, "sticks": 20},
        "seating": seats("person", "clever"),
    }
    result = door.result("create", **new, seed=4, free=False)
    door.result("pick", match="m", seat=0, ask=asked(result)["id"], options=["take:sticks=2"])
    door.result("advance", match="m", most=1)
    own, other = door.match().position.state.lucky
    assert door.refused("redeal", match="m", seat=0, number=1, name="n", seed=3) == "cannot-redeal"
    fork = door.result("redeal", match="m", seat=0, number=2, name="n", seed=3)
    assert door.match("n").position.state.lucky[0] == own
    assert door.match("n").position.state.lucky[1] != other
    assert fork["updates"][0]["view"]["left"] == door.match().position.state.left
    again = Door(NIM).result("open", save=fork["keep"]["save"])
    assert again["replayed"]
    assert again["updates"] == fork["updates"]


def test_a_game_may_come_later() -> None:
    """One that is fetched when it is first wanted is taken up by a desk at which others are being played."""
    door = Door(CITADELS)
    door.create()
    new = {
        "match": "n",
        "game": "nim",
        "setup": {"players": 2, "sticks": 20},
        "seating": seats("person", "random"),
    }
    assert door.refused("create", **new, seed=4, free=False) == "unknown-game"
    door.desk.add(NIM)
    assert [game["game"] for game in door.result("hello")["games"]] == ["citadels", "nim"]
    assert asked(door.result("create", **new, seed=4, free=False))["kind"] == "take"
    assert set(door.desk.open_matches) == {"m", "n"}
