"""Reads the commands of the workflows in `.github/workflows`."""

import re
from textwrap import dedent

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
