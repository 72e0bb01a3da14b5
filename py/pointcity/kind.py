"""Point City as the table service plays it."""

from collections.abc import Mapping
from typing import Any

from pointcity.bots.registry import BOTS
from pointcity.catalog import catalogue
from pointcity.game import GAME_ID, RULES_VERSION, PointCity
from pointcity.model.catalogue import About, Catalogue
from pointcity.model.setup import FEWEST_SEATS, MOST_SEATS, read_setup
from pointcity.model.state import State
from pointcity.model.view import View
from tabletop.advice import Advice
from tabletop.ask import AskView, Pick
from tabletop.errors import Refusal
from tabletop.kind import Kind, News, Outline, Recall
from tabletop.randomness import Randomness
from tabletop.seating import Chair
from tabletop.thinking import Thought, at_once


class PointCityKind:
    """See :class:`tabletop.kind.Kind`."""

    id = GAME_ID
    rules = RULES_VERSION
    seats = (FEWEST_SEATS, MOST_SEATS)
    players = tuple(BOTS)
    redeals = False
    view = View

    def make(self, setup: dict[str, Any]) -> PointCity:
        """Return the game of ``setup``. Raises ``Refusal`` (``bad-setup``) naming the field that is wrong."""
        return PointCity(read_setup(setup))

    def catalogue(self) -> Catalogue:
        """Return the buildings and tokens of the box, and the automa's levels."""
        return catalogue()

    def draw(self, wish: dict[str, Any], seed: int) -> None:  # noqa: ARG002 - see below
        """Refuse: a set-up leaves nothing to the lot that the deal does not settle (``bad-request``)."""
        raise Refusal("bad-request", where="wish")

    def outline(self, game: PointCity, state: State) -> Outline:
        """Return points and winners as all can see them."""
        view = game.view(state, None)
        automa = view.automa
        scores = view.scores or []
        return Outline(
            points=[seat.points for seat in view.seats],
            winners=[score.seat for score in scores if score.place == 1 and score.seat is not None],
            about=About(
                view.round,
                view.rounds,
                view.phase,
                automa.level if automa is not None else "",
                automa.points if automa is not None else 0,
            ),
        )

    def choose(
        self,
        level: str,
        view: View,
        ask: AskView,
        chance: Randomness,
        recall: Recall,  # noqa: ARG002 - see below
    ) -> Thought[Pick]:
        """Return what the computer player ``level`` answers; none remembers anything, and none has to think."""
        return at_once(BOTS[level].choose(view, ask, chance))

    def plain(self, level: str) -> str:
        """Return ``level``: none thinks."""
        return level

    def advise(
        self,
        view: View,
        ask: AskView,
        chance: Randomness,
        recall: Recall,  # noqa: ARG002 - see below
    ) -> Thought[list[Advice]]:
        """Return what the usual computer player would answer: nothing is tried out."""
        return at_once([Advice(list(BOTS["normal"].choose(view, ask, chance)), None, [])])

    def chances(self, game: PointCity, state: State) -> None:
        """Say nothing: no figures were fitted for that."""

    def learn(self, game: PointCity, memory: None, news: News) -> None:
        """Remember nothing: no level recalls."""

    def redeal(self, view: View, ask: AskView | None, chance: Randomness, recall: Recall) -> None:
        """Deal nothing: what a seat remembers is not kept."""

    def upgrade(self, record: Mapping[str, Any]) -> tuple[dict[str, Any], list[Chair]]:  # noqa: ARG002 - see below
        """Refuse: no save of format 1 is of this game (``bad-setup``)."""
        raise Refusal("bad-setup", where="setup")


POINT_CITY: Kind = PointCityKind()
