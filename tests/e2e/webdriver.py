"""Drives Firefox and WebKitGTK by the interfaces that they include: no library, and no driver to download.

Both understand the commands of the W3C's WebDriver: WebKit over HTTP by its own `WebKitWebDriver`, Firefox over its
Marionette socket, which has the same commands by name.
"""

import base64
import contextlib
import itertools
import json
import socket
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Protocol, cast

# Milliseconds. A game on a loaded machine; a script that takes longer hangs.
PATIENCE = 120_000
# The last argument of an asynchronous script takes its result.
ANSWER = """
const values = [...arguments];
const done = values.pop();
asked(...values).then((value) => done({ value }), (error) => done({ error: String(error) }));
"""


class CommandError(Exception):
    """The browser refused a command."""


class Wire(Protocol):
    def command(self, name: str, path: str, parameters: dict[str, Any] | None) -> Any: ...

    def close(self) -> None: ...


class Marionette:
    """Firefox's own socket: each message is its length, a colon, and a JSON list."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE / 1000)
        self.stream = self.socket.makefile("rb")
        self.ids = itertools.count()
        self.receive()
        self.command("NewSession", "", {"capabilities": {"alwaysMatch": {}}})

    def receive(self) -> Any:
        length = b""
        while (digit := self.stream.read(1)) != b":":
            if not digit:
                raise CommandError("Firefox is gone")
            length += digit
        return json.loads(self.stream.read(int(length)))

    def command(self, name: str, path: str, parameters: dict[str, Any] | None) -> Any:
        del path
        message = json.dumps([0, next(self.ids), f"WebDriver:{name}", parameters or {}]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self.receive()
        if error:
            raise CommandError(f"{name}: {error['error']}: {error['message']}")
        # Some commands answer with a bare list or nothing; none of those is used here for its answer.
        return cast("dict[str, Any]", result).get("value") if isinstance(result, dict) else None

    def close(self) -> None:
        self.stream.close()
        self.socket.close()


class Http:
    """A driver program that speaks WebDriver over HTTP."""

    def __init__(self, port: int, capabilities: dict[str, Any]) -> None:
        self.port = port
        self.session = ""
        answer = self.request("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.session = f"/session/{answer['sessionId']}"

    def request(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE / 1000)
        with contextlib.closing(connection):
            connection.request(method, path, None if body is None else json.dumps(body))
            value: Any = json.loads(connection.getresponse().read())["value"]
        refusal = cast("dict[str, Any]", value) if isinstance(value, dict) else {}
        if "error" in refusal:
            raise CommandError(f"{path}: {refusal['error']}: {refusal.get('message', '')}")
        return cast("Any", value)

    def command(self, name: str, path: str, parameters: dict[str, Any] | None) -> Any:
        del name
        method = "GET" if parameters is None else "POST"
        return self.request(method, f"{self.session}/{path}", parameters)

    def close(self) -> None:
        self.request("DELETE", self.session, None)


class Driver:
    """One window of a browser that forgets everything when it is closed."""

    def __init__(self, wire: Wire, pointer: str) -> None:
        self.wire = wire
        self.pointer = pointer
        self.finger = itertools.count()
        wire.command("SetTimeouts", "timeouts", {"script": PATIENCE, "pageLoad": PATIENCE})

    def size(self, width: int, height: int) -> None:
        """Gives the page, not its window, this size."""
        frame = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        bounds = {"x": 0, "y": 0, "width": width + frame[0], "height": height + frame[1]}
        self.wire.command("SetWindowRect", "window/rect", bounds)

    def goto(self, url: str) -> None:
        self.wire.command("Navigate", "url", {"url": url})

    def reload(self) -> None:
        """Reloads as a person does: Firefox's own command for it bypasses the service worker."""
        loaded = "return document.readyState === 'complete' ? performance.timeOrigin : 0"
        # A page that is still loading would look finished later, without a reload.
        begun = self.run("return performance.timeOrigin")
        self.run("setTimeout(() => location.reload())")
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            # In between there is no page to ask.
            with contextlib.suppress(CommandError):
                if self.run(loaded) not in {0, begun}:
                    return
            time.sleep(0.05)
        raise CommandError("the page did not come back")

    def back(self) -> None:
        self.wire.command("Back", "back", {})

    def forward(self) -> None:
        self.wire.command("Forward", "forward", {})

    def run(self, script: str, *values: Any) -> Any:
        """Runs the body of a function in the page."""
        return self.wire.command("ExecuteScript", "execute/sync", {"script": script, "args": list(values)})

    def wait(self, promise: str, *values: Any) -> Any:
        """Evaluates an async function in the page and waits for its result."""
        parameters = {"script": f"const asked = {promise};\n{ANSWER}", "args": list(values)}
        answer = self.wire.command("ExecuteAsyncScript", "execute/async", parameters)
        if "error" in answer:
            raise CommandError(answer["error"])
        return answer.get("value")

    def press(self, x: float, y: float) -> None:
        """A press at a place in the page's window, by finger or mouse as the browser can."""
        self._point(_pressing(x, y))

    def press_twice(self, x: float, y: float, off: tuple[int, int], milliseconds: int) -> None:
        """A press, and after so many milliseconds another one, so far off."""
        second = _pressing(x + off[0], y + off[1])
        self._point([*_pressing(x, y), {"type": "pause", "duration": milliseconds}, *second])

    def _point(self, actions: list[dict[str, Any]]) -> None:
        source = {
            "type": "pointer", "id": f"finger-{next(self.finger)}",
            "parameters": {"pointerType": self.pointer}, "actions": actions,
        }  # fmt: skip
        self.wire.command("PerformActions", "actions", {"actions": [source]})

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        parameters = {"full": False} if isinstance(self.wire, Marionette) else None
        path.write_bytes(base64.b64decode(self.wire.command("TakeScreenshot", "screenshot", parameters)))


def _pressing(x: float, y: float) -> list[dict[str, Any]]:
    return [
        {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
