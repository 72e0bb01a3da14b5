"""Encodes Citadels as numbers: the list of actions, and the features of a view."""

from collections.abc import Sequence

from citadels.cards.api import TYPES
from citadels.cards.loader import all_characters
from citadels.catalog import EDITIONS, catalogue
from citadels.model.setup import MOST_SEATS
from citadels.model.view import CharacterView, MarkView, SeatView, View
from citadels_table.coding import Named, relative
from tabletop.kernel.ask import Option

CARDS = tuple(dict.fromkeys(card.id for box in catalogue().editions for card in box.districts))
CHARACTERS = tuple(dict.fromkeys(card.id for box in catalogue().editions for card in box.characters))
ABILITIES = tuple(
    dict.fromkeys(
        name for box in EDITIONS for card in all_characters(box).values() for name in card.abilities
    )
)
SEATS = range(MOST_SEATS)

PLAIN = (
    *("gather_gold", "gather_cards", "end_turn", "cancel", "keep", "let_pass", "refuse", "bribe", "unmask"),
    *("ring", "stay_silent", "thank", "give:gold", "take:gold", "take:card", "pile:0", "pile:1"),
)
OF_CARDS = ("build", "use", "card", "keep", "give", "rescue", "confiscate")
OF_CHARACTERS = ("draft", "discard", "name")
MOST_PAID, MOST_MIXED = 12, 8
"""The most cards that pay for a district, and the most districts that the Abbot has income from."""

KINDS = (
    *("draft", "draft_discard", "draft_two", "piles", "turn", "keep", "keep_some", "kill", "rob", "bewitch"),
    *(
        "swap",
        "redraw",
        "destroy",
        "seize",
        "exchange",
        "exchange_for",
        "armory",
        "museum",
        "laboratory",
        "loan",
    ),
    *(
        "loan_from",
        "loan_cards",
        "framework",
        "payment",
        "payment_cards",
        "spy",
        "spy_type",
        "theater",
        "tithe",
    ),
    *(
        "theater_give",
        "threat_real",
        "threat_blank",
        "warrant_signed",
        "warrant_blank",
        "confiscate",
        "bribe",
    ),
    *("unmask", "wizard", "wizard_card", "wizard_build", "crown", "crown_price", "crown_tribute", "beautify"),
    *("mix", "search", "study", "seer_give", "bell", "thanks", "rescue"),
)
MARKS = ("kill", "rob", "bewitch", "threat", "warrant", "other")
FATES = ("faceup", "revealed", "absent")
PHASES = ("draft", "turns", "over")

_GLOBAL = (
    *(f"phase.{phase}" for phase in PHASES),
    *(f"edition.{edition}" for edition in EDITIONS),
    *("variant.piles", "players", "round", "rank", "city_size", "deck", "facedown", "tax"),
    *("turn.gathered", "turn.builds_left"),
)
_OF_CHARACTER = ("here", *FATES, *(f"mark.{mark}" for mark in MARKS), *(f"real.{mark}" for mark in MARKS))
_OF_SEAT = ("there", "gold", "hand", "points", "drafted", "crown", "leader", "first", "completed", "turn")
_OF_CITY = ("worth", "coins", "tucked")


class CitadelsCoding:
    """The encoding of Citadels: all cards of both editions, eight seats. See :class:`citadels_table.coding.Coding`."""

    kinds: Sequence[str] = KINDS
    causes: Sequence[str] = (*CHARACTERS, *CARDS)
    actions: Sequence[str] = (
        *PLAIN,
        *(f"ability:{name}" for name in ABILITIES),
        *(f"{verb}:{kind}" for verb in ("income", "type") for kind in TYPES),
        *(f"{verb}:{card}" for verb in OF_CARDS for card in CARDS),
        *(f"{verb}:{character}" for verb in OF_CHARACTERS for character in CHARACTERS),
        *(f"seat:{seat}" for seat in SEATS),
        *(f"target:{seat}:{card}" for seat in SEATS for card in CARDS),
        *(f"pay:{cards}" for cards in range(MOST_PAID + 1)),
        *(f"mix:{gold}" for gold in range(MOST_MIXED + 1)),
    )
    features: Sequence[str] = (
        *_GLOBAL,
        *(f"{name}.{part}" for name in CHARACTERS for part in (*_OF_CHARACTER, "mine", "seen")),
        *(f"{where}.{card}" for where in ("own", "price", "buildable") for card in CARDS),
        *(
            f"seat{seat}.{part}"
            for seat in SEATS
            for part in (*_OF_SEAT, *_OF_CITY, *(f"is.{name}" for name in CHARACTERS), *CARDS)
        ),
    )

    def names(self, options: Sequence[Option], seat: int, seats: int) -> list[str]:
        """Return the names of actions; copies of a card in one city or one hand share a name."""
        return [_action(option, seat, seats) for option in options]

    def named(self, view: View) -> Named:
        """Return the features of ``view``; seats are counted from the viewer, for a spectator from seat 0."""
        viewer, seats = view.seat or 0, len(view.seats)
        yield from _table(view)
        for character in view.characters:
            yield from _character(character, viewer, seats)
        for mark in view.marks:
            yield from _mark(mark)
        yield from ((f"{name}.mine", 1) for name in view.mine)
        yield from ((f"{name}.seen", 1) for name in view.seen)
        for card in view.hand:
            yield f"own.{card.card}", 1
        for card in {card.card: card for card in view.hand}.values():
            yield f"price.{card.card}", card.price
            yield f"buildable.{card.card}", card.buildable
        for seat in view.seats:
            yield from _seat(seat, f"seat{relative(seat.seat, viewer, seats)}")
        for part, seat in (("leader", view.leader), ("first", view.first)):
            if seat is not None:
                yield f"seat{relative(seat, viewer, seats)}.{part}", 1
        if view.turn is not None:
            yield f"seat{relative(view.turn.seat, viewer, seats)}.turn", 1


def _action(option: Option, seat: int, seats: int) -> str:
    verb, args = option.verb, option.args
    card = args.get("card")
    if "at" in args:
        return f"target:{relative(option.number('seat'), seat, seats)}:{card}"
    if verb == "seat":
        return f"seat:{relative(option.number('seat'), seat, seats)}"
    last = {
        "ability": "name",
        "income": "type",
        "type": "type",
        "pay": "cards",
        "mix": "gold",
        "pile": "take",
    }.get(verb)
    thing = args.get(last) if last else card or args.get("character") or args.get("what")
    return verb if thing is None else f"{verb}:{thing}"


def _table(view: View) -> Named:
    yield f"phase.{view.phase}", 1
    yield f"edition.{view.edition}", 1
    yield "variant.piles", view.variant == "piles"
    yield "players", len(view.seats)
    yield "round", view.round
    yield "rank", view.rank
    yield "city_size", view.city_size
    yield "deck", view.deck
    yield "facedown", view.facedown
    yield "tax", view.tax
    if view.turn is not None:
        yield "turn.gathered", view.turn.gathered
        yield "turn.builds_left", view.turn.builds_left


def _character(character: CharacterView, viewer: int, seats: int) -> Named:
    name = character.character
    yield f"{name}.here", 1
    if character.fate:
        yield f"{name}.{character.fate}", 1
    if character.seat is not None:
        yield f"seat{relative(character.seat, viewer, seats)}.is.{name}", 1


def _mark(mark: MarkView) -> Named:
    kind = mark.kind if mark.kind in MARKS else "other"
    yield f"{mark.character}.mark.{kind}", 1
    if mark.real:
        yield f"{mark.character}.real.{kind}", 1


def _seat(seat: SeatView, name: str) -> Named:
    yield f"{name}.there", 1
    yield f"{name}.gold", seat.gold
    yield f"{name}.hand", seat.hand
    yield f"{name}.points", seat.points
    yield f"{name}.drafted", seat.drafted
    yield f"{name}.crown", seat.crown
    yield f"{name}.completed", seat.completed
    for built in seat.city:
        yield f"{name}.{built.card}", 1
        yield f"{name}.worth", built.cost
        yield f"{name}.coins", built.coins
        yield f"{name}.tucked", built.tucked
