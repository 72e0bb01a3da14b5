"""Tests the server of a mailbox.

Many clients at once, clients that mean harm, limits of time and number, and what it prints.
"""

import http.client
import json
import select
import socket
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Any

import pytest

from citadels_table.mailbox import boxes, command, server
from citadels_table.mailbox.boxes import Asked, Mailbox
from citadels_table.mailbox.clients import BURST
from citadels_table.mailbox.server import MOST_CONNECTIONS, MOST_OF_ONE, REQUEST_TIME
from citadels_table.mailbox.shares import Shares
from mailbox_desk import BOX, sealed, served, until

pytestmark = pytest.mark.cpython_only

POST = f"POST /v1/{BOX} HTTP/1.1\r\nHost: x\r\n".encode()
TEXT = sealed("x").encode()
BROKEN = [
    b"\x00\xff\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET /v1/\x80 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    POST + b"Content-Length: -5\r\n\r\n",
    POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    POST + b"Transfer-Encoding: gzip\r\n\r\n",
    POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    POST + b"X: " + b"y" * 10_000,
    b"POST / HTTP/1.1\r\n" + b"A: b\r\n" * 3000,
    b"x" * 20_000,
]


def ask(port: int, method: str, path: str, body: str = "", client: str = "192.0.2.1") -> tuple[int, bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
        connection.request(method, path, body or None, {"X-Forwarded-For": client})
        answer = connection.getresponse()
        return answer.status, answer.read()


def raw(port: int, text: bytes, source: str = "") -> bytes:
    """Send bytes, and return all that comes until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", port), 30, (source, 0) if source else None) as connection:
        connection.sendall(text)
        found = b""
        while part := connection.recv(4096):
            found += part
        return found


def test_many_tables_at_once_lose_nothing() -> None:
    """Forty devices of twenty tables, each behind a router of its own."""
    with served(behind_proxy=True) as running:

        def play(number: int) -> list[str]:
            name, client = f"{number:032x}", f"192.0.2.{number}"
            for step in range(10):
                told = sealed(f"text-{number}-{step}")
                assert ask(running.port, "POST", f"/v1/{name}", told, client)[0] == 201
            status, told = ask(running.port, "GET", f"/v1/{name}?after=0", client=client)
            assert status == 200
            return [text.rstrip("-") for _, text in json.loads(told)["texts"]]

        with ThreadPoolExecutor(20) as pool:
            for number, texts in enumerate(pool.map(play, range(40))):
                assert texts == [f"text-{number}-{step}" for step in range(10)]


def test_what_is_no_request_is_refused_and_nothing_is_printed(capfd: pytest.CaptureFixture[str]) -> None:
    with served() as running:
        for text in BROKEN:
            assert raw(running.port, text)[:13].startswith(b"HTTP/1.1 4"), text[:60]
        assert b" 413 " in raw(running.port, POST + b"Content-Length: 99999\r\n\r\n" + b"x" * 99_999)
        chunk = b"400\r\n" + b"x" * 1024 + b"\r\n"
        chunks = b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 3 + b"0\r\n\r\n"
        assert b" 413 " in raw(running.port, POST + chunks)
        # Those who go away at any moment.
        whole = POST + b"Content-Length: 971\r\n\r\n" + TEXT
        for length in range(0, len(whole), 40):
            with socket.create_connection(("127.0.0.1", running.port)) as connection:
                connection.sendall(whole[:length])
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        assert ask(running.port, "GET", f"/v1/{BOX}")[0] == 200
    assert capfd.readouterr() == ("", "")


def test_a_fault_of_the_program_is_printed_without_what_was_sent(capfd: pytest.CaptureFixture[str]) -> None:
    class Broken(Mailbox):
        async def __call__(self, asked: Asked) -> Any:
            raise ValueError(asked)

    with served(Broken()) as running:
        assert ask(running.port, "GET", f"/v1/{BOX}", client="198.51.100.7")[0] == 500
    printed = capfd.readouterr().err
    assert "ValueError in " in printed
    assert not [word for word in (BOX, "198.51.100.7", "127.0.0.1") if word in printed]


def test_one_connection_carries_many_requests_and_a_head_needs_no_text() -> None:
    with served() as running, socket.create_connection(("127.0.0.1", running.port), 30) as connection:
        one = POST + b"Content-Length: 971\r\n\r\n" + TEXT
        # Several at once, in pieces, with one that has no answer's text.
        head = f"HEAD /v1/{BOX} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        whole = one * 3 + head + one
        for start in range(0, len(whole), 700):
            connection.sendall(whole[start : start + 700])
        found = b""
        while found.count(b"HTTP/1.1") < 5:
            found += connection.recv(4096)
        assert found.count(b"HTTP/1.1 201") == 4
        assert found.count(b"HTTP/1.1 405") == 1


def waiting_look(port: int, source: str = "") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), 30, (source, 0) if source else None)
    connection.sendall(f"GET /v1/{BOX}?after=0&wait=25 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return connection


def test_a_look_whose_page_has_gone_waits_no_longer() -> None:
    box = Mailbox()
    with served(box) as running:
        connection = waiting_look(running.port)
        until(lambda: len(box._waiting) == 1)
        connection.close()
        until(lambda: len(box._waiting) == 0 and not box._waiting_for and not running._connections)


def test_where_all_looks_wait_the_oldest_of_the_client_that_has_most_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(boxes, "MOST_WAITING", 10)
    box = Mailbox()
    with served(box) as running, ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(waiting_look(running.port))
        for number in range(2, 6):
            stack.enter_context(waiting_look(running.port, f"127.0.0.{number}"))
        until(lambda: len(running._connections) == 12 and len(box._waiting) == 10)
        assert box._waiting.count("127.0.0.1") == 6
        assert [box._waiting.count(f"127.0.0.{number}") for number in range(2, 6)] == [1] * 4


@pytest.fixture
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "REQUEST_TIME", 1.0)
    monkeypatch.setattr(server, "IDLE_TIME", 1.5)
    monkeypatch.setattr(server, "END_TIME", 0.5)


@pytest.mark.usefixtures("short_times")
@pytest.mark.parametrize("pause", [0.1, 5.0])
def test_a_whole_request_has_a_time_however_it_comes(pause: float) -> None:
    """By a byte now and then, or in silence; in its head, in its body, after an answer.

    An answer that is not taken, too.
    """
    one = POST + b"Content-Length: 971\r\n\r\n" + TEXT
    with served() as running:
        for begun in (b"", b"POST /v", POST, POST + b"Content-Length: 971\r\n\r\nxx", one + b"GET /v"):
            with socket.create_connection(("127.0.0.1", running.port), 30) as connection:
                connection.sendall(begun)
                start = time.monotonic()
                while not ended(connection):
                    assert time.monotonic() - start < 4, begun
                    if not select.select([connection], [], [], min(pause, 0.2))[0] and pause < 1:
                        connection.send(b"x")
        assert not running._connections


def ended(connection: socket.socket) -> bool:
    """Return whether the other end has closed it; what has come is read."""
    try:
        while select.select([connection], [], [], 0)[0]:
            if not connection.recv(4096):
                return True
    except ConnectionError:
        return True
    return False


@pytest.mark.usefixtures("short_times")
def test_who_takes_no_answers_is_cut_off() -> None:
    box = Mailbox()
    with served(box) as running, socket.create_connection(("127.0.0.1", running.port), 30) as connection:
        for _ in range(16):
            assert ask(running.port, "POST", f"/v1/{BOX}", sealed("x"))[0] == 201
        look = f"GET /v1/{BOX} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        connection.settimeout(0)
        end = time.monotonic() + 10
        while len(running._connections) and time.monotonic() < end:
            try:
                connection.send(look * 20)
            except (BlockingIOError, ConnectionError):
                time.sleep(0.05)
        assert not running._connections


@pytest.fixture
def slow_clients() -> Iterator[Any]:
    """Opens connections that send a byte now and then and never a whole head, as long as the test runs."""
    opened: list[socket.socket] = []
    stopped = threading.Event()

    def trickle() -> None:
        while not stopped.wait(1):
            for one in opened:
                try:
                    one.send(b"x")
                except OSError:
                    continue

    def start(port: int, number: int, source: str) -> None:
        for _ in range(number):
            one = socket.create_connection(("127.0.0.1", port), 30, (source, 0))
            one.sendall(b"POST /v1/")
            opened.append(one)

    thread = threading.Thread(target=trickle, daemon=True)
    thread.start()
    yield start
    stopped.set()
    thread.join()
    for one in opened:
        one.close()


def test_a_thousand_half_sent_requests_of_one_address_stop_no_others(slow_clients: Any) -> None:
    box = Mailbox()
    with served(box) as running, waiting_look(running.port) as look:
        # Until it is read, it is a half-sent request, and the first to be closed for another one.
        until(lambda: len(box._waiting) == 1)
        slow_clients(running.port, 1000, "127.0.0.1")
        until(lambda: len(running._connections) <= MOST_OF_ONE)
        # Another client, and one behind the same address.
        for source in ("127.0.0.2", "127.0.0.1") * 5:
            begun = time.monotonic()
            head = f"GET /v1/{BOX}?after=9 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
            assert raw(running.port, head, source).startswith(b"HTTP/1.1 200")
            assert time.monotonic() - begun < REQUEST_TIME / 2
        # A look that waits is no half-sent request.
        assert ask(running.port, "POST", f"/v1/{BOX}", sealed("x"))[0] == 201
        assert look.recv(4096).startswith(b"HTTP/1.1 200")


def test_half_sent_requests_of_many_addresses_stop_no_others(
    slow_clients: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MOST_CONNECTIONS", 200)
    with served() as running:
        for number in range(2, 8):
            slow_clients(running.port, 50, f"127.0.0.{number}")
        until(lambda: len(running._connections) <= 200)
        for _ in range(5):
            assert ask(running.port, "GET", f"/v1/{BOX}")[0] == 200


def test_who_is_no_proxy_cannot_name_another_address() -> None:
    with served(Mailbox(lambda: 1000.0)) as running:
        asked = [ask(running.port, "GET", f"/v1/{BOX}", client=f"192.0.2.{number}") for number in range(140)]
        assert [status for status, _ in asked] == [200] * int(BURST) + [429] * (140 - int(BURST))


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "h11", None)
    monkeypatch.delitem(sys.modules, "citadels_table.mailbox.server")
    with pytest.raises(SystemExit, match=r"^The mailbox needs a library: python -m pip install h11$"):
        command.main([])


def test_the_limits_fit_what_a_process_may_open() -> None:
    assert MOST_CONNECTIONS + 20 < 1024


def test_shares_know_who_has_most() -> None:
    shares: Shares[int] = Shares()
    for thing, client in enumerate("abbacb"):
        shares.add(client, thing)
    assert shares.oldest_of_most() == 1
    for thing in (1, 2, 2, 99):
        shares.drop(thing)
    assert (shares.oldest_of_most(), shares.oldest(), shares.count("b"), len(shares)) == (0, 0, 1, 4)
    for thing in (0, 3):
        shares.drop(thing)
    assert [shares.oldest_of_most(), shares.oldest_of("a"), shares.oldest_of("b")] == [4, None, 5]
    for thing in (4, 5):
        shares.drop(thing)
    assert len(shares) == 0
