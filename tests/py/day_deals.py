"""Writes some deals of the day as text: set-up, players and seed, with a digest of the first views and of the moves."""

import hashlib
import json
from dataclasses import asdict
from typing import Any

from pydantic import TypeAdapter

from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from tabletop.daily.deal import SEAT, day_match, deal_and_seed
from tabletop.match.kind import Kind
from tabletop.match.match import Match

WEEK = tuple(f"2026-11-{date}" for date in range(16, 23))
"""Monday to Sunday."""
LATER = ("2027-02-28", "2028-02-29")
KINDS: tuple[Kind, ...] = (CITADELS, POINT_CITY)
MASTERS_PICKS = 6
"""So many moves are played where masters think: a whole game of theirs takes a minute in the browser's Python."""


def played(kind: Kind, day: str) -> Match[Any, Any]:
    """Return the deal of ``day`` played by computer players, with the usual level in the person's seat."""
    match = day_match("day", kind, day, [], kind.players[0])
    slow = any(chair.player.startswith("master") for chair in match.seating)
    match.advance(kind, MASTERS_PICKS if slow else 10_000)
    while not slow and match.waiting is not None:
        match.advance(kind, 10_000)
    return match


def digest_of(match: Match[Any, Any], first: str) -> str:
    """Return a digest of the ``first`` views and of all picks."""
    return hashlib.sha256(f"{first} {match.history.picks}".encode()).hexdigest()[:20]


def first_views(kind: Kind, day: str) -> str:
    """Return what every seat sees after the deal, as text."""
    match = day_match("day", kind, day, [])
    views = [match.game.view(match.position.state, seat) for seat in range(match.game.seats)]
    return TypeAdapter(list[Any]).dump_json(views).decode()


def told(kind: Kind, day: str) -> dict[str, Any]:
    """Return what is compared of a day."""
    deal, seed = deal_and_seed(kind, day)
    match = played(kind, day)
    points = kind.outline(match.game, match.position.state).points
    return asdict(deal) | {
        "seed": seed,
        "moves": match.number,
        "points": points[SEAT],
        "digest": digest_of(match, first_views(kind, day)),
    }


def days_text() -> str:
    """Return the deals of a week and of some later days, one a line."""
    lines = [json.dumps(told(kind, day)) for kind in KINDS for day in (*WEEK, *LATER)]
    return "\n".join(lines) + "\n"
