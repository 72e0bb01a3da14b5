"""Finds Node, and runs programs for the tools."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def node() -> str:
    """Return the path of the machine's Node, or of that beside this Python, installed from a wheel by the Makefile."""
    beside = Path(sys.executable).parent
    found = shutil.which("node", path=os.pathsep.join([os.environ.get("PATH", ""), str(beside)]))
    if found is None:
        raise SystemExit("node is missing: run `make venv`")
    return found


def run(*command: str) -> None:
    subprocess.run(command, check=True)
