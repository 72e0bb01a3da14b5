"""Finds saves of games of Point City that stand at a question of each kind, by random play."""

from functools import cache

from pointcity.game import PointCity
from pointcity.kind import POINT_CITY
from pointcity.model.setup import Setup
from tests.e2e.asked_saves import questions_of, save_at

MOST_GAMES = 40


@cache
def city_questions(players: int = 3) -> dict[str, str]:
    """A save named ``city-`` and the kind for each kind of question; the person at it is asked."""
    found: dict[str, str] = {}
    setup = Setup(players=players, first=0, promo=True, automa="")
    facts = setup.model_dump(mode="json")
    for seed in range(1, MOST_GAMES):
        for kind, (seat, picks) in questions_of(PointCity(setup), seed).items():
            if kind not in found:
                found[kind] = save_at(POINT_CITY, f"city-{kind}", facts, players, seed, seat, picks)
    return found
