"""Reads the files of players that a person wrote, and says in sentences what is wrong with one."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletop.cli import texts
from tabletop.cli.arena import Lineup, own_report, own_seats
from tabletop.cli.files import read_text
from tabletop.cli.policies import bot_policy
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout
from tabletop.match.kind import usual_level
from tabletop.own_players.faults import MOST_TEXT, OVERTIME, Fault
from tabletop.own_players.own_player import PlayerFile, Report
from tabletop.own_players.source_check import faults_in

GAMES = 3
"""How many games are played; the first one twice, to see whether the answers repeat."""

MOST_LATE = 3
"""How many decisions may take too long; then the check ends, since hundreds of them would take an hour."""

NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")


def own_files(paths: Iterable[str], levels: Sequence[str]) -> tuple[PlayerFile, ...]:
    """Read the files of players. Raises ValueError where one is no text, or its name cannot name a player."""
    files: dict[str, PlayerFile] = {}
    for path in map(Path, paths):
        name = path.stem
        if not NAME.fullmatch(name) or name in levels or name in files:
            raise ValueError(texts.BAD_BOT_NAME.format(name=name))
        text = read_text(path, strict=True).replace("\r\n", "\n").replace("\r", "\n")
        files[name] = PlayerFile(name, text)
    return tuple(files.values())


def fault_sentence(fault: Fault) -> str:
    """Return what a fault means, with its line and with Python's own words."""
    sentence = texts.FAULTS[fault.id]
    if fault.detail:
        sentence = texts.FAULT_DETAIL.format(sentence=sentence, detail=fault.detail)
    return texts.FAULT_LINE.format(line=fault.line, sentence=sentence) if fault.line else sentence


def fault_lines(own: Mapping[str, Any]) -> list[str]:
    """Return how often each fault of a report occurred, and the first one of all."""
    lines = [
        texts.OWN_FAULTS.format(count=count, sentence=texts.FAULTS[fault])
        for fault, count in own["faults"].items()
    ]
    first = own["first_fault"]
    return [*lines, texts.OWN_FIRST.format(sentence=fault_sentence(Fault(**first)))] if first else lines


def text_lines(text: str) -> list[str]:
    """Return what the page would mark in the text of a player, as sentences."""
    if len(text) > MOST_TEXT:
        return [texts.LONG_BOT.format(size=len(text), most=MOST_TEXT)]
    return [fault_sentence(fault) for fault in faults_in(text)]


class LateError(Exception):
    """The player has taken too long too often."""


@dataclass(frozen=True)
class Check:
    """What a check found, as sentences."""

    good: bool
    lines: list[str]


def check_bot(
    simulated: SimulatedGame, wish: object, file: PlayerFile, players: int, seed: int, seconds: float
) -> Check:
    """Read the player of ``file`` as the page does, and let it play a few games among usual ones.

    Raises ``PlayerError`` where it cannot be loaded.
    """
    kinds = (file.name, *[usual_level(simulated.kind)] * (players - 1))
    lineup, report = Lineup(kinds, (file,), seconds), Report()
    marks = text_lines(file.text)
    try:
        first, *_ = [_picks(simulated, wish, lineup, seed + number, report) for number in range(GAMES)]
        changes = _picks(simulated, wish, lineup, seed, Report()) != first
    except LateError:
        late = texts.TOO_LATE.format(count=MOST_LATE, seconds=seconds)
        return Check(good=False, lines=[*fault_lines(own_report(report)), late, *marks])
    own = own_report(report)
    lines = [texts.CHECKED.format(games=GAMES, players=players, **own), *fault_lines(own), *marks]
    if changes:
        lines.append(texts.CHANGES)
    good = not changes and not report.faults and not marks
    return Check(good, [*lines, texts.GOOD_BOT] if good else lines)


def _picks(simulated: SimulatedGame, wish: object, lineup: Lineup, seed: int, report: Report) -> list[Pick]:
    """Play one game, add to ``report`` how the player did, and return all answers.

    Raises ``LateError`` where the player has taken too long ``MOST_LATE`` times, those of ``report`` included.
    """
    game, own, picks = simulated.kind.make(simulated.setup(wish, seed)), own_seats(lineup), list[Pick]()
    answer = bot_policy(simulated.kind, game, seed, lineup.kinds, own)

    def policy(state: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own
        picks.append(answer(state, ask))
        if before + sum(player.report.faults[OVERTIME] for player in own.values()) >= MOST_LATE:
            raise LateError
        return picks[-1]

    before = report.faults[OVERTIME]
    try:
        playout(game, game.start(seed), policy)
    finally:
        for player in own.values():
            report.add(player.report)
    return picks
