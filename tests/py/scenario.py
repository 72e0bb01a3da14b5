"""The scenario kit: set a table as the rule book would, act through asks, assert options and changes.

    def test_rank_8_may_not_touch_it(t: Scenario) -> None:
        t.table(Seat("warlord", gold=9), Seat("king", city="keep temple"), call="warlord")
        t.pick("ability", name="destroy")
        assert t.options() == ["destroy:seat=1,at=1,card=temple,cost=0", "cancel"]

The fixture ``t`` checks all laws when the test ends. See docs/adding-a-card.md.
"""

from collections.abc import Sequence

import laws
from citadels.editions.edition import load_edition
from citadels.game import Citadels
from citadels.model.setup import EditionId
from citadels.model.state import Built, Mark, Player, State
from citadels.model.view import View
from dealing import (
    Seat,
    TableError,
    Wish,
    Words,
    bewitch,
    kill,
    make_game,
    plain_setup,
    rob,
    set_table,
    threats,
    token,
    warrants,
    words,
)
from tabletop.ask import OptionView, Pick, read_option
from tabletop.errors import Refusal
from tabletop.events import EventView, Facts
from tabletop.position import Position
from tabletop.wire import Update

__all__ = [
    "Scenario",
    "Seat",
    "TableError",
    "Who",
    "bewitch",
    "kill",
    "make_game",
    "plain_setup",
    "rob",
    "threats",
    "token",
    "warrants",
]


class Who:
    """A seat of the scenario's table, as it stands now."""

    def __init__(self, scenario: "Scenario", seat: int) -> None:
        self._scenario = scenario
        self.seat = seat

    @property
    def _player(self) -> Player:
        return self._scenario.state.players[self.seat]

    @property
    def gold(self) -> int:
        """Its stash."""
        return self._player.gold

    @property
    def hand(self) -> list[str]:
        """Its hand."""
        return self._player.hand[:]

    @property
    def city(self) -> list[str]:
        """The ids of its districts."""
        return [built.card for built in self._player.city]

    @property
    def districts(self) -> list[Built]:
        """Its districts with what lies on them: coins, tucked cards, the round they came."""
        return self._player.city[:]

    @property
    def crown(self) -> bool:
        """Whether it holds the crown."""
        return self._scenario.state.crown == self.seat

    @property
    def asked(self) -> bool:
        """Whether the open ask is its."""
        ask = self._scenario.position.ask
        return ask is not None and ask.seat == self.seat

    @property
    def update(self) -> Update[View]:
        """What it was sent last."""
        return laws.update_of(self._scenario.position, self.seat)

    @property
    def told(self) -> list[EventView]:
        """What it was told of the last pick."""
        return laws.told(self._scenario.position, self.seat)

    @property
    def view(self) -> View:
        """The table as it sees it."""
        return self.update.view

    def saw(self, kind: str) -> list[Facts]:
        """Return the facts of the events of ``kind`` that it was told since the last pick."""
        return [event.data for event in self.told if event.kind == kind]

    def points(self) -> dict[str, int]:
        """Return the lines of its final score; only when the game is over."""
        scores = self.view.scores or []
        return {
            part.cause: part.points for score in scores if score.seat == self.seat for part in score.parts
        }


class Scenario:
    """One table and what was done at it."""

    def __init__(self) -> None:
        self._positions: list[Position[State]] = []
        self._picks: list[Pick] = []

    # Setting the table ---------------------------------------------------------------------------------------

    def table(
        self,
        *seats: Seat,
        call: str = "",
        players: int = 4,
        deck: Words = "",
        crown: int = 0,
        marks: Sequence[Mark] = (),
        aside: Words = "",
        round_: int = 5,
        first: int | None = None,
        last_round: bool = False,
        phase: str = "call",
        bottom: int | None = None,
        edition: str = "2016",
        city_size: int | None = None,
        in_game: Words = "",
    ) -> "list[Who]":
        """Set a table in the middle of a round and go to the first ask; return its seats.

        Seats that are not given are added, up to ``players``; they get characters that are called as late as
        possible, so that they do not act before those the scenario is about.
        ``call`` is the character that is called next (none: rank 1); lower ranks were called before.
        ``deck`` are the cards on top, the first to be drawn first. The rest of the box lies below, or only
        ``bottom`` cards of it; the others are then in the hand of the last seat, to be out of the way.
        ``aside`` are characters that nobody has; ``in_game`` names characters and unique districts that must be
        in the game though the scenario does not deal them; ``first`` completed its city first (one complete city
        was first unless said), ``last_round`` lets a seat that was added have been first.
        Raises ``TableError`` for names that nothing has and for tables that no game could lead to.
        """
        self.check_laws()
        added = max(players - len(seats), 0)
        wish = Wish(
            seats=[*seats, *(Seat() for _ in range(added))],
            left_out=added,
            call=call,
            deck=words(deck),
            crown=crown,
            marks=list(marks),
            aside=words(aside),
            round=round_,
            first=first,
            last_round=last_round,
            phase=phase,
            bottom=bottom,
            edition=edition,
            city_size=city_size,
            in_game=words(in_game),
        )
        return self.start(*set_table(wish))

    def deal(
        self,
        players: int,
        seed: int = 1,
        crown: int | None = None,
        *,
        preset: str = "",
        edition: EditionId = "2016",
    ) -> "list[Who]":
        """Deal a whole new game of a set (the edition's first one) and go to the first ask; return its seats."""
        self.check_laws()
        name = preset or load_edition(edition).presets[0].id
        game = Citadels(plain_setup(players, characters=name, districts=name, crown=crown, edition=edition))
        return self.start(game, game.start(seed))

    def start(self, game: Citadels, state: State) -> "list[Who]":
        """Go on from ``state``; it must be lawful."""
        assert game.broken_laws(state) == []
        self._positions = [Position[State].resumed(game, state, ())]
        self._picks = []
        return [Who(self, seat) for seat in range(len(state.players))]

    # Reading it ----------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position[State]:
        """Where the game stands."""
        return self._positions[-1]

    @property
    def state(self) -> State:
        """The true table; scenarios look, and never touch."""
        return self.position.state

    @property
    def kind(self) -> str:
        """The kind of the open ask, ``""`` when the game is over."""
        return self.position.ask.kind if self.position.ask else ""

    @property
    def asked(self) -> int | None:
        """The seat of the open ask, None when the game is over."""
        return self.position.ask.seat if self.position.ask else None

    @property
    def turn_of(self) -> str:
        """The character whose turn it is, ``""`` between turns."""
        return self.state.turn.character if self.state.turn else ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.ask is None

    def options(self, verb: str = "") -> list[str]:
        """Return the ids of all options of the open ask, or of those with ``verb``."""
        ask = self.position.ask
        ids = list(ask.options) if ask else []
        return [text for text in ids if not verb or read_option(text).verb == verb]

    def offers(self, verb: str = "") -> list[OptionView]:
        """Return the options of the open ask taken apart, or those with ``verb``: ``offer.args["card"]``."""
        return [read_option(text) for text in self.options(verb)]

    def offered(self, arg: str, verb: str = "") -> list[str | int]:
        """Return what the options of the open ask have as ``arg``: ``t.offered("card")``, in their order."""
        return [offer.args[arg] for offer in self.offers(verb) if arg in offer.args]

    def view(self) -> View:
        """Return the table as a spectator sees it."""
        return laws.update_of(self.position, None).view

    def events(self, kind: str = "") -> list[Facts]:
        """Return the facts of the events since the last pick, of one ``kind`` if given, as all know them."""
        told = laws.told(self.position, None)
        return [event.data for event in told if not kind or event.kind == kind]

    def kinds(self) -> list[str]:
        """Return the kinds of the events since the last pick, in order."""
        return [event.kind for event in self.position.events]

    def causes(self, kind: str) -> list[str]:
        """Return what caused the events of ``kind`` since the last pick."""
        return [event.cause for event in self.position.events if event.kind == kind]

    # Acting --------------------------------------------------------------------------------------------------

    def pick(self, verb: str, **args: str | int) -> None:
        """Pick the one option with ``verb`` and, among others, ``args``."""
        fit = [offer.id for offer in self.offers(verb) if offer.args.items() >= args.items()]
        assert len(fit) == 1, f"{verb} {args} fits {fit} of {self.kind}: {self.options()}"
        self.choose(fit[0])

    def pick_each(self, names: Words) -> None:
        """Answer an ask for several with one option for each of ``names``: cards (copies named again) or characters."""
        left, chosen = self.offers(), list[str]()
        for name in words(names):
            fit = [offer for offer in left if name in offer.args.values()]
            assert fit, f"{name} is not, or not any more, among the options of {self.kind}: {self.options()}"
            left.remove(fit[0])
            chosen.append(fit[0].id)
        self.choose(*chosen)

    def choose(self, *ids: str) -> None:
        """Answer the open ask with these option ids."""
        self._positions.append(self.position.after(ids))
        self._picks.append(ids)

    def refuses(self, *ids: str) -> str:
        """Assert that ``ids`` is no legal answer; return the code of the refusal."""
        before = laws.game_of(self.position).dump(self.state)
        try:
            self.position.after(ids)
        except Refusal as refusal:
            assert laws.game_of(self.position).dump(self.state) == before
            return refusal.code
        raise AssertionError(f"{ids} was taken")

    def gather(self) -> None:
        """Take the gold of the turn."""
        self.pick("gather_gold")

    def end_turn(self) -> None:
        """End the turn, gathering gold first if that was not done."""
        if self.options("gather_gold"):
            self.gather()
        self.pick("end_turn")

    def until(self, character: str) -> None:
        """Let everybody gather gold and end the turn until it is the turn of ``character``."""
        while self.turn_of != character:
            assert self.turn_of, f"{character} had no turn this round"
            self.end_turn()

    def end_round(self) -> None:
        """Let everybody gather gold and end the turn until the round is over."""
        while self.turn_of:
            self.end_turn()

    # The laws ------------------------------------------------------------------------------------------------

    def check_laws(self) -> None:
        """Check all laws over everything that was done at the table."""
        if self._positions:
            laws.check_all(self._positions, self._picks)
