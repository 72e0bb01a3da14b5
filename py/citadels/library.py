"""Offers ``citadels.Game``, a game of Citadels for Python programs."""

from typing import Literal, Never, TypeAlias, TypedDict

from citadels.catalog import EDITIONS, fitting_preset
from citadels.kind import CITADELS
from citadels.model.setup import EditionId
from citadels.model.view import View
from citadels.text.screen import Screen
from tabletop.library import BaseGame
from tabletop.programs.checks import plain_number
from tabletop.texts.locales import Texts

CardSet: TypeAlias = str | list[str] | tuple[str, ...]
"""The name of a preset, or the ids of the cards."""


LEVELS = tuple(CITADELS.players)
"""The levels of computer players, as ``game.advice`` takes them; the first is the usual one."""


class SetupKeywords(TypedDict, total=False):
    """What the set-up of a game may say beside players and seed; see :class:`Game`."""

    edition: EditionId
    characters: CardSet | None
    districts: CardSet | None
    crown: int | None
    city_size: Literal[6, 7, 8] | None
    variant: Literal["", "piles"]


class Game(BaseGame[View]):
    """A game of Citadels.

    >>> game = Game(players=4, seed=7)
    >>> while not game.is_over: game.push(*game.advice())
    >>> game.scores
    [20, 19, 17, 30]
    """

    kind = CITADELS

    def __init__(  # noqa: PLR0913 - the set-up, by name
        self,
        players: int,
        seed: int | str | None = None,
        *,
        edition: EditionId = "2016",
        characters: CardSet | None = None,
        districts: CardSet | None = None,
        crown: int | None = None,
        city_size: Literal[6, 7, 8] | None = None,
        variant: Literal["", "piles"] = "",
        **unknown: Never,
    ) -> None:
        """Deal a game for 2 to 8 ``players``; equal seeds deal equal games, without a seed one is drawn.

        ``characters`` and ``districts`` are the name of a preset or lists of ids; without them they are those of the
        edition's first preset that so many can play. ``crown`` is the seat that starts with the crown (None: a random
        one), ``city_size`` the districts of a complete city (None: the rule book's), ``variant`` ``"piles"`` the French
        draft for two of the classic edition. Raises ``Refusal``, a ``ValueError``.
        """
        fits, first = _presets(edition, players)
        chosen: dict[str, object] = {
            "characters": fits if characters is None else _listed(characters),
            "districts": (fits if characters is None else first) if districts is None else _listed(districts),
        }
        setup = {name: cards for name, cards in chosen.items() if cards != ""}
        rest = {"edition": edition, "crown": plain_number(crown), "city_size": plain_number(city_size)}
        super().__init__(players, seed, **setup, **rest, variant=variant, **unknown)

    def _words(self) -> Screen:
        return Screen(Texts("en", self.kind.id), self.match.game.setup["edition"])


def _listed(cards: CardSet) -> object:
    return list(cards) if isinstance(cards, tuple) else cards


def _presets(edition: str, players: int) -> tuple[str, str]:
    """Return the edition's first preset that so many can play, and its first one; empty where there is none."""
    if edition not in EDITIONS:
        return "", ""
    number = plain_number(players)
    return fitting_preset(edition, number) if isinstance(number, int) else "", fitting_preset(edition)
