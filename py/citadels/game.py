"""Offers Citadels to the kernel: the rules bound to one set-up."""

from typing import Any

from citadels.engine.flow import STEPS
from citadels.engine.laws import broken_laws
from citadels.engine.rules import Rules, make_rules
from citadels.engine.table import Table
from citadels.engine.things import thing_of
from citadels.engine.views import ViewCache, holdings, view_table
from citadels.model.setup import Setup
from citadels.model.state import Player, State, TurnState, dump_state, load_state
from citadels.model.view import View
from tabletop.kernel.ask import Ask, Option
from tabletop.kernel.events import Sink
from tabletop.kernel.game import Script
from tabletop.kernel.hints import Holding
from tabletop.kernel.randomness import Seed, source_of

GAME_ID = "citadels"
RULES_VERSION = 2
"""Raised whenever an old record would replay differently."""


class Citadels:
    """The game of one set-up; see :class:`tabletop.kernel.game.Game`. Raises ``Refusal`` for an illegal set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup: dict[str, Any] = setup.model_dump(mode="json")
        self.rules: Rules = make_rules(setup)
        self._view_cache = ViewCache(self.rules.seats)
        self._holdings_cache = ViewCache(self.seats)

    def apart(self) -> "Citadels":
        """Return the same game with its own cache of views, to play other tables."""
        return Citadels(Setup.model_validate(self.setup))

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.rules.seats

    def start(self, seed: Seed) -> State:
        """Return the state after the deal: a shuffled deck, cards and gold for each seat, the crown before one."""
        rules = self.rules
        chance = source_of(seed)
        deck = list(rules.deck)
        chance.shuffle(deck)
        crown = rules.crown if rules.crown is not None else chance.below(rules.seats)
        players = [
            Player(rules.start_gold, [deck.pop() for _ in range(rules.start_cards)])
            for _ in range(rules.seats)
        ]
        issued = rules.start_gold * rules.seats
        return State(
            chance, "round", 0, crown, crown, players, deck, issued=issued, city_size=rules.city_size
        )

    def step(self, state: State, sink: Sink | None) -> Script:
        """Return the coroutine of the next short step."""
        return STEPS[state.phase](Table(self.rules, state, sink))  # type: ignore[return-value]

    def over(self, state: State) -> bool:
        """Say whether the game has ended."""
        return state.phase == "over"

    def view(self, state: State, seat: int | None) -> View:
        """Return what ``seat`` (None: a spectator) may know. Views share parts: do not change them."""
        return view_table(Table(self.rules, state, None), seat, self._view_cache)

    def holdings(self, state: State) -> list[Holding]:
        """Return each seat's gold, number of cards and points; all of it is public."""
        return holdings(Table(self.rules, state, None), self._holdings_cache)

    def about(self, state: State, ask: Ask, option: Option) -> str:
        """Return the card, character, district or seat that ``option`` is about."""
        return thing_of(state, ask, option)

    def progress(self, state: State) -> dict[str, Any]:
        """Return what all were told of the round and the turn and no view shows."""
        turn = state.turn
        return {
            "finishers": state.finishers[:],
            "builders": state.builders[:],
            "character": turn.character if turn is not None else "",
            "used": self._used(turn) if turn is not None else [],
            "paid": turn.paid if turn is not None else 0,
        }

    def _used(self, turn: TurnState) -> list[str]:
        """Return what the turn has used, in no order; a character that has no ability to use is not in it."""
        characters = self.rules.characters
        return sorted({what for what in turn.used if what not in characters or characters[what].abilities})

    def dump(self, state: State) -> dict[str, Any]:
        """Return ``state`` as JSON-ready data."""
        return dump_state(state)

    def load(self, data: dict[str, Any]) -> State:
        """Return the state that :meth:`dump` gave. Raises ``Refusal`` on anything else."""
        return load_state(data)

    def broken_laws(self, state: State) -> list[str]:
        """Name every conservation law that ``state`` breaks."""
        return [f"{law}: {detail}" for law, detail in broken_laws(self.rules, state)]
