"""Counts what people of an evening say, so that a refusal of more than a host takes at once is known to be true."""

from collections.abc import Callable

from evening_pages import Page

TALK, OTHER, PASSING = "talk", "other", "passing"
KINDS = {"chat": TALK, "reply": PASSING}
"""Which of the host's limits counts a saying; the rest is counted together."""
LIMITS = {TALK: (6, 0.5), OTHER: (6, 1), PASSING: (4, 0.2)}
"""What one guest may say at once, and each second, as in ``tabletop/peer/host/guest_place.py``."""


class Sayings:
    """What each page has said, less what its host has surely taken and may take again since."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._under_way: dict[tuple[Page, str], int] = {}
        """What may not have come yet, and may come at once."""
        self._come: dict[tuple[Page, str], tuple[float, float]] = {}
        """How much has come, less what is allowed again, and when that was counted."""

    def say(self, page: Page, what: str) -> None:
        """Note that a person has said something."""
        place = page, KINDS.get(what, OTHER)
        self._under_way[place] = self._under_way.get(place, 0) + 1

    def have_come(self, page: Page) -> None:
        """Note that all that a page has said has come by now."""
        for kind in LIMITS:
            count = self._counted(page, kind)
            self._come[page, kind] = min(float(LIMITS[kind][0]), count), self._now()
            self._under_way[page, kind] = 0

    def are_many(self, page: Page) -> bool:
        """Whether a host may have refused a saying of a page by now."""
        return any(self._counted(page, kind) > most - 1 for kind, (most, _) in LIMITS.items())

    def _counted(self, page: Page, kind: str) -> float:
        count, at = self._come.get((page, kind), (0.0, 0.0))
        left = max(0.0, count - (self._now() - at) / 1000 * LIMITS[kind][1])
        return left + self._under_way.get((page, kind), 0)
