"""Plays games of a person's file against computer players, and reports each step as JSON text."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.record import MatchId, QuickSeed
from tabletop.own_players.faults import OVERTIME, Fault
from tabletop.own_players.own_player import SECONDS, OwnPlayer, PlayerFile, Report
from tabletop.own_players.series import Series
from tabletop.own_players.time_limit import Clock
from tabletop.own_players.tools import Decision, Tools
from tabletop.players.seating import PERSON, Chair

REPORT_EVERY = 0.2
"""Seconds after which a step reports even if the person's file is not asked."""


class Order(BaseModel):
    """What to play: games of a ``Series`` with these ``numbers``; the file has the chairs of people.

    ``barred`` are decisions (game, moment) at which the file is not asked, because it did not return there.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    run: MatchId
    game: str
    setup: dict[str, Any]
    chairs: list[Chair]
    name: Annotated[str, Field(min_length=1)]
    text: str
    seed: QuickSeed
    numbers: list[int]
    seconds: float = SECONDS
    barred: frozenset[tuple[int, int]] = frozenset()


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """A match of an order, with a loaded file for each seat that the file plays."""

    match: Match[Any, Any]
    seed: int
    files: Mapping[int, OwnPlayer]


class Arena:
    """The games of one order. Call :meth:`step` until it reports the end.

    Reports, by ``kind``: ``asks`` (the file is asked in the next step), ``plays`` (the others play), ``game`` (one is
    finished), ``end``.
    """

    def __init__(self, kinds: Mapping[str, Kind], clock: Clock, order: str) -> None:
        """Load the file. Raises ``PlayerError`` if it cannot be used, ``Refusal`` if the table is not legal."""
        self.order = told = Order.model_validate_json(order)
        self.kind = kinds[told.game]
        self.series = Series(self.kind, told.run, told.setup, told.chairs, told.seed)
        self._clock = clock
        self._told = clock()
        self.dealt(0)
        self._reports = self._play()

    def step(self) -> str:
        """Play on, and return the next report as JSON text."""
        report = next(self._reports, {"kind": "end"})
        self._told = self._clock()
        return json.dumps(report)

    def dealt(self, number: int) -> ArenaGame:
        """Deal game ``number``."""
        order = self.order
        match, seed = self.series.deal(number)
        file = PlayerFile(order.name, order.text)
        seats = [seat for seat, chair in enumerate(match.seating) if chair.player == PERSON]
        return ArenaGame(match, seed, {seat: OwnPlayer(file, self._clock, order.seconds) for seat in seats})

    def _play(self) -> Iterator[dict[str, object]]:
        for number in self.order.numbers:
            game = self.dealt(number)
            yield from self._game(number, game)
            yield self._result(number, game)

    def _game(self, number: int, game: ArenaGame) -> Iterator[dict[str, object]]:
        match, where = game.match, {"game": number}
        while (ask := match.position.ask) is not None:
            player = game.files.get(ask.seat)
            if player is None:
                if self._clock() > self._told + REPORT_EVERY:
                    yield {"kind": "plays", **where, "moment": match.number}
                match.advance(self.kind, 1)
            elif ask.one_answer:
                match.play(ask.options)
            else:
                # Reported before the file is called, so that a watcher knows where it did not return.
                yield {"kind": "asks", **where, "moment": match.number}
                match.play(self._pick(player, self._decision(game, ask), number))

    def _pick(self, player: OwnPlayer, decision: Decision, number: int) -> Pick:
        if (number, decision.number) not in self.order.barred:
            return player.pick(decision)
        player.report.decisions += 1
        player.report.faults[OVERTIME] += 1
        player.report.first = player.report.first or Fault(OVERTIME)
        return Tools(decision).normal(decision.ask)

    def _decision(self, game: ArenaGame, ask: Ask) -> Decision:
        match = game.match
        view, shown = match.game.view(match.position.state, ask.seat), view_ask(ask, match.ask_id)
        recall = match.memories.recaller(self.kind, match.history, ask.seat)
        return Decision(self.kind, match.game, view, shown, game.seed, match.number, recall)

    def _result(self, number: int, game: ArenaGame) -> dict[str, object]:
        report = Report()
        for player in game.files.values():
            report.add(player.report)
        return {
            "kind": "game",
            "game": number,
            "save": game.match.record(self.kind).model_dump_json(),
            "decisions": report.decisions,
            "seconds": report.seconds,
            "slowest": report.slowest,
            "faults": dict(report.faults),
            "first": asdict(report.first) if report.first else None,
            "log": report.lines,
        }
