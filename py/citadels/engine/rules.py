"""Binds the rules to one set-up: the cards and the numbers of a game. They never change during a game."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, TypeVar

from citadels.cards.api import Card, Character, District
from citadels.cards.loader import all_characters
from citadels.editions.districts import all_districts
from citadels.editions.edition import load_edition
from citadels.engine.sets import chosen_characters, chosen_uniques
from citadels.model.setup import Setup
from tabletop.kernel.errors import Refusal

C = TypeVar("C", bound=Card)

DraftVerb = Literal["keep", "keep_last", "discard", "toss", "piles"]
"""A step of the draft.

``keep``: keep one character. ``keep_last``: keep one of the rest or the first face-down one. ``discard``: discard one
face down. ``toss``: one is discarded face down at random. ``piles``: take a pile or pass it on.
"""

Script = tuple[tuple[int, DraftVerb], ...]
"""The draft in order: seats counted clockwise from the crown, and what each does."""

_PAIR: Script = (
    (0, "keep"),
    *((1, "keep"), (1, "discard")),
    *((0, "keep"), (0, "discard")),
    *((1, "keep"), (1, "discard")),
)
_PILES: Script = ((0, "piles"),)
_SIX: Script = (*((seat, "keep") for seat in range(3)), *((seat, "keep") for seat in range(3)))
_TRIO: Script = (*((seat, "keep") for seat in range(3)), (0, "toss"), *((seat, "keep") for seat in range(3)))


@dataclass(frozen=True)
class Rules:
    """Everything that the set-up fixes.

    ``ranks`` maps a rank to the character called at it. ``deck`` lists every district card in play. ``districts_with``
    maps a power's name to the ids of the districts in play that have it, ``characters_with`` to the characters of the
    game that have it. ``tie`` says what decides ties: ``rank`` or ``points``. ``faceup`` is how many characters are
    discarded face up. ``variant`` is the set-up's; ``script`` is its draft.
    """

    edition: str
    variant: str
    seats: int
    crown: int | None
    city_size: int
    tie: str
    start_cards: int
    start_gold: int
    faceup: int
    script: Script
    ranks: dict[int, Character]
    characters: dict[str, Character]
    districts: dict[str, District]
    deck: tuple[str, ...]
    districts_with: dict[str, frozenset[str]]
    characters_with: dict[str, tuple[Character, ...]]

    @property
    def last_rank(self) -> int:
        """The highest rank that is called."""
        return max(self.ranks)


def check_setup(setup: Setup) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Return the characters, the unique districts and the city size of ``setup``.

    Raises ``Refusal`` (``bad-setup-...``) naming the rule it breaks.
    """
    edition = load_edition(setup.edition)
    seats = setup.players
    if setup.crown is not None and setup.crown >= seats:
        raise Refusal("bad-setup-crown", seats=seats).among(setup.crown, range(seats))
    characters = chosen_characters(edition, setup.characters, seats)
    uniques = chosen_uniques(edition, setup.districts, characters)
    if setup.city_size is not None and setup.city_size not in edition.city_sizes:
        length = setup.city_size
        raise Refusal("bad-setup-length", length=length).among(length, edition.city_sizes)
    if setup.variant and seats not in edition.variants.get(setup.variant, ()):
        possible = [name for name, sizes in edition.variants.items() if seats in sizes]
        raise Refusal("bad-setup-variant", variant=setup.variant).among(setup.variant, ["", *possible])
    return tuple(characters), tuple(uniques), setup.city_size or edition.city_size[seats]


def make_rules(setup: Setup) -> Rules:
    """Bind the rules to ``setup``. Raises ``Refusal`` (``bad-setup-...``) naming the rule it breaks."""
    characters, uniques, length = check_setup(setup)
    rules = _bind(setup.edition, setup.players, length, characters, uniques)
    return replace(_drafting(rules, setup.variant), crown=setup.crown)


@lru_cache(maxsize=64)
def rules_of_draft(edition: str, characters: tuple[str, ...], seats: int, variant: str) -> Rules:
    """Return rules that suffice for a draft (script, characters) and for what districts tell of it.

    They are for code that knows only a view.
    """
    return _drafting(_bind(edition, seats, 0, characters, tuple(load_edition(edition).every_unique)), variant)


@lru_cache(maxsize=64)
def rules_of_scores(edition: str, characters: tuple[str, ...], seats: int, city_size: int) -> Rules:
    """Return rules that suffice to count scores, with every district of the edition.

    They are for code that knows only a view.
    """
    return _bind(edition, seats, city_size, characters, tuple(load_edition(edition).every_unique))


def _drafting(rules: Rules, variant: str) -> Rules:
    """Return ``rules`` with the draft that the set-up's ``variant`` says."""
    return replace(rules, variant=variant, script=_PILES) if variant else rules


@lru_cache(maxsize=64)  # One table uses few set-ups, but long runs use thousands of sets.
def _bind(name: str, seats: int, length: int, characters: tuple[str, ...], uniques: tuple[str, ...]) -> Rules:
    """Assemble the rules; one object for equal set-ups, however many games are played."""
    edition = load_edition(name)
    chosen = {character: all_characters(name)[character] for character in characters}
    chosen_ids = [*(basic.id for basic in edition.basic), *uniques]
    districts = {card: all_districts(name)[card] for card in chosen_ids}
    copies = {basic.id: basic.copies for basic in edition.basic} | {
        unique: edition.copies.get(unique, 1) for unique in uniques
    }
    return Rules(
        edition=name,
        variant="",
        seats=seats,
        crown=None,
        city_size=length,
        tie=edition.tie,
        start_cards=edition.start.cards,
        start_gold=edition.start.gold,
        faceup=edition.faceup[len(chosen)].get(seats, 0),
        script=_script(edition.trio, seats, len(chosen)),
        ranks={card.rank: card for card in sorted(chosen.values(), key=lambda card: card.rank)},
        characters=chosen,
        districts=districts,
        deck=tuple(card for card, count in copies.items() for _ in range(count)),
        districts_with={
            power: frozenset(card.id for card in cards) for power, cards in _by_power(districts).items()
        },
        characters_with=_by_power(chosen),
    )


def _by_power(cards: dict[str, C]) -> dict[str, tuple[C, ...]]:
    """Return the names of all powers that ``cards`` have, each with the cards that have it."""
    names = {power for card in cards.values() for power in card.powers}
    return {name: tuple(card for card in cards.values() if name in card.powers) for name in names}


def _script(trio: str, seats: int, characters: int) -> Script:
    """Return the draft's order: rulings 7, 10 and 11."""
    if seats == 2:
        return _PAIR
    if seats == 3:
        return _TRIO if trio == "toss" or characters == 9 else _SIX
    short = characters == seats + 1
    last: DraftVerb = "keep_last" if short else "keep"
    return (*((seat, "keep") for seat in range(seats - 1)), (seats - 1, last))
