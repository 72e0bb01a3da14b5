"""Compares computer players: each deal is played once with every player in every seat, so that luck cancels out."""

from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import combinations
from math import sqrt
from time import perf_counter
from typing import Any

from tabletop.cli import batches
from tabletop.cli.parallel import ALONE, Crew
from tabletop.cli.policies import bot_policy
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.kernel.position import playout
from tabletop.match.win_rate import CONFIDENT, wilson
from tabletop.own_players.own_player import SECONDS, OwnPlayer, PlayerFile, Report

Places = dict[str, float]
"""How a game went: the share of the win that each kind of player had."""


@dataclass
class Kind:
    """What one kind of player has done: ``wins`` counts a shared victory by shares."""

    seats: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list[int])


@dataclass
class Games:
    """What was played at one table: each kind's figures, and each game's outcome in order.

    ``reports`` tell how the players did whose file a person wrote, by name.
    """

    kinds: dict[str, Kind]
    outcomes: list[Places] = field(default_factory=list[Places])
    reports: dict[str, Report] = field(default_factory=dict[str, Report])


@dataclass(frozen=True)
class Lineup:
    """Who sits at a table: names of levels, or of the files in ``own``, each with ``seconds`` a decision."""

    kinds: tuple[str, ...]
    own: tuple[PlayerFile, ...] = ()
    seconds: float = SECONDS

    def new(self) -> Games:
        """Return the figures before the first game."""
        kinds = {kind: Kind(seats=self.kinds.count(kind)) for kind in self.kinds}
        return Games(kinds, reports={file.name: Report() for file in self.own if file.name in kinds})


def play_part(simulated: SimulatedGame, wish: object, lineup: Lineup, first: int, numbers: range) -> Games:
    """Play the games with these ``numbers``: so many in turn have one deal, with the seats moved on by one.

    Where moving them on gives the same table again, as with two kinds in turn, each different table is played once.
    """
    kinds, games = lineup.kinds, lineup.new()
    tables = different_tables(kinds)
    for number in numbers:
        deal, turned = divmod(number, tables)
        seated = (*kinds[-turned:], *kinds[:-turned]) if turned else kinds
        seed = first + deal
        _play(simulated, simulated.setup(wish, seed), seed, replace(lineup, kinds=seated), games)
    return games


def different_tables(kinds: tuple[str, ...]) -> int:
    """Return after how many moves by one seat the ``kinds`` sit as they sat at first."""
    turns = range(1, len(kinds))
    return next((turned for turned in turns if kinds[-turned:] + kinds[:-turned] == kinds), len(kinds))


def own_seats(lineup: Lineup) -> dict[int, OwnPlayer]:
    """Load the files of a table, one for each seat. Raises ``PlayerError`` where one cannot be used."""
    files = {file.name: file for file in lineup.own}
    return {
        seat: OwnPlayer(files[kind], perf_counter, lineup.seconds)
        for seat, kind in enumerate(lineup.kinds)
        if kind in files
    }


def _play(simulated: SimulatedGame, setup: dict[str, Any], seed: int, lineup: Lineup, games: Games) -> None:
    """Play one game and note its outcome."""
    game, seated, own = simulated.kind.make(setup), lineup.kinds, own_seats(lineup)
    state = game.start(seed)
    playout(game, state, bot_policy(simulated.kind, game, seed, seated, own))
    for player in own.values():
        games.reports[player.file.name].add(player.report)
    outline = simulated.kind.outline(game, state)
    outcome = dict.fromkeys(games.kinds, 0.0)
    for seat, points in enumerate(outline.points):
        kind = games.kinds[seated[seat]]
        kind.scores.append(points)
        if seat in outline.winners:
            kind.wins += 1 / len(outline.winners)
            outcome[seated[seat]] += 1 / len(outline.winners)
    games.outcomes.append(outcome)


def play_table(
    simulated: SimulatedGame, wish: object, lineup: Lineup, seed: int, games: int, crew: Crew
) -> Games:
    """Play ``games`` games at one table.

    Raises ``Refusal`` where no such table is legal, ``PlayerError`` where a file of it cannot be used.
    """
    simulated.kind.make(simulated.setup(wish, seed))
    own_seats(lineup)
    total = lineup.new()
    work = partial(play_part, simulated, wish, lineup, seed)
    for part in batches.run(work, range(games), crew, " ".join(dict.fromkeys(lineup.kinds))):
        for kind, done in part.kinds.items():
            total.kinds[kind].wins += done.wins
            total.kinds[kind].scores += done.scores
        total.outcomes += part.outcomes
        for name, report in part.reports.items():
            total.reports[name].add(report)
    return total


def run_arena(
    simulated: SimulatedGame, wish: object, kinds: tuple[str, ...], seed: int, games: int, crew: Crew = ALONE
) -> dict[str, Any]:
    """Play ``games`` games and return what ``--json`` prints. Raises ``Refusal`` where no such table is legal."""
    return table_report(play_table(simulated, wish, Lineup(kinds), seed, games, crew), kinds, seed)


def table_report(played: Games, kinds: tuple[str, ...], seed: int) -> dict[str, Any]:
    """Return what is printed of one table."""
    games = len(played.outcomes)
    own = {name: own_report(report) for name, report in played.reports.items()}
    return {
        "games": games,
        "seats": list(kinds),
        "seed": seed,
        "ties": "split",
        "interval": "95 %: Wilson for win rates, normal for scores",
        "kinds": {kind: _result(done, games, len(kinds)) for kind, done in played.kinds.items()},
        **({"own": own} if own else {}),
    }


def own_report(report: Report) -> dict[str, Any]:
    """Return what is printed of a player whose file a person wrote."""
    return {
        "decisions": report.decisions,
        "mean_ms": round(1000 * report.seconds / max(report.decisions, 1), 3),
        "slowest_ms": round(1000 * report.slowest, 3),
        "faults": dict(report.faults),
        "first_fault": asdict(report.first) if report.first else None,
        "log": [f"{number}: {line}" for number, line in report.lines],
    }


def pairs(kinds: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Return the tables at which each two of ``kinds`` meet, half the seats each; ``players`` is even."""
    half = players // 2
    return [(one,) * half + (other,) * half for one, other in combinations(kinds, 2)]


def _result(kind: Kind, games: int, seats: int) -> dict[str, Any]:
    """Return the figures of one kind: of all its seats together for wins, of a single seat for scores."""
    mean = sum(kind.scores) / max(len(kind.scores), 1)
    spread = sum((score - mean) ** 2 for score in kind.scores) / max(len(kind.scores) - 1, 1)
    margin = CONFIDENT * sqrt(spread / max(len(kind.scores), 1))
    rate = kind.wins / games if games else 0.0
    return {
        "seats": kind.seats,
        "fair": round(kind.seats / seats, 4),
        "wins": round(kind.wins, 3),
        "win_rate": round(rate, 4),
        "win_rate_interval": [round(bound, 4) for bound in wilson(rate, games)],
        "mean_score": round(mean, 3),
        "mean_score_interval": [round(mean - margin, 3), round(mean + margin, 3)],
    }
