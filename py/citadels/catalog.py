"""Lists the cards and sets of each edition, for the page."""

from functools import cache
from typing import get_args

from citadels.cards.loader import all_characters
from citadels.editions.districts import all_districts
from citadels.editions.edition import Edition, Preset, load_edition
from citadels.engine.rules import check_setup
from citadels.engine.sets import draw_characters, draw_uniques
from citadels.model.catalogue import (
    CatalogCharacter,
    CatalogDistrict,
    CatalogEdition,
    CatalogPreset,
    Catalogue,
    DrawnSet,
)
from citadels.model.setup import FEWEST_SEATS, MOST_SEATS, EditionId, Setup
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness

EDITIONS: tuple[EditionId, ...] = get_args(EditionId)
SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)


@cache
def catalogue() -> Catalogue:
    """Return the catalogue of all editions."""
    return Catalogue([_edition(name) for name in EDITIONS])


def _edition(name: EditionId) -> CatalogEdition:
    """Return what the box of an edition holds."""
    edition = load_edition(name)
    basics = [CatalogDistrict(card.id, card.type, card.cost, card.copies) for card in edition.basic]
    uniques = [all_districts(name)[unique] for unique in edition.every_unique]
    districts = [CatalogDistrict(c.id, c.type, c.cost, edition.copies.get(c.id, 1)) for c in uniques]
    known = [all_characters(name)[character] for character in edition.every_character]
    characters = [CatalogCharacter(card.id, card.rank, card.min_players) for card in known]
    return CatalogEdition(
        id=name,
        districts=basics + districts,
        characters=characters,
        presets=[_preset(name, preset) for preset in edition.presets],
        city_sizes=edition.city_sizes,
        city_size=[edition.city_size[seats] for seats in SEATS],
        uniques_least=edition.uniques_least,
        uniques_most=edition.uniques_most,
        needs_nine=edition.needs_nine,
    )


def _preset(edition: EditionId, preset: Preset) -> CatalogPreset:
    """Return ``preset`` with the numbers of players that it suits."""
    players = [seats for seats in SEATS if _playable(edition, preset.id, seats)]
    return CatalogPreset(preset.id, preset.source, preset.characters, preset.districts, players)


@cache
def fitting_preset(edition: EditionId, players: int | None = None) -> str:
    """Return the first preset of ``edition`` that ``players`` (None: any) can play; empty where there is none."""
    return next(iter(_names(edition, players)), "")


def presets(edition: EditionId = "2016", players: int | None = None) -> list[str]:
    """Return the names of the sets of ``edition``, which ``characters`` and ``districts`` of a game take.

    With ``players``, those that so many can play. Raises ``Refusal``, a ``ValueError``, for an unknown edition and for
    a number that no table has.
    """
    if edition not in EDITIONS:
        raise Refusal("bad-setup", where="edition").also(why="value").among(edition, EDITIONS)
    if players is not None and (isinstance(players, bool) or players not in SEATS):
        raise Refusal("bad-setup", where="players").also(why="value").among(players, SEATS)
    return _names(edition, players)


def _names(edition: EditionId, players: int | None) -> list[str]:
    names = [preset.id for preset in load_edition(edition).presets]
    return [
        name for name in names if players is None or (players in SEATS and _playable(edition, name, players))
    ]


def _playable(edition: EditionId, name: str, seats: int) -> bool:
    """Whether the set ``name`` can be played by ``seats`` players."""
    return _is_legal(Setup(edition=edition, characters=name, districts=name, players=seats))


def _is_legal(setup: Setup) -> bool:
    try:
        check_setup(setup)
    except Refusal:
        return False
    return True


def for_one_more(setup: Setup) -> Setup | None:
    """Return ``setup`` for one more player, without a draft for fewer; None where the box has no cards for so many.

    A preset that so many cannot play is replaced by the first one that they can, as in the form; other characters by
    the same ones and the first of rank 9.
    """
    seats = setup.players + 1
    if seats > MOST_SEATS:
        return None
    more = setup.model_copy(update={"players": seats, "variant": ""})
    if _is_legal(more):
        return more
    if isinstance(setup.characters, str):
        preset = fitting_preset(setup.edition, seats)
        more = more.model_copy(update={"characters": preset, "districts": preset})
    else:
        known = all_characters(setup.edition)
        nine = next(name for name in load_edition(setup.edition).characters if known[name].rank == 9)
        more = more.model_copy(update={"characters": [*setup.characters, nine]})
    return more if _is_legal(more) else None


def draw_set(name: EditionId, seats: int, seed: int) -> DrawnSet:
    """Draw random characters and unique districts for ``seats`` players; equal seeds draw equal sets."""
    edition: Edition = load_edition(name)
    chance = Randomness(seed)
    return DrawnSet(draw_characters(edition, seats, chance), draw_uniques(edition, chance))
