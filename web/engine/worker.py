"""What the PyScript worker runs. It imports nothing of PyScript: the engine answers in text and needs no page."""

from citadels.kind import CITADELS
from tabletop.desk import Desk

# The games that can be played here.
desk = Desk([CITADELS])
handle = desk.handle
doors = []


def peer(text: str) -> str:
    """Answer a call about rooms. What it needs is read when it is first wanted: the start does not wait for it."""
    if not doors:
        from tabletop.peer.door import PeerDoor

        doors.append(PeerDoor(desk))
    return doors[0].handle(text)


# PyScript offers the functions named here to the page as `worker.sync.NAME`.
__export__ = ["handle", "peer"]
