"""Finds what makes at least half of the difference between two answers' chances, from the tries that gave them."""

from collections.abc import Callable, Iterator
from itertools import chain

from citadels.search.account import (
    ALL_TYPES,
    BONUS,
    BUILT,
    CARDS,
    CITY,
    CLOSE,
    COMPLETE,
    COMPLETED,
    GOLD,
    HAND,
    HELD,
    INCOME,
    NEW,
    OVER,
    SCORES,
    SILENCED,
    STOLEN,
    STRUCK,
    TYPES,
    WITH,
)
from tabletop.kernel.events import Facts
from tabletop.players.account import END, HALF, Of, Split
from tabletop.players.advice import Reason
from tabletop.players.causes import Told, best_named, of, unlike


def causes(split: Split) -> Iterator[Reason]:
    """Yield what makes at least half of the difference, the most telling first."""
    return chain(_harms(split), _cards(split), _own(split), _rivals(split))


def _harms(split: Split) -> Iterator[Reason]:
    """Tell who loses a turn, gold or a district less often or, of rivals, oftener."""
    me = split.seat
    for name, what, parts in (
        ("keeps-turn", SILENCED, ()),
        ("keeps-gold", STOLEN, ()),
        ("keeps-city", STRUCK, CITY),
    ):
        here = f"{what}{me}"
        yield from Told(name, {}, -1).likelier(split, here, of(me, *parts), unlike(here))
    for name, what, parts in (
        ("stops-rival", SILENCED, ()),
        ("robs-rival", STOLEN, ()),
        ("strikes-rival", STRUCK, CITY),
    ):
        for seat in split.rivals():
            there = f"{what}{seat}"
            # A thief has what the other one loses.
            theirs = _either(of(seat, *parts), of(me)) if what == STOLEN else of(seat, *parts)
            yield from Told(name, {"seat": seat}).likelier(split, there, theirs, unlike(there))


def _either(one: Of, other: Of) -> Of:
    return lambda seat, name: one(seat, name) or other(seat, name)


def _cards(split: Split) -> Iterator[Reason]:
    me = split.seat

    def district(card: str) -> Of:
        return lambda seat, name: seat == me and name in {BUILT + card, BONUS + card}

    def scoring(card: str) -> Of:
        return lambda seat, name: seat == me and name == BONUS + card

    yield from best_named(
        lambda card: Told("has-card", {"card": card}), split, f"{WITH}{me} ", district, of(me, *CITY)
    )
    prefix = f"{SCORES}{me} "
    for what in sorted(what for what in split.happenings() if what.startswith(prefix)):
        card = what.removeprefix(prefix)
        yield from Told("more-bonus", {"card": card}).more(split, what, scoring(card))


def _own(split: Split) -> Iterator[Reason]:
    me = split.seat
    yield from Told("all-types", {}).likelier(split, f"{ALL_TYPES}{me}", of(me, TYPES))
    yield from Told("finishes", {}).likelier(split, f"{COMPLETE}{me}", of(me, COMPLETED, CLOSE))
    yield from Told("builds-more", {}).more(split, f"{NEW}{me}", of(me, *CITY))
    yield from Told("more-gold", {}).more(split, f"{HELD}{me}", of(me, GOLD))
    yield from Told("more-cards", {}).more(split, f"{CARDS}{me}", of(me, HAND))
    for sign in (1, -1):
        yield from Told("last-round", {}, sign).likelier(split, OVER, lambda _seat, name: name == END)


def _rivals(split: Split) -> Iterator[Reason]:
    for name, what, parts in (
        ("builds-less", NEW, CITY),
        ("less-gold", HELD, (GOLD,)),
        ("fewer-cards", CARDS, (HAND,)),
    ):
        for seat in split.rivals():
            yield from Told(name, {"seat": seat}, -1).more(split, f"{what}{seat}", of(seat, *parts))


# What is said of an answer before it is tried -------------------------------------------------------------------


def supported(reason: Reason, split: Split) -> bool:
    """Whether what ``reason`` says of an answer makes at least half of the difference."""
    made = MAKES.get(reason.id)
    return made is not None and made(split, reason.facts) >= HALF


Made = Callable[[Split, Facts], float]


def _mine(*beginnings: str) -> Made:
    return lambda split, _facts: split.part(of(split.seat, *beginnings))


def _harm(what: str, *beginnings: str) -> Made:
    """Return what the tries make in which the seat suffers it after one of the answers only."""
    return lambda split, _facts: split.part(of(split.seat, *beginnings), unlike(f"{what}{split.seat}"))


def _card(split: Split, facts: Facts) -> float:
    """Return what a district makes; no more than what the whole city makes."""
    card = str(facts["card"])
    made = split.part(lambda seat, name: seat == split.seat and name in {BUILT + card, BONUS + card})
    return min(made, split.part(of(split.seat, *CITY)))


def _bonus(split: Split, facts: Facts) -> float:
    return split.part(lambda seat, name: seat == split.seat and name == BONUS + str(facts["card"]))


def _theirs(*beginnings: str) -> Made:
    return lambda split, facts: split.part(of(int(str(facts["seat"])), *beginnings))


def _stolen(split: Split, facts: Facts) -> float:
    seat = int(str(facts["seat"]))
    return split.part(_either(of(seat), of(split.seat)), unlike(f"{STOLEN}{seat}"))


def _somebody(split: Split, _facts: Facts) -> float:
    """Return what the tries make in which a rival loses its turn or its gold after one of the answers only."""
    made = [split.part(of(seat), unlike(f"{SILENCED}{seat}")) for seat in split.rivals()]
    made += [_stolen(split, {"seat": seat}) for seat in split.rivals()]
    return sum(made)


def _income(split: Split, _facts: Facts) -> float:
    """Return what gold and all that it buys make, if the income is at least half of the gold that is there more."""
    me = split.seat
    apart = [mean - instead for mean, instead in (split.means(f"{what}{me}") for what in (INCOME, HELD))]
    return split.part(of(me, GOLD, *CITY)) if apart[0] > 0 and 2 * apart[0] >= apart[1] else 0.0


MAKES: dict[str, Made] = {
    "stops": _theirs(),
    "shields": _harm(STRUCK, *CITY),
    "robs": _stolen,
    "pays": _income,
    "builds": _mine(*CITY),
    "draws": _mine(HAND),
    "goes-first": _harm(STOLEN),
    "denies": _theirs(),
    "names-paid": _theirs(),
    "holds-gold": _stolen,
    "passed-on": _somebody,
    "never-seen": _somebody,
    "ruins": _harm(STRUCK, *CITY),
    "completes": _mine(COMPLETED, CLOSE),
    "completes-first": _mine(COMPLETED, CLOSE, END),
    "fifth-type": _mine(TYPES),
    "bonus": _bonus,
    "pays-at-once": _income,
    "no-ruin": _harm(STRUCK, *CITY),
    "spends": _harm(STOLEN),
    "dearest": _card,
    "short-of": _mine(GOLD),
    "pays-now": _income,
    "affords": _card,
    "enough-cards": _mine(GOLD, *CITY),
    "no-cards": _mine(HAND, *CITY),
    "one-card": _mine(HAND, *CITY),
    "enough-gold": _mine(HAND, *CITY),
    "ready-now": _card,
    "near-end": _theirs(*CITY),
    "costs-rival": _theirs(*CITY),
    "strongest": _theirs(*CITY),
    "full-hand": _mine(HAND, *CITY),
    "lets-build": _card,
}
"""What each claim's cause makes of the difference; one that is not here, as the crown, counts nothing in the
chances."""
