"""Says what speaks for choosing, discarding and naming a character."""

from collections.abc import Callable

from citadels.bots.outlook import Outlook
from citadels.model.view import KnownView, SeatView
from tabletop.kernel.ask import Option
from tabletop.players.advice import Reason

Claim = Callable[[Outlook, Option], "Reason | None"]

RICH, FULL_HANDED = 4, 3
"""Gold that makes a seat rich, as a target of a thief or a reason to act first; buildable cards that are enough."""

INCOME = 2
"""The least income, in gold, that is a reason to name or to discard a character."""

CLOSE = 2
"""The most districts that a nearly complete city lacks."""

TWO_CHARACTERS = 3
"""The most players who play two characters each."""

GATHERED = 2
"""Gold that every turn may gather."""

STOPS = frozenset({"kill", "bewitch"})
"""Abilities, and the asks of the same name, that take a turn from another seat."""

RUINS = frozenset({"destroy", "seize"})
"""Abilities that take a district from a city."""


def leads(look: Outlook) -> bool:
    """Whether the own city is worth more than every other one, as all can see."""
    return all(seat.points < look.me.points for seat in look.rivals)


def in_play(look: Outlook, abilities: frozenset[str]) -> list[str]:
    """Return the characters with one of ``abilities`` that may act in this round."""
    there = [one for one in look.view.characters if one.fate != "faceup"]
    return [one.character for one in there if abilities & set(look.role(one.character).abilities)]


# Choosing ----------------------------------------------------------------------------------------------------


def _stops(look: Outlook, option: Option) -> Reason | None:
    name = option.word("character")
    close = [seat for seat in look.rivals if look.left(seat) == 1]
    if look.last_round or not close or not STOPS & set(look.role(name).abilities):
        return None
    return Reason("stops", {"seat": max(close, key=lambda seat: seat.points).seat, "character": name})


def _shields(look: Outlook, option: Option) -> Reason | None:
    name = option.word("character")
    if not look.role(name).protects_city or not 1 <= look.my_left <= CLOSE or not in_play(look, RUINS):
        return None
    return Reason("shields", {"count": look.my_left, "character": name})


def _robs(look: Outlook, option: Option) -> Reason | None:
    name, rich = option.word("character"), max(look.rivals, key=lambda seat: seat.gold)
    if "rob" not in look.role(name).abilities or rich.gold < RICH:
        return None
    return Reason("robs", {"seat": rich.seat, "gold": rich.gold, "character": name})


def _pays(look: Outlook, option: Option) -> Reason | None:
    name = option.word("character")
    count = look.income(look.me, look.role(name).income)
    unit = look.role(name).income_in
    return Reason("pays", {"count": count, "unit": unit, "character": name}) if count else None


def _builds(look: Outlook, option: Option) -> Reason | None:
    """Say how many districts the gold and the hand allow, with the gold that a turn gathers."""
    name, gold, count = option.word("character"), look.me.gold + GATHERED, 0
    for cost in sorted(look.district(card).cost for card in look.buildable):
        gold -= cost
        count += gold >= 0
    count = min(count, look.role(name).build_limit)
    return Reason("builds", {"count": count, "character": name}) if count > 1 else None


def _crowns(look: Outlook, option: Option) -> Reason | None:
    name = option.word("character")
    takes = look.role(name).takes_crown and not look.me.crown and not look.last_round
    return Reason("crowns", {"character": name}) if takes else None


def _draws(look: Outlook, option: Option) -> Reason | None:
    name, count = option.word("character"), len(look.buildable)
    draws = {"bonus_cards", "study", "four_cards"} & set(look.role(name).abilities)
    return Reason("draws", {"cards": count, "character": name}) if draws and count < FULL_HANDED else None


def _goes_first(look: Outlook, option: Option) -> Reason | None:
    first = look.role(option.word("character")).rank == 1
    robbers = in_play(look, frozenset({"rob"}))
    # Who plays two characters may be robbed as the other one.
    if not first or look.me.gold < RICH or not robbers or len(look.view.seats) <= TWO_CHARACTERS:
        return None
    return Reason("goes-first", {"gold": look.me.gold})


def _denies(look: Outlook, option: Option) -> Reason | None:
    """Say which rival a discarded character could pay best."""
    return _most_paid(look, option, look.rivals, "denies")


# Naming ------------------------------------------------------------------------------------------------------


def _known(look: Outlook, name: str) -> KnownView | None:
    draft = look.view.draft
    return next((one for one in draft.characters if one.character == name), None) if draft else None


def holders(look: Outlook, name: str) -> list[SeatView]:
    """Return the rivals that may hold ``name``, by what the seat knows of the draft."""
    hidden = [seat for seat in look.rivals if seat.drafted]
    known = _known(look, name)
    if known is not None:
        return [seat for seat in hidden if seat.seat in known.holders]
    return hidden if look.view.draft is None else []


def named_holders(look: Outlook, name: str) -> list[SeatView]:
    """Return the rivals of whom it may be said that they hold ``name``.

    Who plays two characters and has shown one may have taken the other one before this seat passed ``name`` on.
    """
    two = len(look.view.seats) <= TWO_CHARACTERS
    return [seat for seat in holders(look, name) if not (two and seat.characters)]


def _rich_target(look: Outlook, option: Option) -> Reason | None:
    """If gold is the target, name the richest rival that may hold the character."""
    name = option.word("character")
    if look.ask.kind != "rob" or not name:
        return None
    rich = max(named_holders(look, name), key=lambda seat: seat.gold, default=None)
    if rich is None or rich.gold < RICH:
        return None
    return Reason("holds-gold", {"seat": rich.seat, "gold": rich.gold, "character": name})


def _harms_me(look: Outlook, option: Option) -> Reason | None:
    """Say that the character could take a district from the city that leads; only killed or bewitched it will not."""
    name = option.word("character")
    ruins = RUINS & set(look.role(name).abilities) and holders(look, name)
    if look.ask.kind not in STOPS or not ruins or not look.me.city or not leads(look):
        return None
    return Reason("ruins", {"character": name})


def _names_paid(look: Outlook, option: Option) -> Reason | None:
    return _most_paid(look, option, named_holders(look, option.word("character")), "names-paid")


def _most_paid(look: Outlook, option: Option, seats: list[SeatView], said: str) -> Reason | None:
    name = option.word("character")
    wanted = look.role(name).income
    seat = max(seats, key=lambda one: look.income(one, wanted), default=None)
    count = look.income(seat, wanted) if seat is not None else 0
    if seat is None or count < INCOME:
        return None
    unit = look.role(name).income_in
    return Reason(said, {"seat": seat.seat, "character": name, "count": count, "unit": unit})


def _passed_on(look: Outlook, option: Option) -> Reason | None:
    name = option.word("character")
    known = _known(look, name)
    passed = known is not None and known.fact in {"passed", "back"} and holders(look, name)
    return Reason("passed-on", {"character": name}) if passed else None


def _taken_before(look: Outlook, option: Option) -> Reason | None:
    """Say that the viewer was not offered a character that an earlier seat may have taken."""
    name = option.word("character")
    known = _known(look, name)
    unseen = known is not None and known.fact in {"taken", "unseen"} and holders(look, name)
    return Reason("never-seen", {"character": name}) if unseen else None


DRAFTED: tuple[Claim, ...] = (_stops, _shields, _builds, _robs, _pays, _crowns, _draws, _goes_first)

ABOUT_CHARACTERS: dict[str, tuple[Claim, ...]] = {
    "draft": DRAFTED,
    "discard": (_denies,),
    "name": (_rich_target, _harms_me, _names_paid, _passed_on, _taken_before),
}
"""The claims of the asks about characters, by the verb of the option."""
