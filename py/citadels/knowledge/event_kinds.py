"""Lists every kind of event by what it tells of hidden cards; an unlisted kind is an error."""

from collections.abc import Collection, Iterable

from tabletop.kernel.events import Event, EventView

CARDS = frozenset(
    {
        "cards_drawn",
        "card_kept",
        "cards_discarded",
        "card_rescued",
        "cards_given",
        "hand_shown",
        "hands_swapped",
        "district_built",
        "district_confiscated",
        "district_destroyed",
        "district_seized",
        "districts_exchanged",
        "card_tucked",
        "deck_searched",
    }
)
"""Kinds in which a district card moves, or a seat sees a face-down one: ``CardNotes`` reads these."""

ROLES = frozenset(
    {
        "round_started",
        "character_removed",
        "character_laid_away",
        "character_drafted",
        "characters_swapped",
        "character_revealed",
        "nobody_answered",
        "character_named",
        "mark_unmasked",
    }
)
"""Kinds in which a character card moves, or which tell who holds one: ``RoleNotes`` reads these."""

OPEN = frozenset(
    {
        "build_given_up",
        "city_completed",
        "city_size_changed",
        "crown_moved",
        "district_beautified",
        "game_ended",
        "gold_gained",
        "gold_moved",
        "gold_paid",
        "rank_called",
        "round_ended",
        "tax_collected",
        "tax_paid",
        "turn_ended",
        "turn_lost",
        "turn_resumed",
    }
)
"""Kinds in which nothing hidden changes: every view shows their result."""

KNOWN = CARDS | ROLES | OPEN


class UnknownEventError(Exception):
    """The event's kind is in none of the lists, so the knowledge of a seat cannot be updated."""


def check_kinds(events: Iterable[EventView]) -> None:
    """Raise ``UnknownEventError`` at the first of ``events`` whose kind is in no list."""
    for event in events:
        if event.kind not in KNOWN:
            raise UnknownEventError(
                f"event {event.kind!r} (cause: {event.cause or 'the rules'}) is in no list of "
                "citadels/knowledge/event_kinds.py: say there whether it tells of hidden cards"
            )


class HiddenInOpenEventError(Exception):
    """An event of ``OPEN`` tells of a hidden card, which the knowledge of a seat would not hold."""


def check_open(events: Iterable[Event], built: Collection[str]) -> None:
    """Raise ``HiddenInOpenEventError`` at the first of ``events`` of ``OPEN`` that tells of a hidden card.

    It tells single seats something, or names a district that is not among those ``built``.
    """
    for event in events:
        named = (event.everyone or {}).get("card")
        if event.kind in OPEN and (event.only or (named is not None and named not in built)):
            raise HiddenInOpenEventError(
                f"event {event.kind!r} (cause: {event.cause or 'the rules'}) tells of a hidden card, but is in OPEN of "
                "citadels/knowledge/event_kinds.py: put it into CARDS, with a reader in card_notes.py"
            )
