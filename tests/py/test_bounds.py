"""Tests that the page has the engine's own bounds, from one module that is generated from them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desk_client import DeskClient
from tabletop.match.record import MAX_BYTES
from tabletop.peer.calls import SayParams
from tabletop.peer.shapes import MOST_CHAT
from tabletop.rating.rated_game import MOST_LETTERS, MOST_LEVELS
from tabletop.service.calls import MOST_KNOWN_LETTERS
from tools.bounds import BOUNDS

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).parents[2]
GENERATED = Path("lib/generated/bounds.js")


def scripts() -> Iterator[tuple[Path, str]]:
    web = ROOT / "web"
    for path in sorted(web.rglob("*.js")):
        name = path.relative_to(web)
        if name != GENERATED and name.parts[0] != "vendor":
            yield name, path.read_text("utf-8")


def test_each_bound_is_used_by_the_page() -> None:
    used = {name for _, text in scripts() for name in re.findall(r"\bMOST_\w+", text)}
    assert [name for name in BOUNDS if name not in used] == []


def test_no_script_says_that_a_number_of_its_own_is_that_of_the_engine() -> None:
    """Such a number is generated."""
    own = re.compile(
        r"(?:tabletop/|own_players/|citadels_table/|peer/)\w+(?:/\w+)*\.py[^\n]*\n(?:[^\n]*\n)?\s*(?:export )?const \w+ = [\d_]+;"
    )
    assert [str(name) for name, text in scripts() if own.search(text)] == []


def rated(**more: Any) -> list[dict[str, Any]]:
    game = {"table": "x" * MOST_LETTERS, "levels": ["y" * MOST_LETTERS] * MOST_LEVELS, "share": 0.5} | more
    return [{"ended": 1, "people": [{"name": "Ada"}], "rated": game}]


def test_the_engine_takes_what_is_within_the_bounds_and_nothing_beyond() -> None:
    client = DeskClient()
    assert client.result("rate", game="citadels", results=rated(), unnamed=[])["people"] != []
    for more in (
        {"table": "x" * (MOST_LETTERS + 1)},
        {"levels": ["y" * (MOST_LETTERS + 1)]},
        {"levels": ["y"] * (MOST_LEVELS + 1)},
    ):
        assert client.result("rate", game="citadels", results=rated(**more), unnamed=[])["people"] == []
    save = " " * MAX_BYTES
    assert client.refused("inspect", save=save) == "save-broken"
    assert client.refused("inspect", save=save + " ") == "save-too-large"
    work = {"kind": "own_problems", "save": save, "known": ["z" * (MOST_KNOWN_LETTERS + 1)]}
    assert client.refused("idle_add", job="j", work=work) == "bad-request"


def test_a_line_of_the_chat_may_have_the_letters_that_its_field_takes() -> None:
    schema = json.dumps(SayParams.model_json_schema())
    assert f'"maxLength": {MOST_CHAT}' in schema
