"""Runs the desk in the PyScript worker: exports the functions that the page calls.

It uses nothing of PyScript's Python library, since all calls and answers are text.
"""

from collections.abc import Callable
from time import monotonic
from typing import Any

from citadels.kind import CITADELS
from tabletop.service.desk import Desk

# Seconds that a computer player may think in one call. Between two such calls the worker answers other calls.
SLICE = 0.1


def cut_slice() -> Callable[[], bool]:
    """Return a function that tells whether the time of this call is over."""
    end = monotonic() + SLICE
    return lambda: monotonic() >= end


# The desk has one game from the start. The others are added when the page sends their wheels: module and name of their
# kind.
desk = Desk([CITADELS], patience=cut_slice)
LATER = {"pointcity": ("pointcity.kind", "POINT_CITY")}
# Parts that the start leaves out: the package that each is a part of.
PARTS = {"companion": "citadels"}
handle = desk.handle
# The interface to rooms: empty until it is loaded.
peer_apis: list[Any] = []


def peer(text: str) -> str:
    """Answer a call about rooms. The first call imports the code for rooms, so that the start does not wait for it."""
    if not peer_apis:
        from tabletop.peer.peer_api import PeerApi

        peer_apis.append(PeerApi(desk))
    return peer_apis[0].handle(text)


def add(wanted: str, wheel: str) -> None:
    """Add a game or a part from its wheel in Base64."""
    import base64
    import importlib
    import sys
    from pathlib import Path

    place = Path(f"/wheels/{wanted}.whl")
    place.parent.mkdir(exist_ok=True)
    place.write_bytes(base64.b64decode(wheel))
    if wanted in PARTS:
        package = PARTS[wanted]
        importlib.import_module(package).__path__.append(f"{place}/{package}")
        importlib.invalidate_caches()
        return
    sys.path.append(str(place))
    importlib.invalidate_caches()
    module, name = LATER[wanted]
    desk.add(getattr(importlib.import_module(module), name))


# PyScript offers the functions named here to the page as `worker.sync.NAME`.
__export__ = ["handle", "peer", "add"]
