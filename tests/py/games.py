"""Plays whole random games for the laws: every preset, and sets drawn by lot."""

from collections import Counter
from functools import cache

from citadels.cards.loader import all_characters
from citadels.catalog import EDITIONS, catalogue
from citadels.editions.edition import load_edition
from citadels.engine.sets import draw_characters, draw_uniques, with_cards
from citadels.game import Citadels
from citadels.model.setup import Setup
from random_play import SECRET_SEED, Played, play, random_pick
from scenario import plain_setup
from tabletop.kernel.randomness import Randomness
from tests.tiers import at_night

__all__ = ["SECRET_SEED", "Played", "play", "random_pick"]

Table = tuple[str, str | int, int]
"""Edition, set (a preset by its id, or a set drawn by lot by the number of the lot), number of players."""

NEWEST = "first_game_three"
"""The preset that comes last, so that samples of tables and sets by lot are what they were before it."""

OFTEN = 3
"""At how many of the drawn tables a card is to be met that is in no preset."""


def preset_tables() -> list[Table]:
    """Every preset of every edition, for every number of players it can be played by."""
    boxes = [(box.id, preset) for box in catalogue().editions for preset in box.presets]
    return [(box, preset.id, players) for box, preset in boxes for players in preset.players]


@cache
def drawn_tables() -> tuple[Table, ...]:
    """Sets drawn by lot for every number of players.

    There are more of them until every card without a preset is met often.
    """
    return tuple(table for name in EDITIONS for table in _drawn_tables(name))


def _drawn_tables(name: str) -> list[Table]:
    tables: list[Table] = []
    missing = Counter(dict.fromkeys(cards_without_preset(name), OFTEN))
    for lot in range(500):
        characters, districts = drawn_set(name, lot, 2 + lot % 7)
        met = {card for card in (*characters, *districts) if missing[card] > 0}
        if lot < 7 or met:
            tables.append((name, lot, 2 + lot % 7))
            missing.subtract(met)
    assert +missing == {}, f"no table of {name} can be set up with {sorted(+missing)}"
    return tables


def cards_without_preset(edition: str) -> list[str]:
    """The cards of ``edition`` that no preset but the newest contains, the house cards among them."""
    box = load_edition(edition)
    presets = [preset for preset in box.presets if preset.id != NEWEST]
    met = {card for preset in presets for card in (*preset.characters, *preset.districts)}
    return [card for card in (*box.every_character, *box.every_unique) if card not in met]


def drawn_set(edition: str, lot: int, players: int) -> tuple[list[str], list[str]]:
    """Characters and unique districts drawn by the ``lot``; every other time those without a preset come first."""
    box, chance = load_edition(edition), Randomness(lot)
    drawn = draw_characters(box, players, chance), draw_uniques(box, chance)
    rare = [
        card for card in cards_without_preset(edition) if fits(edition, card, players) and chance.below(2)
    ]
    chance.shuffle(rare)
    return with_cards(box, players, *drawn, rare)


def fits(edition: str, card: str, players: int) -> bool:
    """Whether ``players`` may play with ``card``."""
    known = all_characters(edition).get(card)
    return known is None or (players >= known.min_players and (players > 2 or known.rank < 9))


def tables(every: int = 1) -> list[Table]:
    """The tables that laws are checked at: every one by a preset, or each of so many, and all drawn by lot."""
    older, newest = _by_age()
    return [*older[::every], *drawn_tables(), *newest]


def _by_age() -> tuple[list[Table], list[Table]]:
    """Return the tables by older presets, and those by the newest one."""
    all_tables = preset_tables()
    return [one for one in all_tables if one[1] != NEWEST], [one for one in all_tables if one[1] == NEWEST]


SAMPLE = 4
"""Of so many tables by a preset, one is played when every law is checked on a push."""


def law_tables(every: int = 1) -> list[Table]:
    """The tables that long laws are checked at: at night `tables(every)`, on a push part of them.

    These are a sixteenth of those by a preset and every fourth drawn by lot, in both editions, for few and for many.
    """
    if at_night("whole games with every law meet every preset and number of players (test_random_games.py)"):
        return tables(every)
    return [*_by_age()[0][1 :: every * 4 * SAMPLE], *drawn_tables()[::4]]


def sampled_tables() -> list[Table]:
    """A quarter of the tables by a preset; it begins at the second so as to meet every number of players."""
    older, newest = _by_age()
    return [*older[1::SAMPLE], *drawn_tables(), *newest[::SAMPLE]]


def game_for(edition: str, cards: str | int, players: int) -> Citadels:
    """Return the game of a table."""
    characters, districts = (cards, cards) if isinstance(cards, str) else drawn_set(edition, cards, players)
    plain = plain_setup(players).model_dump()
    sets = {"edition": edition, "characters": characters, "districts": districts}
    return Citadels(Setup.model_validate(plain | sets))


def pile_game() -> Citadels:
    """Return the classic game for two with the French draft."""
    plain = plain_setup(2, characters="base_game", districts="base_game").model_dump()
    return Citadels(Setup.model_validate(plain | {"edition": "classic", "variant": "piles"}))
