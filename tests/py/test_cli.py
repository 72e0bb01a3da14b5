"""Tests the command line: what it prints, that it tells broken laws, and a game played through its prompt."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from citadels import cli
from citadels.catalog import catalogue
from citadels.cli import simulated_game
from citadels.cli.tables import Wish, setup_for, table_specs
from citadels.engine import views
from citadels.engine.rules import Rules
from citadels.game import Citadels
from citadels.model.state import State
from citadels.model.view import View
from command_line import Run, runner
from tabletop.cli import arena, checks, simulate, texts
from tabletop.cli.options import players_of
from tabletop.cli.ratings import ratings
from tabletop.kernel.ask import Ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.laws import Broken
from tabletop.match.kind import Kind
from tabletop.match.win_rate import wilson
from tabletop.players.random_policy import random_policy


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command line in this process; return the JSON it prints, and nothing but that."""
    return runner(cli.main, capsys)


def test_simulate_reports_what_was_played(run: Run) -> None:
    result = run("simulate", "--games", "12", "--seed", "3", "--players", "6", "--policy", "random")
    assert result["games"] == result["finished"] == 12
    assert result["violations"] == []
    assert result["decisions"] > 12 * 100
    assert result["cpu_seconds"] > 0
    assert result["games_per_cpu_second"] == pytest.approx(12 / result["cpu_seconds"], rel=0.05)
    assert result["players"] == {"6": 12}
    assert 3 <= result["rounds"]["least"] <= result["rounds"]["mean"] <= result["rounds"]["most"]
    assert result["largest_ask"]["size"] >= 8
    assert len(result["characters_drafted"]) == 8
    assert result["options"]["turn/end_turn"]["taken"] > 0
    assert all(counts["taken"] <= counts["offered"] for counts in result["options"].values())


def test_equal_seeds_play_equal_games(run: Run) -> None:
    def played() -> dict[str, Any]:
        result = run("simulate", "--games", "5", "--seed", "8", "--players", "2-7")
        return {key: result[key] for key in ("decisions", "options", "rounds", "players")}

    assert played() == played()


def test_a_game_can_be_played_again_by_its_seed(run: Run) -> None:
    arguments = ("--characters", "random", "--districts", "random", "--players", "2-8", "--edition", "all")
    whole = run("simulate", "--games", "6", "--seed", "40", *arguments)
    alone = [run("simulate", "--games", "1", "--seed", str(seed), *arguments) for seed in range(40, 46)]
    assert sum(one["decisions"] for one in alone) == whole["decisions"]


@pytest.mark.nightly("test_random_games.py checks the same laws; a campaign does so by command on a push")
def test_every_check_holds(run: Run) -> None:
    result = run("simulate", "--games", "2", "--check", "every", "--characters", "all", "--districts", "all")
    assert result["violations"] == []
    assert result["finished"] == 2


def test_the_campaign_goes_everywhere(run: Run) -> None:
    result = run("campaign", "--games", "60", "--seed", "100")
    assert result["finished"] == 60
    assert result["violations"] == []
    assert len(result["players"]) >= 5
    assert len(result["characters_drafted"]) > 20


def test_the_summary_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--games", "2", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    assert "2 games, 2 finished" in printed
    assert texts.NO_VIOLATIONS in printed


def test_a_broken_law_is_reported(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_rules: Rules, state: State, *, lifted: bool = False) -> list[Broken]:
        assert not lifted
        return [Broken("gold", "one too many")] if state.round == 2 else []

    monkeypatch.setattr(simulated_game, "broken_laws", broken)
    result = run("simulate", "--games", "1", "--seed", "5", "--check", "rounds", code=1)
    assert result["violations"] == [{"seed": 5, "law": "gold", "detail": "one too many"}]


def test_a_crash_is_a_violation(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(_kind: Kind, _game: Citadels, _seed: int, _level: str) -> Callable[..., Any]:
        def policy(_state: State, _ask: object) -> tuple[str, ...]:
            raise LookupError("no such card")

        return policy

    monkeypatch.setattr(simulate, "policy_for", crash)
    result = run("simulate", "--games", "1", "--seed", "5", code=1)
    assert result["finished"] == 0
    assert result["violations"][0]["law"] == "crash"
    assert "no such card" in result["violations"][0]["detail"]


def test_a_leaking_view_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of every decision compares something: a view that shows a hidden hand is told."""
    honest = views.view_table

    def leaking(table: Any, seat: int | None, cache: views.ViewCache) -> View:
        view = honest(table, seat, cache)
        view.seen = table.state.players[0].hand[:]
        return view

    monkeypatch.setattr("citadels.game.view_table", leaking)
    result = run("simulate", "--games", "1", "--players", "4", "--check", "every", code=1)
    assert {violation["law"] for violation in result["violations"]} == {"leaks"}


def test_asks_that_cannot_be_answered_are_told() -> None:
    game = Citadels(setup_for(Wish(), 1))
    final = game.start(1)
    told = list(
        checks.check_every(
            simulated_game.SIMULATED, game, 1, [("draft", "", ("nothing",), ("nothing",))], final
        )
    )
    assert [law for law, _ in told] == ["replay"]


def test_arena_counts_wins_and_scores(run: Run) -> None:
    found = run("arena", "--seats", "normal,random,random,random", "--games", "12", "--seed", "2")
    (result,) = found["tables"]
    kinds = result["kinds"]
    assert (kinds["normal"]["fair"], kinds["random"]["fair"]) == (0.25, 0.75)
    assert kinds["normal"]["seats"] == 1
    assert kinds["random"]["seats"] == 3
    assert kinds["normal"]["wins"] + kinds["random"]["wins"] == pytest.approx(12)
    low, high = kinds["normal"]["win_rate_interval"]
    assert 0 <= low <= kinds["normal"]["win_rate"] <= high <= 1
    assert result["ties"] == "split"


def test_every_deal_is_played_with_everybody_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so no seat is better among equal players."""
    played: list[tuple[int, tuple[str, ...]]] = []

    def note(_trial: object, _setup: object, seed: int, lineup: arena.Lineup, games: arena.Games) -> None:
        played.append((seed, lineup.kinds))
        games.outcomes.append(dict.fromkeys(games.kinds, 0.5))

    monkeypatch.setattr(arena, "_play", note)
    arena.play_part(
        simulated_game.SIMULATED, Wish(players=(2,)), arena.Lineup(("normal", "strong")), 7, range(4)
    )
    mirrored = [("normal", "strong"), ("strong", "normal")]
    assert played == [(seed, seats) for seed in (7, 8) for seats in mirrored]


@pytest.mark.parametrize("edition", ["2016", "classic"])
@pytest.mark.parametrize("players", ["2", "3", "8", "2-8"])
def test_every_number_of_players_has_cards_that_fit(run: Run, edition: str, players: str) -> None:
    result = run("simulate", "--edition", edition, "--players", players, "--games", "7", "--check", "end")
    assert result["finished"] == 7
    assert len(result["players"]) == (7 if players == "2-8" else 1)


@pytest.mark.parametrize(
    ("seats", "tables"),
    [("aaaa", 1), ("abab", 2), ("aabb", 4), ("abcabc", 3), ("abac", 4), ("ab", 2), ("aaabbb", 6)],
)
def test_a_table_that_repeats_when_it_is_turned_is_played_once(
    seats: str, tables: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[int, tuple[str, ...]]] = []

    def note(_trial: object, _setup: object, seed: int, lineup: arena.Lineup, games: arena.Games) -> None:
        played.append((seed, lineup.kinds))
        games.outcomes.append(dict.fromkeys(games.kinds, 0.5))

    monkeypatch.setattr(arena, "_play", note)
    lineup = arena.Lineup(tuple(seats))
    arena.play_part(simulated_game.SIMULATED, Wish(players=(len(seats),)), lineup, 7, range(3 * tables))
    assert len(set(played)) == len(played)
    assert {seed for seed, _ in played} == {7, 8, 9}


@pytest.mark.nightly("the levels' games and their ratings are tested apart (test_levels.py, test_rating.py)")
@pytest.mark.cpython_only
def test_levels_meet_in_halves_or_all_together(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "elo.svg"
    options = ["--levels", "random,novice,normal", "--games", "8", "--plot", str(picture)]
    result = run("arena", *options, "--players", "4")
    assert [table["seats"] for table in result["tables"]] == [
        ["random", "random", "novice", "novice"],
        ["random", "random", "normal", "normal"],
        ["novice", "novice", "normal", "normal"],
    ]
    assert result["elo"]["random"] == [0, 0, 0]
    for rating, low, high in result["elo"].values():
        assert low <= rating <= high
    assert result["elo"]["normal"][0] > 100
    drawn = picture.read_text("utf-8")
    assert drawn.startswith("<svg ")
    assert all(f">{kind}<" in drawn for kind in ("random", "novice", "normal"))
    (mixed,) = run("arena", "--levels", "random,normal", "--mixed", "--games", "2")["tables"]
    assert mixed["seats"] == ["random", "normal", "random", "normal"]


@pytest.mark.cpython_only
def test_ratings_tell_how_much_better_somebody_is() -> None:
    """Three wins of four are 191 points; who was never met is rated by others."""
    games = [{"a": 1.0, "b": 0.0}, {"a": 0.0, "b": 1.0}, {"a": 0.0, "b": 1.0}, {"a": 0.0, "b": 1.0}] * 50
    games += [{"b": 0.5, "c": 0.5}] * 50
    rated = ratings(["a", "b", "c"], games, 1)
    assert rated["b"][0] == pytest.approx(191, abs=3)
    assert rated["c"][0] == pytest.approx(rated["b"][0], abs=1)
    assert rated["b"][1] < 191 < rated["b"][2]


def test_wilson_intervals() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 400)[0] == pytest.approx(0.9905, abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("text", "numbers"), [("6", (6,)), ("2-4", (2, 3, 4)), ("2,5-6", (2, 5, 6)), ("7,7", (7,))]
)
def test_numbers_of_players(text: str, numbers: tuple[int, ...]) -> None:
    assert players_of(text, 2, 8) == numbers


@pytest.mark.parametrize(
    "text", ["", "1", "9", "two", "2-", "4-9", "5-3", "²", "٣", "2-99999999999", "9" * 5000]
)
def test_bad_numbers_of_players(text: str) -> None:
    with pytest.raises(ValueError, match="players"):
        players_of(text, 2, 8)


def test_only_legal_tables_are_played() -> None:
    assert {spec.players for spec in table_specs(Wish(players=tuple(range(2, 9))))} == {2, 4, 5, 6, 7}
    with pytest.raises(Refusal) as refused:
        table_specs(Wish(players=(3,)))
    assert refused.value.code == "bad-setup-needs-nine"


def test_all_means_every_preset() -> None:
    wish = Wish(("2016", "classic"), "all", "all", tuple(range(2, 9)))
    played = {(spec.edition, spec.characters) for spec in table_specs(wish)}
    assert played == {(box.id, preset.id) for box in catalogue().editions for preset in box.presets}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--games", "0"], "'0' is no number from 1 on"),
        (["simulate", "--games", "-3"], "'-3' is no number from 1 on"),
        (["simulate", "--jobs", "0"], "'0' is no number from 1 on"),
        (["simulate", "--seed", "9007199254740992"], "is no seed"),
        (["tune", "--deals", "0"], "'0' is no number from 1 on"),
        (["tune", "--rounds", "x"], "'x' is no number from 1 on"),
        (["tune", "--start", "/nope"], "there is no file '/nope'"),
        (["tune", "--out", "/nope/figures.json"], "cannot be written"),
        (["arena", "--levels", "normal,random", "--plot", "/nonexistent/x.svg"], "cannot be written"),
        (["play", "--open", "/"], "'/' is a folder; a file is wanted"),
        (["check-bot", "/"], "'/' is a folder; a file is wanted"),
        (["simulat"], "'simulat' is none of these: play, simulate, "),
        (["sim"], "did you mean 'simulate'?"),
        (["simulat"], "did you mean 'simulate'?"),
        (
            ["simulate", "--check", "evry"],
            "'evry' is none of these: end, rounds, every; did you mean 'every'?",
        ),
        (
            ["simulate", "--gmaes", "2"],
            "there is no option '--gmaes' here; there are --characters, --check, ",
        ),
        (["simulate", "--gmaes=2"], "did you mean '--games'?"),
        (["play", "--level", "master"], "there is no option '--level' here"),
        (["play", "me"], "there is no option 'me' here"),
    ],
)
def test_numbers_and_files_are_looked_at_before_anything_is_played(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    assert left.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--characters", "frist_game"], "is no set of cards; there are first_game, "),
        (["simulate", "--districts", "frist_game"], "did you mean 'first_game'?"),
        (
            ["simulate", "--with", "observatori"],
            "no card 'observatori' in this edition; did you mean 'observatory'?",
        ),
        (["simulate", "--policy", "nromal"], "did you mean 'normal'?"),
        (["simulate", "--players", "3", "--characters", "first_game"], "bad-setup-needs-nine seats=3"),
        (["play", "--players", "99"], "citadels: 99 cannot play this game; 2 to 8 can\n"),
        (["arena", "--seats", "normal"], "citadels: 1 cannot play this game; 2 to 8 can\n"),
        (["replay", "nofile.json"], "there is no file 'nofile.json', and it is no link of a replay"),
        (["replay", "#r=citadels.short"], "replay-link-broken"),
        (["replay", "/"], "'/' is a folder; a file is wanted"),
    ],
)
def test_a_slip_is_answered_with_the_nearest_name(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    assert said in capsys.readouterr().err


def test_a_file_without_figures_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.json"
    path.write_text('{"2016": [1, 2]}', "utf-8")
    assert cli.main(["tune", "--deals", "1", "--start", str(path)]) == 2
    assert "holds no figures" in capsys.readouterr().err


@pytest.mark.nightly("a figure that is told; the checks themselves run in test_random_games.py")
def test_the_time_of_checks_is_counted(run: Run) -> None:
    quick = run("simulate", "--games", "1", "--check", "end")
    slow = run("simulate", "--games", "1", "--check", "every")
    assert slow["check_seconds"] > 10 * quick["check_seconds"] > 0


def test_an_interrupted_run_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletop.cli.program.run_simulation", interrupted)
    assert cli.main(["simulate", "--games", "2"]) == 130
    assert capsys.readouterr().err == f"citadels: {texts.STOPPED}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--players", "none"],
        ["simulate", "--characters", "nobody"],
        ["simulate", "--edition", "1999"],
        ["simulate", "--policy", "genius"],
        ["arena", "--seats", "normal,genius"],
        ["arena", "--seats", "normal"],
        ["arena", "--levels", "normal"],
        ["arena", "--levels", "normal,random", "--players", "5"],
        ["arena", "--levels", "normal,novice,random", "--players", "4", "--mixed"],
    ],
)
def test_what_cannot_be_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*arguments, "--jobs", "1"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("citadels: ")


def test_the_random_policy_draws_evenly() -> None:
    policy = random_policy(1)
    ask = Ask(0, "turn", ("a", "b", "c"))
    game = Citadels(setup_for(Wish(), 1))
    state = game.start(1)
    picks = [policy(state, ask)[0] for _ in range(3000)]
    assert all(900 < picks.count(option) < 1100 for option in ask.options)


@pytest.mark.cpython_only
def test_processes_share_the_work(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    alone = run("simulate", "--games", "50", "--seed", "1")
    assert cli.main(["simulate", "--games", "50", "--seed", "1", "--jobs", "2", "--json"]) == 0
    shared = json.loads(capsys.readouterr().out)
    for key in ("games", "decisions", "rounds", "options", "largest_ask", "districts_built"):
        assert shared[key] == alone[key]
