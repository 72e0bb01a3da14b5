"""Tests the desk: every method when all goes well, and who is told what by it."""

import json

import pytest

from citadels.bots.registry import BOTS
from citadels.kind import CITADELS
from citadels.model.state import State
from desk_client import DeskClient, asked, seats, table, told
from games import SECRET_SEED
from leak_laws import STATE_WORDS
from tabletop.kernel.randomness import Randomness
from tabletop.match.updates import plain_update


@pytest.fixture
def client() -> DeskClient:
    return DeskClient()


def test_hello(client: DeskClient) -> None:
    (game,) = client.result("hello")["games"]
    assert (game["game"], game["rules"], game["seats"]) == ("citadels", CITADELS.rules, [2, 8])
    assert game["players"] == [*CITADELS.players]
    assert game["players"][:6] == ["normal", "novice", "strong", "expert", "master", "random"]
    assert {box["id"] for box in game["catalogue"]["editions"]} == {"2016", "classic"}


def test_create_shows_every_person_its_own_table(client: DeskClient) -> None:
    result = client.create()
    updates, summary = result["updates"], result["keep"]["summary"]
    assert [update["seat"] for update in updates] == [0, 1, 2, 3]
    assert [bool(update["ask"]) for update in updates] == [True, False, False, False]
    assert [len(update["view"]["hand"]) for update in updates] == [4, 4, 4, 4]
    assert updates[0]["ask"]["id"] == "0.0"
    assert [(update["line"], update["number"], update["after"]) for update in updates] == [(0, 0, -1)] * 4
    assert updates[0]["moments"][0]["seat"] is None
    assert not result["replayed"]["why"]
    assert (summary["number"], summary["waiting"], summary["over"]) == (0, 0, False)
    assert (summary["game"], summary["seating"]) == ("citadels", seats(*["person"] * 4))
    assert (summary["free"], summary["take_backs"], summary["winners"]) == (False, 0, [])
    assert summary["about"] == {"edition": "2016", "round": 1, "phase": "draft"}


def test_updates_are_for_people_wherever_they_are(client: DeskClient) -> None:
    result = client.create("random", "person", "elsewhere", "nobody")
    assert [update["seat"] for update in result["updates"]] == [1, 2]


def test_a_table_without_people_is_shown_to_a_spectator(client: DeskClient) -> None:
    (update,) = client.create("random", "random", "random", "random")["updates"]
    assert update["seat"] is None
    assert update["view"]["hand"] == []


def test_a_pick_moves_the_table_on(client: DeskClient) -> None:
    before = client.create()
    after = client.answer(before, Randomness(1))
    assert (after["keep"]["summary"]["number"], after["keep"]["summary"]["waiting"]) == (1, 1)
    (moment,) = after["updates"][0]["moments"]
    assert (moment["number"], moment["seat"], moment["events"][0]["kind"]) == (1, 0, "character_drafted")
    assert after["updates"][0]["after"] == 0
    assert after["keep"]["save"] != before["keep"]["save"]


def test_advance_plays_the_computer_players(client: DeskClient) -> None:
    client.create("random", "person", "random", "random")
    result = client.result("advance", match="m", most=100)
    assert (result["keep"]["summary"]["waiting"], result["keep"]["summary"]["number"]) == (1, 1)
    again = client.result("advance", match="m", most=100)
    assert (again["keep"], again["updates"][0]["moments"]) == (result["keep"], [])


def test_advance_sends_one_update_a_seat(client: DeskClient) -> None:
    result = client.create("random", "random", "random", "random")
    result = client.result("advance", match="m", most=29)
    (update,) = result["updates"]
    assert (update["number"], update["after"]) == (29, 0)
    numbers = [moment["number"] for moment in update["moments"]]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(range(1, 30))


def test_advance_waits_for_an_empty_chair_and_for_people_elsewhere(client: DeskClient) -> None:
    for waits in ("nobody", "elsewhere"):
        client.create("random", waits, "random", "random")
        assert client.result("advance", match="m", most=100)["keep"]["summary"]["waiting"] == 1


@pytest.mark.parametrize("level", BOTS)
def test_computer_players_finish_a_game(client: DeskClient, level: str) -> None:
    client.create(*[level] * 5)
    result = client.result("advance", match="m", most=10_000)
    assert result["keep"]["summary"]["over"]
    assert result["keep"]["summary"]["waiting"] is None
    assert result["keep"]["summary"]["winners"]
    assert result["updates"][0]["view"]["scores"]


def test_a_whole_game_of_people(client: DeskClient) -> None:
    result = client.play(client.create("person", "person"), 10_000, Randomness(3))
    assert client.refused("pick", match="m", seat=0, ask="0.0", options=["end_turn"]) == "game-over"
    assert client.result("inspect", save=result["keep"]["save"]) == result["keep"]["summary"]


def test_open_goes_on_where_the_save_stands_and_tells_everything(client: DeskClient) -> None:
    first = client.create()
    chance, heard = Randomness(3), {update["seat"]: told(update) for update in first["updates"]}
    result = first
    for _ in range(40):
        result = client.answer(result, chance)
        for update in result["updates"]:
            heard[update["seat"]] += told(update)
    before = client.holds()
    client.result("close", match="m")
    again = client.result("open", save=result["keep"]["save"])
    assert not again["replayed"]["why"]
    assert client.holds() == before
    assert again["keep"] == result["keep"]
    assert {update["seat"]: told(update) for update in again["updates"]} == heard
    for part in ("view", "ask", "number"):
        assert [update[part] for update in again["updates"]] == [update[part] for update in result["updates"]]


def test_inspect_opens_nothing(client: DeskClient) -> None:
    save = client.create()["keep"]["save"]
    client.result("close", match="m")
    assert client.result("inspect", save=save)["match"] == "m"
    assert client.holds() == {}


def test_close_forgets_and_may_come_twice(client: DeskClient) -> None:
    client.create()
    assert client.result("close", match="m") is None
    assert client.result("close", match="m") is None
    assert client.refused("pick", match="m", seat=0, ask="0.0", options=["x"]) == "unknown-match"


def test_draw_gives_a_set_that_can_be_played(client: DeskClient) -> None:
    for players in range(2, 9):
        drawn = client.result(
            "draw", game="citadels", wish={"edition": "2016", "players": players}, seed=players
        )
        setup = table(*["person"] * players)["setup"] | drawn
        assert client.result("check", game="citadels", setup=setup) is None


def test_the_same_call_gives_the_same_table(client: DeskClient) -> None:
    one = client.create()
    assert client.create() == one
    assert client.create(seed=6) != one


def test_desks_share_nothing() -> None:
    one, two = DeskClient(), DeskClient()
    one.create()
    assert two.refused("advance", match="m", most=1) == "unknown-match"


# Chairs ------------------------------------------------------------------------------------------------------


def test_a_computer_player_takes_over_and_gives_the_seat_back(client: DeskClient) -> None:
    client.create("person", "person", "random", "random")
    stand_in = {"name": "P0", "player": "normal"}
    result = client.result("seat", match="m", seat=0, chair=stand_in)
    assert [update["seat"] for update in result["updates"]] == [1]
    assert result["keep"]["summary"]["seating"][0] == stand_in
    result = client.result("advance", match="m", most=100)
    assert (result["keep"]["summary"]["number"], result["keep"]["summary"]["waiting"]) == (1, 1)
    back = client.result("seat", match="m", seat=0, chair={"name": "Ann", "player": "elsewhere"})
    mine, other = back["updates"]
    assert (mine["seat"], mine["after"], other["after"]) == (0, -1, 1)
    assert [moment["number"] for moment in mine["moments"]] == [0, 1]
    assert json.loads(back["keep"]["save"])["seating"][0] == {"name": "Ann", "player": "elsewhere"}


def test_since_tells_what_came_after(client: DeskClient) -> None:
    result = client.play(client.create(), 10, Randomness(2))
    update = client.result("since", match="m", seat=2, line=0, number=4)
    assert (update["number"], update["after"], update["seat"]) == (10, 4, 2)
    assert all(moment["number"] > 4 for moment in update["moments"])
    whole = client.result("since", match="m", seat=2, line=0, number=-1)
    later = [moment for moment in plain_update(whole)["moments"] if moment["number"] > 4]
    assert later == plain_update(update)["moments"]
    assert update["view"] == result["updates"][2]["view"]


def test_an_update_says_which_was_the_latest_decision_of_its_seat(client: DeskClient) -> None:
    """A decision has no event where it only begins a deed, such as a power that then asks for a target."""
    client.play(client.create(), 30, Randomness(2))
    history = client.match().history
    for number in range(31):
        for seat in range(4):
            by_seat = [at for at in range(1, number + 1) if history.moment(at).seat == seat]
            glimpse = client.result("at", match="m", number=number, seats=[seat])
            assert glimpse["updates"][0]["decided"] == (by_seat[-1] if by_seat else None)
    told = client.result("since", match="m", seat=1, line=0, number=-1)
    assert told["decided"] == max(at for at in range(1, 31) if history.moment(at).seat == 1)
    assert client.result("since", match="m", seat=None, line=0, number=-1)["decided"] is None


def test_who_looks_on_is_told_what_all_may_know(client: DeskClient) -> None:
    client.play(client.create(), 10, Randomness(2))
    update = client.result("since", match="m", seat=None, line=0, number=-1)
    assert (update["seat"], update["ask"], update["undo"], update["redo"]) == (None, None, None, None)
    assert update["view"]["hand"] == []
    told = [event for moment in update["moments"] for event in moment["events"]]
    assert told
    assert all("cards" not in event["data"] for event in told if event["kind"] == "cards_drawn")


# What never leaves -------------------------------------------------------------------------------------------


def spoken(part: object) -> str:
    return json.dumps(part)


def test_no_update_holds_the_seed_or_the_state(client: DeskClient) -> None:
    """On the wire: only ``keep`` knows the seed; the words of the state are in no update."""
    result = client.create("person", "elsewhere", "random", "normal", seed=SECRET_SEED)
    result = client.play(result, 10_000, Randomness(4))
    for text in client.texts:
        answer = json.loads(text)["result"]
        assert str(SECRET_SEED) in answer["keep"]["save"]
        sent = spoken([answer["updates"], answer["keep"]["summary"]])
        assert str(SECRET_SEED) not in sent
        assert [word for word in STATE_WORDS if f'"{word}":' in spoken(answer["updates"])] == []
    looked = client.result("at", match="m", number=9, seats=[0])
    assert str(SECRET_SEED) not in spoken(
        [looked, client.result("since", match="m", seat=0, line=0, number=-1)]
    )


def test_no_update_holds_what_the_seat_may_not_know(client: DeskClient) -> None:
    """The hands of others are in no view; an ask and its options go to the asked seat alone."""
    result = client.create("person", "elsewhere", "person", "random")
    chance = Randomness(4)
    while not result["keep"]["summary"]["over"]:
        state: State = client.match().position.state
        for update in result["updates"]:
            hand = [card["card"] for card in update["view"]["hand"]]
            player = state.players[int(update["seat"])]
            assert (hand, update["view"]["mine"]) == (player.hand, player.drafted)
            assert (update["ask"] is None) == (update["waiting"] != update["seat"])
            for event in told(update):
                if event["kind"] == "cards_drawn":
                    assert ("cards" in event["data"]) == (event["data"]["seat"] == update["seat"])
        waiting = result["keep"]["summary"]["waiting"]
        result = (
            client.answer(result, chance) if waiting < 3 else client.result("advance", match="m", most=50)
        )


def test_an_instant_advance_is_small(client: DeskClient) -> None:
    """29 picks of computer players were 118 kB once, with a view for each; now one view a call is sent.

    What is left beside the update is the save, which is for the store and grows with the game. The last of them brings
    the scores, too.
    """
    result = client.create("person", *["normal"] * 5, seed=3)
    sizes: list[tuple[int, int, int]] = []
    while not result["keep"]["summary"]["over"]:
        before = result["keep"]["summary"]["number"]
        if result["updates"][0]["ask"]:
            ask = asked(result)
            options = [option["id"] for option in ask["options"][: max(ask["least"], 1)]]
            result = client.result("pick", match="m", seat=0, ask=ask["id"], options=options)
            continue
        result = client.result("advance", match="m", most=60)
        whole = len(client.texts[-1])
        picks = result["keep"]["summary"]["number"] - before
        sizes.append((picks, whole - len(json.dumps(result["keep"]["save"])), whole))
    assert max(picks for picks, _, _ in sizes) >= 29
    assert max(update for _, update, _ in sizes) <= 10_000
    assert max(whole for _, _, whole in sizes) <= 16_000
