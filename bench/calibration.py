"""Compares the chances to win that are told between rounds with who then wins. Prints tables, and draws a picture.

    .venv/bin/python -m bench.calibration [--game citadels] [--edition 2016] [--players 3-6] [--level strong] [--games
    500] [--seed 1] [--plot FILE]

Cards are drawn by lot. All seats play ``--level``, or a mix of all levels (``--level mixed``), or of some (``--level
novice,normal,strong``); each level of a mix has rows of its own. A case is a seat before a round. Cases of one game are
alike, so the standard error is that of games: of the sums of told minus won. The last lines name the rows, and the
tenths within each round, that differ by more than is wanted: by more than 3 points with 1,000 cases or more, by more
than two standard errors with fewer. This is no test: it never fails.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from citadels.cli.simulated_game import SIMULATED as CITADELS
from citadels.cli.tables import RANDOM
from citadels.cli.tables import Wish as CitadelsWish
from citadels.search.bonuses import bonuses
from pointcity.cli.simulated_game import SIMULATED as POINT_CITY
from pointcity.cli.simulated_game import Wish as PointCityWish
from tabletop.cli.options import players_of
from tabletop.cli.policies import policy_for, seat_levels
from tabletop.cli.rounds import play_rounds, win_shares
from tabletop.cli.simulated_game import SimulatedGame

TENTHS = 10
FEW = 30
"""A row of fewer cases is left out."""

MANY = 1000
WANTED = 0.03
"""With ``MANY`` cases, told and won may differ by at most ``WANTED``; with fewer, by two standard errors."""

ROUNDING = 1e-9

WITHIN = ", "
"""Stands in the name of a row of a tenth within a round, which has no line of its own."""


@dataclass
class Row:
    """Cases: how many, what was told and won of them by game, and the sum of squared errors."""

    cases: int = 0
    told: float = 0.0
    won: float = 0.0
    squares: float = 0.0
    apart: dict[int, float] = field(default_factory=lambda: defaultdict[int, float](float))

    def add(self, game: int, told: float, won: float) -> None:
        """Count a case."""
        self.cases += 1
        self.told += told
        self.won += won
        self.squares += (told - won) ** 2
        self.apart[game] += told - won

    @property
    def error(self) -> float:
        """The standard error of told minus won, by games."""
        return sqrt(sum(one**2 for one in self.apart.values())) / max(self.cases, 1)

    @property
    def holds(self) -> bool:
        """Whether told and won differ by no more than is wanted."""
        bound = WANTED if self.cases >= MANY else 2 * self.error
        return abs(self.told - self.won) / max(self.cases, 1) <= bound + ROUNDING


Case = tuple[str, float]
"""A row that a seat belongs to, and the chance told."""


def tenth_of(chance: float) -> str:
    """Return the row of the tenth that ``chance`` lies in."""
    tenth = min(int(TENTHS * chance), TENTHS - 1)
    return f"told {10 * tenth} to {10 * tenth + 10} %"


def cases_of(
    simulated: SimulatedGame,
    game: Any,  # noqa: ANN401 - its own
    state: Any,  # noqa: ANN401
    number: int,
    levels: Sequence[str],
) -> dict[int, list[Case]]:
    """Return for each seat the rows that its chance at ``state`` counts for; ``levels`` are those of the seats."""
    chances = simulated.kind.chances(game, state, levels)
    if chances is None:
        return {}
    found: dict[int, list[Case]] = {}
    for seat, chance in enumerate(chances):
        told, before = tenth_of(chance), f"before round {number}"
        rows = ["all", told, before, f"{before}{WITHIN}{told}"]
        if len(set(levels)) > 1:
            own = f"seats of {levels[seat]}"
            rows += [own, f"{own} {told}", f"{own}{WITHIN}{before}", f"{own}{WITHIN}{before}{WITHIN}{told}"]
        if simulated is CITADELS:
            rows += [
                f"{card} scores{'' if points else ' nothing yet'}"
                for card, points in bonuses(game, state, seat).items()
            ]
        found[seat] = [(row, chance) for row in rows]
    return found


def counted(simulated: SimulatedGame, wish: object, level: str, seeds: Iterable[int]) -> dict[str, Row]:
    """Play the games of ``seeds``; return the rows by name."""
    rows: dict[str, Row] = defaultdict(Row)
    for seed in seeds:
        game = simulated.kind.make(simulated.setup(wish, seed))
        levels = seat_levels(simulated.kind, level, seed, game.seats)
        seen: list[dict[int, list[Case]]] = []

        def see(state: Any, number: int, game: Any = game, seen: Any = seen, levels: Any = levels) -> None:  # noqa: ANN401
            seen.append(cases_of(simulated, game, state, number, levels))

        answer = policy_for(simulated.kind, game, seed, level)
        won = win_shares(simulated, game, play_rounds(simulated, game, seed, answer, see))
        for cases in seen:
            for seat, some in cases.items():
                for name, told in some:
                    rows[name].add(seed, told, won[seat])
    return rows


def lines(rows: dict[str, Row]) -> list[str]:
    """Return ``rows`` as a table."""
    found = ["| cases | how many | told | won | +- (95 %) | Brier |", "|---|---|---|---|---|---|"]
    for name, row in sorted(rows.items(), key=lambda one: (one[0] != "all", one[0])):
        if row.cases >= FEW and WITHIN not in name:
            told, won = row.told / row.cases, row.won / row.cases
            found.append(
                f"| {name.replace('_', ' ')} | {row.cases} | {told:.1%} | {won:.1%} | {1.96 * row.error:.1%} | {row.squares / row.cases:.4f} |"
            )
    return found


def verdict(rows: dict[str, Row]) -> list[str]:
    """Return how many of ``rows``, tenths within rounds among them, differ by more than is wanted, and which."""
    known = {name: row for name, row in rows.items() if row.cases >= FEW}
    wide = [
        f"- {name}: told {row.told / row.cases:.1%}, won {row.won / row.cases:.1%}, {row.cases} cases, error {row.error:.1%}"
        for name, row in sorted(known.items())
        if not row.holds
    ]
    return [f"{len(wide)} of {len(known)} rows differ by more than is wanted.", *wide]


def picture(rows: dict[str, Row]) -> str:
    """Return the tenths as a picture: told to the right, won upwards; the line is where both are equal."""
    dots: list[str] = []
    for tenth in range(TENTHS):
        row = rows.get(f"told {10 * tenth} to {10 * tenth + 10} %")
        if row is None or row.cases < FEW:
            continue
        x, y = 40 + 300 * row.told / row.cases, 320 - 300 * row.won / row.cases
        reach = 300 * 1.96 * row.error
        dots.append(f'<path d="M{x:.1f} {y - reach:.1f}V{y + reach:.1f}" stroke="#777"/>')
        dots.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#1a5fb4"/>')
    marks = "".join(
        f'<text x="{40 + 3 * at}" y="338" text-anchor="middle">{at}</text><text x="34" y="{324 - 3 * at}" text-anchor="end">{at}</text>'
        for at in range(0, 101, 20)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" font-family="sans-serif" font-size="11">'
        '<rect width="360" height="360" fill="#fff"/><path d="M40 20V320H340" fill="none" stroke="#333"/>'
        f'<path d="M40 320L340 20" stroke="#bbb" stroke-dasharray="4"/>{marks}'
        f'<text x="190" y="354" text-anchor="middle">told, per cent</text><text x="46" y="14">won, per cent</text>{"".join(dots)}</svg>\n'
    )


def add_table_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that :func:`tables_of` reads."""
    parser.add_argument("--game", choices=["citadels", "pointcity"], default="citadels")
    parser.add_argument("--edition", choices=["2016", "classic"], default="2016")
    parser.add_argument("--players", default="")


def tables_of(options: argparse.Namespace) -> tuple[SimulatedGame, object, str]:
    """Return the game, the tables with cards by lot, and the level whose games the chances were fitted to."""
    if options.game == "citadels":
        players = players_of(options.players or "3-6", 2, 8)
        return CITADELS, CitadelsWish((options.edition,), RANDOM, RANDOM, players), "strong"
    return POINT_CITY, PointCityWish(players_of(options.players or "2-4", 2, 4)), "normal"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    add_table_options(parser)
    parser.add_argument("--level", default="")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=None)
    options = parser.parse_args(arguments)
    simulated, wish, level = tables_of(options)
    rows = counted(simulated, wish, options.level or level, range(options.seed, options.seed + options.games))
    print("\n".join([*lines(rows), "", *verdict(rows)]))
    if options.plot is not None:
        options.plot.write_text(picture(rows), "utf-8")


if __name__ == "__main__":
    main()
