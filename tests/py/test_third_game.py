"""Plays Nim through the desk, to show that the table service knows no game.

Players take one to three of the sticks in turn; the player who takes the last one wins. Each keeps a lucky number of
its own, which no other player may see. The game is the one that `make game` copies (`tools/game_template`).
"""

import json

from citadels.kind import CITADELS
from desk_client import DeskClient, asked, seats, told
from nim.kind import NIM


def test_another_game_at_the_same_desk() -> None:
    client = DeskClient(CITADELS, NIM)
    assert [game["game"] for game in client.result("hello")["games"]] == ["citadels", "nim"]
    assert client.result("draw", game="nim", wish={"least": 20}, seed=1)["sticks"] >= 20
    assert client.refused("check", game="nim", setup={"players": 2, "sticks": 99}) == "bad-setup"
    setup = {"players": 2, "sticks": 20}
    new = {"match": "m", "game": "nim", "setup": setup, "seating": seats("person", "clever"), "seed": 4}
    result = client.result("create", **new, free=True)
    while not result["keep"]["summary"]["over"]:
        ask = asked(result)
        pick = {"seat": 0, "ask": ask["id"], "options": [ask["options"][0]["id"]]}
        client.result("pick", match="m", **pick)
        result = client.result("advance", match="m", most=9)
    summary = result["keep"]["summary"]
    assert (summary["winners"], summary["points"], summary["about"]) == ([1], [0, 1], {"left": 0})

    saved = DeskClient(NIM)
    again = saved.result("open", save=result["keep"]["save"])
    assert not again["replayed"]["why"]
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
    assert DeskClient().refused("open", save=json.dumps(json.loads(result["keep"]["save"]))) == "wrong-game"


def test_its_running_games_are_played_on_with_the_hidden_dealt_anew() -> None:
    client = DeskClient(NIM)
    new = {
        "match": "m",
        "game": "nim",
        "setup": {"players": 2, "sticks": 20},
        "seating": seats("person", "clever"),
    }
    result = client.result("create", **new, seed=4, free=False)
    client.result("pick", match="m", seat=0, ask=asked(result)["id"], options=["take:sticks=2"])
    client.result("advance", match="m", most=1)
    own, other = client.match().position.state.lucky
    assert client.refused("redeal", match="m", seat=0, number=1, name="n", seed=3) == "cannot-redeal"
    fork = client.result("redeal", match="m", seat=0, number=2, name="n", seed=3)
    assert client.match("n").position.state.lucky[0] == own
    assert client.match("n").position.state.lucky[1] != other
    assert fork["updates"][0]["view"]["left"] == client.match().position.state.left
    again = DeskClient(NIM).result("open", save=fork["keep"]["save"])
    assert not again["replayed"]["why"]
    assert again["updates"] == fork["updates"]


def test_a_game_may_come_later() -> None:
    """One that is fetched when it is first wanted is taken up by a desk at which others are being played."""
    client = DeskClient(CITADELS)
    client.create()
    new = {
        "match": "n",
        "game": "nim",
        "setup": {"players": 2, "sticks": 20},
        "seating": seats("person", "random"),
    }
    assert client.refused("create", **new, seed=4, free=False) == "unknown-game"
    client.desk.add(NIM)
    assert [game["game"] for game in client.result("hello")["games"]] == ["citadels", "nim"]
    assert asked(client.result("create", **new, seed=4, free=False))["kind"] == "take"
    assert set(client.desk.open_matches) == {"m", "n"}
