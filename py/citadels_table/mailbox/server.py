"""Serves a mailbox over HTTP/1.1: h11 reads the requests, asyncio waits for all of them in one thread.

Nothing that a client sends is trusted to end: a whole request has a time, silence has one, an answer that is not taken
has one, and the connections of an address have a number. Where there are too many, one that has no whole request is
closed. Nothing is written down; only a fault of the program is printed, by its place in the code.
"""

import asyncio
import contextlib
import logging
import socket
import sys
import traceback
from collections import Counter
from collections.abc import Awaitable
from http import HTTPStatus
from typing import Protocol, cast

import h11

from citadels_table.mailbox.boxes import Answer, Asked
from citadels_table.mailbox.clients import Proxies, address_in, client_name
from citadels_table.mailbox.shares import Shares

MOST_BYTES = 1024
"""Of a body."""
MOST_HEAD = 8192
REQUEST_TIME = 10.0
"""Seconds for a whole request, its head and its body."""
IDLE_TIME = 30.0
"""Seconds that a connection is kept for the next request, and that an answer may take until the client has it."""
END_TIME = 2.0
"""Seconds that a client has to close a connection after its last answer."""
MOST_CONNECTIONS, MOST_OF_ONE = 1000, 100
"""In all, and of one client that is no proxy."""
REFUSED = {413: HTTPStatus.REQUEST_ENTITY_TOO_LARGE, 431: HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE}


class Box(Protocol):
    """What a server asks: a mailbox."""

    def __call__(self, asked: Asked) -> Awaitable[Answer]: ...
    def headers(self, answer: Answer) -> list[tuple[str, str]]: ...


class Server:
    """Listens from the start. ``run`` serves until ``close``, which any thread may call."""

    def __init__(
        self, box: Box, *, host: str = "127.0.0.1", port: int = 0, proxies: Proxies | None = None
    ) -> None:
        """Port 0 takes any free one. Raises ``OSError`` where it cannot listen there."""
        self.box = box
        self.proxies = proxies or Proxies()
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, address = found[0][0], found[0][4]
        self._socket = socket.create_server(address, family=family, backlog=MOST_CONNECTIONS)
        self.address, self.port = self._socket.getsockname()[:2]
        self._runner = asyncio.Runner(loop_factory=asyncio.new_event_loop)
        self._stopped = asyncio.Event()
        self._connections: set[Connection] = set()
        self._of: Counter[str] = Counter()
        self._unfinished: Shares[Connection] = Shares()

    def run(self) -> None:
        own = logging.getLogger("asyncio")
        own.addHandler(logging.NullHandler())
        own.propagate = False
        self._runner.get_loop().set_exception_handler(lambda _loop, _context: None)
        with self._runner:
            self._runner.run(self._serve())

    async def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        async with await loop.create_server(lambda: Connection(self), sock=self._socket):
            await self._stopped.wait()
        for connection in list(self._connections):
            connection.abort()
        await asyncio.sleep(0)

    def close(self) -> None:
        with contextlib.suppress(RuntimeError):
            self._runner.get_loop().call_soon_threadsafe(self._stopped.set)

    def enter(self, connection: "Connection") -> bool:
        """Take a connection in; where there are too many, close another one.

        Returns whether there is a place for it.
        """
        self._connections.add(connection)
        client = connection.peer_name
        self._of[client] += 1
        address = address_in(connection.peer)
        others: Connection | None = None
        if self._of[client] > MOST_OF_ONE and not (address and self.proxies.trusts(address)):
            others = self._unfinished.oldest_of(client)
        elif len(self._connections) > MOST_CONNECTIONS:
            others = self._unfinished.oldest_of_most() if len(self._unfinished) else None
        else:
            return True
        if others is not None:
            others.abort()
        return others is not None

    def leave(self, connection: "Connection") -> None:
        """Count a connection no longer; it may have been closed before."""
        if connection not in self._connections:
            return
        self._unfinished.drop(connection)
        self._connections.discard(connection)
        client = connection.peer_name
        self._of[client] -= 1
        if not self._of[client]:
            del self._of[client]

    def mark(self, connection: "Connection", *, unfinished: bool) -> None:
        """Note whether a connection has no whole request, and so may be closed for another one."""
        if not unfinished:
            self._unfinished.drop(connection)
        elif connection not in self._unfinished:
            self._unfinished.add(connection.peer_name, connection)


class Connection(asyncio.Protocol):
    """One connection, with one request after the other."""

    _transport: asyncio.Transport

    def __init__(self, server: Server) -> None:
        self._server = server
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=MOST_HEAD)
        self._request: h11.Request | None = None
        self._body = bytearray()
        self._work: asyncio.Task[None] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._begun = True
        self._closes = False
        self.peer = self.peer_name = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self.peer = peer[0] if peer else ""
        self.peer_name = client_name(self.peer)
        if not self._server.enter(self):
            return self.abort()
        self._server.mark(self, unfinished=True)
        self._expire(REQUEST_TIME)
        return None

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._expire(None)
        self._server.leave(self)
        if self._work:
            self._work.cancel()

    def eof_received(self) -> None:
        """Nothing more comes; who has closed one side gets no answer. Without a result the connection is closed."""

    def abort(self) -> None:
        # Its place is free at once.
        self._server.leave(self)
        self._transport.abort()

    def _expire(self, seconds: float | None) -> None:
        """Close the connection after this time; None: not."""
        if self._deadline:
            self._deadline.cancel()
        loop = asyncio.get_running_loop()
        self._deadline = None if seconds is None else loop.call_later(seconds, self.abort)

    def data_received(self, data: bytes) -> None:
        if self._closes:
            return
        if not self._begun:
            self._begin_request()
        self._http.receive_data(data)
        if self._work is None:
            self._read()
        elif len(self._http.trailing_data[0]) > MOST_HEAD:
            self.abort()

    def pause_writing(self) -> None:
        """Read nothing more from a client that does not take its answers."""
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        self._transport.resume_reading()

    def _begin_request(self) -> None:
        self._begun = True
        self._expire(REQUEST_TIME)

    def _read(self) -> None:
        """Go on with what has come, up to the end of one request."""
        try:
            while True:
                event = self._http.next_event()
                if isinstance(event, h11.Request):
                    self._request = event
                elif isinstance(event, h11.Data):
                    self._body += event.data
                    if len(self._body) > MOST_BYTES:
                        return self._refuse(413)
                elif isinstance(event, h11.EndOfMessage):
                    return self._work_on()
                else:
                    return None
        except h11.RemoteProtocolError as error:
            return self._refuse(error.error_status_hint)

    def _work_on(self) -> None:
        self._server.mark(self, unfinished=False)
        self._expire(None)
        request = cast("h11.Request", self._request)
        self._work = asyncio.get_running_loop().create_task(self._answer(self._asked(request)))

    def _asked(self, request: h11.Request) -> Asked:
        found: dict[bytes, list[str]] = {}
        for name, value in request.headers:
            found.setdefault(name, []).append(value.decode("latin-1"))
        path, _, query = request.target.decode("latin-1").partition("?")
        return Asked(
            request.method.decode("ascii"),
            path,
            query,
            self._server.proxies.client(self.peer, ",".join(found.get(b"x-forwarded-for", []))),
            bytes(self._body),
            ",".join(found.get(b"origin", [])),
            found.get(b"sec-fetch-site") == ["same-origin"],
        )

    async def _answer(self, asked: Asked) -> None:
        try:
            answer = await self._server.box(asked)
        except Exception as error:  # noqa: BLE001 - the other connections go on; what was sent is not printed.
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(f"{type(error).__name__} in {where.filename}:{where.lineno}", file=sys.stderr)
            answer = Answer(HTTPStatus.INTERNAL_SERVER_ERROR)
        self._send(answer, closes=False, head_only=asked.method == "HEAD")

    def _refuse(self, status: int) -> None:
        self._send(Answer(REFUSED.get(status, HTTPStatus.BAD_REQUEST)), closes=True)

    def _send(self, answer: Answer, *, closes: bool, head_only: bool = False) -> None:
        headers = [*self._server.box.headers(answer), ("Content-Length", str(len(answer.body)))]
        if closes:
            headers.append(("Connection", "close"))
        parts: list[h11.Event] = [
            h11.Response(
                status_code=answer.status.value, reason=answer.status.phrase.encode(), headers=headers
            )
        ]
        if answer.body and not head_only:
            parts.append(h11.Data(data=answer.body))
        try:
            whole = [self._http.send(part) or b"" for part in (*parts, h11.EndOfMessage())]
        except h11.LocalProtocolError:
            return self.abort()
        self._transport.write(b"".join(whole))
        self._expire(IDLE_TIME)
        if closes or self._http.our_state is h11.MUST_CLOSE:
            return self._end()
        return self._next()

    def _end(self) -> None:
        """Close the connection once the client has: closed at once, it would lose the answer if more comes from it."""
        self._closes = True
        self._server.mark(self, unfinished=True)
        self._expire(END_TIME)
        if self._transport.can_write_eof():
            self._transport.write_eof()

    def _next(self) -> None:
        self._request, self._work, self._begun = None, None, False
        self._body.clear()
        self._http.start_next_cycle()
        self._server.mark(self, unfinished=True)
        if self._http.trailing_data[0]:
            self._begin_request()
            self._read()
