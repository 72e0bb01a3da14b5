"""What this game's own options mean. Raises ValueError with a sentence for what means nothing."""

from citadels.catalog import EDITIONS
from citadels.cli.tables import ALL, Wish
from citadels.cli.texts import UNKNOWN_EDITION
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
