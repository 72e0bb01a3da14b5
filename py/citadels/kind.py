"""Offers Citadels to the table service."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from citadels.bots.registry import BOTS, WITHOUT_LAST_TURN
from citadels.catalog import catalogue, draw_set, for_one_more
from citadels.engine.sets import naming_known
from citadels.game import GAME_ID, RULES_VERSION, Citadels
from citadels.model.catalogue import About, Catalogue, DrawnSet, Wish
from citadels.model.setup import FEWEST_SEATS, MOST_SEATS, read_setup
from citadels.model.state import State
from citadels.model.view import View
from citadels.search.registry import PLAYERS, SEARCHERS, without_search
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.reading import place_of
from tabletop.match.kind import Kind, Observation, Outline, Recall, Start
from tabletop.players.advice import Advice, Reason
from tabletop.players.seating import PERSON, Chair
from tabletop.players.thinking import Thought, finished

if TYPE_CHECKING:
    from citadels.search.memory import Memory
    from citadels.search.rollout_notes import Note
    from tabletop.match.course import CourseRules
    from tabletop.match.days import Days
    from tabletop.match.figures import StatisticRules
    from tabletop.match.link_tables import LinkTable
    from tabletop.match.remarks import RemarkRules
    from tabletop.match.strengths import Strengths
    from tabletop.players.experiment import Experiment
    from tabletop.players.subject import Subject
    from tabletop.real_table.shapes import RealTables


LINK_TABLES = 1
"""How many numbered tables there are in `link_tables/`; none of them ever changes."""

BETWEEN_ROUNDS = frozenset({"round", "draft", "over"})
"""Phases in which the seats have what the last round left them: gold, hands and cities."""


class CitadelsKind:
    """See :class:`tabletop.match.kind.Kind`."""

    id = GAME_ID
    rules = RULES_VERSION
    seats = (FEWEST_SEATS, MOST_SEATS)
    players = PLAYERS
    redeals = True
    forgets = "round_started"
    ends = "round_ended"
    view = View

    def make(self, setup: dict[str, Any]) -> Citadels:
        """Return the game of ``setup``.

        Raises ``Refusal`` (``bad-setup...``) naming the field or rule that is wrong.
        """
        try:
            return Citadels(read_setup(setup))
        except Refusal as refusal:
            raise naming_known(refusal, setup) from None

    def larger(self, setup: dict[str, Any]) -> dict[str, Any] | None:
        """Return ``setup`` for one more player, with rank 9 where so many need it (ruling 9)."""
        more = for_one_more(read_setup(setup))
        return None if more is None else more.model_dump(mode="json")

    def catalogue(self) -> Catalogue:
        """Return the catalogue of all editions: their cards, sets and numbers of the rules."""
        return catalogue()

    def draw(self, wish: dict[str, Any], seed: int) -> DrawnSet:
        """Return a random set for the wish ``{edition, players}``. Raises ``Refusal`` (``bad-request``)."""
        try:
            wanted = Wish.model_validate(wish)
        except ValidationError as error:
            raise Refusal("bad-request", where=f"wish.{place_of(error)}") from None
        return draw_set(wanted.edition, wanted.players, seed)

    def outline(self, game: Citadels, state: State) -> Outline:
        """Return points and winners as all can see them."""
        view = game.view(state, None)
        return Outline(
            points=[seat.points for seat in view.seats],
            winners=[score.seat for score in view.scores or [] if score.place == 1],
            about=About(view.edition, view.round, view.phase),
        )

    def sum_up(self, events: Sequence[Event]) -> Mapping[str, Any]:
        """Return the facts of a round's page."""
        from citadels.round_facts import round_facts  # noqa: PLC0415 - see below.

        return round_facts(events)

    def choose(
        self, level: str, view: View, ask: AskView, chance: Randomness, recall: Recall
    ) -> Thought[Pick]:
        """Return the answer of the computer player ``level``, computed in short steps."""
        if level in SEARCHERS:
            from citadels.search.master import Master  # noqa: PLC0415 - the start of the page does not wait for it.

            player = SEARCHERS[level]
            return (yield from Master(player.temper, brief=player.brief).choose(view, ask, chance, recall))
        usual = BOTS[level].choose(view, ask, chance)
        if view.first is None or level in WITHOUT_LAST_TURN:
            return usual
        from citadels.search.last_answer import last_answer  # noqa: PLC0415 - see above.

        return finished(last_answer(view, ask, usual, 0))

    def without_search(self, level: str) -> str:
        """Return ``strong`` of the same temper for a ``master``, and any other level unchanged."""
        return without_search(level)

    def advise(
        self, view: View, ask: AskView, chance: Randomness, recall: Recall, chosen: Pick | None = None
    ) -> Thought[list[Advice]]:
        """Return the best answers, found by trying them in sampled worlds."""
        from citadels.search.coach import advise  # noqa: PLC0415 - see above.

        return advise(view, ask, chance, recall, chosen)

    def why(
        self,
        view: View,
        ask: AskView,
        pick: Pick,
        other: Pick,
        recall: Recall,
        tries: "tuple[Sequence[Note], Sequence[Note]]" = ((), ()),
    ) -> Reason | None:
        """Return what speaks for ``pick`` rather than for ``other``, from what the seat knew of the draft, too."""
        from citadels.search.why import told  # noqa: PLC0415 - see above.

        memory: Memory = recall()
        return told(self.inform(memory.game, view, recall), ask, pick, other, *tries)

    def chances(self, game: Citadels, state: State, players: Sequence[str] = ()) -> list[float] | None:
        """Return each seat's chance to win; None from the end of a draft to the end of its round."""
        from citadels.search.told_chances import told_chances  # noqa: PLC0415 - see above.

        if state.phase not in BETWEEN_ROUNDS:
            return None
        return told_chances(game, state, self.strengths().ahead(game.setup, players) if players else ())

    def learn(self, game: Citadels, memory: "Memory | None", observation: Observation) -> "Memory":
        """Return what a seat knows after ``observation``."""
        from citadels.search.memory import learn  # noqa: PLC0415 - the start of the page does not wait for it.

        return learn(game, memory, observation)

    def write_memory(self, memory: "Memory") -> dict[str, Any] | None:
        """Return what a seat knew at the start of the step under way."""
        from citadels.search.memory import write_memory  # noqa: PLC0415 - see above.

        return write_memory(memory)

    def memory_fits(self, game: Citadels, state: State, seat: int, data: Mapping[str, Any]) -> bool:
        """Whether ``data`` is what a seat can know at ``state``."""
        from citadels.search.memory import memory_fits  # noqa: PLC0415 - see above.

        return memory_fits(game, state, seat, data)

    def read_memory(self, game: Citadels, data: Mapping[str, Any], observation: Observation) -> "Memory":
        """Return what a seat knows after its first ``observation`` that knew ``data`` before."""
        from citadels.search.memory import read_memory  # noqa: PLC0415 - see above.

        return read_memory(game, data, observation)

    def inform(self, game: Citadels, view: View, recall: Recall) -> View:
        """Return ``view`` with what the seat knows of the round's draft."""
        from citadels.knowledge.draft_facts import draft_facts  # noqa: PLC0415 - see above.

        if view.seat is None or not view.round or view.phase == "over":
            return view
        memory: Memory = recall()
        return replace(view, draft=draft_facts(game.rules, memory.knowledge, view))

    def redeal(self, view: View, ask: AskView | None, chance: Randomness, recall: Recall) -> Start | None:
        """Return a start sampled from what the seat knows.

        Its draft is drawn by how much each seat wants a character.
        """
        from citadels.search.redeal import redeal  # noqa: PLC0415 - see above.

        return redeal(recall(), view, ask, chance)

    def link_tables(self) -> "Sequence[LinkTable]":
        """Return the tables that replay links are written with."""
        from tabletop.match.link_tables import read_tables  # noqa: PLC0415 - only replay links need them.

        return read_tables("citadels", LINK_TABLES)

    def days(self) -> "Days":
        """Return the tables of the deals of the day."""
        from citadels.days import DAYS  # noqa: PLC0415 - the start of the page does not wait for it.

        return DAYS

    def strengths(self) -> "Strengths":
        """Return the strength of the levels by edition and number of players."""
        from citadels.strengths import STRENGTHS  # noqa: PLC0415 - see above.

        return STRENGTHS

    def course(self) -> "CourseRules":
        """Return the figures of the course of a game, and what explains a change."""
        from citadels.course import COURSE  # noqa: PLC0415 - see above.

        return COURSE

    def remarks(self) -> "RemarkRules":
        """Return the events that computer players remark on."""
        from citadels.remarks import REMARKS  # noqa: PLC0415 - see above.

        return REMARKS

    def real_tables(self) -> "RealTables":
        """Return what counts and lays out a game with the box."""
        from citadels.real_table.tables import REAL_TABLES  # noqa: PLC0415 - see above.

        return REAL_TABLES

    def experiment(
        self,
        view: View,
        ask: AskView,
        chance: Randomness,
        recall: Recall,
        chosen: Pick | None = None,  # noqa: ARG002 - all answers are tried
        *,
        noting: bool = False,
    ) -> "Experiment":
        """Return an experiment that tries the options of ``ask``, to find a problem."""
        from citadels.search.experiment import experiment  # noqa: PLC0415 - see above.

        return experiment(recall(), view, ask, chance, noting=noting)

    def subject(self, view: View, ask: AskView, pick: Pick) -> "Subject":
        """Return the theme and the cards of a problem whose best answer is ``pick``."""
        from citadels.search.experiment import subject  # noqa: PLC0415 - see above.

        return subject(view, ask, pick)

    def statistics(self) -> "StatisticRules":
        """Return what counts: editions, characters revealed, drafted and named."""
        from citadels.figures import STATISTICS  # noqa: PLC0415 - see above.

        return STATISTICS

    def upgrade(self, record: Mapping[str, Any]) -> tuple[dict[str, Any], list[Chair]]:
        """Return set-up and seating of a ``record`` of format 1, whose set-up holds both.

        Raises ``Refusal`` (``bad-setup``).
        """
        setup: dict[str, Any] = dict(record["setup"])
        try:
            seats = [Chair.model_validate(seat) for seat in setup.pop("seats")]
        except (ValidationError, KeyError, TypeError):
            raise Refusal("bad-setup", where="seats") from None
        seating = [Chair(name=seat.name, player=_player(seat.player)) for seat in seats]
        return setup | {"players": len(seating)}, seating


def _player(kind: str) -> str:
    """Return the present name for a kind of player of format 1."""
    return PERSON if kind == "human" else kind


CITADELS: Kind = CitadelsKind()
