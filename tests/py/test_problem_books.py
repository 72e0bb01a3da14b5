"""Tests the books of problems that the site holds: they open under today's rules, and are complete."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from citadels.cli import LEVELS as CITADELS_LEVELS
from citadels.editions.edition import load_edition
from citadels.kind import CITADELS
from pointcity.cli import LEVELS as POINT_CITY_LEVELS
from pointcity.kind import POINT_CITY
from tabletop.kernel.ask import option, view_ask
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tabletop.problems.difficulty import found_by
from tabletop.problems.finding import AHEAD
from tabletop.problems.position import read_position
from tabletop.problems.problem import Problem
from tabletop.problems.reading import read_problem
from tabletop.problems.shown_card import shown_card
from tabletop.replay_link.picks import pick_of
from tests.tiers import sampled

GAMES = {"citadels": CITADELS, "pointcity": POINT_CITY}
LEVELS = {"citadels": CITADELS_LEVELS, "pointcity": POINT_CITY_LEVELS}
MOSTLY = 0.75
"""What a level finds changes a little whenever it plays better."""
STEP = sampled(1, 8, "every eighth problem; all have the same form")
"""Every so many problems are opened; all at night."""


def book(game: str) -> list[dict[str, Any]]:
    data = json.loads(Path(f"web/games/{game}/problems.json").read_text("utf-8"))
    assert data["game"] == game
    return data["problems"]


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_opens_and_its_answers_are_legal(game: str) -> None:
    for problem in book(game)[::STEP]:
        opened = read_problem(problem, GAMES, "p", [])
        assert [answer.right for answer in opened.answers[: problem["right"]]] == [True] * problem["right"]
        assert json.loads(opened.save)["seating"][problem["seat"]]["player"] == "person"


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_has_the_theme_and_the_difficulty_that_it_says(game: str) -> None:
    kind, levels = GAMES[game], LEVELS[game]
    text = json.loads(Path(f"web/games/{game}/problems.json").read_text("utf-8"))
    alike: list[bool] = []
    for one in text["problems"][::STEP]:
        problem = TypeAdapter(Problem).validate_python(one)
        match = read_position(problem.position, kind, "p", problem.seat, [])
        ask = match.position.ask
        assert ask is not None
        view = match.game.view(match.position.state, ask.seat)
        best = pick_of(ask, problem.answers[0][0])
        assert kind.subject(view, view_ask(ask, ""), best).theme == problem.theme
        alike.append(found_by(problem, kind, levels) == text["found_by"][problem.id])
    assert sum(alike) >= MOSTLY * len(alike)


@pytest.mark.parametrize("game", GAMES)
def test_a_book_begins_with_what_the_plainest_level_finds(game: str) -> None:
    text = json.loads(Path(f"web/games/{game}/problems.json").read_text("utf-8"))
    order = [*LEVELS[game], ""]
    places = [order.index(text["found_by"][problem["id"]]) for problem in text["problems"]]
    assert places == sorted(places)
    assert len({*places}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_best_answer_is_surely_ahead(game: str) -> None:
    problems = book(game)
    assert len({problem["id"] for problem in problems}) == len(problems) > 0
    for problem in problems:
        chances = [chance for _, chance in problem["answers"]]
        right = problem["right"]
        assert problem["gap"] >= problem["low"] >= 100 * AHEAD
        assert problem["worlds"] >= 2 * 200
        assert min(chances[:right]) - max(chances[right:]) >= 100 * AHEAD - 1
        assert problem["theme"]


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_shown_by_a_problem_in_which_its_power_is_the_answer(game: str) -> None:
    kind, text = GAMES[game], json.loads(Path(f"web/games/{game}/problems.json").read_text("utf-8"))
    problems = [TypeAdapter(Problem).validate_python(one) for one in text["problems"]]
    shown = {problem.id: shown_card(problem, kind) for problem in problems}
    assert {card: shown[problem] for card, problem in text["shows"].items()} == {
        card: card for card in text["shows"]
    }
    # None is left out.
    assert {*text["shows"]} == {card for card in shown.values() if card}


def test_each_character_can_be_tried() -> None:
    """A character that no problem shows has a deal: the person drafts first and is offered it."""
    text = json.loads(Path("web/games/citadels/problems.json").read_text("utf-8"))
    shows, deals = text["shows"], text["deals"]
    assert {*shows, *deals} >= printed_characters()
    assert not {*shows} & {*deals}
    for card, deal in deals.items():
        seating = [Chair(name=str(seat), player="normal") for seat in range(deal["setup"]["players"])]
        match = new_match("deal", CITADELS, deal["setup"], seating, deal["seed"], free=False)
        ask = match.position.ask
        assert ask is not None
        assert ask.seat == 0
        assert option("draft", character=card) in ask.options


def test_the_books_have_what_a_book_is_to_have() -> None:
    """Each theme at least once, and all characters of the 2016 edition."""
    problems = book("citadels")
    known = {card for problem in problems for card in problem["cards"]}
    assert printed_characters() <= known
    assert {"draft", "naming", "building", "last-round"} <= {problem["theme"] for problem in problems}


def printed_characters() -> set[str]:
    """Return the characters of the 2016 edition; one that was just begun is in no preset yet."""
    return {card for preset in load_edition("2016").presets for card in preset.characters}
