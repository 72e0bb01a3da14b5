"""Defines a kind with neutral answers: a game must give only its set-up, its outcome and its computer players."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event
from tabletop.kernel.game import Game
from tabletop.kernel.randomness import Randomness
from tabletop.match.course import CourseRules
from tabletop.match.days import Days
from tabletop.match.figures import StatisticRules
from tabletop.match.kind import Observation, Recall, Start, one_more
from tabletop.match.link_tables import LinkTable
from tabletop.match.remarks import RemarkRules
from tabletop.match.strengths import Strengths
from tabletop.players.advice import Advice, Reason
from tabletop.players.experiment import Experiment
from tabletop.players.seating import Chair
from tabletop.players.subject import Subject
from tabletop.players.thinking import Thought
from tabletop.real_table.shapes import RealTables


class PlainKind:
    """A base for kinds.

    A game's own has ``id``, ``rules``, ``seats``, ``view``, ``make``, ``outline`` and ``choose``.
    """

    players: Sequence[str] = ()
    seats: tuple[int, int] = (2, 2)
    redeals = False
    forgets = ""
    ends = ""
    quick_level = ""
    """The level that answers at once and gives advice; empty for the usual one."""

    def choose(
        self,
        level: str,
        view: Any,  # noqa: ANN401 - each game's own
        ask: AskView,
        chance: Randomness,
        recall: Recall,
    ) -> Thought[Pick]:
        """Compute what the computer player ``level`` answers."""
        raise NotImplementedError

    def make(self, setup: dict[str, Any]) -> Game[Any, Any]:
        """Return the game of ``setup``."""
        raise NotImplementedError

    def larger(self, setup: dict[str, Any]) -> dict[str, Any] | None:
        """Return ``setup`` for one more player."""
        return one_more(self.make, setup)

    def catalogue(self) -> object:
        """Return what can be set up: the number of players, fewest and most."""
        return {"seats": [*self.seats]}

    def sum_up(self, events: Sequence[Event]) -> Mapping[str, Any]:  # noqa: ARG002
        """Return nothing: no part of the game has a page."""
        return {}

    def draw(self, wish: dict[str, Any], seed: int) -> object:  # noqa: ARG002 - see below
        """Refuse: a set-up leaves nothing open (``bad-request``)."""
        raise Refusal("bad-request", where="wish")

    def without_search(self, level: str) -> str:
        """Return the level that answers at once for ``level``: ``level`` itself if all do."""
        return self.quick_level or level

    def advise(
        self,
        view: Any,  # noqa: ANN401 - its own view
        ask: AskView,
        chance: Randomness,
        recall: Recall,
        chosen: Pick | None = None,  # noqa: ARG002 - only reasons would need it
    ) -> Thought[list[Advice]]:
        """Advise what the usual computer player would do."""
        pick = yield from self.choose(self.quick_level or self.players[0], view, ask, chance, recall)
        return [Advice(list(pick), None, [])]

    def why(
        self,
        view: Any,  # noqa: ANN401, ARG002 - each game's own
        ask: AskView,  # noqa: ARG002
        pick: Pick,  # noqa: ARG002
        other: Pick,  # noqa: ARG002
        recall: Recall,  # noqa: ARG002
        tries: tuple[Sequence[Any], Sequence[Any]] = ((), ()),  # noqa: ARG002
    ) -> Reason | None:
        """Return None: the game has no reasons."""
        return None

    def chances(self, game: Any, state: Any, players: Sequence[str] = ()) -> list[float] | None:  # noqa: ANN401, ARG002
        """Return None: no seat's chance to win is known."""
        return None

    def learn(self, game: Any, memory: Any, observation: Observation) -> Any:  # noqa: ANN401, ARG002
        """Return what a seat remembers: nothing, the view tells all."""
        return None

    def write_memory(self, memory: Any) -> dict[str, Any] | None:  # noqa: ANN401, ARG002
        """Return None: what a seat remembers is not carried into a match that begins in the middle."""
        return None

    def memory_fits(self, game: Any, state: Any, seat: int, data: Mapping[str, Any]) -> bool:  # noqa: ANN401, ARG002
        """Return False: no memory was carried."""
        return False

    def read_memory(self, game: Any, data: Mapping[str, Any], observation: Observation) -> Any:  # noqa: ANN401, ARG002
        """Return what a seat remembers that was told nothing before."""
        return self.learn(game, None, observation)

    def inform(self, game: Any, view: Any, recall: Recall) -> Any:  # noqa: ANN401, ARG002
        """Return ``view``: it tells all."""
        return view

    def redeal(self, view: Any, ask: AskView | None, chance: Randomness, recall: Recall) -> Start | None:  # noqa: ANN401, ARG002
        """Return None: the hidden cards are not dealt again."""
        return None

    def link_tables(self) -> Sequence[LinkTable]:
        """Return no table: replay links spell what they need."""
        return ()

    def days(self) -> Days | None:
        """Return None: there is no deal of the day."""
        return None

    def strengths(self) -> Strengths | None:
        """Return None: no game is rated."""
        return None

    def course(self) -> CourseRules | None:
        """Return None: the course of a game is not drawn."""
        return None

    def remarks(self) -> RemarkRules | None:
        """Return None: computer players say nothing."""
        return None

    def real_tables(self) -> RealTables | None:
        """Return None: nothing is told of games on a real table."""
        return None

    def experiment(
        self,
        view: Any,  # noqa: ANN401, ARG002 - each game's own
        ask: AskView,  # noqa: ARG002
        chance: Randomness,  # noqa: ARG002
        recall: Recall,  # noqa: ARG002
        chosen: Pick | None = None,  # noqa: ARG002
        *,
        noting: bool = False,  # noqa: ARG002
    ) -> Experiment | None:
        """Return None: there are no problems of this game."""
        return None

    def subject(self, view: Any, ask: AskView, pick: Pick) -> Subject:  # noqa: ANN401, ARG002
        """Return no theme."""
        return Subject("", [])

    def statistics(self) -> StatisticRules | None:
        """Return None: the game counts nothing of its own."""
        return None

    def upgrade(self, record: Mapping[str, Any]) -> tuple[dict[str, Any], list[Chair]]:
        """Refuse: there are no saves of format 1 (``bad-setup``)."""
        raise Refusal("bad-setup", where=str(record["game"]))
