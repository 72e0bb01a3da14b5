"""Starts the desk inside the PyScript worker.

It imports nothing of PyScript: the engine answers in text and needs no page.
"""

from collections.abc import Callable
from time import monotonic

from citadels.kind import CITADELS
from tabletop.service.desk import Desk

# Seconds of a call that a computer player may think. Between two calls the worker answers others.
SLICE = 0.1


def cut_slice() -> Callable[[], bool]:
    """Return what says whether a call has thought long enough."""
    end = monotonic() + SLICE
    return lambda: monotonic() >= end


# The games that can be played here: one from the start, the others by where their kind is, once their wheel is here.
desk = Desk([CITADELS], patience=cut_slice)
LATER = {"pointcity": ("pointcity.kind", "POINT_CITY")}
handle = desk.handle
# The interface to rooms, once it is loaded.
peer_apis = []


def peer(text: str) -> str:
    """Answer a call about rooms. What it needs is read when it is first wanted: the start does not wait for it."""
    if not peer_apis:
        from tabletop.peer.peer_api import PeerApi

        peer_apis.append(PeerApi(desk))
    return peer_apis[0].handle(text)


def add(game: str, wheel: str) -> None:
    """Take up a game that is read when it is first wanted, from the bytes of its wheel in base64."""
    import base64
    import importlib
    import sys
    from pathlib import Path

    module, name = LATER[game]
    place = Path(f"/wheels/{game}.whl")
    place.parent.mkdir(exist_ok=True)
    place.write_bytes(base64.b64decode(wheel))
    sys.path.append(str(place))
    importlib.invalidate_caches()
    desk.add(getattr(importlib.import_module(module), name))


# PyScript offers the functions named here to the page as `worker.sync.NAME`.
__export__ = ["handle", "peer", "add"]
