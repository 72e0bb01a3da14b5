"""Offers Point City to the kernel: the rules bound to one set-up."""

from typing import Any

from pointcity.cards.box import CARDS, TWO_SIDED
from pointcity.engine.flow import STEPS
from pointcity.engine.laws import broken_laws
from pointcity.engine.rules import CELLS, Rules, make_rules
from pointcity.engine.scoring import points_of
from pointcity.engine.table import Table
from pointcity.engine.views import view_table
from pointcity.model.setup import Setup
from pointcity.model.state import Player, State, dump_state, load_state
from pointcity.model.view import View
from tabletop.kernel.ask import Ask, Option
from tabletop.kernel.events import Sink
from tabletop.kernel.game import Script
from tabletop.kernel.hints import Holding
from tabletop.kernel.randomness import Seed, source_of

GAME_ID = "pointcity"
RULES_VERSION = 1
"""Raised whenever an old record would replay differently."""


class PointCity:
    """The game of one set-up; see :class:`tabletop.kernel.game.Game`."""

    def __init__(self, setup: Setup) -> None:
        self.setup: dict[str, Any] = setup.model_dump(mode="json")
        self.rules: Rules = make_rules(setup)

    @property
    def seats(self) -> int:
        """How many seats the table has; the automa sits on none."""
        return self.rules.seats

    def start(self, seed: Seed) -> State:
        """Return the state after the deal: tiers in order, a market of sixteen resource cards, a starting card each."""
        rules = self.rules
        chance = source_of(seed)
        deck: list[int] = []
        for tier, count in enumerate(rules.size.tiers, 1):
            cards = [number for number in TWO_SIDED if CARDS[number].tier == tier]
            chance.shuffle(cards)
            # The deck's top is its end, and the first tier lies on top.
            deck = cards[:count] + deck
        tokens = list(rules.tokens)
        chance.shuffle(tokens)
        first = rules.setup.first if rules.setup.first is not None else chance.below(rules.seats)
        players = [Player() for _ in range(rules.seats)]
        for place, card in enumerate(rules.starting):
            players[(first + place) % rules.seats].hand.append(card)
        return State(
            phase="begin",
            turn=0,
            first=first,
            players=players,
            market=[deck.pop() for _ in range(CELLS)],
            deck=deck,
            built=[False] * CELLS,
            tokens=tokens[: rules.size.tokens],
            automa=Player() if rules.solo else None,
        )

    def step(self, state: State, sink: Sink | None) -> Script:
        """Return the coroutine of the next short step."""
        return STEPS[state.phase](Table(self.rules, state, sink))  # type: ignore[return-value]

    def over(self, state: State) -> bool:
        """Say whether the game has ended."""
        return state.phase == "over"

    def view(self, state: State, seat: int | None) -> View:
        """Return what ``seat`` (None: a spectator) may know."""
        return view_table(Table(self.rules, state, None), seat)

    def holdings(self, state: State) -> list[Holding]:
        """Return each seat's number of cards and points. Gold is 0: seats pay with cards."""
        return [Holding(0, len(player.hand), points_of(player)) for player in state.players]

    def about(self, _state: State, _ask: Ask, option: Option) -> str:
        """Return ``cell:PLACE`` of the market, ``token:ID`` or ``deck``."""
        for name in ("cell", "token"):
            if name in option.args:
                return f"{name}:{option.args[name]}"
        return "deck" if option.verb == "draw" else ""

    def dump(self, state: State) -> dict[str, Any]:
        """Return ``state`` as JSON-ready data."""
        return dump_state(state)

    def load(self, data: dict[str, Any]) -> State:
        """Return the state that :meth:`dump` gave. Raises ``Refusal`` (``save-broken``) on anything else."""
        return load_state(data)

    def broken_laws(self, state: State) -> list[str]:
        """Name every conservation law that ``state`` breaks."""
        return [f"{law}: {detail}" for law, detail in broken_laws(self.rules, state)]
