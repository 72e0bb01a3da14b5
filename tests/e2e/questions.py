"""Finds saves of games that stand at a question of a wanted kind, by random play; rare ones take a while."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from citadels.catalog import EDITIONS
from citadels.cli.tables import Wish, setup_for
from citadels.editions.edition import load_edition
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.setup import Setup
from citadels.model.state import State
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout
from tabletop.match.match import new_match
from tabletop.players.random_policy import random_policy
from tabletop.players.seating import PERSON, Chair

ANY_SET = Wish(
    editions=("2016", "classic"),
    characters="random",
    districts="random",
    players=(2, 3, 4, 5, 6, 7, 8),
    variants=True,
)
# The rarest kind comes up in one game of six hundred.
MOST_GAMES = 6000
# The seeds below 300 in which a kind comes up for the first time: they are tried first, which saves hundreds of games.
FIRST_SEEDS = (*range(1, 9), 21, 22, 25, 28, 31, 92, 109, 290)
# The most games with each house card: no set that is drawn by lot has one.
MOST_HOUSE_GAMES = 60
# What the page says where it has none.
OTHER = "other"


def kinds_with_words(locale: Path) -> set[str]:
    """The kinds of question the page has words of their own for."""
    return set(re.findall(r"^ask-([a-z_]+) =", locale.read_text(encoding="utf-8"), re.MULTILINE)) - {OTHER}


def find_questions(wanted: set[str]) -> dict[str, str]:
    """For each kind one save, at which a person is asked; kinds that never came up are missing."""
    found: dict[str, str] = {}
    for wish, seed in _games():
        if not wanted - set(found):
            break
        setup = setup_for(wish, seed)
        for kind, (seat, picks) in _questions(setup, seed).items():
            if kind in wanted and kind not in found:
                found[kind] = _save(f"question-{kind}", setup, seed, seat, picks)
    return found


def _games() -> Iterator[tuple[Wish, int]]:
    """The tables and seeds that are tried, in order: first those with a house card, if there are any."""
    for edition in EDITIONS:
        for card in load_edition(edition).house.cards:
            wish = replace(ANY_SET, editions=(edition,), cards=(card,))
            yield from ((wish, seed) for seed in range(1, MOST_HOUSE_GAMES))
    yield from ((ANY_SET, seed) for seed in (*FIRST_SEEDS, *range(1, MOST_GAMES)))


def _questions(setup: Setup, seed: int) -> dict[str, tuple[int, list[Pick]]]:
    """The kinds of question in one random game: the seat that is asked, and all picks before."""
    game = Citadels(setup)
    policy = random_policy(seed)
    picks: list[Pick] = []
    met: dict[str, tuple[int, int]] = {}

    def note(state: State, ask: Ask) -> Pick:
        # The page answers these itself.
        if not ask.forced and not ask.alike:
            met.setdefault(ask.kind, (ask.seat, len(picks)))
        picks.append(policy(state, ask))
        return picks[-1]

    playout(game, game.start(seed), note)
    return {kind: (seat, picks[:before]) for kind, (seat, before) in met.items()}


def _save(name: str, setup: Setup, seed: int, seat: int, picks: list[Pick]) -> str:
    """The save after these picks, with a person on the seat that is asked: the rules do not depend on who picks."""
    seating = [Chair(name=f"P{number + 1}", player="random") for number in range(setup.players)]
    seating[seat] = Chair(name="Ada", player=PERSON)
    match = new_match(name, CITADELS, setup.model_dump(mode="json"), seating, seed, free=False)
    for pick in picks:
        match.play(pick)
    return match.record(CITADELS).model_dump_json()
