"""What this game's own options mean. Raises ValueError with a sentence for what means nothing."""

from citadels.bots.weights import TABLES
from citadels.catalog import EDITIONS
from citadels.cli.tables import ALL, Wish
from citadels.cli.texts import UNKNOWN_EDITION, UNKNOWN_TABLE
from citadels.model.setup import EditionId


def wish_of(
    edition: str,
    characters: str,
    districts: str,
    players: tuple[int, ...],
    *,
    variants: bool = False,
    cards: str = "",
) -> Wish:
    """Return what may be played; ``edition`` may be ``all``, ``cards`` are ids with commas between them."""
    editions: tuple[EditionId, ...] = tuple(name for name in EDITIONS if edition in (name, ALL))
    if not editions:
        raise ValueError(UNKNOWN_EDITION.format(edition=edition, known=", ".join(EDITIONS)))
    wanted = tuple(filter(None, cards.split(",")))
    return Wish(editions, characters, districts, players, variants, wanted)


def tables_of(text: str) -> tuple[str, ...]:
    """Return the tables to fit in ``text``: names of numbers of players with commas between them, or ``all``."""
    wanted = TABLES if text == ALL else tuple(text.split(","))
    for table in wanted:
        if table not in TABLES:
            raise ValueError(UNKNOWN_TABLE.format(table=table, known=", ".join(TABLES)))
    return wanted
