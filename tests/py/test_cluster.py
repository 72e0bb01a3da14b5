"""Tests that a long run on several processes has the results of one process."""

import gc
import json
import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from citadels import cli as citadels
from pointcity import cli as pointcity
from tabletop.cli import texts
from tabletop.cli.parallel import PROCESSES, RAY, Crew, mapped
from tests.tiers import EVERYTHING

pytestmark = pytest.mark.cpython_only

RUNS: dict[str, tuple[Any, list[str]]] = {
    "arena": (pointcity, ["arena", "--seats", "normal,random", "--games", "22", "--json"]),
    "campaign": (citadels, ["campaign", "--games", "22", "--seed", "7", "--json"]),
    "tune": (citadels, ["tune", "--tables", "2", "--rounds", "1", "--deals", "21", "--seed", "3"]),
}
"""Two parts each: a part is 20 games."""


@pytest.fixture(name="cluster")
def local_cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ray on this machine, two workers; the first run begins it."""
    ray: Any = pytest.importorskip("ray", reason="Ray is not installed: the extra 'cluster'")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    # The workers find the packages where this process does, installed or not.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    yield
    ray.shutdown()
    # What Ray leaves of processes that did not start would be found, and warned of, in a later test.
    gc.collect()


def told(name: str, capsys: pytest.CaptureFixture[str], *more: str) -> Any:
    """Return what a run prints, but for the time that it took."""
    program, arguments = RUNS[name]
    assert program.main([*arguments, *more]) == 0
    printed = json.loads(capsys.readouterr().out)
    return {key: value for key, value in printed.items() if "second" not in key}


@pytest.mark.usefixtures("cluster")
@pytest.mark.filterwarnings("default")
def test_a_cluster_comes_to_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """All runs in one test: it takes a while to begin a cluster. One is enough for every day: all share out their work alike."""
    for name in RUNS if EVERYTHING else ("campaign",):
        alone = told(name, capsys, "--jobs", "1")
        try:
            shared = told(name, capsys, "--jobs", "2", "--on", RAY)
        except Exception as error:
            # Ray gives its own processes 30 s to start, which a very busy machine may not have.
            if "timed out during startup" not in str(error):
                raise
            pytest.skip(str(error))
        assert shared == alone, name


def test_work_is_done_in_order_on_any_worker() -> None:
    jobs = list(range(7))
    assert list(mapped(abs, jobs, Crew(1))) == list(mapped(abs, jobs, Crew(2, PROCESSES))) == jobs


def test_who_has_no_ray_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert citadels.main(["campaign", "--games", "1", "--on", RAY]) == 2
    assert texts.NO_RAY in capsys.readouterr().err
