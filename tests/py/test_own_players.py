"""Tests players that a person writes.

The same file in every game, faults answered by the usual level, nothing changed.
"""

import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import citadels.example_players as citadels_examples
import pointcity.example_players as pointcity_examples
from citadels.cli import main as citadels_main
from citadels.cli.simulated_game import SIMULATED as CITADELS
from citadels.cli.tables import Wish
from pointcity.cli import main as pointcity_main
from pointcity.cli.simulated_game import SIMULATED as POINT_CITY
from pointcity.cli.simulated_game import Wish as PointCityWish
from tabletop.cli.arena import Lineup, own_report, own_seats, play_table, run_arena
from tabletop.cli.check_bot import check_bot, own_files
from tabletop.cli.parallel import ALONE
from tabletop.cli.policies import bot_policy
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.position import Position, playout
from tabletop.kernel.randomness import side_chance
from tabletop.match.history import History
from tabletop.match.memories import Memories
from tabletop.own_players.circles import MOST_ALIKE
from tabletop.own_players.faults import (
    CIRCLES,
    FAILED,
    ILLEGAL,
    NO_CHOOSE,
    OVERTIME,
    SYNTAX,
    Fault,
    PlayerError,
)
from tabletop.own_players.own_player import OwnPlayer, PlayerFile, Report, allowed, own_copy
from tabletop.own_players.time_limit import Clock
from tabletop.own_players.tools import MOST_LENGTH, MOST_LINES, Decision, Tools, pick_of

NORMAL = "def choose(view, ask, tools):\n    return tools.normal(ask)\n"
GAMES = [
    pytest.param(CITADELS, Wish(players=(4,)), 4, id="citadels"),
    pytest.param(POINT_CITY, PointCityWish((3,)), 3, id="pointcity"),
]
EXAMPLES = [
    pytest.param(
        simulated,
        wish,
        path,
        id=f"{simulated.kind.id}-{path.stem}",
        marks=[pytest.mark.slow] if "search" in path.stem else [],
    )
    for simulated, wish, package in (
        (CITADELS, Wish(players=(4,)), citadels_examples),
        (POINT_CITY, PointCityWish((2,)), pointcity_examples),
    )
    for path in sorted(Path(str(package.__file__)).parent.glob("[a-z]*.py"))
]


def played(
    simulated: SimulatedGame, wish: object, kinds: Sequence[str], text: str = "", seconds: float = 5.0
) -> tuple[list[Pick], Report]:
    """Play game 3 at a table where "mine" is the player of ``text``; return all answers, and how it did."""
    game, picks, report = simulated.kind.make(simulated.setup(wish, 3)), list[Pick](), Report()
    own = own_seats(Lineup(tuple(kinds), (PlayerFile("mine", text),), seconds))
    answer = bot_policy(simulated.kind, game, 3, kinds, own)

    def policy(state: Any, ask: Ask) -> Pick:
        picks.append(answer(state, ask))
        return picks[-1]

    playout(game, game.start(3), policy)
    for player in own.values():
        report.add(player.report)
    return picks, report


def decisions(simulated: SimulatedGame, wish: object, count: int) -> list[tuple[Position[Any], Decision]]:
    """Return ``count`` decisions of one game, with their positions, spread over it."""
    game = simulated.kind.make(simulated.setup(wish, 3))
    picks, _ = played(simulated, wish, ["normal"] * game.seats)
    history, memories, found = History[Any].dealt(game, 3), Memories(), list[tuple[Position[Any], Decision]]()
    for number, pick in enumerate(picks):
        ask = history.position.ask
        if number % max(len(picks) // count, 1) == 0 and ask is not None and len(ask.options) > 1:
            recall = memories.recaller(simulated.kind, history, ask.seat, history.number)
            view = game.view(history.position.state, ask.seat)
            shown = view_ask(ask, str(number + 1))
            found.append(
                (history.position, Decision(simulated.kind, game, view, shown, 3, number + 1, recall))
            )
        history.play_all([pick])
    return found


@pytest.mark.parametrize(("simulated", "wish", "players"), GAMES)
def test_a_player_that_asks_normal_plays_as_normal(
    simulated: SimulatedGame, wish: object, players: int
) -> None:
    usual, _ = played(simulated, wish, ["normal"] * players)
    own, report = played(simulated, wish, ["mine", *["normal"] * (players - 1)], NORMAL)
    assert own == usual
    assert report.decisions > 10
    assert not report.faults


@pytest.mark.nightly(
    "the other tests of the file let files of players play in every way; the examples change rarely"
)
@pytest.mark.parametrize(("simulated", "wish", "path"), EXAMPLES)
def test_each_example_plays_without_a_fault_and_repeats_itself(
    simulated: SimulatedGame, wish: Any, path: Path
) -> None:
    file = PlayerFile(path.stem, path.read_text("utf-8"))
    check = check_bot(simulated, wish, file, wish.players[0], 1, 60.0)
    assert check.good, check.lines


def test_there_are_four_examples_a_game() -> None:
    assert len(EXAMPLES) == 8
    assert all(len(Path(str(one.values[2])).read_text("utf-8").splitlines()) <= 40 for one in EXAMPLES), (
        "an example is at most forty lines"
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("def choose(view, ask, tools)\n    pass", SYNTAX),
        ("\0", SYNTAX),
        ("def pick(view, ask, tools):\n    return ask.options[0]", NO_CHOOSE),
        ("choose = 7", NO_CHOOSE),
        ("def choose(view, ask):\n    return ask.options[0]", NO_CHOOSE),
        ("x = 1\n\n1 / 0\n", FAILED),
        ("import sys\nsys.exit()", FAILED),
    ],
)
def test_a_file_that_is_no_player_is_refused(text: str, fault: str) -> None:
    with pytest.raises(PlayerError) as refused:
        OwnPlayer(PlayerFile("mine", text), process_time)
    assert refused.value.fault.id == fault


def test_the_line_of_a_fault_is_told() -> None:
    with pytest.raises(PlayerError) as refused:
        OwnPlayer(PlayerFile("mine", "x = 1\n\n1 / 0\n"), process_time)
    assert refused.value.fault == Fault(FAILED, 3, "ZeroDivisionError: division by zero")
    with pytest.raises(PlayerError) as refused:
        OwnPlayer(PlayerFile("mine", "x = 1\ndef choose(view, ask, tools)\n"), process_time)
    assert (refused.value.fault.id, refused.value.fault.line) == (SYNTAX, 2)


@pytest.mark.parametrize(
    ("body", "fault", "line"),
    [
        ("return 'no such option'", ILLEGAL, 0),
        ("return None", ILLEGAL, 0),
        ("return []", ILLEGAL, 0),
        ("return [ask.options[0]] * 2", ILLEGAL, 0),
        ("return [option for option in ask.options] + ['more']", ILLEGAL, 0),
        ("return view.nothing_of_the_kind", FAILED, 2),
        ("raise KeyError('x')", FAILED, 2),
        ("raise SystemExit", FAILED, 2),
        ("raise BaseException('own')", FAILED, 2),
        ("return choose(view, ask, tools)", FAILED, 2),
        ("return tools.level('emperor', ask)", FAILED, 2),
    ],
)
def test_a_fault_is_counted_and_normal_answers(body: str, fault: str, line: int) -> None:
    text = f"def choose(view, ask, tools):\n    {body}\n"
    wish = Wish(players=(4,))
    usual, _ = played(CITADELS, wish, ["normal"] * 4)
    own, report = played(CITADELS, wish, ["mine", "normal", "normal", "normal"], text)
    assert own == usual
    assert dict(report.faults) == {fault: report.decisions}
    assert report.first is not None
    assert report.first.id == fault
    # A recursion without an end may be stopped at the head of the function.
    assert report.first.line in ({1, 2} if "choose(" in body else {line})


@pytest.mark.parametrize(
    "loop",
    [
        "while True: pass",
        "for _ in iter(int, 1): pass",
        "[0 for _ in iter(int, 1)]",
        "while True:\n        try: len(ask.options)\n        except Exception: pass",
    ],
)
def test_an_endless_loop_ends_with_its_line(loop: str) -> None:
    text = f"def choose(view, ask, tools):\n    {loop}\n"
    player = OwnPlayer(PlayerFile("mine", text), counting_clock(), 0.02)
    _, decision = decisions(CITADELS, Wish(players=(4,)), 4)[0]
    usual = Tools(decision).normal(decision.ask)
    before = sys.gettrace()
    assert player.pick(decision) == usual
    assert sys.gettrace() is before
    assert player.report.first is not None
    assert player.report.first.id == OVERTIME
    assert player.report.first.line >= 2
    with pytest.raises(PlayerError, match="overtime"):
        OwnPlayer(PlayerFile("mine", "while True: pass"), counting_clock(), 0.02)


GIVES_UP = """
def choose(view, ask, tools):
    first = [option for option in ask.options if option.verb in {"cancel", "ability", "use", "build"}]
    return first[-1] if first and ask.most == 1 else tools.normal(ask)
"""
"""Begins all that can be given up, and gives it up."""


def test_a_player_that_gives_up_for_ever_is_stopped_and_told() -> None:
    picks, report = played(CITADELS, Wish(players=(4,)), ["mine", "normal", "normal", "normal"], GIVES_UP)
    given_up = picks.count(("cancel",))
    assert set(report.faults) == {CIRCLES}
    assert report.first is not None
    assert (report.first.id, report.first.detail) == (CIRCLES, "turn")
    assert MOST_ALIKE - 1 <= given_up < report.decisions < 2000


def test_a_file_that_gives_up_sometimes_is_left_alone() -> None:
    """An answer by lot comes back to the same question, but soon goes another way."""
    text = "def choose(view, ask, tools):\n    return tools.chance.pick(ask.options) if ask.most == 1 else tools.normal(ask)\n"
    for kinds in (["mine"] * 4, ["normal", "mine"] * 2):
        picks, report = played(CITADELS, Wish(players=(4,)), kinds, text)
        assert ("cancel",) in picks
        assert not report.faults


def counting_clock() -> Clock:
    """Return a clock on which a millisecond passes at each reading: a busy machine cannot use up the time of a file."""
    readings = count()
    return lambda: next(readings) / 1000


VANDAL = """
def choose(view, ask, tools):
    answer = tools.normal(ask)
    for seat in view.seats:
        seat.points = 99
        seat.city.clear()
    for option in ask.options:
        option.args.clear()
        option.id = option.verb = "end_turn"
    ask.options.clear()
    return answer
"""


@pytest.mark.parametrize(("simulated", "wish", "players"), GAMES)
def test_a_player_that_scribbles_over_what_it_gets_changes_nothing(
    simulated: SimulatedGame, wish: object, players: int
) -> None:
    usual, _ = played(simulated, wish, ["normal"] * players)
    for seated in (["mine"] * players, ["normal"] * (players - 1) + ["mine"]):
        own, report = played(simulated, wish, seated, VANDAL)
        assert own == usual
        assert not report.faults
    assert played(simulated, wish, ["normal"] * players)[0] == usual


def test_two_seats_with_one_file_share_nothing() -> None:
    text = (
        "seen = set()\ndef choose(view, ask, tools):\n"
        "    seen.add(ask.seat)\n    tools.log(len(seen))\n    return tools.normal(ask)\n"
    )
    _, report = played(CITADELS, Wish(players=(4,)), ["mine"] * 4, text)
    assert {line for _, line in report.lines} == {"1"}


@pytest.mark.parametrize(("simulated", "wish", "players"), GAMES)
def test_a_seat_is_given_the_same_in_worlds_that_it_cannot_tell_apart(
    simulated: SimulatedGame, wish: object, players: int
) -> None:
    """What reaches ``choose`` depends on nothing that the seat does not know."""
    checked = 0
    for position, decision in decisions(simulated, wish, 12):
        seat = decision.ask.seat
        assert seat < players
        for world in Tools(decision).worlds(3):
            there = world.position
            assert there.ask is not None
            assert decision.game.view(there.state, seat) == decision.view
            assert view_ask(there.ask, decision.ask.id) == decision.ask
            # The worlds dealt there are the worlds dealt here.
            again = Decision(
                decision.kind,
                decision.game,
                decision.game.view(there.state, seat),
                view_ask(there.ask, decision.ask.id),
                decision.seed,
                decision.number,
                decision.recall,
            )
            (one,), (other,) = Tools(decision).worlds(1), Tools(again).worlds(1)
            dump = decision.game.dump
            assert dump(one.position.base) == dump(other.position.base)
            checked += dump(there.base) != dump(position.base)
    assert checked >= 5


@pytest.mark.parametrize(("simulated", "wish", "players"), GAMES)
def test_a_rollout_gives_a_chance_and_repeats_itself(
    simulated: SimulatedGame, wish: object, players: int
) -> None:
    tried = set[float]()
    for _, decision in decisions(simulated, wish, 5):
        tools = Tools(decision)
        for world in tools.worlds(2):
            chance = tools.try_out(decision.ask.options[0], world)
            assert 0 <= chance <= 1
            assert tools.try_out(decision.ask.options[0].id, world) == chance
            tried.add(chance)
    assert len(tried) > 2
    assert players


def test_tools_tell_nothing_of_the_seed() -> None:
    """The source of chance is no key to the deal."""
    _, decision = decisions(CITADELS, Wish(players=(4,)), 4)[0]
    assert Tools(decision).chance.seed != decision.seed
    first = [Tools(decision).chance.bits() for _ in range(2)]
    assert first[0] == first[1] != side_chance("own player", decision.seed).bits()


def test_only_leaves_options_out() -> None:
    _, decision = decisions(CITADELS, Wish(players=(4,)), 4)[0]
    tools, ask = Tools(decision), decision.ask
    fewer = tools.only(ask, ask.options[1:])
    assert [option.id for option in fewer.options] == [option.id for option in ask.options[1:]]
    assert tools.normal(fewer)[0] != ask.options[0].id
    with pytest.raises(ValueError, match="too few"):
        tools.only(ask, [])


def test_the_log_is_cut_to_size() -> None:
    _, decision = decisions(CITADELS, Wish(players=(4,)), 4)[0]
    tools = Tools(decision)
    for number in range(2 * MOST_LINES):
        tools.log(number, "x" * 1000)
    assert len(tools.lines) == MOST_LINES
    assert {len(line) for line in tools.lines} == {MOST_LENGTH}


def test_answers_come_in_every_form() -> None:
    _, decision = decisions(CITADELS, Wish(players=(4,)), 4)[0]
    ask = own_copy(decision.ask)
    one, two, *_ = ask.options
    assert pick_of(one) == pick_of(one.id) == pick_of([one]) == (one.id,)
    assert pick_of([one, two.id]) == (one.id, two.id)
    assert allowed(ask, (one.id,))
    assert not allowed(ask, (one.id, two.id))


def test_the_arena_seats_a_file_and_tells_how_it_did() -> None:
    file, wish = PlayerFile("mine", NORMAL + "    # end\n"), Wish(players=(4,))
    lineup = Lineup(("mine", "normal", "normal", "random"), (file,))
    played_ = play_table(CITADELS, wish, lineup, 5, 8, ALONE)
    plain = run_arena(CITADELS, wish, ("normal", "normal", "normal", "random"), 5, 8)
    assert played_.kinds["mine"].wins + played_.kinds["normal"].wins == plain["kinds"]["normal"]["wins"]
    report = own_report(played_.reports["mine"])
    assert report["decisions"] > 8 * 20
    assert report["faults"] == {}


@pytest.mark.cpython_only
@pytest.mark.parametrize("main", [citadels_main, pointcity_main])
def test_the_commands_take_a_file(main: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(NORMAL, "utf-8")
    assert main(["check-bot", str(mine), "--players", "2"]) == 0
    assert "nothing is wrong with this player" in capsys.readouterr().out
    arena = ["arena", "--bot", str(mine), "--seats", "mine,normal", "--games", "4"]
    assert main(arena) == 0
    assert "mine: " in capsys.readouterr().out
    mine.write_text("def choose(view, ask, tools):\n    return view.wrong\n", "utf-8")
    assert main(["check-bot", str(mine), "--players", "2"]) == 1
    assert (
        "line 2: an exception (AttributeError: 'View' object has no attribute 'wrong')"
        in capsys.readouterr().out
    )
    mine.write_text("def choose(:\n", "utf-8")
    assert main(arena) == 2
    assert "mine.py: line 1: the file is no Python" in capsys.readouterr().err
    assert main(["arena", "--bot", str(mine), "--seats", "normal,normal"]) == 2
    assert "'mine' sits nowhere" in capsys.readouterr().err
    mine.write_text("def choose(view, ask):\n    return ask.options\n", "utf-8")
    assert main(["check-bot", str(mine)]) == 2
    assert "choose(view, ask, tools) (TypeError: too many positional arguments)" in capsys.readouterr().err
    mine.write_text(
        "import random\ndef choose(view, ask, tools):\n    return random.choice(ask.options)\n", "utf-8"
    )
    assert main(["check-bot", str(mine), "--players", "2"]) == 1
    out = capsys.readouterr().out
    assert "use tools.chance instead of random" in out
    assert "line 1: a module that may make the same game give other answers is imported" in out


@pytest.mark.cpython_only
@pytest.mark.parametrize(
    ("more", "mark"),
    [
        (f"# {'x' * 300}\n", "line 3: the file is no Python (line too long: 302 > 300)"),
        ("import time\n", "line 3: a module that may make the same game give other answers is imported"),
        ("# end\n" * 20_000, "the file has 120059 characters, and the page takes 100000 at most"),
    ],
)
def test_what_the_page_would_mark_is_told(
    more: str, mark: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the terminal such a file plays, but the page says the same of it."""
    mine = tmp_path / "mine.py"
    mine.write_text(NORMAL + more, "utf-8")
    assert citadels_main(["check-bot", str(mine), "--players", "2"]) == 1
    out = capsys.readouterr().out
    assert "3 games with 2 players" in out
    assert mark in out
    assert "nothing is wrong" not in out


@pytest.mark.cpython_only
def test_a_check_ends_when_decisions_take_too_long(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def choose(view, ask, tools):\n    while True:\n        pass\n", "utf-8")
    assert citadels_main(["check-bot", str(mine), "--seconds", "0.05"]) == 1
    first, second, *rest = capsys.readouterr().out.splitlines()
    assert first == "  3 times answered by normal instead: a decision took too long"
    assert second.startswith("  first: line ")
    assert rest == ["the check ended after 3 decisions that took longer than 0.05 s"]


@pytest.mark.cpython_only
def test_a_name_that_is_no_players_name_is_refused(tmp_path: Path) -> None:
    for name in ("normal.py", "Mine.py", "1st.py"):
        path = tmp_path / name
        path.write_text(NORMAL, "utf-8")
        with pytest.raises(ValueError, match="cannot name a player"):
            own_files([str(path)], CITADELS.kind.players)
    broken = tmp_path / "mine.py"
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match="no text in UTF-8"):
        own_files([str(broken)], CITADELS.kind.players)
