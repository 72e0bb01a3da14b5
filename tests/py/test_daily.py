"""Tests the deal of the day.

A date gives the same deal everywhere, it is played without help, and levels are compared at it.
"""

import datetime as dt
import json
from dataclasses import replace
from typing import Any

import pytest

import citadels.days
from citadels.bots.tempers import TEMPERS
from citadels.catalog import catalogue
from citadels.editions.edition import Edition, load_edition
from citadels.kind import CITADELS
from day_deals import KINDS, LATER, WEEK, told
from desk_client import DeskClient, asked
from pointcity.kind import POINT_CITY
from tabletop.daily.deal import SEAT, day_match, deal_and_seed, deal_of, weekday_of
from tabletop.daily.level_score import LevelGame
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness
from tabletop.match.days import DayTable
from tabletop.match.kind import Kind
from tabletop.players.thinking import finished, never
from transcript import GOLDEN

MONDAY, SUNDAY = WEEK[0], WEEK[-1]
NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo"]


@pytest.mark.parametrize("at", range(len(KINDS) * len(WEEK + LATER)))
def test_a_date_gives_the_same_deal_and_moves_in_every_python(at: int) -> None:
    kind, day = [(kind, day) for kind in KINDS for day in (*WEEK, *LATER)][at]
    then = json.loads((GOLDEN / "days.jsonl").read_text("utf-8").splitlines()[at])
    now = json.loads(json.dumps(told(kind, day)))
    played = ("moves", "points", "digest")
    deals = [{name: value for name, value in told_.items() if name not in played} for told_ in (then, now)]
    assert deals[0] == deals[1], "a past day has changed: add a week from a later day on instead"
    # Where rules or a level answer otherwise: raise its version, then python tests/py/write_golden.py --write
    assert now == then, "rules or a level play otherwise: raise RULES_VERSION, or the level in `strengths`"


@pytest.mark.cpython_only
def test_weekdays_are_those_of_the_calendar() -> None:
    day = dt.date(1999, 12, 20)
    while day < dt.date(2104, 3, 3):
        assert weekday_of(day.isoformat()) == day.weekday()
        day += dt.timedelta(days=13)


@pytest.mark.parametrize(
    "day",
    [
        "",
        "2026-11",
        "2026-02-29",
        "2026-13-01",
        "2026-00-10",
        "0000-01-01",
        "2026-1-012",
        "２０２６-11-22",
        "2026-11-2x",
    ],
)
def test_what_is_no_day_is_refused(day: str) -> None:
    assert DeskClient().refused("day", game="citadels", day=day) == "bad-day"


@pytest.mark.cpython_only
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_a_year_of_deals_can_be_played_and_no_two_are_alike(kind: Kind) -> None:
    start = dt.date(2026, 11, 22)
    deals = [deal_and_seed(kind, (start + dt.timedelta(days=ahead)).isoformat()) for ahead in range(365)]
    assert len({seed for _, seed in deals}) == len(deals)
    for deal, seed in deals:
        game = kind.make(deal.setup)
        assert game.seats == len(deal.players)
        assert game.broken_laws(game.start(seed)) == []
        assert set(deal.compared) <= set(deal.versions.levels)


@pytest.mark.cpython_only
def test_the_week_goes_from_gentle_to_masters_and_all_cards() -> None:
    others = [set(deal_of(CITADELS, day).players[1:]) for day in (MONDAY, SUNDAY)]
    assert others[0] == {"novice"}
    assert {player.partition("-")[0] for player in others[1]} == {"master"}
    sundays = [
        deal_of(CITADELS, f"2026-{month:02}-{date:02}") for month in range(1, 13) for date in range(1, 29)
    ]
    drawn = {name for deal in sundays if deal.weekday == 6 for name in deal.setup["characters"]}
    box = load_edition("2016")
    assert len(drawn) >= 26, "every character comes up on some Sunday"
    assert drawn <= set(box.characters)
    assert set(deal_of(POINT_CITY, SUNDAY).players[1:]) == {"master"}


def test_a_day_of_an_earlier_week_stays_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    days = CITADELS.days()
    assert days is not None
    before, then = deal_of(CITADELS, SUNDAY), deal_of(CITADELS, "2027-01-04")
    ((_, week),) = days.weeks

    def another(_weekday: int, chance: Randomness) -> DayTable:
        return week(6, chance)

    monkeypatch.setattr(days, "weeks", (("2026-01-01", week), ("2027-01-01", another)))
    assert deal_of(CITADELS, SUNDAY) == before
    later = deal_of(CITADELS, "2027-01-04")
    assert (then.versions.deal, later.versions.deal) == (1, 2)
    assert later.players != then.players


def begin(client: DeskClient, day: str = MONDAY, names: list[str] = NAMES) -> Any:
    return client.result("play_day", match="m", game="citadels", day=day, names=names)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_what_another_game_takes_back_stays_in_a_day(kind: Kind) -> None:
    match, could = day_match("m", kind, MONDAY, NAMES), 0
    while could < 3 and match.waiting is not None:
        match.advance(kind, 1000)
        if (ask := match.position.ask) is None:
            break
        match.play(finished(match.computer_answer(kind, kind.players[0], ask)))
        assert match.undo_to(SEAT) is None
        match.day = ""
        could += match.undo_to(SEAT) is not None
        match.day = MONDAY
    assert could == 3


def test_a_day_is_played_without_help() -> None:
    client = DeskClient()
    result = begin(client)
    chance = Randomness(4)
    while not any(update["ask"] for update in result["updates"]):
        result = client.result("advance", match="m", most=1, stop=True)
    result = client.answer(result, chance)
    assert result["keep"]["summary"]["day"] == {"day": MONDAY, "score": None}
    assert all(update["undo"] is None for update in result["updates"])
    assert client.refused("undo", match="m", seat=0) == "nothing-to-undo"
    assert client.refused("redo", match="m", seat=0) == "nothing-to-redo"
    while not any(update["ask"] for update in result["updates"]):
        result = client.result("advance", match="m", most=1)
    assert client.refused("hint", match="m", seat=asked(result)["seat"]) == "day-alone"
    chair = {"name": "x", "player": "normal"}
    assert client.refused("seat", match="m", seat=0, chair=chair) == "day-alone"
    assert client.refused("redeal", match="m", seat=0, number=0, name="n", seed=1) == "day-alone"


def test_a_day_that_is_over_says_its_score_and_can_be_looked_at() -> None:
    client = DeskClient()
    result = client.play(begin(client), 10_000, Randomness(4))
    mark = result["keep"]["summary"]["day"]
    score = next(one for one in result["updates"][0]["view"]["scores"] if one["seat"] == SEAT)
    assert mark == {
        "day": MONDAY,
        "score": {"points": score["total"], "place": score["place"], "won": score["place"] == 1},
    }
    assert client.result("write_link", match="m")["text"]
    fork = client.result("fork", match="m", number=3, name="n", seating=result["keep"]["summary"]["seating"])
    assert fork["keep"]["summary"]["day"] is None
    assert [chair["name"] for chair in result["keep"]["summary"]["seating"]] == NAMES[:4]


def test_the_mark_is_kept_in_the_save() -> None:
    client = DeskClient()
    result = client.play(begin(client), 9, Randomness(1))
    save = json.loads(result["keep"]["save"])
    assert (save["format"], save["day"]) == (4, MONDAY)
    other = DeskClient()
    again = other.result("open", save=result["keep"]["save"])
    assert again["keep"]["save"] == result["keep"]["save"]
    assert again["keep"]["summary"]["day"]["day"] == MONDAY
    assert other.match().day == MONDAY
    for forged in (save | {"format": 2}, {name: value for name, value in save.items() if name != "day"}):
        assert DeskClient().refused("open", save=json.dumps(forged)) == "save-broken"
    plain = json.loads(DeskClient().create()["keep"]["save"])
    assert "day" not in plain
    assert DeskClient().refused("open", save=json.dumps(plain | {"day": MONDAY})) == "save-broken"


def test_players_think_to_the_end_though_they_are_told_to_stop() -> None:
    hasty, patient = DeskClient(patience=lambda: lambda: True), DeskClient()
    for client in (hasty, patient):
        begin(client, SUNDAY)
    for client in (hasty, patient):
        while client.match().number < 2 and client.match().waiting != SEAT:
            client.result("advance", match="m", most=1, stop=client is hasty)
    assert hasty.match().history.picks == patient.match().history.picks


def test_a_level_is_played_in_slices_to_the_same_score() -> None:
    game, slices = LevelGame(CITADELS, MONDAY, "normal"), 1
    while (sliced := game.go_on(lambda: True)) is None:
        slices += 1
    assert slices > 50
    assert sliced == LevelGame(CITADELS, MONDAY, "normal").go_on(never)


def test_the_deal_is_told_without_its_seed() -> None:
    deal = DeskClient().result("day", game="citadels", day=SUNDAY)
    assert sorted(deal) == ["compared", "day", "game", "players", "setup", "versions", "weekday"]


@pytest.mark.cpython_only
def test_scores_are_those_of_the_rules() -> None:
    """Points and place of the summary are those that the game's own scores say, at ties too."""
    for kind in KINDS:
        for day in (*WEEK[:4], *LATER[:1]):
            game = LevelGame(kind, day, "random")
            if any(chair.player.startswith("master") for chair in game.match.seating):
                continue
            score = game.go_on(never)
            view = game.match.game.view(game.match.position.state, SEAT)
            own = next(one for one in view.scores if one.seat == SEAT)
            assert score is not None
            assert (score.points, score.won) == (own.total, own.place == 1)


def test_a_game_without_days_says_so() -> None:
    from nim.kind import NIM  # noqa: PLC0415 - a game of the tests

    with pytest.raises(Refusal, match="no-days"):
        deal_of(NIM, MONDAY)


def test_past_days_stay_the_same_after_cards_sets_and_tempers_were_added(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    days = [f"2026-11-{date}" for date in range(10, 30)]
    before = [deal_and_seed(CITADELS, day) for day in days]
    box = load_edition("2016")
    more = {"characters": [*reversed(box.characters)], "uniques": ["basilica", *reversed(box.uniques)]}
    changed = box.model_copy(update=more)

    def load_changed(_name: str) -> Edition:
        return changed

    monkeypatch.setattr(citadels.days, "load_edition", load_changed)
    sets = [
        replace(edition, presets=[replace(edition.presets[-1], id="new"), *reversed(edition.presets)])
        for edition in catalogue().editions
    ]
    monkeypatch.setattr(citadels.days, "catalogue", lambda: replace(catalogue(), editions=sets))
    monkeypatch.setitem(TEMPERS, "dreamer", TEMPERS["builder"])
    assert [deal_and_seed(CITADELS, day) for day in days] == before
