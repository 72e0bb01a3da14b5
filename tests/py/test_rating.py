"""Tests the rating of a person: which games count, how it moves, and how well it finds people of known strength."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

import pytest

from citadels.kind import CITADELS
from desk_client import DeskClient
from pointcity.kind import POINT_CITY
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind
from tabletop.match.match import EARNEST, Match, new_match
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tabletop.match.strengths import Strengths
from tabletop.players.seating import Chair
from tabletop.players.thinking import finished as finished_thought
from tabletop.rating.opponents import even_opponents
from tabletop.rating.rated_game import RatedGame, game_at_stake, rated_game
from tabletop.rating.rating import belief, prior, rating, updated

FIRST, NEXT = 15, 20
"""The games after which a rating is judged, and the games after that."""
WEAKEST, STRONGEST = 1250, 1950
"""The points of the people who are simulated, each as likely."""
GRAINS = 1_000_000


def strengths_of(kind: Kind) -> Strengths:
    """Return the strengths of a game that has some."""
    found = kind.strengths()
    assert found is not None
    return found


STRENGTHS = strengths_of(CITADELS)


@dataclass
class Found:
    """How well the rating found one person.

    The error after the first games, whether the interval covers it, the win share after.
    """

    error: float
    covered: bool
    share: float


def simulated(truth: int, strengths: Strengths, table: str, seats: int, chance: Randomness) -> Found:
    """Let a person with ``truth`` points play against the opponents that are advised."""
    games: list[RatedGame] = []
    weights = prior()

    def play() -> float:
        nonlocal weights
        even = even_opponents(weights, strengths, table, seats)
        assert even is not None
        others = sum(10 ** ((strengths.points_of(table, level) or 0) / 400) for level in even.levels)
        won = chance.below(GRAINS) < GRAINS / (1 + others / 10 ** (truth / 400))
        games.append(RatedGame(table, even.levels, float(won)))
        weights = updated(weights, games[-1], strengths)
        return float(won)

    for _ in range(FIRST):
        play()
    told = rating(games, strengths)
    share = sum(play() for _ in range(NEXT)) / NEXT * seats
    return Found(abs(told.points - truth), told.low <= truth <= told.high, share)


def people(number: int, kind: Kind, seed: int) -> list[Found]:
    """Simulate so many people, at the tables of ``kind`` in turn."""
    chance, strengths = Randomness(seed), strengths_of(kind)
    tables = sorted(strengths.tables)
    return [
        simulated(
            WEAKEST + chance.below(STRONGEST - WEAKEST + 1),
            strengths,
            table := tables[at % len(tables)],
            int(table.rpartition("-")[2]),
            chance,
        )
        for at in range(number)
    ]


def judged(found: Sequence[Found]) -> tuple[float, float, float]:
    """Return the median error, the share of intervals that cover the truth, and the mean win share (1 is fair)."""
    many = len(found)
    return (
        median(one.error for one in found),
        sum(one.covered for one in found) / many,
        sum(one.share for one in found) / many,
    )


def is_good(found: Sequence[Found], slack: float) -> None:
    """Assert what a rating promises, with some ``slack`` where few people were simulated."""
    error, covered, share = judged(found)
    assert error <= 100 * (1 + slack)
    assert 0.85 - slack <= covered <= 0.95 + slack
    assert 0.8 - slack <= share <= 1.3 + slack


@pytest.mark.parametrize("kind", [CITADELS, POINT_CITY], ids=lambda kind: kind.id)
def test_people_of_known_strength_are_found(kind: Kind) -> None:
    is_good(people(24, kind, seed=1), slack=0.15)


@pytest.mark.nightly("fewer people are found by the test before it")
@pytest.mark.parametrize("kind", [CITADELS, POINT_CITY], ids=lambda kind: kind.id)
def test_a_thousand_people_of_known_strength_are_found(kind: Kind) -> None:
    is_good(people(1000, kind, seed=2), slack=0)


LEVELS = ["normal", "normal", "normal"]
TABLE = "2016-4"


def told(*shares: float) -> tuple[int, int, int]:
    """Return the points and the interval after games with these shares of the win."""
    found = rating([RatedGame(TABLE, LEVELS, share) for share in shares], STRENGTHS)
    return found.points, found.low, found.high


def test_a_win_raises_a_loss_lowers_a_shared_win_lies_between() -> None:
    assert told(0.0) < told() < told(0.5) < told(1.0)


def test_games_make_it_more_certain() -> None:
    none, few, many = (told(*[0.0, 0.0, 0.0, 1.0] * games) for games in (0, 2, 10))
    assert none[2] - none[1] > few[2] - few[1] > many[2] - many[1] > 0


def test_early_games_count_for_less_as_time_goes_on() -> None:
    better = rating([RatedGame(TABLE, LEVELS, share) for share in [0.0] * 40 + [1.0] * 40], STRENGTHS)
    worse = rating([RatedGame(TABLE, LEVELS, share) for share in [1.0] * 40 + [0.0] * 40], STRENGTHS)
    assert better.points > worse.points + 100


def test_the_change_is_that_of_the_last_game() -> None:
    before, after = rating([RatedGame(TABLE, LEVELS, 0.0)], STRENGTHS), told(0.0, 1.0)
    found = rating([RatedGame(TABLE, LEVELS, 0.0), RatedGame(TABLE, LEVELS, 1.0)], STRENGTHS)
    assert found.change == after[0] - before.points > 0


@pytest.mark.parametrize("kind", [CITADELS, POINT_CITY], ids=lambda kind: kind.id)
def test_levels_are_ordered_at_every_table_that_can_be_set_up(kind: Kind) -> None:
    strengths = strengths_of(kind)
    ladder = [
        level
        for level in ("random", "novice", "normal", "strong", "expert", "master")
        if level in kind.players
    ]
    for table, points in strengths.tables.items():
        assert [*points] == ladder, table
        assert sorted(points.values()) == [*points.values()], table
        assert points["normal"] == 1500
    assert all(strengths.points_of(next(iter(strengths.tables)), player) for player in kind.players)


def test_opponents_grow_stronger_with_the_person() -> None:
    def points(share: float) -> int:
        even = even_opponents(belief([RatedGame(TABLE, LEVELS, share)] * 12, STRENGTHS), STRENGTHS, TABLE, 4)
        assert even is not None
        return sum(STRENGTHS.points_of(TABLE, level) or 0 for level in even.levels)

    assert points(0.0) < points(0.25) < points(1.0)


# Which games count ------------------------------------------------------------------------------------------


def finished(*players: str, before_end: str = "", **more: Any) -> Any:
    """Return the summary of a game to the end.

    ``before_end`` is a call of the person's seat before its first answer.
    """
    client, chance = DeskClient(), Randomness(3)
    result = client.create(*players, **more)
    while not any(update["ask"] for update in result["updates"]):
        result = client.result("advance", match="m", most=1)
    if before_end:
        client.result(before_end, match="m", seat=players.index("person"))
    result = client.play(result, 10_000, chance)
    return result["keep"]["summary"], result["keep"]["save"]


def test_a_game_alone_against_levels_counts() -> None:
    summary, _ = finished("novice", "person", "normal-raider", "normal")
    share = 1 / len(summary["winners"]) if 1 in summary["winners"] else 0
    assert summary["rated"] == {
        "table": "2016-4",
        "levels": ["novice", "normal-raider", "normal"],
        "share": share,
    }


@pytest.mark.parametrize(
    "players",
    [("person", "person", "normal", "normal"), ("person", "elsewhere", "normal", "normal"), ("normal",) * 4],
)
def test_a_game_of_several_people_does_not_count(players: tuple[str, ...]) -> None:
    client, chance = DeskClient(), Randomness(3)
    result = client.create(*players)
    while not result["keep"]["summary"]["over"]:
        asked = any(update["ask"] for update in result["updates"])
        result = client.answer(result, chance) if asked else client.result("advance", match="m", most=50)
    assert result["keep"]["summary"]["rated"] is None


def test_a_game_with_a_hint_does_not_count_also_after_a_resume() -> None:
    summary, save = finished("novice", "person", "novice", "novice", before_end="hint")
    assert summary["rated"] is None
    assert json.loads(save)["helped"] is True
    assert DeskClient().result("inspect", save=save)["rated"] is None


def test_help_is_in_the_save_before_the_hint_comes() -> None:
    """A page that is closed while the coach thinks, or beside an open hint, must not leave a game that counts."""
    client = DeskClient()
    result = client.create("person", "novice", "novice", "novice")
    while result["keep"]["summary"]["waiting"] != 0:
        result = client.result("advance", match="m", most=50)
    number = result["keep"]["summary"]["number"]
    noted = client.result("take_help", match="m", seat=0)
    assert (noted["updates"], noted["keep"]["summary"]["number"]) == ([], number)
    again = DeskClient()
    save = again.play(again.result("open", save=noted["keep"]["save"]), 10_000, Randomness(4))["keep"]
    assert save["summary"]["over"]
    assert save["summary"]["rated"] is None


def test_help_is_refused_where_a_hint_is() -> None:
    client = DeskClient()
    result = client.create("person", "person", "normal", "normal")
    while (seat := result["keep"]["summary"]["waiting"]) not in {0, 1}:
        result = client.result("advance", match="m", most=50)
    for method in ("take_help", "hint"):
        assert client.refused(method, match="m", seat=seat) == "no-hint"
        assert client.refused(method, match="m", seat=1 - seat) == "not-your-ask"
    assert "helped" not in client.match().record(CITADELS).model_dump_json()


def test_a_game_with_an_undo_does_not_count() -> None:
    client, chance = DeskClient(), Randomness(3)
    result = client.create("person", "normal", "normal", "normal", free=True)
    while not any(update["undo"] is not None for update in result["updates"]):
        asked = any(update["ask"] for update in result["updates"])
        result = client.answer(result, chance) if asked else client.result("advance", match="m", most=1)
    result = client.play(client.result("undo", match="m", seat=0), 10_000, chance)
    assert result["keep"]["summary"]["rated"] is None


def begun(answers: int, seed: int, *, free: bool = True) -> Match[Any, Any]:
    """Return a match in which the person of seat 0 has answered so often, at random, and is asked again."""
    setup = CITADELS.make({"players": 4}).setup
    seating = [Chair(name=str(seat), player="random" if seat else "person") for seat in range(4)]
    match = new_match("m", CITADELS, setup, seating, seed, free=free)
    while match.history.answers_of(0) < answers or match.waiting != 0:
        answer_once(match, "random")
    return match


def answer_once(match: Match[Any, Any], level: str) -> None:
    """Answer as the computer players do, the person as one of ``level``."""
    ask = match.position.ask
    assert ask is not None
    if ask.seat == 0:
        match.play(finished_thought(match.computer_answer(CITADELS, level, ask)))
    else:
        match.advance(CITADELS, 1)


HELP: dict[str, Callable[[Match[Any, Any]], object]] = {
    "the coach": lambda match: match.take_help(0),
    "an undo": lambda match: match.undo(0),
    "another level": lambda match: match.sit(1, Chair(name="b", player="novice"), CITADELS.players),
}


def ended(answers: int, how: str, *, won: bool) -> RatedGame | None:
    """Return what counts of a game that was resumed after help, and in which seat 0 then wins, or does not."""
    for seed in range(1, 60):
        match = begun(answers, seed)
        if how:
            HELP[how](match)
        match = resume(
            read_record(match.record(CITADELS).model_dump_json(), {"citadels": CITADELS}), CITADELS
        )
        while match.waiting is not None:
            answer_once(match, "normal" if won else "random")
        if (0 in CITADELS.outline(match.game, match.position.state).winners) == won:
            return rated_game(match, CITADELS)
    raise AssertionError("no such game")


@pytest.mark.parametrize("how", HELP)
def test_who_sees_a_loss_coming_cannot_take_it_out_by_help(how: str) -> None:
    """A win with help does not count; a loss does, unless the help came at the beginning, as of a person who learns."""
    lost = ended(EARNEST + 5, how, won=False)
    assert lost is not None
    assert (lost.table, lost.share) == ("2016-4", 0.0)
    assert ended(EARNEST + 5, how, won=True) is None
    assert ended(2, how, won=False) is None


def reopened(match: Match[Any, Any]) -> Match[Any, Any]:
    return resume(read_record(match.record(CITADELS).model_dump_json(), {"citadels": CITADELS}), CITADELS)


@pytest.mark.parametrize("friends", [(1,), (3, 1), (1, 2, 3)])
@pytest.mark.parametrize("answers", [2, EARNEST + 5])
def test_who_sees_a_loss_coming_cannot_take_it_out_by_friends(friends: tuple[int, ...], answers: int) -> None:
    """A friend takes the chair of a computer player; even if no computer player is left, the levels of before count."""
    counted: list[RatedGame | None] = []
    for seed in range(1, 5):
        match = begun(answers, seed, free=False)
        for seat in friends:
            match.sit(seat, Chair(name="b", player="elsewhere"), CITADELS.players)
        match = reopened(match)
        at_stake = game_at_stake(match, CITADELS)
        while (ask := match.position.ask) is not None:
            match.play(finished_thought(match.computer_answer(CITADELS, "random", ask)))
        won = 0 in CITADELS.outline(match.game, match.position.state).winners
        found = rated_game(reopened(match), CITADELS)
        assert found == (None if won else at_stake)
        counted.append(found)
    lost = RatedGame("2016-4", ["random"] * 3, 0.0)
    assert {repr(one) for one in counted} <= {repr(lost), "None"}
    assert (lost in counted) == (answers > EARNEST)


def test_a_chair_that_changed_late_is_compared_by_its_level_of_before() -> None:
    match = begun(EARNEST, 2)
    for level in ("novice", "strong"):
        match.sit(1, Chair(name="b", player=level), CITADELS.players)
    assert game_at_stake(reopened(match), CITADELS) == RatedGame("2016-4", ["random"] * 3, 0.0)


def test_without_help_wins_and_losses_count() -> None:
    shares = [one.share for won in (False, True) if (one := ended(EARNEST + 5, "", won=won)) is not None]
    assert len(shares) == 2
    assert shares[0] == 0 < shares[1]


def test_a_game_begun_in_earnest_is_at_stake_until_its_end() -> None:
    assert game_at_stake(begun(EARNEST - 1, 2), CITADELS) is None
    match = begun(EARNEST, 2)
    assert game_at_stake(match, CITADELS) == RatedGame("2016-4", ["random"] * 3, 0.0)
    HELP["the coach"](match)
    assert game_at_stake(match, CITADELS) is not None
    early = begun(2, 2)
    HELP["the coach"](early)
    while early.history.answers_of(0) < EARNEST:
        answer_once(early, "random")
    assert game_at_stake(early, CITADELS) is None
    while match.waiting is not None:
        answer_once(match, "random")
    assert game_at_stake(match, CITADELS) is None


def test_matches_of_one_deal_have_one_mark_with_other_players_and_another_name() -> None:
    def deal(name: str, seed: int, *players: str) -> str:
        client = DeskClient()
        setup = {"players": len(players)}
        seating = [{"name": str(at), "player": player} for at, player in enumerate(players)]
        made = client.result(
            "create", match=name, game="citadels", setup=setup, seating=seating, seed=seed, free=False
        )
        return made["keep"]["summary"]["deal"]

    marks = [deal("m", 7, "person", "novice"), deal("other", 7, "normal", "person")]
    assert marks[0] == marks[1] != ""
    assert deal("m", 8, "person", "novice") != marks[0]


def test_a_stopped_search_is_noted() -> None:
    client = DeskClient()
    result = client.create("master", "master", "master", "master")
    assert "helped" not in result["keep"]["save"]
    result = client.result("advance", match="m", most=3, stop=True)
    assert json.loads(result["keep"]["save"])["helped"] is True


def test_a_deal_of_the_day_does_not_count() -> None:
    client, chance = DeskClient(), Randomness(3)
    result = client.result("play_day", match="m", game="citadels", day="2026-11-23", names=[])
    result = client.play(result, 10_000, chance)
    assert result["keep"]["summary"]["over"]
    assert result["keep"]["summary"]["rated"] is None


# The call ---------------------------------------------------------------------------------------------------


def test_the_call_rates_and_advises() -> None:
    game = {"table": TABLE, "levels": LEVELS, "share": 1.0}
    result = {"ended": 1, "people": [{"name": "Ada"}], "rated": game}
    call = {"game": "citadels", "results": [result], "unnamed": []}
    (said,) = DeskClient().result("rate", **call, setup={"players": 5})["people"]
    assert said["name"] == "Ada"
    assert said["rated"]["rating"]["games"] == 1
    assert said["rated"]["rating"]["change"] > 0
    assert len(said["rated"]["even"]["levels"]) == 4
    assert DeskClient().result("rate", **call)["people"][0]["rated"]["even"] is None


BAD_CALLS: list[tuple[dict[str, Any], str]] = [
    ({"game": "nothing", "results": [], "unnamed": []}, "unknown-game"),
    ({"game": "citadels", "results": 5, "unnamed": []}, "bad-request"),
    ({"game": "citadels", "results": [], "unnamed": [], "setup": {"players": 99}}, "bad-setup"),
]


@pytest.mark.parametrize(("params", "code"), BAD_CALLS)
def test_bad_params_are_refused(params: dict[str, Any], code: str) -> None:
    assert DeskClient().refused("rate", **params) == code


def test_a_table_that_was_not_measured_changes_nothing() -> None:
    unknown = RatedGame("2016-99", LEVELS, 1.0)
    assert rating([unknown], STRENGTHS).points == rating([], STRENGTHS).points
    assert even_opponents(belief([], STRENGTHS), STRENGTHS, "1", 1) is None
