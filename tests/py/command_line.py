"""Runs a command line in this process, for a fixture, and reads what it prints."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

Run = Callable[..., dict[str, Any]]
"""Runs a command with these arguments and returns the JSON it printed; ``code`` is the exit code it must give."""


def runner(main: Callable[[Sequence[str]], int], capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs ``main`` in one process and reads the JSON it prints, and nothing but that."""

    def run_json(*arguments: str, code: int = 0) -> dict[str, Any]:
        assert main([*arguments, "--jobs", "1", "--json"]) == code
        return json.loads(capsys.readouterr().out)

    return run_json
