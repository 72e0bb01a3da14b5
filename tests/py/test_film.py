"""Tests that the recorded games in films/ are whole games, as the rules tell them today.

Where the rules change on purpose, ``python tests/py/film.py --write`` films them anew.
"""

import json

import pytest

from film import TAKES, stored

pytestmark = pytest.mark.cpython_only


@pytest.mark.parametrize("name", TAKES)
def test_a_film_is_what_the_rules_tell(name: str) -> None:
    film = stored(name)
    now = json.loads(json.dumps(TAKES[name].film(film["picks"])))
    for at, (is_, was) in enumerate(zip(now["updates"], film["updates"], strict=True)):
        assert is_ == was, f"moment {at}; if that is meant: python tests/py/film.py --write"
    assert {part: now[part] for part in ("names", "setup", "seed")} == {
        part: film[part] for part in ("names", "setup", "seed")
    }
    assert now["updates"][-1]["over"]
