"""Chooses the table of each game of a long run, from the run's options and the game's seed alone.

So a game that a run reports by its seed is played again by ``--games 1 --seed <that seed>`` and the same options.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from citadels.editions.edition import load_edition
from citadels.engine.rules import make_rules
from citadels.engine.sets import draw_characters, draw_uniques, with_cards
from citadels.model.setup import EditionId, Setup
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import side_chance

ALL = "all"
RANDOM = "random"


@dataclass(frozen=True)
class Wish:
    """What may be played: ``characters`` and ``districts`` are a preset's id, ``all`` (presets in turn) or ``random``.

    ``variants`` adds the lengths and drafts that an edition's rule book knows besides its usual ones; ``cards`` are
    in every set, in place of others.
    """

    editions: tuple[EditionId, ...] = ("2016",)
    characters: str = "first_game"
    districts: str = "first_game"
    players: tuple[int, ...] = (6,)
    variants: bool = False
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Frame:
    """One kind of table that a wish allows."""

    edition: EditionId
    players: int
    characters: str
    districts: str
    city_size: int | None = None
    variant: Literal["", "piles"] = ""
    cards: tuple[str, ...] = ()


@cache
def frames(wish: Wish) -> tuple[Frame, ...]:
    """Return every legal kind of table of ``wish``. Raises ``Refusal`` (the last one met) when there is none."""
    found: list[Frame] = []
    refused = Refusal("bad-setup")
    for frame in _wished(wish):
        try:
            make_rules(_setup(frame, 0))
        except Refusal as refusal:
            refused = refusal
        else:
            found.append(frame)
    if not found:
        raise refused
    return tuple(found)


def _wished(wish: Wish) -> list[Frame]:
    """Return every kind of table of ``wish``, legal or not."""
    found: list[Frame] = []
    for edition in wish.editions:
        presets = [preset.id for preset in load_edition(edition).presets]
        for characters, districts in _pairs(wish, presets):
            for players in wish.players:
                frame = Frame(edition, players, characters, districts, cards=wish.cards)
                found += _variants(frame, variants=wish.variants)
    return found


def _pairs(wish: Wish, presets: Sequence[str]) -> list[tuple[str, str]]:
    """Return the sets of characters and districts to play: presets belong together where both are ``all``."""
    if wish.characters == wish.districts == ALL:
        return [(preset, preset) for preset in presets]
    characters = presets if wish.characters == ALL else [wish.characters]
    districts = presets if wish.districts == ALL else [wish.districts]
    return [(who, what) for who in characters for what in districts]


def _variants(frame: Frame, *, variants: bool) -> list[Frame]:
    """Return ``frame``, and with ``variants`` the same table by every other length and draft there is."""
    if not variants:
        return [frame]
    lengths = [None, *load_edition(frame.edition).city_sizes]
    drafts: list[Literal["", "piles"]] = ["", "piles"]
    return [replace(frame, city_size=length, variant=draft) for length in lengths for draft in drafts]


def setup_for(wish: Wish, seed: int) -> Setup:
    """Return the table of the game with ``seed``: the wish's kinds of table in turn, random sets drawn anew."""
    choice = frames(wish)
    return _setup(choice[seed % len(choice)], seed)


def _setup(frame: Frame, seed: int) -> Setup:
    """Return the set-up of ``frame``; ``random`` sets are drawn from ``seed``."""
    edition = load_edition(frame.edition)
    chance = side_chance("sets", seed)
    characters: str | list[str] = frame.characters
    if characters == RANDOM:
        characters = draw_characters(edition, frame.players, chance)
    districts: str | list[str] = frame.districts
    if districts == RANDOM:
        districts = draw_uniques(edition, chance)
    if frame.cards:
        characters, districts = with_cards(edition, frame.players, characters, districts, frame.cards)
    return Setup(
        edition=frame.edition,
        characters=characters,
        districts=districts,
        players=frame.players,
        city_size=frame.city_size,
        variant=frame.variant,
    )
