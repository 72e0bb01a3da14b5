"""Says when a problem is asked again, and in which order problems come (spaced repetition)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tabletop.records.shapes import ProblemRow, ProblemSeen

DAYS = (1, 3, 7, 16, 35, 90)
"""Days until a problem comes again, by the number of right answers in a row."""

DAY = 24 * 60 * 60 * 1000

AT_ONCE = 3
"""The most positions from own games that are offered at a time."""

LEAST_OF_A_THEME = 5
"""A theme of fewer problems is no list of its own: its problems are those of a turn."""

ANY_TURN = "turn"
"""The theme that any problem fits."""

Happening = Literal["found", "right", "wrong", "refused"]
"""What is noted of a problem: it was found in a game, answered, or the engine could not open it."""


@dataclass(slots=True)
class NotedProblem:
    """The ``row`` to store, and in how many ``days`` the problem comes again, at least one."""

    row: dict[str, Any]
    days: int


@dataclass(slots=True)
class Theme:
    """The ids of a theme's problems in the order in which they come.

    ``solved``: how many of them were answered right last.
    """

    theme: str
    problems: list[str]
    solved: int


@dataclass(slots=True)
class ListedProblems:
    """What is offered of a game.

    ``own`` problems by id, those of them that are ``due``, themes of the book, "" for all.

    ``put_aside`` counts own problems that the engine could not open under these rules.
    """

    own: list[str]
    due: list[str]
    put_aside: int
    themes: list[Theme]


def noted(
    row: ProblemRow | None, problem: ProblemSeen, happening: Happening, now: float, chosen: int, rules: float
) -> ProblemRow:
    """Return the row of ``problem`` after ``happening``. ``row`` is None if there was none.

    ``chosen`` is the answer that was given in the game in which it was found. ``rules``: their version.
    """
    before = row or ProblemRow(
        id=problem.id, game=problem.game, problem=None, chosen=-1, step=0, due=0, tries=0, solved=0, updated=0
    )
    match happening:
        case "found":
            return before.model_copy(update={"problem": problem, "chosen": chosen, "updated": now})
        case "refused":
            return before.model_copy(update={"refused": rules})
        case "right" | "wrong":
            return _answered(before, right=happening == "right", now=now)


def _answered(row: ProblemRow, *, right: bool, now: float) -> ProblemRow:
    # A right answer before the problem is due does not lengthen its interval.
    early = row.tries > 0 and _due(row, now) > now
    step = min(row.step + (not early), len(DAYS)) if right else 0
    due = row.due if right and early else now + _days(step) * DAY
    # Of two rows of a problem the newer one counts, also where the clock was ahead at the older one.
    updated = max(now, row.updated + 1)
    log = [*(row.log or ()), (updated, 1 if right else 0)]
    change = {"step": step, "due": due, "tries": row.tries + 1, "solved": row.solved + right}
    return row.model_copy(update={**change, "log": log, "updated": updated})


def _days(step: int) -> int:
    """Return in how many days a problem comes again after ``step`` right answers in a row.

    A forged row may have any.
    """
    return DAYS[step - 1] if 1 <= step <= len(DAYS) else DAYS[0]


def _due(row: ProblemRow, now: float) -> float:
    """Return when the problem comes again: at once if the clock was ahead when it was answered."""
    return now if row.due - _days(row.step) * DAY > now else row.due


def days_left(row: ProblemRow, now: float) -> int:
    """Return in how many days the problem comes again, at least one."""
    return max(1, round((row.due - now) / DAY))


def ordered(ids: Iterable[str], rows: Mapping[str, ProblemRow], now: float) -> list[str]:
    """Return due ones first, then those never tried, then the others by the day they are due."""

    def place(one: str) -> tuple[int, float]:
        row = rows.get(one)
        due = _due(row, now) if row else 0
        return (1 if not row or row.tries == 0 else 0 if due <= now else 2), due

    return sorted(ids, key=place)


def list_problems(
    game: str, rules: float, book: Iterable[tuple[str, str]], rows: Iterable[ProblemRow], now: float
) -> ListedProblems:
    """Return what is offered of ``game`` under ``rules``.

    ``book`` has the id and theme of its problems, in its order.
    """
    known = {row.id: row for row in rows}
    refused = {row.id for row in known.values() if row.refused == rules}
    found = [row.id for row in known.values() if row.problem and row.game == game]
    own = [one for one in found if one not in refused]
    due = [one for one in ordered(own, known, now) if _due(known[one], now) <= now]
    open_book = [(one, theme) for one, theme in book if one not in refused]
    themes = [
        Theme(theme, ordered(ids, known, now), _solved(ids, known)) for theme, ids in _themes(open_book)
    ]
    return ListedProblems(own, due[:AT_ONCE], len(found) - len(own), themes)


def _themes(book: list[tuple[str, str]]) -> Iterable[tuple[str, list[str]]]:
    """Return the ids by the theme under which they are offered, in the order of the book, after all of them as ""."""
    if not book:
        return []
    many = Counter(theme for _, theme in book)
    themes: dict[str, list[str]] = {"": [one for one, _ in book]}
    for one, theme in book:
        name = theme if many[theme] >= LEAST_OF_A_THEME else ANY_TURN
        themes.setdefault(name, []).append(one)
    return themes.items()


def _solved(ids: Iterable[str], rows: Mapping[str, ProblemRow]) -> int:
    return sum(one in rows and rows[one].step > 0 for one in ids)
