"""Runs an own player inside the box, as the module `citadels_box`; box-worker.js calls it."""

import importlib
import json
import posix
import sys
from time import perf_counter
from typing import Any

KINDS = {"citadels": ("citadels.kind", "CITADELS"), "pointcity": ("pointcity.kind", "POINT_CITY")}
BROWSER = ("js", "pyodide_js")
# Modules that give access to objects of JavaScript, or to the interpreter's memory.
BRIDGES = (
    *BROWSER,
    "_ctypes",
    "_pyodide_core",
    "pyodide",
    "pyodide.ffi",
    "pyodide.code",
    "pyodide.http",
    "pyodide.webloop",
)
WORKSHOP = "workshop"
# The folder into which libraries.py installs the person's libraries.
LIBRARIES = "/libraries"
# The game whose wheel every start loads.
STARTED = "citadels"


def install(wheels: dict[str, str]) -> None:
    """Make the packages importable that a start does not load. ``wheels``: their paths, by game or ``workshop``."""
    for name, path in wheels.items():
        if name != WORKSHOP:
            sys.path.append(path)
    importlib.invalidate_caches()
    # The wheel of the workshop has more modules of packages that are loaded already.
    later = KINDS.keys() - wheels.keys() - {STARTED}
    for package in ("tabletop", "tabletop/own_players", *sorted(KINDS.keys() - later)):
        importlib.import_module(package.replace("/", ".")).__path__.append(f"{wheels[WORKSHOP]}/{package}")


def shut() -> None:
    """Remove the access to JavaScript, and pipes, whose memory has no limit. Then make libraries importable."""
    from _pyodide._importhook import JsFinder, unregister_js_module

    for name in BROWSER:
        unregister_js_module(name)
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, JsFinder)]
    for name in BRIDGES:
        sys.modules[name] = None  # type: ignore[assignment]
    for name in ("pipe", "pipe2"):
        for module in (posix, sys.modules["os"]):
            if hasattr(module, name):
                delattr(module, name)
    # Last on the path, so that a library cannot replace a module of ours.
    sys.path.append(LIBRARIES)
    importlib.invalidate_caches()


class Box:
    """Holds the own player of one order: in an arena for a series of games, or in a seat of a match."""

    def __init__(self) -> None:
        self.arena: Any = None
        self.seat: Any = None

    def begin(self, order: str) -> str:
        """Load the own player of an order; return the report as JSON text."""
        from dataclasses import asdict

        from tabletop.kernel.errors import Refusal
        from tabletop.own_players.arena import Arena
        from tabletop.own_players.faults import PlayerError
        from tabletop.own_players.table_seat import TableSeat

        told = json.loads(order)
        module, name = KINDS[told["game"]]
        kind = getattr(importlib.import_module(module), name)
        shut()
        try:
            if "seat" in told:
                self.seat = TableSeat({kind.id: kind}, perf_counter, order)
            else:
                self.arena = Arena({kind.id: kind}, perf_counter, order)
        except PlayerError as error:
            return json.dumps({"kind": "fault", "fault": asdict(error.fault)})
        except Refusal as refusal:
            return json.dumps({"kind": "refused", "code": refusal.code, "args": refusal.args_})
        return json.dumps({"kind": "begun"})


box = Box()


def begin(order: str) -> str:
    return box.begin(order)


def answer(ask: str) -> str:
    """Answer an ask for the seat; return the report as JSON text."""
    text: str = box.seat.answer(ask)
    return text


def step() -> str:
    """Play a step of the arena; return the next report as JSON text."""
    text: str = box.arena.step()
    return text
