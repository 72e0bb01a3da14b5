"""Tells friends who ask at a link why they do not come in, again while no mailbox takes it."""

from dataclasses import dataclass
from math import inf

from tabletop.peer.evening.commands import Commands, Result, SayNo
from tabletop.peer.evening.knocks import Knock, No

AGAIN = 3000.0
"""Milliseconds after which a text is left again."""
TRYING = 180_000.0
"""Milliseconds after the first failure in which it is."""
PASSING = {"mailbox-unreachable", "mailbox-busy", "mailbox-full"}
"""Why a mailbox that took nothing may take it later."""


@dataclass(slots=True)
class Refusal:
    """What one friend is told. ``at``: when it is left again; ``until``: when no more."""

    knock: Knock
    no: No
    at: float = inf
    until: float = inf


class Refusals:
    """Those at one link that no mailbox has taken yet."""

    def __init__(self) -> None:
        self.open: list[Refusal] = []

    def say(self, commands: Commands, knock: Knock, no: No) -> None:
        """Tell a friend why it does not come in."""
        refusal = Refusal(knock, no)
        self.open.append(refusal)
        self._leave(commands, refusal)

    def end(self) -> None:
        """Tell no one any more: the link says why it is void."""
        self.open = []

    def follow(self, before: "Refusals", now: float) -> None:
        """Leave here what the room before has not left."""
        self.open = [Refusal(one.knock, one.no, now, one.until) for one in before.open]

    def look(self, commands: Commands, now: float) -> float:
        """Leave again what is due; return when to look again."""
        for one in self.open:
            if now >= one.at:
                self._leave(commands, one)
        return min((one.at for one in self.open), default=inf)

    def _leave(self, commands: Commands, refusal: Refusal) -> None:
        refusal.at = inf
        knock = refusal.knock
        order = SayNo(id=knock.id, box=knock.answer, no=refusal.no, pressed=False)
        commands.give(order, lambda result: self._left(refusal, result))

    def _left(self, refusal: Refusal, result: Result) -> None:
        refusal.until = min(refusal.until, result.now + TRYING)
        again = result.now + AGAIN
        if not result.ok and result.code in PASSING and again < refusal.until:
            refusal.at = again
        else:
            self.open = [one for one in self.open if one is not refusal]
