"""Chooses the table of each game of a long run; it depends only on the run's options and the game's seed.

So ``--games 1 --seed SEED`` with the same options plays one game of the run again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from citadels.catalog import fitting_preset
from citadels.editions.edition import load_edition
from citadels.engine.rules import make_rules
from citadels.engine.sets import draw_characters, draw_uniques, with_cards
from citadels.model.setup import EditionId, Setup
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import side_chance

ALL = "all"
RANDOM = "random"
FITTING = "fitting"
"""The edition's first preset that so many can play."""


@dataclass(frozen=True)
class Wish:
    """The tables that a run may play.

    ``characters`` and ``districts`` are a preset's id, ``all``, ``random`` or ``fitting``.

    ``players`` are the numbers of seats. ``variants`` adds the other city sizes and drafts of an edition's rule book.
    ``cards`` are in every set, in place of others.
    """

    editions: tuple[EditionId, ...] = ("2016",)
    characters: str = "first_game"
    districts: str = "first_game"
    players: tuple[int, ...] = (6,)
    variants: bool = False
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class TableSpec:
    """One combination of options that a wish allows. Random cards are not drawn yet."""

    edition: EditionId
    players: int
    characters: str
    districts: str
    city_size: int | None = None
    variant: Literal["", "piles"] = ""
    cards: tuple[str, ...] = ()


@cache
def table_specs(wish: Wish) -> tuple[TableSpec, ...]:
    """Return every legal table of ``wish``. If there is none, raises the ``Refusal`` of the last one."""
    found: list[TableSpec] = []
    refused = Refusal("bad-setup")
    for spec in _wished(wish):
        try:
            make_rules(_setup(spec, 0))
        except Refusal as refusal:
            refused = refusal
        else:
            found.append(spec)
    if not found:
        raise refused
    return tuple(found)


def _wished(wish: Wish) -> list[TableSpec]:
    """Return every table of ``wish``, legal or not."""
    found: list[TableSpec] = []
    for edition in wish.editions:
        presets = [preset.id for preset in load_edition(edition).presets]
        for characters, districts in _pairs(wish, presets):
            for players in wish.players:
                fitting = [_fitting(name, edition, players) for name in (characters, districts)]
                spec = TableSpec(edition, players, fitting[0], fitting[1], cards=wish.cards)
                found += _variants(spec, variants=wish.variants)
    return found


def _fitting(name: str, edition: EditionId, players: int) -> str:
    """Return the preset that ``fitting`` stands for, and any other name as it is."""
    return fitting_preset(edition, players) if name == FITTING else name


def _pairs(wish: Wish, presets: Sequence[str]) -> list[tuple[str, str]]:
    """Return the pairs of characters and districts to play: of one preset where both are ``all``, else every pair."""
    if wish.characters == wish.districts == ALL:
        return [(preset, preset) for preset in presets]
    characters = presets if wish.characters == ALL else [wish.characters]
    districts = presets if wish.districts == ALL else [wish.districts]
    return [(who, what) for who in characters for what in districts]


def _variants(spec: TableSpec, *, variants: bool) -> list[TableSpec]:
    """Return ``spec``; with ``variants`` also the same table with every other city size and draft."""
    if not variants:
        return [spec]
    lengths = [None, *load_edition(spec.edition).city_sizes]
    drafts: list[Literal["", "piles"]] = ["", "piles"]
    return [replace(spec, city_size=length, variant=draft) for length in lengths for draft in drafts]


def setup_for(wish: Wish, seed: int) -> Setup:
    """Return the set-up of the game with ``seed``: the wish's tables in turn, random sets drawn from the seed."""
    choice = table_specs(wish)
    return _setup(choice[seed % len(choice)], seed)


def _setup(spec: TableSpec, seed: int) -> Setup:
    """Return the set-up of ``spec``; ``random`` sets are drawn from ``seed``."""
    edition = load_edition(spec.edition)
    chance = side_chance("sets", seed)
    characters: str | list[str] = spec.characters
    if characters == RANDOM:
        characters = draw_characters(edition, spec.players, chance)
    districts: str | list[str] = spec.districts
    if districts == RANDOM:
        districts = draw_uniques(edition, chance)
    if spec.cards:
        characters, districts = with_cards(edition, spec.players, characters, districts, spec.cards)
    return Setup(
        edition=spec.edition,
        characters=characters,
        districts=districts,
        players=spec.players,
        city_size=spec.city_size,
        variant=spec.variant,
    )
