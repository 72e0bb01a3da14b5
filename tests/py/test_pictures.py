"""Tests that the changes told with each event give the view of that moment, in random games of both games."""

from typing import Any

import pytest

import pointcity_games
from citadels.kind import CITADELS
from desk_client import DeskClient
from desk_client import table as new_table
from games import Table, game_for, law_tables, pile_game, play, random_pick
from picture_laws import check_pictures
from tabletop.kernel.ask import Pick
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import new_match
from tabletop.match.watched import change_of, patched
from tabletop.players.seating import Chair
from tests.tiers import sampled

SEEDS = range(sampled(3, 1, "every sixteenth moment of one seed"))
SHARE = sampled(1, 16, "every sixteenth moment of one seed")
"""Of so many moments one is compared."""
MOMENTS = 60


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", law_tables(), ids=str)
def test_each_change_gives_the_view_of_its_moment(table: Table, seed: int) -> None:
    played = play(game_for(*table), seed)
    chance = Randomness(seed)
    compared = 0
    at = 0
    while at < len(played.picks):
        last = min(at + 1 + chance.below(4), len(played.picks))
        if not chance.below(SHARE):
            compared += check_pictures(played.positions, played.picks, at, last)
        at = last
    assert compared > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_french_draft_of_two(seed: int) -> None:
    played = play(pile_game(), seed)
    last = len(played.picks) // 4
    assert check_pictures(played.positions, played.picks, 0, last) > 0


@pytest.mark.parametrize("table", pointcity_games.TABLES, ids=str)
def test_each_change_of_point_city_gives_the_view_of_its_moment(table: pointcity_games.Table) -> None:
    played = pointcity_games.played(table, 1)
    chance = Randomness(1)
    for at in range(len(played.picks)):
        if not chance.below(SHARE):
            check_pictures(played.positions, played.picks, at, min(at + 3, len(played.picks)))


def test_a_pick_is_told_as_it_is_played() -> None:
    """What its answer tells is what a later call tells, which plays it again; each person has news of its own."""
    seating = [Chair(name="P", player=player) for player in ("person", "elsewhere", "random", "random")]
    match = new_match("m", CITADELS, new_table(*["person"] * 4)["setup"], seating, 3, free=False)
    chance = Randomness(3)
    changes = 0
    while match.number < MOMENTS and (ask := match.position.ask):
        before = match.number
        if match.seating[ask.seat].person:
            match.pick(ask.seat, match.ask_id, random_pick(ask, chance))
        else:
            match.advance(CITADELS, 1)
        first, again = match.updates(before, CITADELS), match.updates(before, CITADELS)
        assert first == again
        changes += sum(bool(event.change) for one in first for part in one.moments for event in part.events)
    assert changes > MOMENTS


def test_the_answer_to_a_pick_plays_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person waits for it: pictures between events come from the one time that it is played."""
    client = DeskClient()
    ask = client.result("create", **new_table("person", "random", "random", "random"))["updates"][0]["ask"]
    played: list[Pick] = []
    after = Position[Any].after

    def counted(position: Position[Any], pick: Pick, *watch: Any) -> Position[Any]:
        played.append(pick)
        return after(position, pick, *watch)

    monkeypatch.setattr(Position, "after", counted)
    while ask is None:
        ask = client.result("advance", match="m", most=1)["updates"][0]["ask"]
    played.clear()
    pick = ask["options"][0]["id"]
    update = client.result("pick", match="m", seat=0, ask=ask["id"], options=[pick])["updates"][0]
    assert update["moments"]
    assert played == [(pick,)]


def test_what_gets_shorter_is_told_as_a_whole() -> None:
    """A path in a list that has fewer items now would keep the old ones."""
    before = {"hand": [1, 2, 3], "seats": [{"gold": 1, "coins": 2}, {"gold": 4}], "a.b": {"c": 1}}
    after = {"hand": [1, 3], "seats": [{"gold": 2}, {"gold": 4, "coins": 1}, {"gold": 5}], "a.b": {"c": 2}}
    change = change_of({"it": before}, {"it": after})
    assert change_of(after, after) == {}
    assert patched({"it": before}, change) == {"it": after}
    change = change_of(before | {"a.b": 1}, after | {"a.b": 1})
    assert patched(before, change) == after | {"a.b": 1}
