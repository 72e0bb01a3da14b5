"""Chooses the tables of the deal of the day.

From three novices on Mondays to four masters and random cards on Sundays.
"""

import json
import pkgutil
from functools import cache
from typing import Any

from citadels.catalog import catalogue
from citadels.editions.edition import Edition, load_edition
from citadels.engine.sets import draw_characters, draw_uniques
from citadels.model.setup import EditionId
from tabletop.kernel.randomness import Randomness
from tabletop.match.days import DayTable, Week

TEMPERS = ("builder", "rusher", "raider", "schemer")
"""The tempers of the first week. A new temper is for a later week: past deals stay the same."""


@cache
def _first_lists() -> dict[str, Any]:
    """Return the sets and cards from which the first week draws.

    They are the boxes as they were then, whatever was added since.
    """
    return json.loads(pkgutil.get_data("citadels", "first_week.json") or b"")


def _preset(edition: EditionId, players: int, chance: Randomness) -> dict[str, Any]:
    """Return a set-up with a random preset that suits ``players``."""
    (box,) = (box for box in catalogue().editions if box.id == edition)
    suiting = {preset.id for preset in box.presets if players in preset.players}
    name = chance.pick([name for name in _first_lists()["presets"][edition] if name in suiting])
    return {"edition": edition, "characters": name, "districts": name, "players": players}


def _drawn(players: int, chance: Randomness) -> dict[str, Any]:
    """Return a set-up with cards drawn at random from the whole 2016 box."""
    lists = {part: _first_lists()[part] for part in ("characters", "uniques")}
    box: Edition = load_edition("2016").model_copy(update=lists)
    characters = draw_characters(box, players, chance)
    return {
        "edition": "2016", "characters": characters, "districts": draw_uniques(box, chance), "players": players,
    }  # fmt: skip


def _tempered(level: str, many: int, chance: Randomness) -> tuple[str, ...]:
    """Return ``many`` players of ``level``, each with a different temper."""
    tempers = list(TEMPERS)
    chance.shuffle(tempers)
    return tuple(f"{level}-{temper}" for temper in tempers[:many])


def _first_week(weekday: int, chance: Randomness) -> DayTable:  # noqa: PLR0911 - one table for each day
    match weekday:
        case 0:
            setup = {"edition": "2016", "characters": "first_game", "districts": "first_game", "players": 4}
            return DayTable(setup, ("novice",) * 3)
        case 1:
            return DayTable(_preset("2016", 4, chance), ("normal",) * 3)
        case 2:
            return DayTable(_preset("classic", 5, chance), _tempered("normal", 4, chance))
        case 3:
            return DayTable(_preset("2016", 6, chance), ("strong", *_tempered("normal", 4, chance)))
        case 4:
            return DayTable(_drawn(5, chance), _tempered("strong", 4, chance))
        case 5:
            return DayTable(_drawn(4, chance), ("master", *_tempered("strong", 2, chance)))
        case _:
            return DayTable(_drawn(5, chance), _tempered("master", 4, chance))


class CitadelsDays:
    """See :class:`tabletop.match.days.Days`."""

    weeks: tuple[tuple[str, Week], ...] = (("2026-01-01", _first_week),)
    levels = ("random", "novice", "normal", "strong", "master")
    strengths = {"random": 1, "novice": 3, "normal": 5, "strong": 7, "master": 6}  # noqa: RUF012 - read only


DAYS = CitadelsDays()
