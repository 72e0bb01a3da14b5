"""The rules bound to one set-up: who is in the game and what the numbers are. Never changes during a game."""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from citadels.cards.api import Character, District
from citadels.cards.loader import all_characters, all_uniques
from citadels.editions.edition import Basic, load_edition
from citadels.engine.sets import chosen_characters, chosen_uniques
from citadels.model.setup import Setup
from tabletop.errors import Refusal

DraftVerb = Literal["keep", "keep_last", "discard", "toss"]
"""A step of the draft: keep one; keep one of the rest and the face-down card; lay one away; chance lays one away."""

Script = tuple[tuple[int, DraftVerb], ...]
"""The draft in order: seats counted clockwise from the crown, and what each does."""

_PAIR: Script = (
    (0, "keep"),
    *((1, "keep"), (1, "discard")),
    *((0, "keep"), (0, "discard")),
    *((1, "keep"), (1, "discard")),
)
_TRIO: Script = (*((seat, "keep") for seat in range(3)), (0, "toss"), *((seat, "keep") for seat in range(3)))


@dataclass(frozen=True)
class Rules:
    """Everything fixed by the set-up.

    ``ranks`` goes from rank to the character called at it, ``deck`` holds every district card in play,
    ``hooked`` goes from a power's name to the ids of the districts in play that have it; ``taxing`` are the
    characters that are told of every build.
    """

    edition: str
    seats: int
    crown: int | None
    city_size: int
    start_cards: int
    start_gold: int
    faceup: int
    script: Script
    ranks: dict[int, Character]
    characters: dict[str, Character]
    districts: dict[str, District]
    deck: tuple[str, ...]
    hooked: dict[str, frozenset[str]]
    taxing: tuple[Character, ...]

    @property
    def last_rank(self) -> int:
        """The highest rank that is called."""
        return max(self.ranks)


def make_rules(setup: Setup) -> Rules:
    """Bind the rules to ``setup``. Raises ``Refusal`` (``bad-setup-...``) naming the rule it breaks."""
    edition = load_edition(setup.edition)
    seats = len(setup.seats)
    if setup.crown is not None and setup.crown >= seats:
        raise Refusal("bad-setup-crown", seats=seats)
    characters = chosen_characters(edition, setup.characters, seats)
    uniques = chosen_uniques(edition, setup.districts)
    return _bind(edition.edition, seats, setup.crown, tuple(characters), tuple(uniques))


def basic_district(basic: Basic) -> District:
    """Return the card of a district without powers."""
    base = {"id": basic.id, "type": basic.type, "cost": basic.cost, "__doc__": basic.id}
    return type(basic.id, (District,), base)()


@cache
def _bind(
    name: str, seats: int, crown: int | None, characters: tuple[str, ...], uniques: tuple[str, ...]
) -> Rules:
    """Assemble the rules; one object for equal set-ups, however many games are played."""
    edition = load_edition(name)
    chosen = {character: all_characters()[character] for character in characters}
    districts = {basic.id: basic_district(basic) for basic in edition.basic}
    districts |= {unique: all_uniques()[unique] for unique in uniques}
    deck = [basic.id for basic in edition.basic for _ in range(basic.copies)] + list(uniques)
    names = {hook for card in districts.values() for hook in type(card).hooks}
    return Rules(
        edition=edition.edition,
        seats=seats,
        crown=crown,
        city_size=edition.city_size[seats],
        start_cards=edition.start.cards,
        start_gold=edition.start.gold,
        faceup=edition.faceup[len(chosen)].get(seats, 0),
        script=_script(seats, len(chosen)),
        ranks={card.rank: card for card in sorted(chosen.values(), key=lambda card: card.rank)},
        characters=chosen,
        districts=districts,
        deck=tuple(deck),
        hooked={hook: frozenset(c.id for c in districts.values() if hook in type(c).hooks) for hook in names},
        taxing=tuple(card for card in chosen.values() if "any_built" in type(card).hooks),
    )


def _script(seats: int, characters: int) -> Script:
    """Return the draft's order: rulings 7, 10 and 11."""
    if seats == 2:
        return _PAIR
    if seats == 3:
        return _TRIO
    short = characters == seats + 1
    last: DraftVerb = "keep_last" if short else "keep"
    return (*((seat, "keep") for seat in range(seats - 1)), (seats - 1, last))
