"""Tests that a long run on several processes has the results of one process."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from citadels import cli as citadels
from pointcity import cli as pointcity
from tabletop.cli import texts
from tabletop.cli.parallel import PROCESSES, RAY, Crew, mapped

pytestmark = pytest.mark.cpython_only

PROGRAMS = {"citadels": citadels, "pointcity": pointcity}
RUNS = {
    "arena": ("pointcity", ["arena", "--seats", "normal,random", "--games", "22", "--json"]),
    "campaign": ("citadels", ["campaign", "--games", "22", "--seed", "7", "--json"]),
    "tune": ("citadels", ["tune", "--tables", "2", "--rounds", "1", "--deals", "21", "--seed", "3"]),
}
"""Two parts each: a part is 20 games."""


MAIN = "import sys; from {program} import cli; sys.exit(cli.main(sys.argv[1:]))"


def without_times(printed: str) -> dict[str, Any]:
    """Parse what a run prints; leave out the time that it took."""
    return {key: value for key, value in json.loads(printed).items() if "second" not in key}


def run_in_ray(name: str) -> dict[str, Any]:
    """Return what a run on two workers of Ray prints; skip the test if this machine is too busy to start Ray.

    The run has a process of its own: what Ray leaves when it could not start would be warned of in a later test.
    """
    package, arguments = RUNS[name]
    # The workers find the packages where this process does, installed or not.
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    environment.pop("RAY_ADDRESS", None)
    command = [sys.executable, "-c", MAIN.format(program=package), *arguments, "--jobs", "2", "--on", RAY]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    # Ray gives its own processes 30 s to start.
    if "timed out during startup" in run.stderr:
        pytest.skip("Ray had no time to start")
    assert run.returncode == 0, run.stderr
    return without_times(run.stdout)


@pytest.mark.nightly("Ray takes up to 30 s to start, and jobs run in order on two processes on a push")
def test_a_cluster_comes_to_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: the extra 'cluster'")
    for name, (package, arguments) in RUNS.items():
        assert PROGRAMS[package].main([*arguments, "--jobs", "1"]) == 0
        assert run_in_ray(name) == without_times(capsys.readouterr().out), name


def test_work_is_done_in_order_on_any_worker() -> None:
    jobs = list(range(7))
    assert list(mapped(abs, jobs, Crew(1))) == list(mapped(abs, jobs, Crew(2, PROCESSES))) == jobs


def test_who_has_no_ray_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert citadels.main(["campaign", "--games", "1", "--on", RAY]) == 2
    assert texts.NO_RAY in capsys.readouterr().err
