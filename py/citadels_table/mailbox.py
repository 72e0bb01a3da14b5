"""Keeps sealed texts for friends who are far away until the other device fetches them: `python -m citadels_table mailbox`.

    POST /v1/BOX            adds the body, at most 1024 letters of base64url: 201; 413 where it is longer, 429 where the
                            client is too fast, 507 where the box is full, or the mailbox
    GET  /v1/BOX?after=N    200 and {"texts": [[number, text], ...]}, those with a number above N; 429 as above

BOX are 32 hexadecimal digits that only people with the link can know. A text lives ten minutes, in memory. The server
knows no key, no name and no card, and writes nothing down.
"""

import ipaddress
import json
import re
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from importlib import import_module
from threading import Lock
from typing import Any, Protocol, cast
from urllib.parse import parse_qs

from citadels_table.site_server import port_number
from tabletop.cli.parser import Parser

PORT = 8010
PATH = re.compile(r"/v1/([0-9a-f]{32})")
TEXT = re.compile(rb"[\w-]+", re.ASCII)
MOST_BYTES = 1024
MOST_TEXTS = 16
"""In one box; a table lets at most eight wait."""
MOST_BOXES = 20_000
AGE = 600.0
"""Seconds that a text is kept."""
RATE, BURST = 10.0, 120.0
"""Requests a second of one address, on average and at once. A table of eight that polls makes eight a second behind one router."""
MOST_CLIENTS = 50_000
LIMITS: Mapping[str, Any] = {
    "max_request_body_size": MOST_BYTES + 1,
    "max_request_header_size": 8192,
    "connection_limit": 1000,
    "channel_timeout": 20,
    "cleanup_interval": 5,
    "threads": 4,
    "ident": None,
    "asyncore_use_poll": True,
}
"""Of the server (waitress): it reads a whole request before it lends it a thread, so a slow client keeps none busy."""


class Server(Protocol):
    """What this module uses of waitress, which has no types."""

    effective_port: int

    def run(self) -> None: ...
    def close(self) -> None: ...


Environ = Mapping[str, Any]
Respond = Callable[[str, list[tuple[str, str]]], object]
Answer = tuple[HTTPStatus, bytes]


@dataclass
class Box:
    last: int = 0
    texts: list[tuple[float, int, str]] = field(default_factory=list[tuple[float, int, str]])
    """When it came, its number, itself; the oldest first."""


@dataclass
class Client:
    """How many requests an address has left."""

    left: float
    since: float


class Mailbox:
    """The boxes, as a WSGI application. All its times are seconds of ``clock``."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, origin: str = "*") -> None:
        self._clock = clock
        self._origin = origin
        # Numbers follow the time, so that they grow on in a box that was emptied, and after a restart: a page that waits asks
        # for those above the last one it has seen.
        self._first = int(time.time() - clock())
        self._boxes: dict[str, Box] = {}
        self._clients: dict[str, Client] = {}
        self._lock = Lock()

    def __call__(self, environ: Environ, respond: Respond) -> Iterable[bytes]:
        status, body = self._answer(environ)
        headers = [
            ("Content-Type", "application/json"),
            ("Content-Length", str(len(body))),
            ("Cache-Control", "no-store"),
            ("Access-Control-Allow-Origin", self._origin),
            ("X-Content-Type-Options", "nosniff"),
        ]
        if status is HTTPStatus.NO_CONTENT:
            headers += [
                ("Access-Control-Allow-Methods", "GET, POST"),
                ("Access-Control-Allow-Headers", "content-type"),
                ("Access-Control-Max-Age", "86400"),
            ]
        respond(f"{status.value} {status.phrase}", headers)
        return [body]

    def _answer(self, environ: Environ) -> Answer:
        method, found = environ["REQUEST_METHOD"], PATH.fullmatch(environ.get("PATH_INFO", ""))
        if method == "OPTIONS":
            return HTTPStatus.NO_CONTENT, b""
        if found is None:
            return HTTPStatus.NOT_FOUND, b"{}"
        with self._lock:
            if not self._allows(environ.get("REMOTE_ADDR", "")):
                return HTTPStatus.TOO_MANY_REQUESTS, b"{}"
            if method == "POST":
                return self._post(found[1], environ), b"{}"
            if method == "GET":
                return self._get(found[1], environ.get("QUERY_STRING", ""))
        return HTTPStatus.METHOD_NOT_ALLOWED, b"{}"

    def _allows(self, address: str) -> bool:
        now = self._clock()
        if len(self._clients) >= MOST_CLIENTS:
            self._clients = {
                name: one
                for name, one in self._clients.items()
                if one.left + (now - one.since) * RATE < BURST
            }
        client = self._clients.setdefault(client_name(address), Client(BURST, now))
        client.left = min(BURST, client.left + (now - client.since) * RATE)
        client.since = now
        if client.left < 1:
            return False
        client.left -= 1
        return True

    def _post(self, name: str, environ: Environ) -> HTTPStatus:
        body: bytes = environ["wsgi.input"].read(MOST_BYTES + 1)
        if len(body) > MOST_BYTES:
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        if not TEXT.fullmatch(body):
            return HTTPStatus.BAD_REQUEST
        self._drop_old()
        now = self._clock()
        box = self._boxes.get(name) or Box()
        box.texts = [one for one in box.texts if one[0] > now - AGE]
        if len(box.texts) >= MOST_TEXTS or (name not in self._boxes and len(self._boxes) >= MOST_BOXES):
            return HTTPStatus.INSUFFICIENT_STORAGE
        self._boxes.pop(name, None)
        # The boxes stay in the order of their latest texts, so that the old ones are found without a search.
        self._boxes[name] = box
        box.last = max(box.last + 1, self._first + int(now))
        box.texts.append((now, box.last, body.decode("ascii")))
        return HTTPStatus.CREATED

    def _get(self, name: str, query: str) -> Answer:
        given = parse_qs(query).get("after", ["0"])[0]
        if not (given.isascii() and given.isdigit() and len(given) < 16):
            return HTTPStatus.BAD_REQUEST, b"{}"
        box = self._boxes.get(name, Box())
        oldest = self._clock() - AGE
        texts = [
            (number, text) for since, number, text in box.texts if since > oldest and number > int(given)
        ]
        return HTTPStatus.OK, json.dumps({"texts": texts}).encode()

    def _drop_old(self) -> None:
        oldest = self._clock() - AGE
        while self._boxes:
            name, box = next(iter(self._boxes.items()))
            if box.texts[-1][0] > oldest:
                break
            del self._boxes[name]


def client_name(address: str) -> str:
    """Return what is counted as one client: an address, or of IPv6 the network of a household."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(found), 64), strict=False).network_address)
    return address


def create_server(
    box: Mailbox, *, host: str = "127.0.0.1", port: int = 0, behind_proxy: bool = False
) -> Server:
    """Return a server for the boxes; port 0 takes any free one. Ends the program with a sentence without waitress."""
    try:
        waitress = import_module("waitress")
    except ModuleNotFoundError:
        raise SystemExit(
            'The mailbox needs a server library: pip install "citadels-table[mailbox]" or pip install waitress'
        ) from None
    trusted: dict[str, Any] = {"trusted_proxy": host, "trusted_proxy_headers": {"x-forwarded-for"}}
    return cast(
        "Server",
        waitress.create_server(box, host=host, port=port, **LIMITS, **(trusted if behind_proxy else {})),
    )


def main(arguments: list[str]) -> None:
    """Serve until Ctrl+C."""
    parser = Parser(
        prog="citadels-table mailbox",
        description="Keep the sealed texts by which friends who are far away find each other.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: 127.0.0.1)")
    parser.add_argument(
        "--port", type=port_number, default=PORT, help=f"0 takes any free one (default: {PORT})"
    )
    parser.add_argument(
        "--origin", default="*", help="the only site that may ask, such as https://table.example"
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="count requests by X-Forwarded-For, which a server for https on this machine adds",
    )
    options = parser.parse_args(arguments)
    try:
        server = create_server(
            Mailbox(origin=options.origin),
            host=options.host,
            port=options.port,
            behind_proxy=options.behind_proxy,
        )
    except OSError as error:
        raise SystemExit(f"Port {options.port} cannot be used ({error.strerror}). Try --port 8011.") from None
    print(f"http://{options.host}:{server.effective_port} (stop with Ctrl+C)", flush=True)
    try:
        server.run()
    except KeyboardInterrupt:
        server.close()
