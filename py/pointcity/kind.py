"""Offers Point City to the table service."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pointcity.bots.registry import BOTS
from pointcity.catalog import catalogue
from pointcity.game import GAME_ID, RULES_VERSION, PointCity
from pointcity.model.catalogue import About, Catalogue
from pointcity.model.setup import FEWEST_SEATS, MOST_SEATS, read_setup
from pointcity.model.state import State
from pointcity.model.view import View
from pointcity.search.registry import PLAYERS, SEARCHERS, without_search
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind, Observation, Outline, Recall, Start, one_more
from tabletop.players.advice import Advice, Reason
from tabletop.players.seating import Chair
from tabletop.players.thinking import Thought, at_once

if TYPE_CHECKING:
    from pointcity.search.memory import Memory
    from pointcity.search.rollout_notes import End
    from tabletop.match.course import CourseRules
    from tabletop.match.days import Days
    from tabletop.match.figures import StatisticRules
    from tabletop.match.link_tables import LinkTable
    from tabletop.match.strengths import Strengths
    from tabletop.players.experiment import Experiment
    from tabletop.players.subject import Subject
    from tabletop.real_table.shapes import RealTables


LINK_TABLES = 1
"""How many numbered tables there are in `link_tables/`; none of them ever changes."""


class PointCityKind:
    """See :class:`tabletop.match.kind.Kind`."""

    id = GAME_ID
    rules = RULES_VERSION
    seats = (FEWEST_SEATS, MOST_SEATS)
    players = PLAYERS
    redeals = True
    forgets = ""
    ends = ""
    view = View

    def make(self, setup: dict[str, Any]) -> PointCity:
        """Return the game of ``setup``. Raises ``Refusal`` (``bad-setup``) naming the field that is wrong."""
        return PointCity(read_setup(setup))

    def larger(self, setup: dict[str, Any]) -> dict[str, Any] | None:
        """Return ``setup`` for one more player; the automa plays with one person only."""
        return one_more(self.make, setup | {"automa": ""})

    def catalogue(self) -> Catalogue:
        """Return the buildings and tokens of the box, and the automa's levels."""
        return catalogue()

    def draw(self, wish: dict[str, Any], seed: int) -> None:  # noqa: ARG002 - see below
        """Raise ``Refusal`` (``bad-request``): a set-up has nothing to draw at random."""
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

    def sum_up(self, events: Sequence[Event]) -> Mapping[str, Any]:  # noqa: ARG002
        """Return nothing: no part of the game has a page."""
        return {}

    def choose(
        self, level: str, view: View, ask: AskView, chance: Randomness, recall: Recall
    ) -> Thought[Pick]:
        """Return the answer of the computer player ``level``, computed in short steps."""
        if level in SEARCHERS:
            from pointcity.search.master import Master  # noqa: PLC0415 - the start of the page does not wait for it.

            return Master(brief=SEARCHERS[level]).choose(view, ask, chance, recall)
        return at_once(BOTS[level].choose(view, ask, chance))

    def without_search(self, level: str) -> str:
        """Return ``normal`` for a level that searches, and any other level unchanged."""
        return without_search(level)

    def advise(
        self, view: View, ask: AskView, chance: Randomness, recall: Recall, chosen: Pick | None = None
    ) -> Thought[list[Advice]]:
        """Return the best answers, found by trying them in sampled worlds."""
        from pointcity.search.coach import advise  # noqa: PLC0415 - see above.

        return advise(view, ask, chance, recall, chosen)

    def why(
        self,
        view: View,
        ask: AskView,
        pick: Pick,
        other: Pick,
        recall: Recall,  # noqa: ARG002 - see Kind
        tries: "tuple[Sequence[End], Sequence[End]]" = ((), ()),
    ) -> Reason | None:
        """Return what speaks for taking the cards of ``pick`` rather than those of ``other``."""
        from pointcity.search.why import told  # noqa: PLC0415 - see above.

        return told(view, ask, (pick,), (other,), *tries)

    def chances(self, game: PointCity, state: State, players: Sequence[str] = ()) -> list[float] | None:
        """Return each seat's chance to win. None during a round, and in a game against the automa."""
        from pointcity.search.told_chances import told_chances  # noqa: PLC0415 - see above.

        if game.rules.solo or state.turn % game.seats or state.chosen:
            return None
        return told_chances(game, state, self.strengths().ahead(game.setup, players) if players else ())

    def learn(self, game: PointCity, memory: "Memory | None", observation: Observation) -> "Memory":
        """Return what a seat remembers after ``observation``."""
        from pointcity.search.memory import learn  # noqa: PLC0415 - see above.

        return learn(game, memory, observation)

    def write_memory(self, memory: "Memory") -> dict[str, Any] | None:
        """Return what a seat remembers at the start of the step under way."""
        from pointcity.search.memory import write_memory  # noqa: PLC0415 - see above.

        return write_memory(memory)

    def memory_fits(self, game: PointCity, state: State, seat: int, data: Mapping[str, Any]) -> bool:  # noqa: ARG002 - all seats remember the same
        """Whether ``data`` is what the seats can know at ``state``."""
        from pointcity.search.memory import memory_fits  # noqa: PLC0415 - see above.

        return memory_fits(state, data)

    def read_memory(self, game: PointCity, data: Mapping[str, Any], observation: Observation) -> "Memory":
        """Return what a seat remembers after its first ``observation`` that remembered ``data`` before."""
        from pointcity.search.memory import read_memory  # noqa: PLC0415 - see above.

        return read_memory(game, data, observation.step_start)

    def inform(self, game: PointCity, view: View, recall: Recall) -> View:  # noqa: ARG002 - see Kind
        """Return ``view`` unchanged: it has all that a person needs."""
        return view

    def redeal(self, view: View, ask: AskView | None, chance: Randomness, recall: Recall) -> Start | None:
        """Return a start sampled from what the seat knows; None in the middle of another seat's turn."""
        from pointcity.search.worlds import redeal  # noqa: PLC0415 - see above.

        return redeal(recall(), view, ask, chance)

    def link_tables(self) -> "Sequence[LinkTable]":
        """Return the tables that replay links are written with."""
        from tabletop.match.link_tables import read_tables  # noqa: PLC0415 - only replay links need them.

        return read_tables("pointcity", LINK_TABLES)

    def days(self) -> "Days":
        """Return the tables of the deals of the day."""
        from pointcity.days import DAYS  # noqa: PLC0415 - the start of the page does not wait for it.

        return DAYS

    def strengths(self) -> "Strengths":
        """Return the strength of the levels by number of players."""
        from pointcity.strengths import STRENGTHS  # noqa: PLC0415 - see above.

        return STRENGTHS

    def course(self) -> "CourseRules":
        """Return the figures of the course of a game, and what explains a change."""
        from pointcity.course import COURSE  # noqa: PLC0415 - see above.

        return COURSE

    def remarks(self) -> None:
        """Return None: computer players say nothing."""

    def real_tables(self) -> "RealTables":
        """Return what counts and lays out a game with the box."""
        from pointcity.real_table.tables import REAL_TABLES  # noqa: PLC0415 - see above.

        return REAL_TABLES

    def experiment(
        self,
        view: View,
        ask: AskView,
        chance: Randomness,
        recall: Recall,
        chosen: Pick | None = None,
        *,
        noting: bool = False,
    ) -> "Experiment":
        """Return an experiment that tries the options of ``ask``, to find a problem."""
        from pointcity.search.experiment import experiment  # noqa: PLC0415 - see above.

        return experiment(recall(), view, ask, chance, chosen, noting=noting)

    def subject(self, view: View, ask: AskView, pick: Pick) -> "Subject":
        """Return the theme of a problem whose best answer is ``pick``."""
        from pointcity.search.experiment import subject  # noqa: PLC0415 - see above.

        return subject(view, ask, pick)

    def statistics(self) -> "StatisticRules":
        """Return what counts: tokens taken, and games against the automa by its level."""
        from pointcity.figures import STATISTICS  # noqa: PLC0415 - see above.

        return STATISTICS

    def upgrade(self, record: Mapping[str, Any]) -> tuple[dict[str, Any], list[Chair]]:  # noqa: ARG002 - see below
        """Raise ``Refusal`` (``bad-setup``): no save of format 1 is of this game."""
        raise Refusal("bad-setup", where="setup")


POINT_CITY: Kind = PointCityKind()
