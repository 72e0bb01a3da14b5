"""Names who plays each seat. The rules do not depend on it, so it may change during a game."""

from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from tabletop.kernel.errors import Refusal
from tabletop.players.clean_text import MOST_NAME, clean_name

PERSON: Final = "person"
"""A person at this device."""
ELSEWHERE: Final = "elsewhere"
"""A person at another device."""
NOBODY: Final = "nobody"
"""No player yet: the table waits when this seat is asked."""
OWN: Final = "own"
"""A computer player that the person at this device wrote. The page answers for it; otherwise the usual level does."""


def _cleaned(name: str) -> str:
    return clean_name(name, "?")


class Chair(BaseModel):
    """One seat: the name shown to all, and who plays it: one of the words above, or a computer player's level."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)

    name: Annotated[str, Field(min_length=1, max_length=MOST_NAME), AfterValidator(_cleaned)]
    player: Annotated[str, Field(min_length=1, max_length=40)]

    @property
    def person(self) -> bool:
        """Whether a person plays this seat, who gets updates and picks."""
        return self.player in {PERSON, ELSEWHERE}

    @property
    def outside(self) -> bool:
        """Whether the answers come from outside the engine."""
        return self.person or self.player == OWN

    @property
    def computer(self) -> bool:
        """Whether a computer player answers."""
        return self.player not in {PERSON, ELSEWHERE, NOBODY}


def check_seating(seating: Sequence[Chair], seats: int, levels: Sequence[str]) -> None:
    """Raise ``Refusal`` (``bad-seating``) unless each seat has a chair with a known kind of player.

    Own players are known only where all sit at one device.
    """
    if len(seating) != seats:
        raise Refusal("bad-seating", where="seating")
    alone = all(chair.player != ELSEWHERE for chair in seating)
    known = {*levels, OWN} if alone else {*levels}
    for at, chair in enumerate(seating):
        if chair.computer and chair.player not in known:
            raise Refusal("bad-seating", where=f"seating.{at}.player")


def may_be_free(seating: Sequence[Chair]) -> bool:
    """Whether no second person plays: only then may one take back what has been revealed since."""
    return sum(not chair.computer for chair in seating) <= 1 and all(
        chair.computer or chair.player == PERSON for chair in seating
    )


def audience(seating: Sequence[Chair]) -> list[int | None]:
    """Return whom updates are for: every person's seat; a spectator (None) where there are no people."""
    seats: list[int | None] = [seat for seat, chair in enumerate(seating) if chair.person]
    return seats or [None]
