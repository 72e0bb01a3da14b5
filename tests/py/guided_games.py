"""Plays guided games as a newcomer may: what the page is told move by move, and which notes it shows then."""

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from pydantic import TypeAdapter

from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.match.updates import Update
from tabletop.players.seating import PERSON, Chair
from tabletop.players.thinking import finished
from tabletop.texts.locales import LANGUAGES
from tools.programs import node
from tools.words import ROOT

NAMES = ["Ada", "Bertram", "Cecily", "Drogo"]
NEWCOMER = 0
WIRE = TypeAdapter(Update[Any])

Answer = Callable[[Any, Any], tuple[str, ...]]
"""What the newcomer answers to an open question, seeing a view."""


@dataclass(frozen=True)
class Moment:
    """What a note is chosen by, and who holds which characters then, as only the rules know."""

    view: dict[str, Any]
    seat: int
    ask: dict[str, Any] | None
    fresh: list[dict[str, Any]]
    names: list[str]
    held: dict[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True)
class Note:
    """A note that the newcomer was shown, at the moment of that number; it holds the others' moves or it does not."""

    moment: int
    id: str
    holds: bool
    lines: list[str]


def deal_of(game: str) -> int:
    """Return the seed of the guided game, as the page's module has it."""
    text = (ROOT / "web/games" / game / "help/teaching.js").read_text("utf-8")
    found = re.search(r"^const SEED = (\d+);$", text, re.MULTILINE)
    assert found
    return int(found[1])


def play(kind: Kind, setup: dict[str, Any], answer: Answer, rounds: int) -> list[Moment]:
    """Play the guided game of ``kind`` until so many rounds are over; return each moment as the page is told it."""
    players = setup["players"]
    level = kind.players[0]
    seating = [
        Chair(name=NAMES[seat], player=level if seat != NEWCOMER else PERSON) for seat in range(players)
    ]
    match = new_match("guided", kind, setup, seating, deal_of(kind.id), free=True)
    moments = [moment_of(match, kind)]
    while match.waiting is not None and moments[-1].view["round"] <= rounds:
        ask = match.position.ask
        assert ask is not None
        if match.waiting == NEWCOMER:
            match.play(answer(ask, moments[-1]))
        else:
            match.play(finished(match.computer_answer(kind, level, ask)))
        moments.append(moment_of(match, kind))
    return moments


def moment_of(match: Match[Any, Any], kind: Kind) -> Moment:
    update = WIRE.dump_python(match.update(NEWCOMER, match.number - 1, kind), mode="json")
    fresh = [event for moment in update["moments"] for event in moment["events"]]
    names = [chair.name for chair in match.seating]
    held: dict[str, str] = {}
    for seat, name in enumerate(names):
        view = match.game.view(match.position.state, seat)
        held |= dict.fromkeys(getattr(view, "mine", []), name)
    return Moment(update["view"], NEWCOMER, update["ask"], fresh, names, held)


def a_newcomer(chance: Random, choose: Answer) -> Answer:
    """Return how somebody answers who tries this and that: ``choose`` where it answers at all, or else by lot."""

    def answer(ask: Any, moment: Moment) -> tuple[str, ...]:
        wanted = choose(ask, moment)
        if wanted:
            return wanted
        options = list(ask.options)
        busy = [option for option in options if option != "end_turn"]
        if ask.kind == "turn" and busy:
            options = busy
        return tuple(chance.sample(options, max(1, ask.least)))

    return answer


def notes_of(game: str, paths: list[list[Moment]]) -> dict[str, list[list[Note]]]:
    """Return, by language, the notes that the page's own module shows at each path."""
    told = {"game": game, "languages": LANGUAGES, "paths": [[asdict(one) for one in path] for path in paths]}
    command = [node(), str(ROOT / "tests/js/guide-notes.js")]
    done = subprocess.run(command, input=json.dumps(told), capture_output=True, text=True, check=True)  # noqa: S603 - our own script
    return {
        language: [[Note(**note) for note in path] for path in found]
        for language, found in json.loads(done.stdout).items()
    }


def shown(paths: list[list[Moment]], notes: list[list[Note]], wanted: str) -> Iterator[tuple[Note, Moment]]:
    """Yield each time that a note was shown, with its moment."""
    for path, told in zip(paths, notes, strict=True):
        for note in told:
            if note.id == wanted:
                yield note, path[note.moment]
