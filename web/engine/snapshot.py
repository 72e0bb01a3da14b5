"""Prepares the interpreter for a snapshot, and after one, as the module `citadels_snapshot`.

snapshot-maker.js calls `warm` before the snapshot is taken, snapshot-load.js calls `wake` after a start from it.
Every start from a snapshot has the random state of the snapshot. `wake` seeds `random` again, although the engine does
not use it: games bring their own seeds. The seed of string hashes cannot be changed in a running interpreter. Nothing
in the engine depends on it; a test replays games with different hash seeds.
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
    """Open a desk and return a function that calls it."""
    # The packages need not be importable yet when this module is.
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
    """Import all modules, and play a part of a game, so that everything that is made at its first use exists.

    The files of the wheels are not in a snapshot, so what is read from them later is kept, too.
    """
    import citadels
    import tabletop

    importlib.import_module("citadels_wheels").keep_data()

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
    """Seed `random` again and check that the desk answers. Return the version of the rules."""
    if "random" in sys.modules:
        sys.modules["random"].seed()
    return str(_desk()("hello")["games"][0]["rules"])
