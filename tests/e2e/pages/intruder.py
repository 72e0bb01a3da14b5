"""Tries to get out of its box, as a player. It logs which of its attacks have succeeded."""

import gc
import importlib
import os
import socket
import sys
from collections.abc import Callable
from typing import Any

REACHING = (
    "fetch XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport RTCPeerConnection importScripts indexedDB caches "
    "localStorage sessionStorage cookieStore BroadcastChannel MessageChannel MessagePort SharedWorker Worker navigator location "
    "postMessage onmessage addEventListener close self Function"
).split()


def imported(name: str) -> Any:
    """Import a module though the box has put it out of reach."""
    modules: dict[str, Any] = sys.modules
    # A module that is out of reach stands as None.
    for known, module in list(modules.items()):
        if module is None:
            del sys.modules[known]
    return importlib.import_module(name)


def any_of(*found: Any) -> Any:
    """Return the values of ``found`` that exist; fail if there are none."""
    real = [one for one in found if one is not None]
    if not real:
        raise LookupError("nothing")
    return real


def proxies() -> list[Any]:
    """Return every object of JavaScript that Python can find, once it has imported all it can."""
    for name in ("_pyodide_core", "pyodide.ffi", "pyodide.code", "pyodide.webloop", "pyodide.http"):
        try:
            imported(name)
        except ImportError:
            continue
    tracked: list[Any] = gc.get_objects()
    dicts: list[dict[Any, Any]] = [one for one in tracked if type(one) is dict]
    held: list[Any] = [value for one in dicts for value in list(one.values())]
    return [
        one for one in (*tracked, *held) if type(one).__name__.startswith("Js") and not isinstance(one, type)
    ]


PROXIES = proxies()


def reach(name: str) -> Callable[[], Any]:
    return lambda: any_of(*(getattr(one, name, None) for one in PROXIES))


def evaluate(code: str) -> Callable[[], Any]:
    return lambda: imported("pyodide.code").run_js(code)


def through_constructors() -> Any:
    """Make a function of text by the constructor of a JavaScript function."""
    return any_of(*(one.constructor.constructor("return 1")() for one in PROXIES))


def connect() -> None:
    socket.create_connection(("HOST", 80), 1)


def fetched() -> Any:
    return imported("pyodide.http").open_url("SITEopened")


def fill_memory() -> None:
    """Ask for more memory than the box may have: it must be refused before the browser ends the tab."""
    keep = [bytearray(1 << 26) for _ in range(16)]
    raise RuntimeError(f"had {len(keep)} parts") from None


def fill_files() -> Any:
    with open("/home/big", "wb") as file:
        return file.write(b"x" * (1 << 20))


def grow_a_file() -> None:
    for name in os.listdir("/wheels"):
        os.truncate(f"/wheels/{name}", 1 << 30)


def change_a_file() -> Any:
    with open("/wheels/" + os.listdir("/wheels")[0], "r+b") as file:
        return file.write(b"x")


ATTACKS: dict[str, Callable[[], Any]] = {
    "js": lambda: imported("js"),
    "pyodide_js": lambda: imported("pyodide_js"),
    "js once more": lambda: __import__("js").fetch,
    "asked": fetched,
    "evaluated": evaluate("1"),
    "evaluated fetch": evaluate("fetch('SITEevaluated')"),
    "evaluated import": evaluate("import('SITEimported.js')"),
    "constructor": through_constructors,
    "connect": connect,
    "files": fill_files,
    "larger file": grow_a_file,
    "changed file": change_a_file,
    "pipe": lambda: os.pipe(),
    "process": lambda: os.fork(),
    **{f"reach {name}": reach(name) for name in REACHING},
}


def tried() -> list[str]:
    """Make every attack; return those that have not failed."""
    done: list[str] = []
    for name, attack in ATTACKS.items():
        try:
            attack()
        except BaseException:
            continue
        done.append(name)
    try:
        fill_memory()
    except MemoryError:
        pass
    except BaseException as error:
        done.append(f"memory: {error}")
    return done


FOUND = tried()


def choose(view: Any, ask: Any, tools: Any) -> Any:
    tools.log(len(ATTACKS), FOUND)
    return tools.normal(ask)
