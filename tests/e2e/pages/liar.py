"""A player that changes the engine of its box, so that it wins. LIE names what it changes."""

from typing import Any

from citadels.engine.turn import Turn
from citadels.kind import CitadelsKind
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import Match

SEAT = "Mine"


def richer() -> None:
    """Take nine gold where the rules give two."""
    gather: Any = Turn.gather_gold

    async def gather_gold(self: Any, amount: int) -> None:
        await gather(self, 9)

    Turn.gather_gold = gather_gold


def another_deal() -> None:
    """Deal the cards in the order of the box."""
    Randomness.shuffle = lambda self, items: None


def free_districts() -> None:
    """Offer every district for nothing."""
    Turn.price = lambda self, card: 0


def other_scores() -> None:
    """Store a state in which the other seats have built nothing."""
    match: Any = Match
    record = match.record

    def recorded(self: Any, kind: Any) -> Any:
        told = record(self, kind)
        mine = next(seat for seat, chair in enumerate(self.seating) if chair.name == SEAT)
        state = dict(told.state)
        state["players"] = [
            {**player, "city": player["city"] if seat == mine else []}
            for seat, player in enumerate(state["players"])
        ]
        return told.model_copy(update={"state": state})

    match.record = recorded


def weaker_others() -> None:
    """Let the other seats answer by lot, which no rule forbids."""
    kind: Any = CitadelsKind
    usual = kind.choose
    kind.choose = lambda self, level, *more: usual(self, "random", *more)  # pyright: ignore[reportUnknownLambdaType]


LIES: dict[str, Any] = {
    "": lambda: None,
    "richer": richer,
    "another deal": another_deal,
    "free districts": free_districts,
    "other scores": other_scores,
    "weaker others": weaker_others,
}
LIE = ""
LIES[LIE]()


def choose(view: Any, ask: Any, tools: Any) -> Any:
    return tools.normal(ask)
