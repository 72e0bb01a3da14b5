"""Reads the commands and the lines for nginx in docs/internet.md, which tests run as they stand there."""

import re

from tools.words import ROOT

TEXT = (ROOT / "docs" / "internet.md").read_text("utf-8")
SHELL: list[str] = re.findall(r"^```sh\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
"""The blocks of commands."""
(NGINX,) = re.findall(r"^```nginx\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
(CONNECTIONS,) = re.findall(r"`(worker_connections \d+;)`", TEXT)
INSTALL, BEHIND_NGINX, ON_A_HOST = (block for block in SHELL if "citadels_table" in block)
START = INSTALL.splitlines()[-1]
