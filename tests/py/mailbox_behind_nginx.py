"""Runs the commands of docs/internet.md and its lines for nginx, with two clients and with hostile ones.

Started by test_mailbox_proxy.py in a network of its own, whose loopback has the ports of the document, with a folder to
work in.
"""

import http.client
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from citadels_table.mailbox.clients import BURST
from mailbox_desk import BOX, OTHER, SITE, sealed, until
from tests.internet_doc import BEHIND_NGINX, CONNECTIONS, NGINX, ON_A_HOST, START

FOLDER = Path(sys.argv[1])
HERE = "127.0.0.1"
HALF_SENT = 1000
"""Half-sent requests at the same time."""
AT_ONCE = 8
"""Connections of one client that asks much."""
CONF = f"""
user root;
daemon off;
pid nginx.pid;
error_log stderr crit;
events {{ {CONNECTIONS} }}
http {{
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include mailbox.conf;
}}
"""
ANY = ssl.create_default_context()
ANY.check_hostname = False
ANY.verify_mode = ssl.CERT_NONE


class Client:
    """A device with an address of its own, over https or, with a port, over http."""

    def __init__(self, address: str, port: int = 443) -> None:
        source = (address, 0)
        if port == 443:
            self._new = lambda: http.client.HTTPSConnection(
                HERE, port, timeout=40, source_address=source, context=ANY
            )
        else:
            self._new = lambda: http.client.HTTPConnection(HERE, port, timeout=40, source_address=source)

    def ask(
        self, method: str, path: str, body: str = "", origin: str = SITE, more: Sequence[tuple[str, str]] = ()
    ) -> int:
        with closing(self._new()) as connection:
            connection.request(method, path, body or None, {"Origin": origin, **dict(more)})
            answer = connection.getresponse()
            self.told = answer.read().decode()
            return answer.status

    def flood(self, headers: Sequence[str]) -> list[int]:
        """Look once with each of these X-Forwarded-For.

        Over several connections: a busy machine answers one alone slower than the limit.
        """
        with ThreadPoolExecutor(AT_ONCE) as pool:
            shares = pool.map(self._look_with, [headers[at::AT_ONCE] for at in range(AT_ONCE)])
            return [status for share in shares for status in share]

    def _look_with(self, headers: Sequence[str]) -> list[int]:
        found: list[int] = []
        with closing(self._new()) as connection:
            for forwarded in headers:
                connection.request("GET", f"/v1/{BOX}", None, {"Origin": SITE, "X-Forwarded-For": forwarded})
                answer = connection.getresponse()
                answer.read()
                found.append(answer.status)
        return found

    def look(self, name: str = BOX, wait: int = 0) -> int:
        return self.ask("GET", f"/v1/{name}?after=0&wait={wait}")

    def post(self, name: str = BOX) -> int:
        return self.ask("POST", f"/v1/{name}", sealed("x"))


@contextmanager
def started(command: str) -> Generator[None]:
    """Run a command as it stands in the document; it prints where it listens, and nothing more."""
    with subprocess.Popen(
        ["/bin/sh", "-c", f"exec {command.strip()}"],
        cwd=FOLDER,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as running:
        assert running.stdout
        line = running.stdout.readline()
        assert line.endswith(":8010 (stop with Ctrl+C)\n"), line
        try:
            yield
        finally:
            running.terminate()
        assert running.stdout.read() == ""


@contextmanager
def nginx() -> Generator[None]:
    (FOLDER / "mailbox.conf").write_text(NGINX)
    (FOLDER / "nginx.conf").write_text(CONF)
    request = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=mail.example.org")
    files = ("-keyout", "mailbox.key", "-out", "mailbox.pem")
    subprocess.run((*request, *files), cwd=FOLDER, check=True, capture_output=True)
    with subprocess.Popen(
        ["nginx", "-p", str(FOLDER), "-c", str(FOLDER / "nginx.conf")],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as running:
        try:
            until(lambda: running.poll() is not None or listens(443))
            yield
        finally:
            running.terminate()
        assert running.stdout
        printed = running.stdout.read().decode()
        assert not printed, printed


def listens(port: int) -> bool:
    try:
        return bool(Client(HERE, port).ask("OPTIONS", "/"))
    except OSError:
        return False


def two_clients_do_not_count_as_one() -> None:
    one, other = Client("127.0.0.2"), Client("127.0.0.3")
    assert (one.post(), other.look()) == (201, 200)
    assert sealed("x") in other.told
    # It cannot name itself anew.
    got = one.flood([f"192.0.2.{number}" for number in range(250)])
    assert got.count(200) >= BURST
    assert set(got) == {200, 429}
    assert (other.look(), other.post(OTHER)) == (200, 201)


def another_site_is_refused() -> None:
    client = Client("127.0.0.4")
    for origin in ("https://other.example", f"{SITE}/", "null"):
        assert client.ask("GET", f"/v1/{BOX}", origin=origin) == 403
        assert client.ask("POST", f"/v1/{BOX}", sealed("x"), origin=origin) == 403
        assert f"This mailbox is for {SITE} only." in client.told


def a_look_waits_behind_it_too() -> None:
    name = "0" * 31 + "7"
    with ThreadPoolExecutor(12) as pool:
        # Twelve devices behind one address.
        begun = time.monotonic()
        looks = [pool.submit(Client("127.0.0.5").look, name, 25) for _ in range(12)]
        time.sleep(2)
        assert not any(look.done() for look in looks)
        posted = time.monotonic()
        assert Client("127.0.0.5").post(name) == 201
        assert time.monotonic() - posted < 5
        assert [look.result() for look in looks] == [200] * 12
        assert time.monotonic() - begun < 20


def half_sent_requests_stop_no_others() -> None:
    head = f"POST /v1/{BOX} HTTP/1.1\r\nHost: mail.example.org\r\nContent-Length: 971\r\n".encode()
    with ExitStack() as stack:
        for number in range(HALF_SENT):
            connection = stack.enter_context(socket.create_connection((HERE, 443), 30, ("127.0.0.6", 0)))
            # Most have not agreed about a key yet; some are within the head, some within the body.
            if number % 10:
                connection.sendall(b"\x16\x03")
            else:
                secure = stack.enter_context(ANY.wrap_socket(connection))
                secure.sendall(head + b"\r\nxx" * (number % 20 == 0))
        for address in ("127.0.0.7", "127.0.0.6"):
            begun = time.monotonic()
            client = Client(address)
            assert (client.look(), client.post("0" * 31 + "8")) == (200, 201)
            assert time.monotonic() - begun < 8


def main() -> None:
    subprocess.run(("ip", "link", "set", "lo", "up"), check=True)
    with started(START):
        assert Client(HERE, 8010).post() == 201
    with started(BEHIND_NGINX), nginx():
        two_clients_do_not_count_as_one()
        another_site_is_refused()
        a_look_waits_behind_it_too()
        half_sent_requests_stop_no_others()
    with started(ON_A_HOST):
        # The host's proxy has any address, and adds the client's to what the client said.
        proxy = Client("127.0.0.9", 8010)
        headers = [f"198.51.100.1, 192.0.{number // 200}.{number % 200}" for number in range(300)]
        assert proxy.flood(headers) == [200] * 300
        same = proxy.flood([f"198.51.{number}.1, 192.0.9.9" for number in range(250)])
        assert same.count(200) >= BURST
        assert set(same) == {200, 429}


if __name__ == "__main__":
    main()
