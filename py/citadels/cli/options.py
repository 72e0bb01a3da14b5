"""What the options of the command line mean. Raises ValueError with a sentence for what means nothing."""

from citadels.bots.registry import BOTS
from citadels.catalog import EDITIONS, SEATS
from citadels.cli import texts
from citadels.cli.tables import ALL, Wish
from citadels.model.setup import EditionId


def players_of(text: str) -> tuple[int, ...]:
    """Return the numbers of players in ``text``: ``6``, ``2-8``, ``2,4-7``."""
    numbers: set[int] = set()
    for part in text.split(","):
        least, dash, most = part.partition("-")
        most = most if dash else least
        if not least.isdigit() or not most.isdigit():
            raise ValueError(texts.BAD_PLAYERS.format(text=text))
        numbers.update(range(int(least), int(most) + 1))
    if not numbers or not numbers <= set(SEATS):
        raise ValueError(texts.BAD_PLAYERS.format(text=text))
    return tuple(sorted(numbers))


def kinds_of(text: str) -> tuple[str, ...]:
    """Return the kinds of computer player in ``text``, separated by commas."""
    kinds = tuple(text.split(","))
    for kind in kinds:
        if kind not in BOTS:
            raise ValueError(texts.UNKNOWN_KIND.format(kind=kind, known=", ".join(BOTS)))
    return kinds


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
        raise ValueError(texts.UNKNOWN_EDITION.format(edition=edition, known=", ".join(EDITIONS)))
    wanted = tuple(filter(None, cards.split(",")))
    return Wish(editions, characters, districts, players, variants, wanted)
