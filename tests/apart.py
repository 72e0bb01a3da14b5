"""Runs commands in a network of their own, for tests that need ports of their own or no network at all."""

import shutil
import subprocess

import pytest

# Ways to an empty network namespace: as root, in a user namespace, or by a sudo without a password.
WAYS = (("unshare", "--net"), ("unshare", "--net", "--map-root-user"), ("sudo", "-nE", "unshare", "--net"))


def way_apart() -> tuple[str, ...]:
    """Return the start of a command line that runs a command without a network."""
    if shutil.which("unshare") and shutil.which("ip"):
        for way in WAYS:
            tried = shutil.which(way[0]) and subprocess.run((*way, "true"), capture_output=True, check=False)
            if tried and tried.returncode == 0:
                return way
    pytest.skip("this machine can make no network namespace")
