"""Finds saves of games that stand at a question of a wanted kind, by random play; rare ones take a while."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Page

from citadels.catalog import EDITIONS
from citadels.cli.tables import Wish, setup_for
from citadels.editions.edition import load_edition
from citadels.game import Citadels
from citadels.kind import CITADELS
from tests.e2e.asked_saves import questions_of, save_at
from tests.e2e.robot import open_save
from tests.e2e.support import open_site, switch_tips_off

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
        for kind, (seat, picks) in questions_of(Citadels(setup), seed).items():
            if kind in wanted and kind not in found:
                facts = setup.model_dump(mode="json")
                found[kind] = save_at(CITADELS, f"question-{kind}", facts, setup.players, seed, seat, picks)
    return found


def open_question(page: Page, url: str, language: str, kind: str) -> None:
    """Opens a game that stands at a question of a kind, in a language, with nothing over it."""
    open_site(page, f"{url}?lang={language}&motion=0&bots=instant")
    switch_tips_off(page)
    open_save(page, find_questions({kind})[kind], f"question-{kind}")


def _games() -> Iterator[tuple[Wish, int]]:
    """The tables and seeds that are tried, in order: first those with a house card, if there are any."""
    for edition in EDITIONS:
        for card in load_edition(edition).house.cards:
            wish = replace(ANY_SET, editions=(edition,), cards=(card,))
            yield from ((wish, seed) for seed in range(1, MOST_HOUSE_GAMES))
    yield from ((ANY_SET, seed) for seed in (*FIRST_SEEDS, *range(1, MOST_GAMES)))
