"""Tests the workflows: what they have a shell do is there, and each command of `make` that they name."""

import re
import subprocess

import pytest

from tests.workflows import FOLDER, commands
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

WORKFLOWS = sorted(path.stem for path in FOLDER.glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
VARIABLE = re.compile(r"\b([A-Z]+)=")
# What is on the machine of a workflow, beside `make` and what it makes.
PROGRAMS = {"sudo", "python", "gh", "cd", "make"}


def test_all_workflows_are_read() -> None:
    assert {"ci", "nightly", "pages", "release"} <= set(WORKFLOWS)


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_what_make_is_to_do_is_a_target_with_such_a_variable(workflow: str) -> None:
    lines = [line for text in commands(workflow) for line in text.splitlines()]
    calls = [call.strip() for line in lines for call in line.split("&&") if call.strip().startswith("make ")]
    assert calls
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
    named = set(re.findall(r"path: (\S+)", "".join(path.read_text("utf-8") for path in FOLDER.iterdir())))
    assert named == {"dist", "test-results"}
    published = commands("release")[-1]
    assert "build/release/*" in published
    assert "build/release-notes.md" in published
