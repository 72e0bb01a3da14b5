"""Tests the options of the mailbox.

Which site may ask, whom it believes behind a proxy, and starts that can never work.
"""

import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager

import pytest

from citadels_table.mailbox import command
from citadels_table.mailbox.clients import BURST, Proxies
from citadels_table.mailbox.origin import origin_in
from mailbox_desk import BOX, SITE, Desk, sealed

pytestmark = pytest.mark.cpython_only


def parsed(*arguments: str) -> object:
    return command.parser().parse_args(arguments)


def refused(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Return the sentence with which a start is refused."""
    with pytest.raises(SystemExit) as left:
        command.main([*arguments])
    assert left.value.code == 2
    said = capsys.readouterr()
    assert not said.out
    return said.err


@pytest.mark.parametrize("written", [SITE, f"{SITE}/", "HTTPS://Table.Example", f"{SITE}:443/"])
def test_the_origin_is_taken_as_people_write_it(written: str) -> None:
    assert getattr(parsed("--origin", written), "origin") == SITE  # noqa: B009 - a Namespace has no types.


@pytest.mark.parametrize(
    "written",
    ["", "table.example", "http://table.example", f"{SITE}/citadels/", f"{SITE}//", "https://", "https://*.example",
     f"{SITE} https://b.example", "null", f"{SITE}:99999", f"{SITE}:", "https://ann@table.example", f"{SITE}?a", "file:///x"],
)  # fmt: skip
def test_what_is_no_origin_is_refused_in_a_sentence(written: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused([f"--origin={written}"], capsys)
    assert f"{written!r} is no origin of a site: https:// and a host, such as https://table.example" in said


@pytest.mark.parametrize(
    "told", [None, 5, ["https://a.example"], {"origin": "https://a.example"}, b"https://a.example"]
)
def test_only_a_text_can_be_an_origin(told: object) -> None:
    assert origin_in(told) is None


@pytest.mark.parametrize("wrong", ["localhost", "", "10.0.0.0/40", "1.2.3", "127.0.0.1,", "**", "10.1.2.3/8"])
def test_what_is_no_proxy_is_refused_in_a_sentence(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is no address of a proxy: " in refused(["--behind-proxy", f"--trusted-proxy={wrong}"], capsys)


NEVER = "no trusted server can be in front of "


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--behind-proxy", "--host", "0.0.0.0"], NEVER),  # noqa: S104 - that is the point.
        (["--behind-proxy", "--trusted-proxy", "10.0.0.7"], NEVER),
        (["--behind-proxy", "--trusted-proxy", "::1", "--host", "0.0.0.0"], NEVER),  # noqa: S104
        (["--trusted-proxy", "*"], "write --behind-proxy, too"),
    ],
)
def test_a_start_that_can_never_work_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(["--port", "0", *arguments], capsys)


@pytest.mark.parametrize("host", ["a..b", "x" * 100, "\udcff", "пошта.приклад", "no such host", "10.0.0.300"])
def test_what_is_no_host_is_refused_in_a_sentence(host: str) -> None:
    with pytest.raises(SystemExit, match="cannot be used"):
        command.main(["--port", "0", f"--host={host}"])


@pytest.mark.parametrize(
    ("listening", "trusted", "reach"),
    [
        ("127.0.0.1", ["127.0.0.0/8", "::1"], True),
        ("127.0.0.1", ["*"], True),
        ("127.0.0.1", ["10.0.0.7"], False),
        ("0.0.0.0", ["10.0.0.0/8"], True),  # noqa: S104
        ("0.0.0.0", ["fd00::/8"], False),  # noqa: S104
        ("192.0.2.4", ["127.0.0.0/8"], False),
        ("192.0.2.4", ["192.0.2.4"], True),
        ("192.0.2.4", ["10.0.0.7"], True),
        ("2001:db8::4", ["10.0.0.7"], False),
        ("2001:db8::4", ["*"], True),
    ],
)
def test_where_a_proxy_can_be(listening: str, trusted: list[str], *, reach: bool) -> None:
    from ipaddress import ip_address  # noqa: PLC0415

    assert Proxies(trusted).can_reach(ip_address(listening)) == reach


HERE = "127.0.0.1"


@pytest.mark.parametrize(
    ("trusted", "peer", "header", "client"),
    [
        ([], HERE, "192.0.2.7", HERE),
        ([HERE], HERE, "192.0.2.7", "192.0.2.7"),
        ([HERE], "::ffff:127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ([HERE], "192.0.2.1", "192.0.2.7", "192.0.2.1"),
        # The last one is what the proxy has seen; those before it are what the client says.
        ([HERE], HERE, "198.51.100.1, 192.0.2.7", "192.0.2.7"),
        (["*"], "203.0.113.9", "198.51.100.1, 192.0.2.7", "192.0.2.7"),
        # Two proxies, both named.
        ([HERE, "10.0.0.0/8"], HERE, "198.51.100.1, 192.0.2.7, 10.1.2.3", "192.0.2.7"),
        ([HERE, "10.0.0.0/8"], HERE, "10.1.2.3", "10.1.2.3"),
        ([HERE], HERE, "", HERE),
        ([HERE], HERE, "unknown", HERE),
        ([HERE], HERE, "192.0.2.7, _hidden", HERE),
        ([HERE], HERE, "192.0.2.7:5000", "192.0.2.7"),
        ([HERE], HERE, "[2001:db8::7]:5000", "2001:db8::7"),
        ([HERE], HERE, "2001:db8::7", "2001:db8::7"),
        ([HERE], "", "192.0.2.7", ""),
    ],
)
def test_whom_a_proxy_asks_for(trusted: list[str], peer: str, header: str, client: str) -> None:
    assert Proxies(trusted).client(peer, header) == client


@contextmanager
def heard_keys() -> Generator[None]:
    """Lets a process that is started meanwhile hear Ctrl+C.

    Also where a shell has started these tests in the background.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def started_command(command_line: list[str]) -> Generator[subprocess.Popen[str]]:
    with subprocess.Popen(command_line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as started:  # noqa: S603
        try:
            yield started
        finally:
            # Else a test that fails would wait for it for ever.
            started.kill()


def test_it_starts_says_where_and_ends_by_the_keys() -> None:
    command_line = [
        sys.executable,
        "-m",
        "citadels_table",
        "mailbox",
        "--port",
        "0",
        "--behind-proxy",
        "--origin",
        f"{SITE}/",
    ]
    with heard_keys(), started_command(command_line) as started:
        assert started.stdout
        assert started.stderr
        line = started.stdout.readline()
        assert line.startswith("http://127.0.0.1:")
        desk = Desk(int(line.split(":")[2].split()[0]), "X-Forwarded-For")
        more = [("Origin", SITE)]
        for number in range(int(BURST) + 50):
            client = f"192.0.2.{number}"
            assert desk.ask("POST", f"/v1/{number:032x}", sealed("x").encode(), client, more)[0] == 201
        assert desk.ask("GET", f"/v1/{BOX}", more=[("Origin", "https://other.example")])[0] == 403
        started.send_signal(signal.SIGINT)
        assert started.wait(20) == 0
        assert (started.stdout.read(), started.stderr.read()) == ("", "")
        desk.close()
