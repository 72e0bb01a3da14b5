"""Keeps every step of a match in order, including undone ones, for the record that guests get at the end."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from tabletop.match.match import Match
from tabletop.players.seating import Chair

Step = list[str | int]
"""``["pick", option, ...]``, ``["undo", seat]``, ``["redo", seat]`` or ``["chair", seat, name, player]``."""

Progress = tuple[int, int, int]
"""Line, number of the latest moment, and how often a chair was changed."""


class _Stored(BaseModel):
    """A journal as plain data."""

    model_config = ConfigDict(extra="forbid", defer_build=True)

    seating: list[tuple[str, str]]
    line: int
    steps: list[Step]
    whole: bool
    at: Annotated[list[int], Field(min_length=2, max_length=3)]
    chairs: list[tuple[str, str]]
    told: tuple[int, int] = (0, -1)


class Journal:
    """Records each step of a match. It must look at the match after every result of the desk.

    ``seating`` and ``line`` are those of the first look. ``whole`` is False where steps were missed: such a
    journal makes no record, because a guess could accuse an honest host.
    """

    def __init__(self) -> None:
        self.seating: list[tuple[str, str]] = []
        self.line = 0
        self.steps: list[Step] = []
        self.whole = True
        self.told: tuple[int, int] = (0, -1)
        """Line and number of the latest moment that a guest was told."""
        self._place: Progress = (0, 0, 0)
        self._chairs: list[tuple[str, str]] = []
        self.missed: list[int | None] = []
        """The seats whose picks the match had stored and this journal had not, when it was loaded."""
        self._loaded = False
        """Whether it was loaded and has not looked at the match since: steps after it was stored are unknown."""

    @property
    def begun(self) -> bool:
        """Whether there was a first look."""
        return bool(self._chairs)

    @property
    def chairs(self) -> list[Chair]:
        """The seating at the last look."""
        return [Chair(name=name, player=player) for name, player in self._chairs]

    @property
    def latest(self) -> tuple[int, int]:
        """Line and number at the last look."""
        return self._place[:2]

    def look(self, match: Match[Any, Any]) -> bool:
        """Record what has happened since the last look; return whether anything has."""
        first = not self.begun
        if first:
            self._begin(match)
        # Guests replay a record from the seed, so a match that began with a state cannot be checked.
        self.whole = self.whole and match.dealt
        before, now = self._place, (match.line, match.number, match.reseated)
        if now != before and not self._note(match, before):
            self.whole = False
        self._place, self._loaded = now, False
        self._chairs = _chairs_of(match)
        return first or now != before

    def _begin(self, match: Match[Any, Any]) -> None:
        self._chairs = self.seating = _chairs_of(match)
        self.line = match.line
        self._place = (match.line, 0, match.reseated)

    def _note(self, match: Match[Any, Any], before: Progress) -> bool:
        """Record the one step that was done; return False if it is unknown or there were several."""
        turned, reseated = match.line - before[0], match.reseated - before[2]
        change = match.number - before[1]
        if (turned, reseated) == (0, 0) and change > 0:
            for pick in match.history.picks[before[1] :]:
                self.steps.append(["pick", *pick])
            if self._loaded:
                self.missed = [
                    match.history.moment(number + 1).seat for number in range(before[1], match.number)
                ]
            return True
        if (turned, reseated) == (0, 0) and change < 0:
            return self._forget_unstored(match, -change)
        if (turned, reseated, change) == (0, 1, 0):
            return self._note_chair(match)
        if (turned, reseated) == (1, 0):
            return self._note_turn_back(match, change)
        return False

    def _forget_unstored(self, match: Match[Any, Any], count: int) -> bool:
        """Forget picks that the match lost: a page that closes may have stored its room and not yet its match.

        Guests are told only what is stored, so none should know these picks. If one does, return False: there is no
        record.
        """
        lost = self.steps[-count:]
        told = self.told > (match.line, match.number)
        if not self._loaded or told or len(lost) < count or any(step[0] != "pick" for step in lost):
            return False
        del self.steps[-count:]
        return True

    def _note_chair(self, match: Match[Any, Any]) -> bool:
        now = _chairs_of(match)
        changed = [seat for seat, chair in enumerate(now) if chair != self._chairs[seat]]
        for seat in changed:
            self.steps.append(["chair", seat, *now[seat]])
        return len(changed) <= 1

    def _note_turn_back(self, match: Match[Any, Any], change: int) -> bool:
        """Record an undo or a redo; the rules for them tell whose it was."""
        if change == -1 or (change < 0 and match.free):
            seat = match.take_backs[-1].seat if match.free else match.waiting
            self.steps.append(["undo", -1 if seat is None else seat])
            return True
        # After a reload the same result may come from a pick, an undo and another pick.
        if self._loaded or not (change == 1 or (change > 0 and match.free)):
            return False
        seat = match.history.moment(match.number - change + 1).seat
        self.steps.append(["redo", -1 if seat is None else seat])
        return True

    def dump(self) -> dict[str, Any]:
        """Return the journal as plain data."""
        return {
            "seating": self.seating, "line": self.line, "steps": self.steps, "whole": self.whole,
            "at": list(self._place), "chairs": self._chairs, "told": self.told,
        }  # fmt: skip

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Journal":
        """Undo :meth:`dump`. Raises ``ValidationError``."""
        stored = _Stored.model_validate(data)
        journal = cls()
        journal.seating, journal._chairs = stored.seating, stored.chairs
        journal.line, journal.steps, journal.whole = stored.line, stored.steps, stored.whole
        journal.told = stored.told
        # Rooms of earlier versions did not count changes of chairs, and neither did their saves.
        line, number, reseated = [*stored.at, 0][:3]
        journal._place = (line, number, reseated)
        journal._loaded = True
        return journal


def _chairs_of(match: Match[Any, Any]) -> list[tuple[str, str]]:
    return [(chair.name, chair.player) for chair in match.seating]
