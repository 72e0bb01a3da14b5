"""Runs in the interpreter that is photographed, as the module `citadels_snapshot`; see snapshot-maker.js, python.mjs.

A photograph freezes what a start draws by lot or reads from the outside. `wake` draws and reads it anew. The seed of
string hashes stays as it is in the photograph: it cannot be changed in a running interpreter, and nothing of the engine
depends on it (a test replays games under different seeds). Neither does the engine use `random`: its games bring their
own seeds.
"""

import gc
import importlib
import json
import pkgutil
import sys
from typing import Any

# Programs for a terminal: the page never asks for them.
NOT_WARMED = ("citadels.cli",)
SETUP = {
    "edition": "2016", "characters": "first_game", "districts": "first_game", "crown": None, "city_size": None,
    "variant": "", "seats": [{"name": "-", "player": "normal"} for _ in range(4)],
}  # fmt: skip


def _call(method: str, **params: object) -> dict[str, Any]:
    from citadels.bridge import handle  # noqa: PLC0415 - not there when this module is read

    answer = json.loads(handle(json.dumps({"id": 0, "method": method, "params": params})))
    if not answer["ok"]:
        raise RuntimeError(f"{method}: {answer['error']}")
    result: dict[str, Any] = answer["result"] or {}
    return result


def warm() -> None:
    """Import all that a game may need, and play one, so that what is built at first use is built."""
    import citadels  # noqa: PLC0415

    for info in pkgutil.walk_packages(citadels.__path__, "citadels."):
        if not info.name.startswith(NOT_WARMED):
            importlib.import_module(info.name)
    _call("hello")
    table = _call("create", match="warm", setup=SETUP, seed=1)
    table = _call("advance", match="warm", most=40)
    _call("inspect", save=table["save"])
    _call("open", save=table["save"])
    _call("close", match="warm")
    gc.collect()


def wake() -> str:
    """Make the woken interpreter as good as a new one, and show that it works."""
    if "random" in sys.modules:
        sys.modules["random"].seed()
    return str(_call("hello")["rules"])
