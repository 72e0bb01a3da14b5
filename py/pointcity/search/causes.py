"""Finds what makes at least half of the difference between two answers' chances, from the tries that gave them."""

from collections.abc import Callable, Iterator

from pointcity.search.account import (
    GIVES,
    GROWTH,
    HOLDS,
    MARKET,
    NUMBER,
    OWNS,
    PAYABLE,
    POINTS,
    PRINTED,
    PURSE,
    REACHES,
    RESOURCES,
    SYMBOLS,
    TOKEN,
    TOKENS_BRING,
)
from tabletop.kernel.events import Facts
from tabletop.players.account import HALF, Of, Split
from tabletop.players.advice import Reason
from tabletop.players.causes import Told, best_named, of

CITY = (PRINTED, GIVES)
"""The parts of a standing that are buildings."""

TOKENS = (TOKEN, GROWTH)
"""The parts that are tokens."""


def causes(split: Split) -> Iterator[Reason]:
    """Yield what makes at least half of the difference, the most telling first."""
    me = split.seat
    yield from _gets(split, me, {}, 1)
    for seat in split.rivals():
        yield from _gets(split, seat, {"seat": seat}, -1)
    for told, what, parts in (
        ("more-points", POINTS, (PRINTED,)),
        ("more-resources", RESOURCES, (GIVES,)),
        ("more-buildings", NUMBER, CITY),
        ("more-tokens", TOKENS_BRING, TOKENS),
        ("more-symbols", SYMBOLS, (PURSE,)),
        ("more-reach", PAYABLE, (MARKET,)),
    ):
        yield from Told(told, {}).more(split, f"{what}{me}", of(me, *parts))
    for told, what, parts in (
        ("fewer-buildings", NUMBER, CITY),
        ("less-tokens", TOKENS_BRING, TOKENS),
        ("less-reach", PAYABLE, (MARKET,)),
    ):
        for seat in split.rivals():
            yield from Told(told, {"seat": seat}, -1).more(split, f"{what}{seat}", of(seat, *parts))


def _gets(split: Split, seat: int, facts: Facts, sign: int) -> Iterator[Reason]:
    """Tell which building or token a seat gets, and which building it can pay for then."""

    def building(name: str) -> Of:
        return lambda whose, part: whose == seat and part in {PRINTED + name, GIVES + name}

    def token(name: str) -> Of:
        return lambda whose, part: whose == seat and part in {TOKEN + name, GROWTH}

    def market(_name: str) -> Of:
        return of(seat, MARKET)

    kinds: tuple[tuple[str, str, str, str, Callable[[str], Of], tuple[str, ...]], ...] = (
        ("own-building", "rival-building", "card", OWNS, building, CITY),
        ("own-token", "rival-token", "token", HOLDS, token, TOKENS),
        ("own-reach", "rival-reach", "card", REACHES, market, (MARKET,)),
    )
    for own, rival, fact, what, cause, parts in kinds:
        told = own if sign > 0 else rival
        yield from best_named(
            lambda name, told=told, fact=fact: Told(told, {**facts, fact: name}, sign),
            split,
            f"{what}{seat} ",
            cause,
            of(seat, *parts),
        )


# What is said of an answer before it is tried -------------------------------------------------------------------


def supported(reason: Reason, split: Split) -> bool:
    """Whether what ``reason`` says of an answer makes at least half of the difference."""
    made = MAKES.get(reason.id)
    return made is not None and made(split, reason.facts) >= HALF


Made = Callable[[Split, Facts], float]


def _mine(*beginnings: str) -> Made:
    return lambda split, _facts: split.part(of(split.seat, *beginnings))


def _card(split: Split, facts: Facts) -> float:
    """Return what the building makes, or the hope for it, where it is in reach oftener."""
    card, me = str(facts["card"]), split.seat
    share, before = split.shares(f"{REACHES}{me} {card}")
    built, _ = split.shares(f"{OWNS}{me} {card}")
    names = {PRINTED + card, GIVES + card} if built else set[str]()
    hope = {MARKET} if share > before else set[str]()
    return split.part(lambda seat, name: seat == me and name in names | hope)


MAKES: dict[str, Made] = {
    "token-now": _mine(*TOKENS),
    "scores": _mine(PRINTED, TOKEN),
    "new-type": _mine(GIVES, *TOKENS),
    "saves-for": _card,
}
"""What each claim's cause makes of the difference."""
