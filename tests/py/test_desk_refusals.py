"""Tests the desk: every refusal, each of which changes nothing."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from citadels.game import Citadels
from citadels.kind import CITADELS, CitadelsKind
from citadels.model.view import View
from desk_client import Data, DeskClient, asked, seats, table
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.match.record import KEYED, MAX_BYTES
from tabletop.players.thinking import Thought
from tabletop.service.desk import MAX_REQUEST


@pytest.fixture
def client() -> DeskClient:
    return DeskClient()


def test_picks_that_are_not_legal(client: DeskClient) -> None:
    option = asked(client.create("person", "elsewhere", "random", "nobody"))["options"][0]["id"]

    def refusal(seat: int, ask: str, *options: str, match: str = "m") -> str:
        return client.refused("pick", match=match, seat=seat, ask=ask, options=list(options))

    assert refusal(0, "0.9", option) == "stale-pick"
    assert refusal(0, "1.0", option) == "stale-pick"
    assert refusal(0, "0", option) == "stale-pick"
    assert refusal(1, "0.0", option) == "not-your-ask"
    assert refusal(2, "0.0", option) == "not-your-ask"
    assert refusal(3, "0.0", option) == "not-your-ask"
    assert refusal(9, "0.0", option) == "not-your-ask"
    assert refusal(0, "0.0", "end_turn") == "illegal-pick"
    assert refusal(0, "0.0") == "illegal-pick"
    assert refusal(0, "0.0", option, option) == "illegal-pick"
    assert refusal(0, "0.0", option, match="other") == "unknown-match"


def test_a_pick_that_comes_twice_counts_once(client: DeskClient) -> None:
    option = asked(client.create())["options"][0]["id"]
    client.result("pick", match="m", seat=0, ask="0.0", options=[option])
    assert client.refused("pick", match="m", seat=0, ask="0.0", options=[option]) == "stale-pick"


@pytest.mark.parametrize("player", ["random", "nobody"])
def test_a_pick_for_a_seat_without_a_person_is_refused(client: DeskClient, player: str) -> None:
    client.create(player, "person", "person", "person")
    ask = client.match().position.ask
    assert ask is not None
    assert client.refused("pick", match="m", seat=0, ask="0.0", options=[ask.options[0]]) == "not-your-ask"


GOOD = table("person", "person")


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("hello", {"who": 1}),
        ("draw", {"game": "citadels", "wish": {"edition": "2016"}, "seed": 1}),
        ("draw", {"game": "citadels", "wish": {"edition": "2016", "players": 9}, "seed": 1}),
        ("create", {}),
        ("create", GOOD | {"match": "a b"}),
        ("create", GOOD | {"match": ""}),
        ("create", GOOD | {"seed": -1}),
        ("create", GOOD | {"seed": 2**53}),
        ("create", GOOD | {"seed": "1"}),
        ("create", GOOD | {"free": 1}),
        ("create", GOOD | {"cheat": True}),
        ("open", {}),
        ("inspect", {"save": 1}),
        ("pick", {"match": "m"}),
        ("pick", {"match": "m", "seat": 0, "ask": 0, "options": []}),
        ("pick", {"match": "m", "seat": -1, "ask": "0.0", "options": []}),
        ("pick", {"match": "m", "seat": 100, "ask": "0.0", "options": []}),
        ("pick", {"match": "m", "seat": 0, "ask": "0.0", "options": ["x" * 201]}),
        ("pick", {"match": "m", "seat": 0, "ask": "0.0", "options": ["x"] * 101}),
        ("advance", {"match": "m"}),
        ("advance", {"match": "m", "most": 0}),
        ("advance", {"match": "m", "most": 10_001}),
        ("since", {"match": "m", "seat": 0, "line": 0, "number": -2}),
        ("since", {"match": "m", "seat": 0, "line": -1, "number": 0}),
        ("undo", {"match": "m"}),
        ("redo", {"match": "m", "seat": None}),
        ("at", {"match": "m", "number": 0, "seats": [0] * 101}),
        ("at", {"match": "m", "number": -1, "seats": [0]}),
        ("fork", {"match": "m", "number": 0, "name": "a b", "seating": seats("person")}),
        ("close", {}),
    ],
)
def test_params_that_are_not_the_methods(client: DeskClient, method: str, params: Data) -> None:
    client.create()
    assert client.refused(method, **params) == "bad-request"


def test_set_ups_that_are_not_legal(client: DeskClient) -> None:
    client.create()
    good: Data = table("person", "person", "person", "person") | {"match": "n"}
    legal: Data = good["setup"]
    wrongs: list[tuple[Data, str]] = [
        ({"players": 1}, "bad-setup"),
        ({"players": None}, "bad-setup"),
        ({"edition": "1999"}, "bad-setup"),
        ({"cheat": 1}, "bad-setup"),
        ({"seats": good["seating"]}, "bad-setup"),
        ({"crown": 5}, "bad-setup-crown"),
        ({"characters": "nobody"}, "bad-setup-characters"),
        ({"districts": "nothing"}, "bad-setup-districts"),
    ]
    for wrong, code in wrongs:
        setup = legal | wrong
        assert client.refused("create", **good | {"setup": setup}) == code
        assert client.refused("check", game="citadels", setup=setup) == code
    assert client.refused("create", **good | {"setup": []}) == "bad-setup"


@pytest.mark.parametrize(
    "seating",
    [
        [],
        seats("person"),
        seats(*["person"] * 5),
        seats("person", "person", "person", "wizard"),
        seats("human", "random", "random", "random"),
        [{"name": "", "player": "person"}] * 4,
        [{"name": "x" * 41, "player": "person"}] * 4,
        [{"name": "A", "player": "person", "age": 7}] * 4,
        7,
    ],
)
def test_seatings_that_are_none(client: DeskClient, seating: Any) -> None:
    good = table("person", "person", "person", "person")
    assert client.refused("create", **good | {"seating": seating}) == "bad-seating"


def test_chairs_that_are_none(client: DeskClient) -> None:
    client.create()
    for seat, chair in (
        (0, {"name": "A", "player": "wizard"}),
        (0, {"name": "", "player": "person"}),
        (4, {"name": "A", "player": "person"}),
        (0, 7),
    ):
        assert client.refused("seat", match="m", seat=seat, chair=chair) == "bad-seating"


def test_other_peoples_seats(client: DeskClient) -> None:
    client.create("person", "elsewhere", "random", "random")
    assert client.refused("since", match="m", seat=2, line=0, number=-1) == "not-your-seat"
    for seat in (1, 2, 9, None):
        assert client.refused("at", match="m", number=0, seats=[0, seat]) == "not-your-seat"


def test_moments_that_are_not(client: DeskClient) -> None:
    client.create()
    assert client.refused("since", match="m", seat=0, line=1, number=0) == "unknown-moment"
    assert client.refused("since", match="m", seat=0, line=0, number=1) == "unknown-moment"
    assert client.refused("at", match="m", number=1, seats=[0]) == "unknown-moment"


def test_unknown_methods_and_games(client: DeskClient) -> None:
    assert client.refused("cheat") == "unknown-method"
    assert client.refused("_create") == "unknown-method"
    good = table("person", "person")
    assert client.refused("create", **good | {"game": "pointcity"}) == "unknown-game"
    assert client.refused("check", game="pointcity", setup={}) == "unknown-game"
    assert client.refused("draw", game="pointcity", wish={}, seed=1) == "unknown-game"


def test_only_so_many_matches_are_open_at_a_time() -> None:
    client = DeskClient(most=2)
    save = client.create()["keep"]["save"]
    client.result("create", **table("person", "person") | {"match": "n"})
    assert client.refused("create", **table("person", "person") | {"match": "o"}) == "too-many-matches"
    client.result("open", save=save)
    client.result("close", match="n")
    client.result("create", **table("person", "person") | {"match": "o"})
    assert set(client.holds()) == {"m", "o"}


# What is no request ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "7", '"x"', "{", "{}", '{"id": 1, "method": "hello"}', "\ud800", "\x00"],
)
def test_what_is_no_request(client: DeskClient, text: str) -> None:
    assert client.handle(text)["error"]["code"] == "bad-request"


@pytest.mark.parametrize("number", ["-1", "9007199254740992", "1" + "0" * 5000, '"1"', "1.5", "null", "true"])
def test_an_id_is_a_number_that_javascript_can_hold(client: DeskClient, number: str) -> None:
    answer = client.handle(f'{{"id": {number}, "method": "hello", "params": {{}}}}')
    assert (answer["id"], answer["error"]["code"]) == (0, "bad-request")


def test_a_request_with_more_than_belongs_to_it(client: DeskClient) -> None:
    answer = client.handle(json.dumps({"id": 1, "method": "hello", "params": {}, "token": "x"}))
    assert (answer["ok"], answer["error"]["code"]) == (False, "bad-request")


@pytest.mark.nightly("the other tests of the file refuse unknown keys in small numbers")
def test_a_request_with_far_too_many_keys(client: DeskClient) -> None:
    """Each unknown key would cost a sentence of the check; so many are refused unread."""
    many = {f"k{number}": 0 for number in range(200_000)}
    for request in (
        many,
        {"id": 1, "method": "hello", "params": many},
        {"id": 1, "method": "check", "params": {"game": "citadels", "setup": {"deep": [[many]]}}},
    ):
        assert client.handle(json.dumps(request))["error"]["code"] == "bad-request"


def test_a_request_that_is_too_large(client: DeskClient) -> None:
    assert client.handle(" " * (MAX_REQUEST + 1))["error"]["code"] == "request-too-large"


@pytest.mark.parametrize("size", [MAX_BYTES + 1, 2 * MAX_BYTES, MAX_REQUEST - 100])
@pytest.mark.parametrize("method", ["open", "inspect"])
def test_a_save_that_is_too_large_is_told_so(client: DeskClient, method: str, size: int) -> None:
    assert client.refused(method, save="x" * size) == "save-too-large"


def test_a_request_that_is_very_deep(client: DeskClient) -> None:
    deep = '{"id": 1, "method": "hello", "params": ' + '{"a":' * 5000 + "1" + "}" * 5000 + "}"
    assert client.handle(deep)["error"]["code"] == "bad-request"


# Saves -------------------------------------------------------------------------------------------------------

BREAKS: dict[str, tuple[str, Callable[[Data], object]]] = {
    "no JSON": ("save-broken", lambda _: "hello"),
    "cut off": ("save-broken", lambda save: json.dumps(save)[:-40]),
    "another game": ("wrong-game", lambda save: save | {"game": "pointcity"}),
    "newer rules": ("newer-save", lambda save: save | {"rules": CITADELS.rules + 1}),
    "a newer format": ("newer-save", lambda save: save | {"format": KEYED + 1}),
    "an older format": ("save-broken", lambda save: save | {"format": 1}),
    "an unknown field": ("save-broken", lambda save: save | {"cheat": True}),
    "no state": ("save-broken", lambda save: {key: save[key] for key in save if key != "state"}),
    "a wrong set-up": ("save-broken", lambda save: {**save, "setup": {}}),
    "an illegal set-up": ("save-broken", lambda save: save | {"setup": save["setup"] | {"crown": 7}}),
    "a seat too few": ("save-broken", lambda save: save | {"seating": save["seating"][1:]}),
    "a wrong state": ("save-broken", lambda save: {**save, "state": {}, "picks": [["x"]]}),
    "an impossible pick": (
        "save-broken",
        lambda save: save | {"picks": [["x"]], "state": save["state"] | {"issued": 0}},
    ),
}


@pytest.mark.parametrize("what", BREAKS)
@pytest.mark.parametrize("method", ["open", "inspect"])
def test_broken_saves(client: DeskClient, method: str, what: str) -> None:
    result = client.play(client.create(), 20, Randomness(1))
    code, change = BREAKS[what]
    changed = change(json.loads(result["keep"]["save"]))
    assert client.refused(method, save=changed if isinstance(changed, str) else json.dumps(changed)) == code


def views_without_draft(result: Data) -> list[Data]:
    return [{**update["view"], "draft": None} for update in result["updates"]]


def test_a_save_of_older_rules_goes_on_from_its_state(client: DeskClient) -> None:
    result = client.play(client.create(), 25, Randomness(1))
    save = json.loads(result["keep"]["save"])
    save["picks"][0] = ["draft:character=jester"]
    later = DeskClient()
    again = later.result("open", save=json.dumps(save | {"rules": CITADELS.rules - 1}))
    assert again["replayed"]["why"]
    assert again["keep"]["summary"]["number"] == 25
    # All but what a seat knows from earlier events, which such a save does not have.
    assert views_without_draft(again) == views_without_draft(result)
    drafts = [update["view"]["draft"] for update in again["updates"]]
    assert {fact["fact"] for draft in drafts for fact in draft["characters"]} <= {"", "unseen"}
    later.play(again, 30, Randomness(2))


class Stumbling(CitadelsKind):
    """The game with a computer player that fails at its third question."""

    asked = 0

    def choose(
        self, level: str, view: View, ask: AskView, chance: Randomness, recall: Recall
    ) -> Thought[Pick]:
        self.asked += 1
        if self.asked == 3:
            raise ValueError("no idea")
        return super().choose(level, view, ask, chance, recall)


def test_where_a_computer_player_fails_nothing_has_changed() -> None:
    client = DeskClient(Stumbling())
    client.create("random", "random", "random", "random")
    before = client.holds()
    answer = client.call("advance", match="m", most=10)
    assert answer["error"]["code"] == "internal"
    assert client.holds() == before
    assert client.result("advance", match="m", most=10)["keep"]["summary"]["number"] == 10


@pytest.mark.parametrize(
    ("field", "forged"),
    [
        ("revealed", [["assassin", 0, 0]]),
        ("absent", ["assassin"]),
        ("builders", [0]),
        ("marks", [["kill", "king", 0, "assassin", True]]),
    ],
)
def test_a_draft_in_which_ranks_were_called_is_refused(field: str, forged: list[Any]) -> None:
    """A forged save: what such seats remember could not be computed after their pick."""
    client = DeskClient()
    save = json.loads(client.create("person", "person", "normal", "normal")["keep"]["save"])
    assert save["state"]["phase"] == "draft"
    save["state"][field] = forged
    # So that the stored state is used and not the picks.
    save["rules"] = 1
    assert DeskClient().refused("open", save=json.dumps(save)) == "save-broken"


class Forgetful(CitadelsKind):
    """A kind that cannot say what a seat remembers."""

    def inform(self, game: Citadels, view: View, recall: Recall) -> View:  # noqa: ARG002 - fails before it reads them.
        """Fail."""
        raise KeyError(view.seat)


def test_a_pick_after_which_the_memory_of_a_seat_fails_is_answered_with_the_plain_view() -> None:
    client = DeskClient(Forgetful())
    result = client.create("person", "normal", "normal", "normal")
    after = client.play(result, 5, Randomness(1))
    (update,) = after["updates"]
    assert update["number"] > 0
    assert update["view"]["round"] == 1
