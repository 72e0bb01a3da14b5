"""Says whether the picks of a save, played from its beginning, led to the state that it holds, and why not."""

from dataclasses import dataclass
from typing import Literal

from tabletop.kernel.errors import sentence_of


@dataclass(frozen=True, slots=True)
class Replayed:
    """Whether a game plays from its beginning to where it stands: true, or false with the reason.

    ``why`` is empty where it does. ``pick``: answer number ``at`` (from 1) is not possible where it stands; ``state``:
    the answers lead to another state than the stored one; ``rules``: one of both, and the save is of earlier rules. The
    game then continues from its stored state, and no moment before is known.
    """

    why: Literal["", "pick", "state", "rules"] = ""
    at: int = 0

    def __bool__(self) -> bool:
        """Whether it does."""
        return not self.why

    def __str__(self) -> str:
        """Return why not, as a sentence; empty where it does."""
        return sentence_of(self.reason, {"at": self.at}) if self.why else ""

    @property
    def reason(self) -> str:
        """``error-<reason>`` of the locale files is the sentence; empty where it does."""
        return self.why and f"not-replayed-{self.why}"

    @property
    def facts(self) -> dict[str, str | int]:
        """What an error says of it; nothing where the game plays from its beginning."""
        return {"why": self.reason, "at": self.at} if self.why else {}


WHOLE = Replayed()
