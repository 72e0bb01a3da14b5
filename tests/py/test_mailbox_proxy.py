"""Tests the documented ways of running a mailbox.

Each command of docs/internet.md, and its lines for nginx, as they stand.
"""

import base64
import hashlib
import hmac
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.apart import way_apart
from tests.internet_doc import BEHIND_NGINX, INSTALL, ON_A_HOST, SHELL, START
from tools.browser import nginx
from tools.website.release import version
from tools.words import ROOT

pytestmark = [pytest.mark.cpython_only, pytest.mark.slow]

HERE = Path(__file__).parent
PASSWORD = next(block for block in SHELL if "openssl" in block)
COTURN = "apt-get install coturn\n"
"""Installed and started by `make test-networks`."""


def test_each_block_of_commands_is_run_by_a_test() -> None:
    assert sorted(SHELL) == sorted([INSTALL, BEHIND_NGINX, ON_A_HOST, PASSWORD, COTURN])
    assert INSTALL.splitlines()[2] == START


@pytest.mark.skipif(not nginx(), reason="no nginx here: python -m tools.browser installs it")
def test_the_commands_and_the_lines_for_nginx_hold_with_two_clients_and_hostile_ones(tmp_path: Path) -> None:
    python = tmp_path / "mailbox" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    paths = os.pathsep.join(str(path) for path in (ROOT / "py", HERE, ROOT))
    search = os.pathsep.join((os.environ.get("PATH", ""), str(Path(nginx()).parent)))
    done = subprocess.run(
        (*way_apart(), sys.executable, str(HERE / "mailbox_behind_nginx.py"), str(tmp_path)),
        env={**os.environ, "PYTHONPATH": paths, "PATH": search},
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_wheel_that_is_named_is_the_one_of_this_version() -> None:
    assert f"./citadels_table-{version()}-py3-none-any.whl[mailbox]" in INSTALL


@pytest.mark.skipif(not shutil.which("openssl"), reason="no openssl here")
def test_the_password_of_a_day_is_what_coturn_makes_of_its_name() -> None:
    said = subprocess.run(
        ["/bin/bash", "-c", f'{PASSWORD}echo "$name"'], capture_output=True, text=True, check=True
    )
    credential, name = said.stdout.split()
    made = hmac.digest(b"A LONG RANDOM TEXT", name.encode(), hashlib.sha1)
    assert credential == base64.b64encode(made).decode()
    assert abs(int(name.removesuffix(":site")) - time.time() - 86_400) < 60
