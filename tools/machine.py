"""Installs packages of the machine, where this is root and has apt-get."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence

from tools.programs import run

OPTIONS = ("--quiet", "--yes", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300")


def install(groups: Iterable[Sequence[str]]) -> None:
    """Install packages, one group at a time, so that a missing package does not stop the others."""
    wanted = list(groups)
    if not wanted or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    for command in (("update", "--quiet"), *(("install", *OPTIONS, *packages) for packages in wanted)):
        try:
            run("apt-get", *command)
        except subprocess.CalledProcessError as error:
            print(error, file=sys.stderr)
