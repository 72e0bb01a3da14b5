"""Offers ``pointcity.Game``, a game of Point City for Python programs."""

from typing import Literal, Never, TypedDict

from pointcity.kind import POINT_CITY
from pointcity.model.setup import Level
from pointcity.model.view import View
from pointcity.text.screen import Screen
from tabletop.library import BaseGame
from tabletop.programs.checks import plain_number
from tabletop.texts.locales import Texts

LEVELS = tuple(POINT_CITY.players)
"""The levels of computer players, as ``game.advice`` takes them; the first is the usual one."""


class SetupKeywords(TypedDict, total=False):
    """What the set-up of a game may say beside players and seed; see :class:`Game`."""

    automa: Level | Literal[""] | None
    first: int | None
    promo: bool


class Game(BaseGame[View]):
    """A game of Point City.

    >>> game = Game(players=2, seed=7)
    >>> while not game.is_over: game.push(*game.advice())
    >>> game.scores
    [48, 34]
    """

    kind = POINT_CITY

    def __init__(
        self,
        players: int,
        seed: int | str | None = None,
        *,
        automa: Level | Literal[""] | None = None,
        first: int | None = None,
        promo: bool = True,
        **unknown: Never,
    ) -> None:
        """Deal a game for 1 to 4 ``players``; equal seeds deal equal games, without a seed one is drawn.

        ``automa`` is the level of the automa, against which one player plays (None: medium for one, none for more),
        ``first`` the seat that begins (None: a random one), ``promo`` whether the promotional tokens are in. Raises
        ``Refusal``, a ``ValueError``.
        """
        number = plain_number(players)
        level = ("medium" if number == 1 else "") if automa is None else automa
        super().__init__(players, seed, automa=level, first=plain_number(first), promo=promo, **unknown)

    def _words(self) -> Screen:
        return Screen(Texts("en", self.kind.id))
