"""Finds the questions of a random game, and makes the save that stands at one of them."""

from typing import Any

from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.game import Game
from tabletop.kernel.position import playout
from tabletop.match.kind import Kind
from tabletop.match.match import new_match
from tabletop.players.random_policy import random_policy
from tabletop.players.seating import PERSON, Chair


def questions_of(game: Game[Any, Any], seed: int) -> dict[str, tuple[int, list[Pick]]]:
    """The kinds of question in one random game: the seat that is asked, and all picks before."""
    policy = random_policy(seed)
    picks: list[Pick] = []
    met: dict[str, tuple[int, int]] = {}

    def note(state: Any, ask: Ask) -> Pick:
        # The page answers these itself.
        if not ask.forced and not ask.alike:
            met.setdefault(ask.kind, (ask.seat, len(picks)))
        picks.append(policy(state, ask))
        return picks[-1]

    playout(game, game.start(seed), note)
    return {kind: (seat, picks[:before]) for kind, (seat, before) in met.items()}


def save_at(
    kind: Kind, name: str, setup: dict[str, Any], players: int, seed: int, seat: int, picks: list[Pick]
) -> str:
    """The save after these picks, with a person on the seat that is asked: the rules do not depend on who picks."""
    seating = [Chair(name=f"P{number + 1}", player="random") for number in range(players)]
    seating[seat] = Chair(name="Ada", player=PERSON)
    match = new_match(name, kind, setup, seating, seed, free=False)
    for pick in picks:
        match.play(pick)
    return match.record(kind).model_dump_json()
