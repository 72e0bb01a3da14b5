"""Reads the commands of the workflows in `.github/workflows`."""

import re
from textwrap import dedent
from typing import Any

import yaml

from tools.words import ROOT

FOLDER = ROOT / ".github" / "workflows"
STEP = re.compile(r"^( *)- run: (?:\|\n((?:\1 {3,}.*\n|\n)+)|(.+)\n)", re.MULTILINE)


def commands(workflow: str) -> list[str]:
    """Return what each ``run`` of a workflow has a shell do, in order."""
    text = (FOLDER / f"{workflow}.yml").read_text(encoding="utf-8")
    found = [dedent(block) if block else line for _, block, line in STEP.findall(text)]
    if len(found) != len(re.findall(r"\brun:", text)):
        raise ValueError(f"a step of {workflow} cannot be read")
    return found


def workflow_of(workflow: str) -> dict[str, Any]:
    """Return a workflow as data; YAML 1.1, which the library reads, calls its key ``on`` True."""
    return yaml.safe_load((FOLDER / f"{workflow}.yml").read_text(encoding="utf-8"))


def varied(workflow: str) -> list[str]:
    """Return the commands of a workflow, those of a matrix once for each of its values."""
    found: list[str] = []
    for job in workflow_of(workflow)["jobs"].values():
        matrix: dict[str, list[str]] = job.get("strategy", {}).get("matrix", {})
        for text in (step["run"] for step in job.get("steps", ()) if "run" in step):
            named = [name for name in matrix if f"${{{{ matrix.{name} }}}}" in text]
            values = [value for name in named for value in matrix[name]]
            found += [text.replace(f"${{{{ matrix.{named[0]} }}}}", value) for value in values] or [text]
    return found


def steps(workflow: str) -> list[dict[str, Any]]:
    """Return all steps of a workflow's jobs, in order."""
    return [step for job in workflow_of(workflow)["jobs"].values() for step in job.get("steps", ())]
