"""Tests the table of how often the levels win.

It tells the results that were found, and a run that was stopped goes on.
"""

import json
import shlex
import sys
from pathlib import Path

import pytest
from bench import baselines
from bench.baselines import Cell, cells, in_words, interval

pytestmark = pytest.mark.cpython_only

PAGE, FOUND = Path("bench/results.md"), Path("bench/results.jsonl")


def run(monkeypatch: pytest.MonkeyPatch, *options: str) -> None:
    monkeypatch.setattr(sys, "argv", ["baselines", *options])
    baselines.main()


def test_the_page_tells_what_was_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Made by the command that it names, from the lines beside it."""
    text = PAGE.read_text("utf-8")
    command = shlex.split(text.split("`")[1])
    assert command[:3] == ["python", "-m", "bench.baselines"]
    found, out = tmp_path / "found.jsonl", tmp_path / "out.md"
    found.write_text(FOUND.read_text("utf-8"), "utf-8")
    run(monkeypatch, *command[3:], "--found", str(found), "--out", str(out), "--only-tell")
    assert out.read_text("utf-8") == text


def test_a_run_that_was_stopped_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played: list[tuple[Cell, int]] = []

    def won(cell: Cell, deal: int, _model: object) -> float:
        played.append((cell, deal))
        if len(played) == 5:
            raise KeyboardInterrupt
        return 0.5

    monkeypatch.setattr(baselines, "won", won)
    found, out = tmp_path / "found.jsonl", tmp_path / "out.md"
    options = ["--deals", "2", "--costly", "1", "--learnt", "0", "--found", str(found), "--out", str(out)]
    with pytest.raises(KeyboardInterrupt):
        run(monkeypatch, *options)
    run(monkeypatch, *options)
    assert len(played) == 1 + len({*played})
    costly = [cell.level in baselines.COSTLY for cell, _ in played if cell.game == "citadels"]
    every = [*cells("citadels", 4, learnt=0)]
    assert costly.count(True) == 8
    assert len(every) == 20
    lines = [json.loads(line) for line in found.read_text("utf-8").splitlines()]
    assert len(lines) == len({*played})
    assert "50 % (" in out.read_text("utf-8")
    # What is there is not played again.
    run(monkeypatch, *options)
    assert len(played) == 1 + len({*played})


def test_a_line_that_was_cut_off_is_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def half(_cell: Cell, _deal: int, _model: object) -> float:
        return 0.5

    monkeypatch.setattr(baselines, "won", half)
    found, out = tmp_path / "found.jsonl", tmp_path / "out.md"
    options = ["--deals", "1", "--costly", "0", "--learnt", "0", "--found", str(found), "--out", str(out)]
    run(monkeypatch, *options)
    whole, text = found.read_text("utf-8"), out.read_text("utf-8")
    found.write_text(whole[:-9], "utf-8")
    run(monkeypatch, *options)
    assert out.read_text("utf-8") == text
    lines = found.read_text("utf-8").splitlines()
    assert lines[-1] == whole.splitlines()[-1]


def test_the_page_tells_only_what_its_options_ask_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found, out = tmp_path / "found.jsonl", tmp_path / "out.md"
    found.write_text(FOUND.read_text("utf-8"), "utf-8")
    told = ["--found", str(found), "--out", str(out), "--only-tell"]
    run(monkeypatch, *told, "--deals", "2", "--costly", "1", "--learnt", "400")
    games = {
        row.rpartition(", ")[2]
        for line in out.read_text("utf-8").splitlines()
        for row in line.split(" |")
        if ")," in row
    }
    assert games == {"4", "8"}
    # A learner that was trained in other games is another one.
    run(monkeypatch, *told, "--deals", "2", "--learnt", "10")
    assert "| `linear`, 10 games | not played |" in out.read_text("utf-8")


def test_an_interval_counts_the_games_of_a_deal_as_far_as_they_differ() -> None:
    apart = interval([0.25, 0.75] * 20, 4)
    alike = interval([0.0, 1.0] * 20, 4)
    assert apart[1] - apart[0] < alike[1] - alike[0]
    assert interval([0.0, 1.0] * 20, 1) == pytest.approx((0.352, 0.648), abs=1e-3)
    # Never an interval without width: of five deals that were all won, little is known.
    low, high = interval([1.0] * 5, 4)
    assert (low, high) == (pytest.approx(0.566, abs=1e-3), 1)
    assert in_words({0: 0.5, 7: 1.0}, 4).startswith("75 % (")
