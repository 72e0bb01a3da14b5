"""Tests golden transcripts: whole games as text, the same on every Python and in the browser.

Where the rules change on purpose, ``python tests/py/write_golden.py --write`` writes them anew; read what changed.
"""

import json

import pytest

from tabletop.service.desk import Desk
from transcript import DAYS, DESK_GAMES, GAMES, GOLDEN, desk_calls, digest, plain_answer, transcript


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_read_as_ever(name: str) -> None:
    now = transcript(GAMES[name]).splitlines()
    then = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    for number, (was, is_) in enumerate(zip(then, now, strict=False), 1):
        assert is_ == was, f"line {number}; if that is meant: python tests/py/write_golden.py --write"
    assert len(now) == len(then)


@pytest.mark.parametrize("name", DESK_GAMES)
def test_the_desk_answers_a_game_as_ever(name: str) -> None:
    """The browser sends the same calls and must come to the same digest."""
    stored = json.loads((GOLDEN / name).read_text("utf-8"))
    desk = Desk([DESK_GAMES[name].kind])
    answers = [desk.handle(call) for call in stored["calls"]]
    assert all(json.loads(answer)["ok"] for answer in answers)
    assert digest([plain_answer(answer) for answer in answers]) == stored["plain"]
    assert digest(answers) == stored["digest"], "if that is meant: python tests/py/write_golden.py --write"
    assert json.loads(answers[-1])["result"]["keep"]["summary"]["over"]


def test_the_tool_writes_what_is_compared() -> None:
    for name, game in DESK_GAMES.items():
        assert (GOLDEN / name).read_text("utf-8") == desk_calls(game)
    assert sorted(path.name for path in GOLDEN.iterdir()) == sorted(
        [*DESK_GAMES, DAYS, *(f"{name}.txt" for name in GAMES)]
    )
