"""Tests what the two servers of the page say of a wrong port, and of an option that they do not have."""

import sys
from collections.abc import Callable

import pytest

from citadels_table import __main__ as installed
from tools import serve

pytestmark = pytest.mark.cpython_only


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "abc", "8.5", "", "²"])
@pytest.mark.parametrize("main", [installed.main, serve.main])
def test_a_port_that_cannot_be_is_refused_in_a_sentence(
    main: Callable[[], None], port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["server", f"--port={port}"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert f"{port!r} is no port: a whole number from 0 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize("main", [installed.main, serve.main])
def test_a_misspelt_option_is_answered_with_the_nearest_one(
    main: Callable[[], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["server", "--prot=8001"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert "there is no option '--prot' here; there are --help, --open, " in said
    assert "did you mean '--port'?" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["mailbx"], "'mailbx' is none of these: mailbox; did you mean 'mailbox'?"),
        (["--open", "mailbox"], "write 'mailbox' first"),
    ],
)
def test_a_misspelt_or_late_mailbox_is_answered_with_what_there_is(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["server", *arguments])
    with pytest.raises(SystemExit) as left:
        installed.main()
    assert left.value.code == 2
    assert said in capsys.readouterr().err
