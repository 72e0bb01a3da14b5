"""Reads the command line options of Citadels. Raises ValueError with a sentence for a wrong value."""

from collections.abc import Sequence

from citadels.bots.weights import TABLES
from citadels.catalog import EDITIONS
from citadels.cli.tables import ALL, FITTING, RANDOM, Wish
from citadels.cli.texts import UNKNOWN_CARD, UNKNOWN_EDITION, UNKNOWN_PRESET, UNKNOWN_TABLE
from citadels.editions.edition import load_edition
from citadels.model.setup import EditionId
from tabletop.cli.options import unknown


def presets_of(editions: Sequence[EditionId]) -> list[str]:
    """Return the names of the sets of ``editions``, each once."""
    return list(dict.fromkeys(preset.id for name in editions for preset in load_edition(name).presets))


def wish_of(
    edition: str,
    characters: str,
    districts: str,
    players: tuple[int, ...],
    *,
    variants: bool = False,
    cards: str = "",
) -> Wish:
    """Return the wish of these options; ``edition`` may be ``all``, ``cards`` are ids with commas between them."""
    editions: tuple[EditionId, ...] = tuple(name for name in EDITIONS if edition in (name, ALL))
    if not editions:
        raise unknown(UNKNOWN_EDITION, edition, EDITIONS)
    boxes = [load_edition(name) for name in editions]
    presets = presets_of(editions)
    for name in (characters, districts):
        if name not in (*presets, ALL, RANDOM, FITTING):
            raise unknown(UNKNOWN_PRESET, name, (*presets, ALL, RANDOM, FITTING))
    wanted = tuple(filter(None, cards.split(",")))
    there = [card for box in boxes for card in (*box.every_character, *box.every_unique)]
    for card in wanted:
        if card not in there:
            raise unknown(UNKNOWN_CARD, card, there)
    return Wish(editions, characters, districts, players, variants, wanted)


def tables_of(text: str) -> tuple[str, ...]:
    """Return the tables to fit that ``text`` names: items of ``TABLES`` with commas between them, or ``all``."""
    wanted = TABLES if text == ALL else tuple(text.split(","))
    for table in wanted:
        if table not in TABLES:
            raise unknown(UNKNOWN_TABLE, table, TABLES)
    return wanted
