"""Checks that each loss by another's deed is told as harm or with a reason, and that none is told without a loss.

What was lost is counted from the states before and after each event alone.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from citadels.model.state import State
from picture_laws import observed
from tabletop.kernel.ask import Pick
from tabletop.kernel.events import Event, Gain, redact
from tabletop.kernel.position import Position

SHOWS = {"shown", "unmasked"}
"""Deeds by which nothing is lost but a secret."""
TURN = {"silenced", "bewitched", "turn_lost"}
"""Deeds by which a turn is lost."""


class Held(NamedTuple):
    """What a seat has."""

    gold: int
    hand: Counter[str]
    city: Counter[str]
    drafted: list[str]


class Stand(NamedTuple):
    """What is compared of a state."""

    seats: list[Held]
    turn: int | None
    absent: list[str]
    marks: list[tuple[str, int]]


def stand_of(state: State) -> Stand:
    """Return what is compared of ``state``."""
    seats = [
        Held(one.gold, Counter(one.hand), Counter(built.card for built in one.city), one.drafted[:])
        for one in state.players
    ]
    marks = [(mark.character, mark.by) for mark in state.marks]
    return Stand(seats, state.turn.seat if state.turn else None, state.absent[:], marks)


def losers(before: Stand, after: Stand) -> set[int]:
    """Return the seats that have less than before: gold, a card, a district, or a character that they had chosen."""
    found: set[int] = set()
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        swapped = len(was.drafted) == len(now.drafted) and was.drafted != now.drafted
        if now.gold < was.gold or was.hand - now.hand or was.city - now.city or swapped:
            found.add(seat)
    return found


def check_harm(positions: Sequence[Position[State]], picks: Sequence[Pick]) -> Counter[str]:
    """Check every event of a game; return how often each deed and reason was told."""
    told: Counter[str] = Counter()
    for number, pick in enumerate(picks):
        before = positions[number]
        decider = before.ask.seat if before.ask is not None else None
        stand = stand_of(before.state)

        def look(event: Event, state: State, decider: int | None = decider, number: int = number) -> None:
            nonlocal stand
            was, stand = stand, stand_of(state)
            about = f"after pick {number}: {event.kind} by {event.cause}"
            _check_event(event, was, stand, decider, about)
            _check_gains(event, was, stand, about)
            _check_actor(event, about)
            harm = event.explained.harm
            told.update(
                [*([harm.deed] if harm else []), *([event.explained.why] if event.explained.why else [])]
            )

        observed(before, pick, look)
    return told


def _check_gains(event: Event, was: Stand, now: Stand, about: str) -> None:
    """Each seat that has more gold or cards than before is told so with the very number, and no other seat is."""
    told = {(one.seat, one.kind): one for one in event.explained.gains}
    for seat, (before, after) in enumerate(zip(was.seats, now.seats, strict=True)):
        for kind, more in (
            ("gold", after.gold - before.gold),
            ("cards", after.hand.total() - before.hand.total()),
        ):
            gain: Gain | None = told.pop((seat, kind), None)
            count = gain.count if gain is not None else 0
            assert count == more if more > 0 or gain is not None else more <= 0, f"{about}: {seat} has {more}"
        district = told.pop((seat, "district"), None)
        if district is not None:
            assert after.city - before.city == Counter([district.what]), about
    assert not told, about


def _check_actor(event: Event, about: str) -> None:
    """The one who harms another is the actor, if that may be known; no seat acts where the rules go on."""
    view = redact(event, None)
    if view is None:
        return
    seat = view.data.get("seat")
    assert view.actor is None or view.actor != seat, about
    actor = seat if view.actor is None else view.actor
    harm = event.explained.harm
    if harm is not None and not event.explained.hidden and harm.deed != "turn_lost":
        assert actor == harm.by, about
    elif view.ends_decision:
        assert actor is None, about
    elif actor is not None:
        assert actor in {fact for fact in view.data.values() if isinstance(fact, int)} or (
            event.kind == "mark_unmasked"
        ), about


def _check_event(event: Event, was: Stand, now: Stand, decider: int | None, about: str) -> None:
    harm, why = event.explained.harm, event.explained.why
    lost = losers(was, now)
    for seat in lost - ({harm.seat} if harm else set()):
        # What a seat pays or gives up in its own decision is no harm; nor is a swap to the one who wanted it.
        own = seat in {decider, was.turn, now.turn} or (event.everyone or {}).get("seat") == seat
        assert own or why, f"{about}: seat {seat} loses something, and nothing says so"
    if harm is None:
        return
    assert harm.by != harm.seat, about
    if harm.deed == "named":
        assert now.marks[-1:] != was.marks[-1:] or len(now.marks) > len(was.marks), about
        assert now.marks[-1][0] in now.seats[harm.seat].drafted, about
    elif harm.deed == "silenced":
        assert set(now.absent) & set(now.seats[harm.seat].drafted), about
    elif harm.deed in TURN:
        assert now.turn != harm.seat, about
    elif harm.deed == "hand_swapped":
        assert was.seats[harm.seat].hand == now.seats[harm.by or 0].hand, about
    elif harm.deed == "character_swapped":
        assert harm.seat in lost or set(was.seats[harm.seat].drafted) == set(now.seats[harm.seat].drafted), (
            about
        )
    elif harm.deed == "exchanged":
        facts = event.everyone or {}
        assert harm.seat in lost or facts["card"] == facts["for"], about
    elif harm.deed not in SHOWS:
        assert harm.seat in lost, f"{about}: {harm} without a loss"
