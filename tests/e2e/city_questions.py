"""Finds saves of games of Point City that stand at a question of each kind, by random play."""

from functools import cache

from pointcity.game import PointCity
from pointcity.kind import POINT_CITY
from pointcity.model.setup import Setup
from pointcity.model.state import State
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout
from tabletop.match.match import new_match
from tabletop.players.random_policy import random_policy
from tabletop.players.seating import PERSON, Chair

MOST_GAMES = 40


@cache
def city_questions(players: int = 3) -> dict[str, str]:
    """A save named ``city-`` and the kind for each kind of question; the person at it is asked."""
    found: dict[str, str] = {}
    for seed in range(1, MOST_GAMES):
        setup = Setup(players=players, first=0, promo=True, automa="")
        for kind, (seat, picks) in _questions(setup, seed).items():
            if kind not in found:
                found[kind] = _save(f"city-{kind}", setup, seed, seat, picks)
    return found


def _questions(setup: Setup, seed: int) -> dict[str, tuple[int, list[Pick]]]:
    """The kinds of question in one random game: the seat that is asked, and all picks before."""
    game = PointCity(setup)
    policy = random_policy(seed)
    picks: list[Pick] = []
    met: dict[str, tuple[int, int]] = {}

    def note(state: State, ask: Ask) -> Pick:
        if not ask.forced:
            met.setdefault(ask.kind, (ask.seat, len(picks)))
        picks.append(policy(state, ask))
        return picks[-1]

    playout(game, game.start(seed), note)
    return {kind: (seat, picks[:before]) for kind, (seat, before) in met.items()}


def _save(name: str, setup: Setup, seed: int, seat: int, picks: list[Pick]) -> str:
    seating = [Chair(name=f"P{number + 1}", player="random") for number in range(setup.players)]
    seating[seat] = Chair(name="Ada", player=PERSON)
    match = new_match(name, POINT_CITY, setup.model_dump(mode="json"), seating, seed, free=False)
    for pick in picks:
        match.play(pick)
    return match.record(POINT_CITY).model_dump_json()
