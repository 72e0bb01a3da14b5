"""Speaks with devices of the version before.

Their requests and states were words in the texts of ``pass-on`` and ``next-room``.

They know no numbers: a host answers ``passed-on`` in turn, and never to a word about the page or the time.
"""

import re

from pydantic import ValidationError

from tabletop.peer.messages import NextRoom, PageTurned
from tabletop.peer.requests import (
    Again,
    AnyRequest,
    MoreTime,
    NextRoomPlan,
    PartDeclined,
    PartOffered,
    PartReply,
    PartSeats,
    PartWatch,
    Reply,
    ReturnCode,
)

PAGES = {"page-hidden": True, "page-shown": False}
PLAIN: dict[type[MoreTime | Again | PartDeclined], str] = {
    MoreTime: "more-time",
    Again: "again",
    PartDeclined: "host-no",
}
OFFER = "host "
SEATS = "host-seats "
WATCH = re.compile(r"host-watch (\d{1,4}) (.+)", re.ASCII | re.DOTALL)
REPLY = "host-reply "
JOIN = re.compile(r"host-join (\d{1,2}) (.+)", re.ASCII | re.DOTALL)
PIECE = 24
"""An invitation is cut into pieces of so many letters: in a whole one, a page older still would take the first seat."""


def asked_in(text: str, number: int) -> AnyRequest | PageTurned:
    """Return what a guest of the version before means by ``text``; ``number`` becomes that of the request."""
    if text in PAGES:
        return PageTurned(hidden=PAGES[text])
    for shape, word in PLAIN.items():
        if text == word:
            return shape(request=number)
    return _invited_in(text, number) or Reply(request=number, text=text)


def _invited_in(text: str, number: int) -> PartSeats | PartWatch | None:
    """Return the invitation of a guest who has the host's part now."""
    if text.startswith(SEATS) and len(text) > len(SEATS):
        return PartSeats(request=number, text=text.removeprefix(SEATS))
    if found := WATCH.fullmatch(text):
        return PartWatch(request=number, guest=int(found[1]), text=found[2])
    return None


def asked_text(asked: AnyRequest | PageTurned) -> str:
    """Return ``asked`` as a host of the version before reads it."""
    match asked:
        case PageTurned(hidden=hidden):
            return next(word for word, value in PAGES.items() if value == hidden)
        case PartSeats(text=text):
            return SEATS + text
        case PartWatch(guest=guest, text=text):
            return f"host-watch {guest} {text}"
        case Reply(text=text) | ReturnCode(text=text):
            return text
        case _:
            return PLAIN[type(asked)]


def told_in(text: str) -> NextRoom | PartOffered | PartReply:
    """Return what a host of the version before means by the text of ``next-room``."""
    if text.startswith(OFFER):
        try:
            return PartOffered(plan=NextRoomPlan.model_validate_json(text.removeprefix(OFFER)))
        except ValidationError:
            return NextRoom(text=text)
    if text.startswith(REPLY) and len(text) > len(REPLY):
        return PartReply(text=text.removeprefix(REPLY))
    if found := JOIN.fullmatch(text):
        return NextRoom(text=found[2].replace("|", ""), seat=int(found[1]))
    return NextRoom(text=text)


def told_text(told: NextRoom | PartOffered | PartReply) -> str:
    """Return ``told`` as a guest of the version before reads it in ``next-room``."""
    match told:
        case PartOffered(plan=plan):
            return OFFER + plan.model_dump_json()
        case PartReply(text=text):
            return REPLY + text
        case NextRoom(text=text, seat=None):
            return text
        case NextRoom(text=text, seat=seat):
            pieces = [text[start : start + PIECE] for start in range(0, len(text), PIECE)]
            return f"host-join {seat} {'|'.join(pieces)}"
