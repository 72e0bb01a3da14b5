"""Tests an own player in a match: what it is told, the games it plays, and what replaces it."""

import json
from collections.abc import Sequence
from dataclasses import replace
from time import process_time
from typing import Any

import pytest
from pydantic import TypeAdapter

import laws
import leak_laws
import pointcity_games
from citadels.kind import CITADELS
from citadels.model.view import View
from games import Table, game_for, law_tables, play
from pointcity.engine.secrets import resample
from pointcity.kind import POINT_CITY
from pointcity.model.view import View as PointCityView
from table_laws import line_from
from tabletop.kernel.errors import Refusal
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import History
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.match.memories import Memories
from tabletop.match.own_ask import OwnAsk, own_ask
from tabletop.own_players.faults import FAILED
from tabletop.own_players.table_seat import TableSeat
from tabletop.players.seating import ELSEWHERE, OWN, PERSON, Chair, check_seating
from tabletop.service.desk import Desk
from test_own_arena import NORMAL, SETUPS

KINDS: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY)}
GAMES = pytest.mark.parametrize("game", sorted(KINDS))
CITADELS_ASKS: TypeAdapter[OwnAsk[View]] = TypeAdapter(OwnAsk[View])
POINT_CITY_ASKS: TypeAdapter[OwnAsk[PointCityView]] = TypeAdapter(OwnAsk[PointCityView])


class OwnTable:
    """A desk with one match of four, and the box of its own player in seat 0."""

    def __init__(self, game: str, text: str = NORMAL, others: str = "normal") -> None:
        self.desk = Desk(list(KINDS.values()))
        self.game = game
        self.text = text
        self.told = {"line": 0, "number": -1}
        seating = [
            {"name": "Mine", "player": OWN},
            *({"name": f"N{at}", "player": others} for at in range(3)),
        ]
        setup = SETUPS[game]
        self.result = self.call(
            "create", match="m", game=game, setup=setup, seating=seating, seed=3, free=False
        )
        self.box = self.started()

    @property
    def match(self) -> Match[Any, Any]:
        return self.desk.open_matches["m"].match

    @property
    def summary(self) -> dict[str, Any]:
        summary: dict[str, Any] = self.result["keep"]["summary"]
        return summary

    def asked(self, method: str, **params: object) -> dict[str, Any]:
        """Call a method of the desk; return the whole answer."""
        answer: dict[str, Any] = json.loads(
            self.desk.handle(json.dumps({"id": 1, "method": method, "params": params}))
        )
        return answer

    def call(self, method: str, **params: object) -> dict[str, Any]:
        told = self.asked(method, **params)
        assert told["ok"], told
        result: dict[str, Any] = told["result"]
        return result

    def refused(self, method: str, **params: object) -> str:
        code: str = self.asked(method, **params)["error"]["code"]
        return code

    def started(self) -> TableSeat:
        """Start another box, which knows nothing yet."""
        self.told = {"line": 0, "number": -1}
        order = {"match": "m", "seat": 0, "game": self.game, "setup": self.summary["setup"]}
        # Processor time: on a busy machine a limit of wall time would cut answers short.
        return TableSeat(KINDS, process_time, json.dumps({**order, "name": "mine", "text": self.text}))

    def advance(self) -> None:
        self.result = self.call("advance", match="m", most=60, own=True)

    def answer(self) -> dict[str, Any]:
        """Have the box answer; return its report."""
        asked = self.call("own_ask", match="m", **self.told)
        report: dict[str, Any] = json.loads(self.box.answer(json.dumps(asked)))
        self.told = {"line": asked["line"], "number": asked["number"]}
        self.result = self.call("pick", match="m", seat=0, ask=report["ask"], options=report["options"])
        return report

    def play(self, most: int = 1000) -> list[dict[str, Any]]:
        """Play on, with at most so many answers of the box; return its reports."""
        reports = list[dict[str, Any]]()
        while not self.summary["over"] and len(reports) < most:
            self.advance()
            if self.summary["waiting"] == 0:
                reports.append(self.answer())
        return reports


@GAMES
def test_a_whole_game_is_recorded_and_replayed(game: str) -> None:
    table = OwnTable(game)
    assert all(report["fault"] is None for report in table.play())
    summary = table.call("inspect", save=table.result["keep"]["save"])
    assert summary["over"]
    assert summary["seating"][0] == {"name": "Mine", "player": OWN}
    again = table.call("open", save=table.result["keep"]["save"])
    assert not again["replayed"]["why"]
    # A link has no word for own players: it tells the level that stands in for one.
    text = table.call("write_link", match="m")["text"]
    linked = table.call("inspect", save=table.call("read_link", text=text, match="n")["save"])
    assert [chair["player"] for chair in linked["seating"]] == ["normal"] * 4
    assert linked["points"] == summary["points"]


@GAMES
def test_a_box_that_was_started_again_answers_alike(game: str) -> None:
    """What it is told piece by piece, and after a reload at once, comes to the same worlds."""
    text = NORMAL.replace("return", "tools.log(*[one.position.state for one in tools.worlds(2)])\n    return")
    whole, broken = OwnTable(game, text), OwnTable(game, text)
    first = whole.play(12)
    assert any(line for report in first for _, line in report["log"])
    second = broken.play(7)
    broken.box = broken.started()
    second += broken.play(5)
    assert second == first


def test_what_it_is_told_gives_the_memory_of_the_seat() -> None:
    table = OwnTable("citadels", others="strong")
    memory: Any = None
    told = (0, -1)
    for asked_before in range(25):
        table.advance()
        match = table.match
        if match.position.ask is None:
            assert asked_before > 15
            break
        part = CITADELS_ASKS.validate_json(CITADELS_ASKS.dump_json(own_ask(match, *told)))
        assert part.whole == (told[1] < 0)
        for moment in part.observed:
            memory = CITADELS.learn(match.game, memory, moment.observation(0))
        wanted = Memories().recall(CITADELS, match.history, 0)
        assert replace(memory, game=wanted.game) == wanted
        told = (part.line, part.number)
        table.answer()


@pytest.mark.parametrize("table", law_tables(4), ids=str)
def test_it_is_told_nothing_that_its_seat_may_not_know(table: Table) -> None:
    """Invariant 4: in two worlds that differ only in what the seat cannot know it is told the same."""
    played, chance, compared = play(game_for(*table), 4), Randomness(4), 0
    for position, pick in zip(played.positions, played.picks, strict=False):
        ask = position.ask
        if ask is None or chance.below(6):
            continue
        picks = (*position.picks, pick)
        line = laws.line_from(Position[Any].resumed(position.game, position.base, ()), picks)
        for here, other in leak_laws.pairs(line, picks, ask.seat, chance):
            if here.ask is not None and here.ask.seat == ask.seat:
                assert asked(CITADELS_ASKS, [here]) == asked(CITADELS_ASKS, [other])
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("table", pointcity_games.TABLES, ids=str)
def test_in_point_city_it_is_told_nothing_that_its_seat_may_not_know(table: pointcity_games.Table) -> None:
    """Invariant 4: with all that is hidden dealt anew at the start of a step, it is told the same in that step."""
    played, chance, compared, unlike = pointcity_games.played(table, 4), Randomness(4), 0, 0
    for position in played.positions:
        if position.ask is None or chance.below(2):
            continue
        world = resample(position.base, chance)
        lines = [
            line_from(Position[Any].resumed(position.game, base, ()), position.picks)
            for base in (position.base, world)
        ]
        one, two = (asked(POINT_CITY_ASKS, line) for line in lines)
        assert one == two
        compared += 1
        unlike += world.deck[:-1] != position.base.deck[:-1]
    assert compared > 20
    assert unlike > 10, "the other world should be another one"


def asked(asks: TypeAdapter[OwnAsk[Any]], line: Sequence[Position[Any]]) -> str:
    """Return what an own player is told at the end of ``line``, as it crosses to its box."""
    game, history = line[0].game, History(line[0])
    for position in line[1:]:
        history.play(position.picks[-1])
    seating = [Chair(name=f"P{seat}", player=OWN) for seat in range(game.seats)]
    match: Match[Any, Any] = Match("m", game, seating, 77, history)
    return asks.dump_json(own_ask(match, 0, -1)).decode()


def test_without_the_page_the_usual_level_answers() -> None:
    table = OwnTable("citadels")
    while not table.summary["over"]:
        table.result = table.call("advance", match="m", most=60)
    plain = OwnTable("citadels")
    plain.result = plain.call("seat", match="m", seat=0, chair={"name": "Mine", "player": "normal"})
    while not plain.summary["over"]:
        plain.result = plain.call("advance", match="m", most=60)
    assert table.match.history.picks == plain.match.history.picks


def test_a_fault_is_reported_and_answered_by_the_usual_level() -> None:
    table = OwnTable("citadels", "def choose(view, ask, tools):\n    return 1 / 0\n")
    reports = table.play(3)
    assert [report["fault"]["id"] for report in reports] == [FAILED] * 3
    assert [report["fault"]["line"] for report in reports] == [2] * 3


def test_where_there_is_nothing_to_choose_the_engine_answers() -> None:
    table, forced = OwnTable("citadels"), 0
    while not table.summary["over"]:
        before = table.match.number
        table.advance()
        history = table.match.history
        forced += sum(history.moment(number).seat == 0 for number in range(before + 1, history.number + 1))
        if table.summary["waiting"] == 0:
            assert len(table.call("own_ask", match="m", **table.told)["ask"]["options"]) > 1
            table.answer()
    assert forced > 0


def test_an_undo_steps_over_its_picks_and_its_box_is_told_anew() -> None:
    table = OwnTable("citadels")
    table.result = table.call("seat", match="m", seat=1, chair={"name": "P", "player": PERSON})
    match = table.match
    match.free = True
    for _ in range(12):
        table.play(1)
        table.advance()
        while table.summary["waiting"] == 1:
            ask = next(update["ask"] for update in table.result["updates"] if update["seat"] == 1)
            options = [option["id"] for option in ask["options"][: ask["least"]]]
            table.result = table.call("pick", match="m", seat=1, ask=ask["id"], options=options)
            table.advance()
    decided = [number for number in range(1, match.number + 1) if match.history.moment(number).seat == 1]
    assert any(match.history.moment(number).seat == 0 for number in range(decided[-1], match.number + 1))
    table.call("undo", match="m", seat=1)
    assert match.number == decided[-1] - 1
    table.result = table.call("redo", match="m", seat=1)
    if table.summary["waiting"] == 0:
        assert table.call("own_ask", match="m", **table.told)["whole"]


def test_only_the_own_player_that_is_asked_is_told_and_answers() -> None:
    table = OwnTable("citadels")
    while table.summary["waiting"] == 0:
        table.answer()
    assert table.refused("own_ask", match="m", **table.told) == "not-your-ask"
    ask = table.match.ask_id
    assert table.refused("pick", match="m", seat=0, ask=ask, options=["x"]) == "not-your-ask"
    other = table.match.waiting
    assert table.refused("pick", match="m", seat=other, ask=ask, options=["x"]) == "not-your-ask"


def test_it_does_not_sit_with_friends_nor_in_a_deal_of_the_day() -> None:
    chairs = [Chair(name="A", player=OWN), Chair(name="B", player=ELSEWHERE)]
    with pytest.raises(Refusal, match="bad-seating"):
        check_seating(chairs, 2, CITADELS.players)
    desk = OwnTable("citadels")
    desk.call("play_day", match="d", game="citadels", day="2026-11-22", names=["A"] * 4)
    chair = {"name": "Mine", "player": OWN}
    assert desk.refused("seat", match="d", seat=1, chair=chair) == "day-alone"


def test_its_chance_does_not_come_from_the_seed() -> None:
    """The file may read its own chance: nothing of the deal's seed is in what it is told."""
    setup = SETUPS["citadels"]
    seating = [Chair(name=f"P{seat}", player=OWN) for seat in range(4)]
    match = new_match("m", CITADELS, setup, seating, 987_654_321_987, free=False)
    assert "987654321987" not in CITADELS_ASKS.dump_json(own_ask(match, 0, -1)).decode()
