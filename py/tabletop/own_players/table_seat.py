"""Answers for one seat of a match with a person's file, from what the page tells of that seat as JSON text."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from hashlib import sha256
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from tabletop.match.kind import Kind, Observation
from tabletop.match.own_ask import OwnAsk
from tabletop.match.record import MatchId
from tabletop.own_players.own_player import SECONDS, OwnPlayer, PlayerFile, Report
from tabletop.own_players.time_limit import Clock
from tabletop.own_players.tools import Decision


class SeatOrder(BaseModel):
    """The seat to answer for, and the file that does."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    match: MatchId
    seat: int
    game: str
    setup: dict[str, Any]
    name: Annotated[str, Field(min_length=1)]
    text: str
    seconds: float = SECONDS


class TableSeat:
    """The loaded file in its seat, with what the seat remembers."""

    def __init__(self, kinds: Mapping[str, Kind], clock: Clock, order: str) -> None:
        """Load the file. Raises ``PlayerError`` where it cannot be used, ``Refusal`` for a set-up that is not legal."""
        self.order = SeatOrder.model_validate_json(order)
        self.kind = kinds[self.order.game]
        self.game = self.kind.make(self.order.setup)
        self._clock = clock
        shape: Any = OwnAsk
        self._asks: TypeAdapter[OwnAsk[Any]] = TypeAdapter(shape[self.kind.view])
        self._memory: Any = None
        self._unread: list[Observation] = []
        # Of the match's name and not of its seed, from which the deal could be computed.
        digest = sha256(f"own {self.order.match} {self.order.seat}".encode()).digest()
        self._seed = int.from_bytes(digest[:6], "big")
        self._begin()

    def answer(self, text: str) -> str:
        """Return the report ``pick`` on an ask: the answer, the fault where the file had one, and what it logged."""
        told = self._asks.validate_json(text)
        if told.whole:
            self._begin()
        self._unread += [moment.observation(self.order.seat) for moment in told.observed]
        decision = Decision(
            self.kind, self.game, told.view, told.ask, self._seed, told.number, self._remembered
        )
        report = self._player.report = Report()
        pick = self._player.pick(decision)
        return json.dumps(
            {
                "kind": "pick",
                "ask": told.ask.id,
                "options": pick,
                "fault": asdict(report.first) if report.first else None,
                "log": report.lines,
            }
        )

    def _begin(self) -> None:
        """Load the file anew, as at the deal."""
        order = self.order
        self._player = OwnPlayer(PlayerFile(order.name, order.text), self._clock, order.seconds)
        self._memory = None
        self._unread = []

    def _remembered(self) -> Any:  # noqa: ANN401 - the kind's own
        for observation in self._unread:
            self._memory = self.kind.learn(self.game, self._memory, observation)
        self._unread = []
        return self._memory
