"""Records whole games as one seat, or a spectator, was told them, move by move, for the page's tests of what it shows.

``tests/py/film.py --write`` stores them in ``tests/js/films/``; ``test_film.py`` compares what is stored with what the
rules tell now. A film is packed JSON ``{names, setup, seed, picks, updates}``: ``picks`` are all that were made,
``updates`` one for each moment as ``VIEWER`` is sent it, but of each view only what a story is told from, and no hints
beside options.
"""

import argparse
import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TOP = Path(__file__).parents[2]
sys.path[:0] = [str(TOP / "py"), str(TOP / "tests" / "py")]

from pydantic import TypeAdapter  # noqa: E402 - the path comes first

from citadels.kind import CITADELS  # noqa: E402
from pointcity.kind import POINT_CITY  # noqa: E402
from tabletop.match.kind import Kind  # noqa: E402
from tabletop.match.match import Match, new_match  # noqa: E402
from tabletop.match.updates import Update  # noqa: E402
from tabletop.players.seating import PERSON, Chair  # noqa: E402

FILMS = TOP / "tests" / "js" / "films"
NAMES = ["Ada", "Bertram", "Cecily", "Drogo", "Edith", "Fulk", "Giselle", "Hugo"]
VIEWER = 0
LEVEL = "random"
"""Who decides mostly: players without a plan do to each other all that there is."""
MOST = 5000
TOLD_FROM = (
    "round",
    "phase",
    "rank",
    "leader",
    "crown",
    "city_size",
    "turn",
    "characters",
    "marks",
    "seats",
    "mine",
    # What those who listen can ask for.
    *("seat", "hand", "rounds", "active", "deck", "top", "market", "tokens", "automa"),
)
"""The parts of a view that a story is told from, or an answer by ear."""


@dataclass(frozen=True)
class Take:
    """A game to be filmed.

    Its preset of characters and of districts ("" for Point City), its seed, who plays and looks.
    """

    preset: str
    seed: int
    players: int = len(NAMES)
    level: str = LEVEL
    viewer: int | None = VIEWER

    @property
    def kind(self) -> Kind:
        """The game."""
        return CITADELS if self.preset else POINT_CITY

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up as the page would send it."""
        if not self.preset:
            return {"players": self.players}
        return {
            "edition": "2016",
            "characters": self.preset,
            "districts": self.preset,
            "players": self.players,
        }

    def deal(self, people: tuple[int | None, ...]) -> Match[Any, Any]:
        """Return the match as it was dealt: persons at the seats of ``people``, computer players at the others."""
        seating = [
            Chair(name=name, player=PERSON if seat in people else self.level)
            for seat, name in enumerate(NAMES[: self.players])
        ]
        return new_match("film", self.kind, self.setup, seating, self.seed, free=False)

    def picks(self) -> list[list[str]]:
        """Return what computer players pick, all seats being theirs, until the game is over."""
        match = self.deal(())
        match.advance(self.kind, MOST)
        return [list(pick) for pick in match.history.picks]

    def told(self, picks: list[list[str]]) -> Iterator[dict[str, Any]]:
        """Yield what the viewer is sent after the deal and after each of ``picks``."""
        match = self.deal((self.viewer,))
        generic: Any = Update
        adapter: TypeAdapter[Any] = TypeAdapter(generic[self.kind.view])
        for pick in [None, *picks]:
            if pick is not None:
                match.play(tuple(pick))
            yield _plain(
                adapter.dump_python(match.update(self.viewer, match.number - 1, self.kind), mode="json")
            )

    def film(self, picks: list[list[str]]) -> dict[str, Any]:
        """Return all of it."""
        updates = list(self.told(picks))
        return {
            "names": NAMES[: self.players],
            "setup": self.setup,
            "seed": self.seed,
            "picks": picks,
            "updates": updates,
        }


def _plain(update: dict[str, Any]) -> dict[str, Any]:
    """Return an update without what no story is told from."""
    del update["decided"]
    view = update["view"]
    update["view"] = {part: view[part] for part in TOLD_FROM if part in view} if "round" in view else view
    if (ask := update["ask"]) is not None:
        ask |= {
            "blocked": [],
            "picked": [],
            "options": [
                {name: option[name] for name in ("id", "verb", "args")} | {"effect": None}
                for option in ask["options"]
            ],
        }
    return update


TAKES = {
    "murders": Take("vicious_nobles", 24),
    "warrants": Take("devious_dignitaries", 49),
    "six": Take("first_game", 6, players=6, level="normal", viewer=None),
    "four": Take("first_game", 4, players=4, level="normal"),
    "six-at-the-table": Take("first_game", 6, players=6, level="normal"),
    "city": Take("", 4, players=4, level="normal"),
}


def path_of(name: str) -> Path:
    """Return where the film of that name is stored."""
    return FILMS / f"{name}.json.gz"


def stored(name: str) -> dict[str, Any]:
    """Return the film of that name as it is stored."""
    film: dict[str, Any] = json.loads(gzip.decompress(path_of(name).read_bytes()))
    return film


def main() -> None:
    """Store the games as the computer players of today play them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", required=True, help="store them")
    parser.parse_args()
    FILMS.mkdir(exist_ok=True)
    for name, take in TAKES.items():
        text = json.dumps(take.film(take.picks()), separators=(",", ":"), ensure_ascii=False)
        path_of(name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
