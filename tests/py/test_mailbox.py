"""Tests the mailbox: what it keeps and for how long, its limits, many clients at once, and clients that mean harm."""

import http.client
import json
import socket
import threading
import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from io import BytesIO
from typing import Any
from unittest.mock import patch

import pytest

from citadels_table import mailbox
from citadels_table.mailbox import AGE, BURST, LIMITS, MOST_BOXES, MOST_BYTES, MOST_TEXTS, RATE, Mailbox

pytestmark = pytest.mark.cpython_only

BOX, OTHER = "0" * 31 + "1", "0" * 31 + "2"


class Desk:
    """A mailbox without a network, with a clock of its own."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.box = Mailbox(lambda: self.now)
        self.headers: dict[str, str] = {}

    def ask(
        self, method: str, path: str, body: bytes = b"", query: str = "", client: str = "192.0.2.1"
    ) -> tuple[int, dict[str, list[list[Any]]]]:
        status: list[int] = []

        def respond(line: str, headers: list[tuple[str, str]]) -> None:
            status.append(int(line.split(maxsplit=1)[0]))
            self.headers = dict(headers)

        told = self.box(
            {
                "REQUEST_METHOD": method, "PATH_INFO": path, "QUERY_STRING": query, "REMOTE_ADDR": client,
                "wsgi.input": BytesIO(body),
            },
            respond,
        )  # fmt: skip
        whole = b"".join(told)
        return status[0], json.loads(whole) if whole else {}

    def post(self, text: str, name: str = BOX, client: str = "192.0.2.1") -> int:
        return self.ask("POST", f"/v1/{name}", text.encode(), client=client)[0]

    def texts(self, name: str = BOX, after: object = 0) -> list[str]:
        return [text for _, text in self.numbered(name, after)]

    def numbered(self, name: str = BOX, after: object = 0) -> list[list[Any]]:
        status, told = self.ask("GET", f"/v1/{name}", query=f"after={after}", client="192.0.2.9")
        assert status == 200
        return told["texts"]


@contextmanager
def served(*, behind_proxy: bool = False) -> Generator[int]:
    server = mailbox.create_server(Mailbox(), behind_proxy=behind_proxy)
    threading.Thread(target=server.run, daemon=True).start()
    yield server.effective_port
    server.close()


def ask(port: int, method: str, path: str, body: str = "", client: str = "192.0.2.1") -> tuple[int, bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
        connection.request(method, path, body or None, {"X-Forwarded-For": client})
        answer = connection.getresponse()
        return answer.status, answer.read()


def test_texts_come_out_as_they_went_in_and_each_box_has_its_own() -> None:
    desk = Desk()
    assert [desk.post("abc-_1"), desk.post("second"), desk.post("mine", OTHER)] == [201, 201, 201]
    (first, _), (second, _) = desk.numbered()
    assert first < second
    assert desk.texts() == ["abc-_1", "second"]
    assert desk.texts(after=first) == ["second"]
    assert desk.texts(OTHER) == ["mine"]
    assert desk.headers["Access-Control-Allow-Origin"] == "*"
    assert desk.headers["Cache-Control"] == "no-store"


def test_a_text_lives_ten_minutes_and_a_dead_box_takes_no_room() -> None:
    desk = Desk()
    desk.post("old")
    desk.now += AGE - 1
    desk.post("new")
    assert desk.texts() == ["old", "new"]
    desk.now += 1
    assert desk.texts() == ["new"]
    desk.now += AGE
    assert desk.texts() == []
    desk.post("elsewhere", OTHER)
    assert list(desk.box._boxes) == [OTHER]


def test_a_host_who_waits_for_long_sees_the_text_that_comes_to_an_emptied_box() -> None:
    desk = Desk()
    for text in ("a", "b", "c"):
        desk.post(text)
    last = desk.numbered()[-1][0]
    desk.now += AGE + 1
    desk.post("d")
    assert desk.texts(after=last) == ["d"]
    # So it is after the program was started again.
    desk.now += 60
    started = time.time()
    with patch.object(time, "time", lambda: started + AGE + 61):
        desk.box = Mailbox(lambda: desk.now)
    desk.post("e")
    assert desk.texts(after=last) == ["e"]


def test_texts_that_are_dead_fill_no_box() -> None:
    desk = Desk()
    for number in range(MOST_TEXTS):
        assert desk.post("x", client=f"192.0.2.{number}") == 201
        desk.now += AGE / MOST_TEXTS
    assert [desk.post("y"), desk.post("y")] == [201, 507]


def test_what_is_too_long_too_much_or_no_sealed_text_is_refused() -> None:
    desk = Desk()
    assert desk.post("x" * MOST_BYTES) == 201
    assert desk.post("x" * (MOST_BYTES + 1)) == 413
    assert [desk.post(text) for text in ("", "a b", "<b>", "a\n", "ж")] == [400] * 5
    for _ in range(MOST_TEXTS - 1):
        assert desk.post("x") == 201
    assert desk.post("x") == 507
    assert desk.post("x", OTHER) == 201
    for path in (
        "/",
        "/v1/",
        "/v1/../etc",
        f"/v1/{BOX}0",
        f"/v1/{BOX.upper().replace('0', 'A')}",
        f"/v2/{BOX}",
    ):
        assert desk.ask("GET", path)[0] == 404, path
    for after in ("-1", "x", "9" * 400, "²"):
        assert desk.ask("GET", f"/v1/{BOX}", query=f"after={after}")[0] == 400, after
    assert desk.ask("PUT", f"/v1/{BOX}")[0] == 405
    assert desk.ask("OPTIONS", f"/v1/{BOX}")[0] == 204


def test_an_address_that_asks_too_often_waits_and_others_do_not() -> None:
    desk = Desk()
    got = [desk.ask("GET", f"/v1/{BOX}")[0] for _ in range(int(BURST) + 5)]
    assert got == [200] * int(BURST) + [429] * 5
    assert desk.post("x", client="192.0.2.2") == 201
    # A household has one network of IPv6, and as many addresses as it likes.
    for number in range(int(BURST)):
        desk.ask("GET", f"/v1/{BOX}", client=f"2001:db8::{number:x}")
    assert desk.ask("GET", f"/v1/{BOX}", client="2001:db8::ffff:1")[0] == 429
    assert desk.ask("GET", f"/v1/{BOX}", client="2001:db8:0:1::1")[0] == 200
    desk.now += 1 / RATE
    assert [desk.ask("GET", f"/v1/{BOX}")[0] for _ in range(2)] == [200, 429]


def test_memory_is_bounded_whatever_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_BOXES * MOST_TEXTS * MOST_BYTES < 400_000_000
    monkeypatch.setattr(mailbox, "MOST_BOXES", 50)
    monkeypatch.setattr(mailbox, "MOST_CLIENTS", 50)
    desk = Desk()
    got = [desk.post("x", f"{number:032x}", client=f"10.0.0.{number % 250}") for number in range(200)]
    assert got == [201] * 50 + [507] * 150
    assert len(desk.box._boxes) == 50
    desk.now += AGE + 1
    assert desk.post("x", client="10.1.0.1") == 201
    assert len(desk.box._clients) < 60


def test_many_tables_at_once_lose_nothing() -> None:
    """Forty devices of twenty tables, each behind a router of its own."""
    with served(behind_proxy=True) as port:

        def play(number: int) -> list[str]:
            name, client = f"{number:032x}", f"192.0.2.{number}"
            for step in range(10):
                assert ask(port, "POST", f"/v1/{name}", f"text-{number}-{step}", client)[0] == 201
            status, told = ask(port, "GET", f"/v1/{name}?after=0", client=client)
            assert status == 200
            return [text for _, text in json.loads(told)["texts"]]

        with ThreadPoolExecutor(20) as pool:
            for number, texts in enumerate(pool.map(play, range(40))):
                assert texts == [f"text-{number}-{step}" for step in range(10)]


def raw(port: int, text: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(text)
        return connection.recv(4096)


def test_hostile_clients_harm_no_other() -> None:
    with served() as port:
        assert ask(port, "POST", f"/v1/{BOX}", "mine")[0] == 201
        # Silent and half-finished requests, more than there are threads.
        idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(60)]
        for number, connection in enumerate(idle):
            connection.sendall(f"POST /v1/{BOX} HTTP/1.1\r\nContent-Length: 900\r\n".encode() * (number % 2))
        head = f"POST /v1/{BOX} HTTP/1.1\r\nHost: x\r\n".encode()
        assert b"413" in raw(port, head + b"Content-Length: 999999999\r\n\r\n" + b"x" * 2000)
        chunk = b"400\r\n" + b"x" * 1024 + b"\r\n"
        assert b" 413 " in raw(port, head + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 3 + b"0\r\n\r\n")
        assert b" 4" in raw(port, head + b"Content-Length: -5\r\n\r\n")
        assert b" 4" in raw(port, b"\x00\xff\r\n\r\n")
        assert b" 431 " in raw(port, head + b"X: " + b"y" * 10_000 + b"\r\n\r\n")
        # Who is no proxy cannot name another address.
        got = [
            ask(port, "GET", f"/v1/{BOX}", client=f"192.0.2.{number}")[0] for number in range(int(BURST) + 20)
        ]
        assert got[0] == 200
        assert got[-1] == 429
        for connection in idle:
            connection.close()


def test_its_server_reads_whole_requests_with_limits() -> None:
    assert LIMITS["max_request_body_size"] == MOST_BYTES + 1
    assert LIMITS["channel_timeout"] <= 20


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(mailbox, "import_module", missing)
    with pytest.raises(SystemExit, match="pip install"):
        mailbox.main([])
