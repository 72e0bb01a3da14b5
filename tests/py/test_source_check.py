"""Tests that the text of a player is read and never run, and that its faults are told by line."""

import json
from pathlib import Path

import pytest

from citadels.kind import CITADELS
from tabletop.own_players.faults import CHANGING, MOST_TEXT, NO_CHOOSE, SYNTAX
from tabletop.own_players.source_check import faults_in, imports_in
from tabletop.service.desk import Desk

GOOD = "def choose(view, ask, tools):\n    return tools.normal(ask)\n"


def told(text: str) -> list[tuple[str, int]]:
    return [(fault.id, fault.line) for fault in faults_in(text)]


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        "def choose(view, ask, tools, more=1): ...",
        "def choose(*all): ...",
        "choose = lambda view, ask, tools: tools.normal(ask)",
        "from other import *",
        "if True:\n    def choose(view, ask, tools): ...",
    ],
)
def test_a_file_that_may_be_a_player_has_no_fault(text: str) -> None:
    assert told(text) == []


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("x = 1\ndef choose(view, ask, tools)\n    return 1\n", [(SYNTAX, 2)]),
        ("def choose(view, ask, tools):\nreturn 1\n", [(SYNTAX, 2)]),
        ("a = 'x\n", [(SYNTAX, 1)]),
        ("x = 1\n", [(NO_CHOOSE, 0)]),
        ("\n\ndef choose(view):\n    return 1\n", [(NO_CHOOSE, 3)]),
        ("async def choose(view, ask, tools): ...", [(NO_CHOOSE, 1)]),
        ("def choose(view, ask, tools, *, more): ...", [(NO_CHOOSE, 1)]),
        (f"import random\n{GOOD}    import time as clock\n", [(CHANGING, 1), (CHANGING, 4)]),
        (f"from random import choice\n{GOOD}", [(CHANGING, 1)]),
    ],
)
def test_each_fault_has_its_line(text: str, faults: list[tuple[str, int]]) -> None:
    assert told(text) == faults


@pytest.mark.parametrize(
    "text",
    [
        "(" * 5000,
        "-" * 50_000 + "1",
        "x" + ".a" * 40_000,
        "[" * 90 + "]" * 90,
        "x = 1" + " + 1" * 20_000,
        "a\0b",
        "\ud800",
    ],
    ids=["brackets", "signs", "dots", "lists", "sums", "zero", "half"],
)
def test_a_text_made_to_hurt_is_answered(text: str) -> None:
    assert all(fault.id in {SYNTAX, NO_CHOOSE} for fault in faults_in(text))


def ask(text: str) -> dict[str, object]:
    call = {"id": 1, "method": "check_player", "params": {"text": text}}
    return json.loads(Desk([CITADELS]).handle(json.dumps(call)))


def test_nothing_of_the_text_runs(tmp_path: Path) -> None:
    mark = tmp_path / "ran"
    harm = f"open({str(mark)!r}, 'w').close()\n"
    answer = ask(harm + GOOD.replace("tools):", f"tools=open({str(mark)!r}, 'w')):"))
    assert answer["ok"]
    assert not mark.exists()


def test_the_page_is_told_and_a_text_without_end_is_refused() -> None:
    assert ask("def choose(:\n")["result"] == {
        "faults": [{"id": SYNTAX, "line": 1, "detail": "SyntaxError: invalid syntax"}],
        "imports": [],
    }
    assert ask("#\n" * (MOST_TEXT // 2))["ok"]
    refused = ask("#" * (MOST_TEXT + 1))
    assert not refused["ok"]
    assert json.dumps(refused["error"]).count("bad-request") == 1


def test_imports_are_read_from_their_statements_and_from_nothing_else() -> None:
    text = (
        '"""\nimport the cards\n"""\nimport a.b, c as d\nfrom e.f import (\n    g,\n)\n'
        "def choose(view, ask, tools):\n    import h; import i  # import j\n    'import k'\n"
        "from . import l\nfrom .m import n\nimport a\n"
    )
    assert imports_in(text) == [(4, "a"), (4, "c"), (5, "e"), (9, "h"), (9, "i")]
    assert imports_in("import a\nx = = 1\n") == []
    assert imports_in(f"import a\nx = '{'y' * 400}'\n") == []
