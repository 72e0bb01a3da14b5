"""All that was done in a match, in order, also what was taken back: what the record shows when the match is over."""

from typing import Any

from tabletop.match import Match
from tabletop.seating import Chair

Step = list[str | int]
"""``["pick", option, ...]``, ``["undo", seat]``, ``["redo", seat]`` or ``["chair", seat, name, player]``."""


class Journal:
    """Notes what a match has come to since the last look.

    ``seating`` and ``line`` are those of the first look; ``whole`` is False where something was missed.
    """

    def __init__(self) -> None:
        self.seating: list[tuple[str, str]] = []
        self.line = 0
        self.steps: list[Step] = []
        self.whole = True
        self._line = 0
        self._number = 0
        self._chairs: list[tuple[str, str]] = []

    @property
    def begun(self) -> bool:
        """Whether there was a first look."""
        return bool(self._chairs)

    @property
    def chairs(self) -> list[Chair]:
        """Who sits where at the last look."""
        return [Chair(name=name, player=player) for name, player in self._chairs]

    def look(self, match: Match[Any, Any]) -> bool:
        """Note what has happened; return whether anything has."""
        before = (len(self.steps), self._line, self.begun)
        if not self.begun:
            self._begin(match)
        self._note_chairs(match)
        if match.line == self._line:
            self._note_picks(match)
        elif match.line == self._line + 1:
            self._note_turn_back(match)
        else:
            self.whole = False
        self._line, self._number = match.line, match.number
        return before != (len(self.steps), self._line, True)

    def _begin(self, match: Match[Any, Any]) -> None:
        self._chairs = [(chair.name, chair.player) for chair in match.seating]
        self.seating = list(self._chairs)
        self.line = self._line = match.line
        # Guests play a record from the seed; what began with a state comes of none.
        self.whole = match.history.first == 0 and match.start is None

    def _note_chairs(self, match: Match[Any, Any]) -> None:
        for seat, chair in enumerate(match.seating):
            now = (chair.name, chair.player)
            if now != self._chairs[seat]:
                self._chairs[seat] = now
                self.steps.append(["chair", seat, *now])

    def _note_picks(self, match: Match[Any, Any]) -> None:
        if match.number < self._number:
            self.whole = False
        for pick in match.history.picks[self._number :]:
            self.steps.append(["pick", *pick])

    def _note_turn_back(self, match: Match[Any, Any]) -> None:
        """Note an undo or a redo; whose it was follows from the rules for them."""
        if match.number > self._number:
            seat = match.history.moment(self._number + 1).seat
            self.steps.append(["redo", -1 if seat is None else seat])
            return
        seat = match.take_backs[-1].seat if match.free and match.take_backs else match.waiting
        self.steps.append(["undo", -1 if seat is None else seat])

    def dump(self) -> dict[str, Any]:
        """Return all of it as plain data."""
        return {
            "seating": self.seating, "line": self.line, "steps": self.steps, "whole": self.whole,
            "at": [self._line, self._number], "chairs": self._chairs,
        }  # fmt: skip

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Journal":
        """Undo :meth:`dump`."""
        journal = cls()
        journal.seating = [(name, player) for name, player in data["seating"]]
        journal._chairs = [(name, player) for name, player in data["chairs"]]
        journal.line, journal.steps, journal.whole = data["line"], data["steps"], data["whole"]
        journal._line, journal._number = data["at"]
        return journal
