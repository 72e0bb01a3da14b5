"""Prepares an interpreter whose memory is stored, as the module `citadels_snapshot`; see snapshot-maker.js, python.mjs.

A snapshot freezes whatever a start took from a random source. `wake` re-seeds it. The seed of string hashes stays the
snapshot's: it cannot be changed in a running interpreter, and nothing in the engine depends on it (a test replays games
under different seeds). Neither does the engine use `random`: its games bring their own seeds.
"""

import gc
import importlib
import json
import pkgutil
import sys
from collections.abc import Callable
from typing import Any

SETUP = {
    "edition": "2016", "characters": "first_game", "districts": "first_game", "players": 4, "crown": None,
    "city_size": None, "variant": "",
}  # fmt: skip
SEATING = [{"name": "-", "player": "normal"} for _ in range(4)]


def _desk() -> "Callable[..., dict[str, Any]]":
    """Open a desk; return what calls it. It is gone with the function: what it built at first use, it built for all."""
    # Not there when this module is read.
    from citadels.kind import CITADELS
    from tabletop.service.desk import Desk

    desk = Desk([CITADELS])

    def call(method: str, **params: object) -> dict[str, Any]:
        answer = json.loads(desk.handle(json.dumps({"id": 0, "method": method, "params": params})))
        if not answer["ok"]:
            raise RuntimeError(f"{method}: {answer['error']}")
        result: dict[str, Any] = answer["result"] or {}
        return result

    return call


def warm() -> None:
    """Import all that a game may need, and play one, so that what is built at first use is built."""
    import citadels
    import tabletop

    for package in (tabletop, citadels):
        for info in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            importlib.import_module(info.name)
    call = _desk()
    call("hello")
    create = {
        "match": "warm",
        "game": "citadels",
        "setup": SETUP,
        "seating": SEATING,
        "seed": 1,
        "free": False,
    }
    call("create", **create)
    result = call("advance", match="warm", most=40)
    call("inspect", save=result["keep"]["save"])
    call("open", save=result["keep"]["save"])
    call("close", match="warm")
    gc.collect()


def wake() -> str:
    """Re-seed frozen state and smoke-test."""
    if "random" in sys.modules:
        sys.modules["random"].seed()
    return str(_desk()("hello")["games"][0]["rules"])
