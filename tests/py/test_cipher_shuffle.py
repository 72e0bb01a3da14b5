"""Tests the shuffle of friends' matches: a seed of 256 bits, numbers by keyed BLAKE2b, saves and links that hold it."""

import json
from collections import Counter
from typing import Any

import pytest

import pointcity_games
from citadels.kind import CITADELS
from desk_client import DeskClient, seats
from games import game_for, law_tables
from nim.kind import NIM
from pointcity.kind import POINT_CITY
from random_play import random_pick
from tables import ROOM, Room
from tabletop.kernel.errors import Refusal
from tabletop.kernel.game import Game
from tabletop.kernel.randomness import CipherRandomness, Draws, Randomness, SmallDraws, source_of
from tabletop.match.history import History
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tabletop.peer.host.seed_host import SeedHost
from tabletop.players.seating import Chair
from tabletop.replay_link.replay_link import read_link, write_link
from test_peer_fair import PLAYERS, begun, codes, verdicts

KEY = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
KINDS: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY, NIM)}

BITS = [10579306786022429511, 2639634191686958910, 16218717530080430462]
SHUFFLED = [5, 4, 2, 3, 9, 7, 0, 8, 6, 1]
DECK = ["school_of_magic", "thieves_den", "church", "tavern", "prison", "tavern"]
MARKET = [62, 41, 46, 12, 26, 8]
QUICK_LINK = "nim.Hk_G7wF1WwVf_ALR3B-0dAAAAAAAAJAAAmhjcQ"
"""As versions of the page wrote it that knew no other source."""


# The numbers -------------------------------------------------------------------------------------------------


def test_the_numbers_are_the_same_on_every_python() -> None:
    chance = CipherRandomness(KEY)
    assert [chance.bits() for _ in range(3)] == BITS
    cards = list(range(10))
    CipherRandomness(KEY).shuffle(cards)
    assert cards == SHUFFLED
    assert (source_of(KEY), source_of(7)) == (CipherRandomness(KEY), Randomness(7))


def test_a_copy_draws_the_same_numbers() -> None:
    chance = CipherRandomness(KEY)
    chance.bits()
    again = chance.copy()
    assert [chance.bits() for _ in range(9)] == [again.bits() for _ in range(9)]
    assert chance == again


def test_another_key_or_count_draws_others() -> None:
    keys = [KEY, f"{int(KEY, 16) ^ 1:064x}", f"{int(KEY, 16) ^ 1 << 255:064x}"]
    assert len({CipherRandomness(key, count).bits() for key in keys for count in range(100)}) == 300


class Drawn(CipherRandomness):
    """A source that draws what it is given."""

    def bits(self) -> int:
        self.count += 1
        return self.given.pop(0)

    given: list[int]


def test_a_draw_past_the_last_whole_range_is_made_again() -> None:
    """Of 2**64 numbers all but the last fit into ranges of 3, all but the last six into ranges of ten."""
    for bound, left in ((3, 1), (10, 6)):
        chance = Drawn(KEY)
        chance.given = [2**64 - 1, 2**64 - left, 2**64 - left - 1, 0]
        assert chance.below(bound) == bound - 1
        assert chance.below(bound) == 0
        assert chance.count == 4
    chance = Drawn(KEY)
    chance.given = [2**64 - 1]
    assert chance.below(8) == 7


@pytest.mark.parametrize("source", [CipherRandomness(KEY), SmallDraws(Randomness(5))], ids=["key", "small"])
def test_every_order_of_a_shuffle_is_as_likely(source: Draws) -> None:
    chance, orders = source, Counter[tuple[int, ...]]()
    for _ in range(24 * 250):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    # Chi squared with 23 degrees of freedom: one source in a thousand would come to more.
    assert sum((count - 250) ** 2 / 250 for count in orders.values()) < 49.7


def test_small_draws_share_one_draw() -> None:
    """A number of 64 bits gives eight places among 16; the same source gives the same numbers."""
    source = Randomness(7)
    small, again = SmallDraws(source), SmallDraws(Randomness(7))
    found = [small.below(16) for _ in range(8)]
    assert source.count == 1
    assert len(set(found)) > 1
    assert set(found) <= set(range(16))
    assert found == [again.below(16) for _ in range(8)]


# Games -------------------------------------------------------------------------------------------------------


def test_the_deals_are_the_same_on_every_python() -> None:
    assert game_for("2016", "first_game", 4).start(KEY).deck[:6] == DECK
    assert pointcity_games.game_for((4, "", True)).start(KEY).market[:6] == MARKET


def played(game: Game[Any, Any], picks: int = 100_000) -> Match[Any, Any]:
    """Return a match of people without a plan, dealt from ``KEY``."""
    seating = [Chair(name=f"P{seat}", player="person") for seat in range(game.seats)]
    match = Match("m", game, seating, KEY, History[Any].dealt(game, KEY))
    chance = Randomness(3)
    while match.number < picks and (ask := match.position.ask) is not None:
        match.play(random_pick(ask, chance))
    return match


GAMES: list[tuple[Kind, Game[Any, Any]]] = [
    (CITADELS, game_for("2016", "first_game", 4)),
    (POINT_CITY, pointcity_games.game_for((3, "", True))),
    (NIM, NIM.make({"players": 2})),
]


@pytest.mark.parametrize(("kind", "game"), GAMES, ids=[kind.id for kind, _ in GAMES])
def test_a_save_holds_the_seed_and_comes_back(kind: Kind, game: Game[Any, Any]) -> None:
    for picks in (0, 7):
        match = played(game, picks)
        text = match.record(kind).model_dump_json()
        stored = json.loads(text)
        assert (stored["format"], stored["seed"]) == (5, KEY)
        again = resume(read_record(text, KINDS), kind)
        assert again.history.replayed
        assert (again.seed, again.position.state) == (KEY, match.position.state)
        assert again.fork("n", picks, again.seating, free=False).record(kind).format == 5


def test_a_state_holds_the_source() -> None:
    """Also where the rules have changed since, a match goes on with the numbers that come next."""
    game = game_for("2016", "first_game", 4)
    state = played(game, 9).position.base
    assert game.dump(state)["chance"] == {"key": KEY, "count": state.chance.count}
    assert game.load(game.dump(state)) == state
    assert game.broken_laws(state) == []
    for chance in (
        {"key": KEY[1:], "count": 0},
        {"key": KEY.upper(), "count": 0},
        {"key": KEY, "seed": 1, "count": 0},
    ):
        with pytest.raises(Refusal, match="save-broken"):
            game.load(game.dump(state) | {"chance": chance})


@pytest.mark.parametrize(
    "changes",
    [
        {"format": 2}, {"format": 4}, {"day": "2026-11-23"}, {"format": 4, "day": "2026-11-23"}, {"format": 3}, {"seed": 7}, {"seed": KEY[1:]}, {"seed": KEY.upper()}, {"seed": f"{KEY}\n"},
        {"format": 3, "start": {}}, {"start": {}},
    ],
)  # fmt: skip
def test_a_save_with_another_seed_than_its_format_says_is_refused(changes: dict[str, Any]) -> None:
    stored = json.loads(played(GAMES[0][1], 3).record(CITADELS).model_dump_json()) | changes
    with pytest.raises(Refusal, match="save-broken"):
        resume(read_record(json.dumps(stored), KINDS), CITADELS)


def test_a_match_is_created_from_either_seed() -> None:
    client = DeskClient(NIM)
    new = {"game": "nim", "setup": {"players": 2}, "seating": seats("person", "clever"), "free": False}
    made = {
        seed: client.result("create", match=f"m{at}", seed=seed, **new) for at, seed in enumerate((KEY, 7))
    }
    assert [json.loads(one["keep"]["save"])["format"] for one in made.values()] == [5, 2]
    for seed in (KEY[1:], f"{KEY}0", "7", ""):
        assert client.refused("create", match="x", seed=seed, **new) == "bad-request"
    assert client.refused("draw", game="nim", wish={}, seed=KEY) == "bad-request"


# Links -------------------------------------------------------------------------------------------------------

ADDRESS = 60
FULL = list(dict.fromkeys([*(table for table in law_tables(4) if table[2] in {6, 8}), ("2016", 6, 8)]))
LONG: list[tuple[Kind, Game[Any, Any]]] = [
    *((CITADELS, game_for(*table)) for table in FULL),
    *((POINT_CITY, pointcity_games.game_for(table)) for table in pointcity_games.TABLES),
]


@pytest.mark.parametrize("at", range(len(LONG)))
def test_a_link_holds_the_seed_and_is_short(at: int) -> None:
    kind, game = LONG[at]
    names = ("Аксинья", "Богдан", "Варвара", "Глеб", "Марфа", "Ратмир", "Ульяна", "Олександра")
    seating = [Chair(name=names[seat], player=kind.players[0]) for seat in range(game.seats)]
    match = new_match("m", kind, game.setup, seating, KEY, free=False)
    match.advance(kind, 10_000)
    text = write_link(match, kind)
    record = read_link(text, KINDS, "linked")
    assert (record.format, record.seed) == (5, KEY)
    again = resume(record, kind)
    assert again.history.replayed
    assert again.game.dump(again.position.state) == match.game.dump(match.position.state)
    assert again.seating == seating, "no name is cut"
    assert len(text) + ADDRESS <= (250 if game.seats <= 6 else 350)


def test_a_link_of_the_quick_source_opens_as_before() -> None:
    record = read_link(QUICK_LINK, KINDS, "linked")
    assert (record.format, record.seed) == (2, 4)
    match = resume(record, NIM)
    assert match.history.replayed
    assert read_link(write_link(match, NIM), KINDS, "linked") == record


# Friends -----------------------------------------------------------------------------------------------------


def test_friends_deal_from_the_seed_that_they_drew() -> None:
    room = begun(3)
    (seed,) = [event["seed"] for event in room.host.told("seed")]
    match = room.host.desk.open_matches[ROOM].match
    assert match.seed == seed
    assert match.history.at(0).base.chance.key == seed


def test_a_host_that_deals_from_the_quick_source_after_all() -> None:
    """Both decks come of the same nonces, but the host must not choose between them once it knows them."""
    room = Room(*PLAYERS)
    room.come(1, "Ada")
    room.host.choose_seed = lambda seed: int(f"{seed}", 16) % 2**53
    room.deal()
    assert [codes(faults) for faults in verdicts(room)] == [{"changed-shuffle"}]


def test_a_game_that_was_drawn_by_an_earlier_version_is_checked_as_it_was_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its room and its guests stored no source, so its seed has 53 bits."""
    with monkeypatch.context() as patch:
        patch.setattr(SeedHost, "shuffle", "quick")
        room = begun()
        match = room.host.desk.open_matches[ROOM].match
        assert isinstance(match.seed, int)
    stored = json.loads(room.host.kept or "")
    assert stored["drawing"].pop("shuffle") == "quick"
    room.host.kept = json.dumps(stored)
    room.host.reload()
    for guest in room.guests.values():
        lot = guest.peer_api.guests[ROOM].kept.lot
        assert lot is not None
        assert "shuffle" not in lot.deal.model_dump()
        room.net.connect(room.host, guest)
    room.net.wait(3000)
    assert [codes(faults) for faults in verdicts(room)] == [set(), set()]
