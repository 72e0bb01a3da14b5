"""Defines the small shapes that messages, calls and events share, with the size limits of the protocol."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from tabletop.players.clean_text import MOST_NAME

PROTOCOL = 3
"""The protocol's version: raised whenever older programs can no longer take part."""

PICTURES = "pictures"
"""Stands in ``Hello.games`` beside the games, as a level: the guest takes updates whose events have their changes (1),
which also say when the seat decided last, and what options are about (2), and the unit of an income (3).

Hosts that know no changes look up nothing there but their own game.
"""

PICTURES_LEVEL = 3
"""The level of this program."""

REQUESTS = "requests"
"""Stands there likewise: the guest numbers its requests.

It takes typed messages instead of words in texts (``older_words``).
A host that knows them says so in ``Welcome``.
"""

REQUESTS_LEVEL = 1
"""The level of this program."""

KNOWN_LOAD = "known-load"
"""Stands there likewise: the load of the host's page that the guest met last, 0 for none (``page_loads.py``)."""

KNOWN_HEIR = "known-heir"
"""Stands there likewise: the serial of the backup from which a guest has continued its game, 0 for none."""

KNOWN_LINE, KNOWN_NUMBER = "known-line", "known-number"
"""Stand there likewise: line and number of the latest update that the guest has kept to check the match."""

MOST_TEXT = 16_000
"""Longest text handed to a link, in characters; longer messages go in parts."""

MOST_CHAT = 300
"""Longest line of the chat, in characters."""

MOST_REPLY = 2000
"""Longest text that may be a reply to an invitation, in characters: a link with it, or a message around it."""

REACTIONS = ("applause", "laugh", "wow", "ouch", "thanks", "hurry")

Reaction = Literal["applause", "laugh", "wow", "ouch", "thanks", "hurry"]
LinkId = Annotated[str, Field(min_length=1, max_length=64)]
Token = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME)]
GuestId = Annotated[int, Field(ge=0, le=9999)]
ReplyText = Annotated[str, Field(min_length=1, max_length=MOST_REPLY)]
Words = dict[str, int | str]
"""The values that fill the sentence of a refusal."""

Presence = Literal["here", "bot", "empty", "open", "waiting", "lost"]
"""Whether a person is present: ``here`` at the host's device, ``bot`` a computer player, ``empty`` no person yet;
a guest's connection is ``open``, ``waiting`` (silent for some seconds) or ``lost``."""

TEXT_LIFE = 600_000.0
"""Milliseconds for which a text lives in a mailbox."""

Silence = Literal["open", "waiting", "lost"]
"""The state of a connection."""

AskingState = Literal["begun", "asks", "let-in", "over"]
"""How it stands with a friend at the link of a host far away. ``let-in``: the devices try to meet."""
AskingText = Literal["far-sent", "far-sent-long", "far-sent-away", "far-coming"]
"""What its person reads, as a key of the locale files."""


class Strict(BaseModel):
    """Data from outside: an unknown field is refused. Pydantic builds the validator at first use."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True, frozen=True)


class PlayedGame(Strict):
    """The game that is played. Guests are told it before the deal, so that different rules are noticed in time."""

    game: Annotated[str, Field(min_length=1, max_length=40)]
    rules: Annotated[int, Field(ge=1, le=1_000_000)]
    setup: dict[str, Any]


class SeatState(Strict):
    """A seat in the roster; ``guest`` is the number of the guest who plays it."""

    seat: Annotated[int, Field(ge=0, le=99)]
    guest: GuestId | None
    name: Name
    state: Presence


class WatcherState(Strict):
    """A spectator in the roster."""

    guest: GuestId
    name: Name
    state: Silence


@dataclass(slots=True)
class Send:
    """A text for a link; the page hands it over unread."""

    link: str
    text: str
