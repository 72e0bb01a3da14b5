"""Plays a game in the terminal without its own screen: the view as a table, questions as lists, events as lines."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, cast

from tabletop.cli import program
from tabletop.cli.commands import Commands
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.cli.texts import HELP, PLAIN_PROGRAM
from tabletop.kernel.ask import AskView, Option
from tabletop.kernel.events import EventView
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.plain_view import SHARED, PlainView
from tabletop.texts.locales import Texts, Value
from tabletop.texts.word_forms import isolated

SEATS = frozenset({"seat", "other", "by", "from", "to", "turn", "winner", "winners"})
"""Facts and fields of views that are seat numbers."""


@dataclass
class PlainScreen:
    """A game in words; see :class:`tabletop.cli.play.Terminal`. The page's plain look reads the same texts."""

    texts: Texts
    names: Sequence[str] = ()

    def say(self, ident: str, **facts: Value) -> str:
        """Return the sentence ``ident``."""
        return self.texts.say(ident, **facts)

    def event(self, event: EventView) -> str:
        """Return ``event`` as a sentence: the text `event-<kind>`."""
        return self.say(f"event-{event.kind}", **self._facts(event.data))

    def option(self, option: Option) -> str:
        """Return what choosing ``option`` does: the text `option-<verb>`."""
        return self.say(f"option-{option.verb}", **self._facts(option.args))

    def table_lines(self, view: PlainView) -> list[str]:
        """Return each field of ``view`` that is the game's own, under the text `view-<field>`, then each seat's."""
        lines = [""]
        for name in (part.name for part in fields(view) if part.name not in SHARED):
            value: object = getattr(view, name)
            if value is not None and value != []:
                lines.append("  " + self._field(name, value))
        for seat in view.seats:
            lines.append(f"  {isolated(self.names[seat.seat])}")
            own = [part.name for part in fields(seat) if part.name != "seat"]
            lines += ["    " + self._field(name, getattr(seat, name)) for name in own]
        return lines

    def ask_lines(self, ask: AskView, view: object) -> list[str]:  # noqa: ARG002 - a plain question needs no table
        """Return the question, the text `ask-<kind>`, and its options, numbered from 1."""
        options = [self.texts.numbered(at, self.option(option)) for at, option in enumerate(ask.options, 1)]
        return [self.say(f"ask-{ask.kind}"), *options]

    def score_lines(self, view: PlainView) -> list[str]:
        """Return the final scores, best first."""
        scores = sorted(view.scores or [], key=lambda score: score.place)
        lines = [
            self.texts.numbered(score.place, self._line(self.names[score.seat], str(score.total)))
            for score in scores
        ]
        return ["", self.say("see-scores"), *lines]

    def card_texts(self) -> dict[str, list[str]]:
        """Return nothing: no card has a text."""
        return {}

    def _field(self, name: str, value: object) -> str:
        return self._line(self.say(f"view-{name}"), str(self._fact(name, value)))

    def _line(self, label: str, items: str) -> str:
        return self.texts.labelled(label, items)

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Value]:
        return {key: self._fact(key, value) for key, value in facts.items()}

    def _fact(self, key: str, value: object) -> Value:
        """Return a fact as it is read: a seat by its name, a word by the text `<key>-<word>`, a list with commas."""
        if isinstance(value, list):
            return self.texts.joined(
                "join-commas", (str(self._fact(key, one)) for one in cast("list[object]", value))
            )
        if isinstance(value, int) and not isinstance(value, bool):
            return self.names[value] if key in SEATS else value
        word = f"{key}-{value}"
        return self.say(word) if self.texts.has(word) else str(value)


class PlainObserver:
    """Deals hidden worlds for the checks, where a game says how: ``dealt_again(state, seat, chance)``."""

    def __init__(self, game: Any) -> None:  # noqa: ANN401 - any game
        self.game = game
        self.latest: Position[Any] | None = None

    def watch(self, position: Position[Any]) -> None:
        """Take note of ``position``."""
        self.latest = position

    def state(self, position: Position[Any], seat: int | None, chance: Randomness) -> Any:  # noqa: ANN401 - its own
        """Return a state that looks to ``seat`` like that of ``position``."""
        return self.game.dealt_again(position.state, seat, chance)

    def position(self, seat: int, chance: Randomness) -> Position[Any]:
        """Return a position that is to ``seat`` like the last one watched."""
        if self.latest is None:
            raise RuntimeError("nothing was watched")
        if self.latest.picks:
            return self.latest
        return Position[Any].resumed(self.game, self.game.dealt_again(self.latest.base, seat, chance), ())


@dataclass(frozen=True)
class PlainTable:
    """What may be played: numbers of players."""

    players: tuple[int, ...]


def setup_for(table: PlainTable, seed: int) -> dict[str, Any]:
    """Return the set-up of the game with ``seed``: the numbers of players in turn, and the game's own defaults."""
    return {"players": table.players[seed % len(table.players)]}


def run_plain(simulated: SimulatedGame, arguments: Sequence[str] | None) -> int:
    """Run the command line of a game whose set-up is a number of players; return the exit code."""
    kind = simulated.kind

    def add_many(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--players", default=str(kind.seats[0]), help=HELP["players"])

    commands = Commands(
        about=PLAIN_PROGRAM.format(game=kind.id),
        simulated=simulated,
        add_table=lambda _parser: None,
        add_many=add_many,
        wish=lambda _options, players: PlainTable(players),
        screen=lambda texts, _setup: PlainScreen(texts),
        players=kind.seats[0],
        bots=kind.players[0],
    )
    return program.run_program(commands.parser(), arguments)
