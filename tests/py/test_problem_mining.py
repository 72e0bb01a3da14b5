"""Tests how problems are mined from games, and how a book is chosen of them."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bench import played_out_problems

from citadels.cli import main
from citadels.cli.simulated_game import SIMULATED
from citadels.cli.tables import Wish
from citadels.kind import CITADELS
from tabletop.cli import mining
from tabletop.cli.mining import Mine, mined
from tabletop.cli.problems import book_text, chosen, deals, easiest_first, shows
from tabletop.cli.wanted_book import Wanted
from tabletop.match.match import Match
from tabletop.problems import finding
from tabletop.problems.deal import Deal
from tabletop.problems.played_out import Lead
from tabletop.problems.problem import Position as Place
from tabletop.problems.problem import Problem


def problem(ident: str, theme: str, *cards: str, low: float = 9) -> Problem:
    place = Place({}, [], 1, "")
    return Problem(ident, "citadels", place, 0, theme, [*cards], [[0, 40], [1, 20]], 1, 20, low, 400)


def test_a_book_has_every_card_and_enough_of_each_theme() -> None:
    found = {
        1: [
            problem("a", "draft", "witch", low=15),
            problem("b", "draft", "king"),
            problem("c", "naming", low=14),
        ],
        2: [problem("d", "draft", "king", low=12), problem("e", "naming", "thief")],
    }
    book = chosen(found, Wanted(4, {"naming": 2}, ["thief", "king"]), dict.fromkeys("abcde", ""))
    assert [one.id for one in book] == ["c", "e", "a", "d"]


def test_a_theme_is_no_more_than_its_share_of_the_book() -> None:
    """The third that a draft may be is counted from what the book has of other themes, not from what it is to have."""
    found = {
        1: [
            *(problem(f"d{at}", "draft", low=15) for at in range(5)),
            problem("a", "naming"),
            problem("b", "naming"),
        ],
        2: [problem("c", "building"), problem("d", "turn")],
    }
    shown = {one.id: "" for problems in found.values() for one in problems}
    book = chosen(found, Wanted(20, {"naming": 1}, [], share={"draft": 1 / 3}), shown)
    assert sorted(one.id for one in book) == ["a", "b", "c", "d", "d0", "d1"]


def test_what_the_plainest_level_finds_comes_first() -> None:
    book = [problem(name, "draft") for name in "abc"]
    levels = {"a": "", "b": "strong", "c": "normal"}
    wanted = Wanted(3, {}, [], levels=("normal", "strong"))
    assert [one.id for one in easiest_first(book, levels, wanted)] == ["c", "b", "a"]


def test_each_card_has_a_problem_that_shows_it_and_else_a_deal() -> None:
    found = {
        1: [
            problem("a", "draft", "witch", low=15),
            problem("b", "naming", "witch"),
            problem("c", "draft", "king"),
        ],
        2: [problem("d", "draft", "king", low=12), problem("e", "naming", "thief"), problem("f", "building")],
    }
    shown = {"a": "witch", "b": "witch", "c": "king", "d": "", "e": "", "f": ""}
    deal = Deal({"players": 4}, 7)
    wanted = Wanted(
        3,
        {},
        ["witch", "thief", "king"],
        shown_last=["draft"],
        deal=lambda card: deal if card == "thief" else None,
    )
    book = chosen(found, wanted, shown)
    assert {one.id for one in book} == {"b", "c", "e"}
    best = shows(book, wanted, shown)
    assert best == {"king": "c", "witch": "b"}
    # Where it is drafted a card is shown only if it is shown nowhere else.
    assert shows([*found[1], *found[2]], wanted, shown)["witch"] == "b"
    text = json.loads(book_text(CITADELS, book, best, deals(wanted, best), {}))
    assert (text["shows"], text["deals"]) == (best, {"thief": {"setup": {"players": 4}, "seed": 7}})


def no_deals(_wanted: object, _best: object) -> dict[str, object]:
    """Searches no deal for each of 54 cards, which takes 27,000 drafts."""
    return {}


def test_the_command_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "SEEDS", (1,))
    calls: list[int] = []

    def one(_match: object, _kind: object, number: int, _demand: object, _seeds: object) -> Iterator[None]:
        calls.append(number)
        yield

    monkeypatch.setattr("tabletop.cli.mining.problem_thought", one)

    monkeypatch.setattr("tabletop.cli.problems.deals", no_deals)
    found, out = tmp_path / "found.jsonl", tmp_path / "book.json"
    options = [
        "problems",
        "--seed",
        "3",
        "--jobs",
        "1",
        "--players",
        "2",
        "--found",
        str(found),
        "--out",
        str(out),
    ]
    assert main([*options, "--games", "1"]) == 0
    assert calls
    first = len(calls)
    assert main([*options, "--games", "1"]) == 0
    assert len(calls) == first
    assert [json.loads(line)["seed"] for line in found.read_text("utf-8").splitlines()] == [3]
    assert json.loads(out.read_text("utf-8"))["problems"] == []


@pytest.mark.parametrize(
    ("themes", "mined"), [([], {"last-round", "naming"}), (["--themes", "turn"], {"turn"})]
)
def test_problems_of_all_themes_are_mined_unless_some_are_named(
    themes: list[str], mined: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set[str]()

    def mining(_game: object, _wish: object, _wanted: object, mine: Mine, seed: int) -> Any:
        seen.update(mine.themes)
        return seed, [], []

    monkeypatch.setattr("tabletop.cli.problems.mined", mining)
    options = ["problems", "--jobs", "1", "--games", "1", "--found", str(tmp_path / "found.jsonl"), *themes]
    assert main(options) == 0
    assert seen >= mined
    assert themes == [] or seen == mined


def test_what_is_mined_after_a_line_that_was_cut_off_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = tmp_path / "found.jsonl"
    found.write_text('{"seed": 1, "problems": []}\n{"seed": 2, "prob', "utf-8")
    seeds: list[int] = []

    def mining(_game: object, _wish: object, _wanted: object, _mine: object, seed: int) -> Any:
        seeds.append(seed)
        return seed, [], []

    monkeypatch.setattr("tabletop.cli.problems.mined", mining)
    options = ["problems", "--jobs", "1", "--seed", "1", "--games", "3", "--found", str(found)]
    assert main(options) == main(options) == 0
    assert seeds == [2, 3]


def test_the_problems_of_the_book_that_is_there_may_stay(tmp_path: Path) -> None:
    """Nothing new is found, so the book is as it was."""
    book = json.loads(Path("web/games/citadels/problems.json").read_text("utf-8"))
    there = [one for one in book["problems"] if one["theme"] == "building"]
    out, found = tmp_path / "book.json", tmp_path / "found.jsonl"
    out.write_text(json.dumps({"problems": there}), "utf-8")
    found.write_text('{"seed": 1, "problems": []}\n', "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tabletop.cli.problems.deals", no_deals)
        options = ["problems", "--jobs", "1", "--games", "1", "--found", str(found), "--out", str(out)]
        assert main(options) == 0
    written = json.loads(out.read_text("utf-8"))
    assert {one["id"] for one in written["problems"]} == {one["id"] for one in there} != set()


TURN = ("turn", "building", "gathering")


def looked_at(monkeypatch: pytest.MonkeyPatch, mine: Mine) -> tuple[Match[Any, Any], list[int]]:
    """Return a game and where problems were looked for, if each ask of a turn gives one that stands."""
    matches: list[Match[Any, Any]] = []
    looked: list[int] = []

    def thought(match: Match[Any, Any], _kind: object, number: int, *_: object) -> Iterator[None]:
        matches.append(match)
        looked.append(number)
        return _found(number)

    def _found(number: int) -> Any:
        yield
        return problem(str(number), "turn")

    monkeypatch.setattr(mining, "problem_thought", thought)

    def surely(*_: object) -> dict[str, Lead]:
        return {"normal": Lead(0.5, 0.1, 300)}

    monkeypatch.setattr(mining, "leads", surely)
    wanted = Wanted(9, {"turn": 9}, [], easy=TURN, against=["normal"])
    _, found, rows = mined(SIMULATED, Wish(players=(4,)), wanted, mine, 7)
    assert [row["id"] for row in rows] == [one.id for one in found] == [str(number) for number in looked]
    return matches[0], looked


def test_problems_are_mined_where_the_seat_has_a_chance_but_not_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, looked = looked_at(monkeypatch, Mine(["turn"]))
    for number in looked:
        told = [CITADELS.chances(match.game, match.history.at(at).state) for at in range(number + 1)]
        ask = match.history.at(number).ask
        assert ask is not None
        assert 0.1 <= [chance for chance in told if chance][-1][ask.seat] <= 0.93


def test_a_turn_has_one_problem_of_a_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    match, looked = looked_at(monkeypatch, Mine(["turn"]))
    assert len(looked) > 2
    for one, other in pairwise(looked):
        asks = [match.history.at(at).ask for at in range(one, other + 1)]
        assert len({ask.seat for ask in asks if ask is not None}) > 1


def test_only_the_last_moments_are_mined_if_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    match, looked = looked_at(monkeypatch, Mine(["turn"], rest=80))
    assert looked
    assert min(looked) >= match.number - 80


def test_what_the_miner_played_to_the_end_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, found, rows = tmp_path / "book.json", tmp_path / "found.jsonl", tmp_path / "rows.jsonl"
    one = asdict(problem("a", "draft"))
    book.write_text(json.dumps({"problems": [one]}), "utf-8")
    row = {"id": "a", "theme": "draft", "stands": True, "normal": [5.0, 1.0, 9.0, 300]}
    found.write_text(json.dumps({"seed": 1, "problems": [one], "played": [row]}) + "\n", "utf-8")
    options = ["played_out", "--book", str(book), "--found", str(rows), "--mined", str(found)]
    monkeypatch.setattr("sys.argv", options)
    monkeypatch.setattr(played_out_problems, "leads", None)
    played_out_problems.main()
    assert [json.loads(line) for line in rows.read_text("utf-8").splitlines()] == [row]
