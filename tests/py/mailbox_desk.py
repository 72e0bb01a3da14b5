"""Asks a mailbox over HTTP as pages do, for tests that hold of every server which is one."""

import http.client
import json
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from citadels_table.mailbox.boxes import LETTERS, Mailbox
from citadels_table.mailbox.clients import LOOPBACK, Proxies
from citadels_table.mailbox.server import Box, Server
from tools.words import ROOT

BOX, OTHER = "0" * 31 + "1", "0" * 31 + "2"
SITE = "https://table.example"


def sealed(text: str) -> str:
    """Return a text that has the size of those that pages leave."""
    return text.ljust(LETTERS, "-")


class Desk:
    """A mailbox with a clock of its own; ``client`` is the header that says who asks."""

    def __init__(self, port: int, client: str) -> None:
        self.port = port
        self._client = client
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=40)
        self.headers: dict[str, str] = {}
        self._others: list[Desk] = []

    def ask(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        client: str = "192.0.2.1",
        more: Sequence[tuple[str, str]] = (),
    ) -> tuple[int, dict[str, Any]]:
        self._connection.request(method, path, body or None, {self._client: client, **dict(more)})
        answer = self._connection.getresponse()
        told = answer.read()
        self.headers = dict(answer.getheaders())
        return answer.status, json.loads(told) if told else {}

    def post(self, text: str, name: str = BOX, client: str = "192.0.2.1", slot: str = "") -> int:
        query = f"?slot={slot}" if slot else ""
        return self.ask("POST", f"/v1/{name}{query}", sealed(text).encode(), client)[0]

    def numbered(self, name: str = BOX, after: int = 0, wait: int = 0) -> list[list[Any]]:
        more = f"&wait={wait}" if wait else ""
        status, told = self.ask("GET", f"/v1/{name}?after={after}{more}", client="192.0.2.9")
        assert status == 200
        return told["texts"]

    def texts(self, name: str = BOX, after: int = 0, wait: int = 0) -> list[str]:
        return [text.rstrip("-") for _, text in self.numbered(name, after, wait)]

    def another(self) -> "Desk":
        """Return one with a connection of its own."""
        self._others.append(Desk(self.port, self._client))
        return self._others[-1]

    def close(self) -> None:
        for one in self._others:
            one.close()
        self._connection.close()

    def later(self, seconds: float) -> None:
        """Let time pass, but for those who wait."""
        raise NotImplementedError

    def restart(self) -> None:
        """Start the program again, as long after the last start as its clock says."""
        raise NotImplementedError


class PythonDesk(Desk):
    """The mailbox in Python."""

    def __init__(self, server: Server, clock: "Clock") -> None:
        super().__init__(server.port, "X-Forwarded-For")
        self._server, self._clock = server, clock

    def later(self, seconds: float) -> None:
        self._clock.now += seconds

    def restart(self) -> None:
        box = Mailbox(self._clock.read)
        box._first += self._clock.now - self._clock.begun
        self._server.box = box


class Clock:
    def __init__(self) -> None:
        self.now = self.begun = 1000.0

    def read(self) -> float:
        return self.now


@contextmanager
def served(box: Box | None = None, *, behind_proxy: bool = False) -> Generator[Server]:
    server = Server(box or Mailbox(), proxies=Proxies(LOOPBACK if behind_proxy else ()))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.close()
        thread.join(10)
    assert not thread.is_alive()


@contextmanager
def python_desk(origin: str = "*") -> Generator[PythonDesk]:
    clock = Clock()
    with served(Mailbox(clock.read, origin), behind_proxy=True) as server:
        desk = PythonDesk(server, clock)
        try:
            yield desk
        finally:
            desk.close()


WORKERD = next(iter(sorted((ROOT / "node_modules" / "@cloudflare").glob("workerd-*/bin/workerd*"))), None)
"""The vendor's own runtime, with which workers run on one's own machine."""
CONFIG = ROOT / "tests" / "py" / "worker" / "config.capnp"


class WorkerDesk(Desk):
    """The mailbox as a worker of Cloudflare, in that vendor's runtime."""

    def __init__(self, folder: Path, origin: str) -> None:
        self._folder, self._origin, self._added = folder, origin, 0.0
        super().__init__(self._start(), "CF-Connecting-IP")

    def _start(self) -> int:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port: int = free.getsockname()[1]
        command = [
            str(WORKERD),
            "serve",
            str(CONFIG),
            f"--socket-addr=http=127.0.0.1:{port}",
            f"--directory-path=texts={self._folder}",
        ]
        self._running = subprocess.Popen(command, env={"MAILBOX_ORIGIN": self._origin})
        until(lambda: listens(port))
        return port

    def later(self, seconds: float) -> None:
        self._added += seconds
        self._add(seconds)

    def _add(self, seconds: float) -> None:
        self._connection.request("POST", "/clock", str(round(seconds * 1000)))
        self._connection.getresponse().read()

    def restart(self) -> None:
        self.stop()
        super().__init__(self._start(), "CF-Connecting-IP")
        self._add(self._added)

    def stop(self) -> None:
        self.close()
        self._running.kill()
        self._running.wait()


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


@contextmanager
def worker_desk(origin: str = "*") -> Generator[WorkerDesk]:
    if WORKERD is None:
        pytest.skip("workerd is not here: make node installs it")
    with tempfile.TemporaryDirectory() as folder:
        desk = WorkerDesk(Path(folder), origin)
        try:
            yield desk
        finally:
            desk.stop()


def until(holds: Any, seconds: float = 10) -> None:
    """Wait until ``holds()`` is true."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)
