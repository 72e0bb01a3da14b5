"""Defines the frames of a link after the greetings: numbered parts of messages, and acknowledgements.

A frame is one line of plain text, so that invalid text is found quickly. ``d CONN SEQ ACK MORE PART`` carries part
number SEQ of the connection CONN, in base64; MORE is 1 if the message continues in the next part. ``a CONN ACK``
carries no part. In both, ACK means that all parts with lower numbers have arrived.
"""

import re
from typing import NamedTuple

from tabletop.peer.shapes import MOST_TEXT

MOST_PART = MOST_TEXT - 40
"""The longest part in characters of base64; it leaves room for the rest of the line."""

_DATA = re.compile(r"d ([A-Za-z0-9_-]{8}) ([0-9]{1,9}) ([0-9]{1,9}) ([01]) ([A-Za-z0-9+/=]*)")
_ACK = re.compile(r"a ([A-Za-z0-9_-]{8}) ([0-9]{1,9})")


class Frame(NamedTuple):
    """One line of a link; ``seq`` is None if it carries no part."""

    conn: str
    ack: int
    seq: int | None = None
    more: bool = False
    part: str = ""

    def text(self) -> str:
        """Return the line."""
        if self.seq is None:
            return f"a {self.conn} {self.ack}"
        return f"d {self.conn} {self.seq} {self.ack} {self.more:d} {self.part}"


def read_frame(text: str) -> Frame | None:
    """Parse ``text`` as a frame; return None if it is not one."""
    if len(text) > MOST_TEXT:
        return None
    if found := _DATA.fullmatch(text):
        conn, seq, ack, more, part = found.groups()
        return Frame(conn, int(ack), int(seq), more == "1", part)
    if found := _ACK.fullmatch(text):
        return Frame(found[1], int(found[2]))
    return None
