"""Tests the workflows: what they have a shell do is there, and each command of `make` that they name."""

import re
import subprocess

import pytest

from tests.workflows import FOLDER, commands, steps, varied, workflow_of
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

WORKFLOWS = sorted(path.stem for path in FOLDER.glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
VARIABLE = re.compile(r"\b([A-Z]+)=")
# What is on the machine of a workflow, beside `make` and what it makes.
PROGRAMS = {"sudo", "python", "gh", "cd", "make"}


PUBLISH = {"pages": "publish", "release": "release"}
"""Workflows that publish what another one tested, each with its job that may write."""
PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40}")
TESTED = "$/.github/workflows/ci.yml"


def test_all_workflows_are_read() -> None:
    assert {"ci", "nightly", "pages", "release"} <= set(WORKFLOWS)


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_what_make_is_to_do_is_a_target_with_such_a_variable(workflow: str) -> None:
    lines = [line for text in varied(workflow) for line in text.splitlines()]
    calls = [call.strip() for line in lines for call in line.split("&&") if call.strip().startswith("make ")]
    assert calls or workflow in PUBLISH
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for call in calls:
        assert call.split()[1] in TARGETS, call
        assert all(f"$({name})" in makefile for name in VARIABLE.findall(call)), call


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_a_shell_can_read_every_step(workflow: str) -> None:
    for text in commands(workflow):
        subprocess.run(("bash", "-n"), input=text, text=True, check=True)  # noqa: S607 - the one of a workflow
        programs = {line.split()[0] for line in text.splitlines()}
        assert {name for name in programs if not name.startswith("/tmp/")} <= PROGRAMS  # noqa: S108 - its own machine


def test_a_workflow_takes_what_make_leaves() -> None:
    """The folders that are uploaded are those of the Makefile's own programs."""
    kept = [step["with"]["path"].split() for step in steps("ci") if "path" in step.get("with", {})]
    assert sorted(path for paths in kept for path in paths) == [
        *("build/release", "build/release-notes.md", "dist", "test-results")
    ]
    published = commands("release")[-1]
    assert "build/release/*" in published
    assert "build/release-notes.md" in published


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_every_action_is_pinned_by_its_commit(workflow: str) -> None:
    """A tag can be moved. Its name stands beside the commit, for those who read it."""
    lines = re.findall(r"uses: (.+)", (FOLDER / f"{workflow}.yml").read_text("utf-8"))
    assert lines
    for line in lines:
        action, _, tag = line.partition(" # ")
        assert action == TESTED or (PINNED.fullmatch(action) and re.fullmatch(r"v[\d.]+", tag)), line
    checkouts = [step for step in steps(workflow) if step.get("uses", "").startswith("actions/checkout@")]
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_only_a_job_that_publishes_may_write_and_it_runs_nothing_of_ours(workflow: str) -> None:
    told = workflow_of(workflow)
    assert told["permissions"] == {"contents": "read"}
    for name, job in told["jobs"].items():
        if name != PUBLISH.get(workflow):
            assert "permissions" not in job
            continue
        used = [step.get("uses", "") for step in job["steps"]]
        ran = [step["run"] for step in job["steps"] if "run" in step]
        assert not any("checkout" in action for action in used)
        assert all(run.startswith("gh ") for run in ran)


@pytest.mark.parametrize("workflow", PUBLISH)
def test_what_is_published_was_tested(workflow: str) -> None:
    """The job that publishes waits for `make test`, and takes the files that it left."""
    jobs = workflow_of(workflow)["jobs"]
    assert jobs[PUBLISH[workflow]]["needs"] == "test"
    assert "if" not in jobs[PUBLISH[workflow]]
    assert jobs["test"]["uses"] == TESTED
    done = [step.get("run") or step["uses"].partition("@")[0] for step in steps("ci")]
    tested = done.index("make test")
    after = [step for step in steps("ci")[tested + 1 :] if step.get("if") != "failure()"]
    assert "dist" in after[0]["with"]["path"]
    assert after[0]["uses"].startswith("actions/upload-pages-artifact@")
    assert all(step["if"].startswith("inputs.") for step in after)
    assert not [line for line in done[:tested] if line.startswith("make ")]
