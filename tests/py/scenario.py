"""Defines the scenario kit: set a table as the rule book would, act through asks, assert options and changes.

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
    Wish,
    bewitch,
    kill,
    known,
    make_game,
    plain_setup,
    rob,
    set_table,
    threats,
    token,
    tokens_of,
    warrants,
)
from scenario_kit import AnyScenario, AnyWho, TableError, Words, words

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
    "tokens_of",
    "warrants",
]


class Who(AnyWho[State, View]):
    """A seat of the scenario's table, as it stands now."""

    @property
    def _player(self) -> Player:
        return self.scenario.state.players[self.seat]

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
        return self.scenario.state.crown == self.seat

    def points(self) -> dict[str, int]:
        """Return the lines of its final score; only when the game is over."""
        scores = self.view.scores or []
        return {
            part.cause: part.points for score in scores if score.seat == self.seat for part in score.parts
        }


class Scenario(AnyScenario[State, View]):
    """One table and what was done at it."""

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
        ``aside`` are characters that no seat has; ``in_game`` names characters and unique districts that must be
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
        presets = [each.id for each in load_edition(edition).presets]
        name = known(preset, presets, "preset") if preset else presets[0]
        game = Citadels(plain_setup(players, characters=name, districts=name, crown=crown, edition=edition))
        return self.start(game, game.start(seed))

    def start(self, game: Citadels, state: State) -> "list[Who]":
        """Go on from ``state``; it must be lawful."""
        self.begin(game, state)
        return [Who(self, seat) for seat in range(len(state.players))]

    # Reading it ----------------------------------------------------------------------------------------------

    @property
    def turn_of(self) -> str:
        """The character whose turn it is, ``""`` between turns."""
        return self.state.turn.character if self.state.turn else ""

    def names(self) -> dict[str, frozenset[str]]:
        """Return the cards and characters of the box."""
        box = load_edition(self.position.game.setup["edition"])
        cards = frozenset([*(basic.id for basic in box.basic), *box.every_unique])
        return {"card": cards, "character": frozenset(box.every_character)}

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
            if not self.turn_of:
                self._check("character", character, self.names()["character"], [])
            assert self.turn_of, f"{character} had no turn this round"
            self.end_turn()

    def end_round(self) -> None:
        """Let everybody gather gold and end the turn until the round is over."""
        while self.turn_of:
            self.end_turn()

    def check_all(self) -> None:
        """Check every law of Citadels."""
        laws.check_all(self.positions, self.picks)
