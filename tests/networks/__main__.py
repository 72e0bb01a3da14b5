"""Plays between two homes behind routers of all kinds: `make test-networks` (results.md has the results, docs/networks.md what they mean)."""

import argparse
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from tools import machine

# Each program that is needed, with the package of Debian that has it.
NEEDED = {
    "unshare": "util-linux",
    "ip": "iproute2",
    "nft": "nftables",
    "turnserver": "coturn",
    "sysctl": "procps",
}
APART = "CITADELS_APART"
# All that is made lies in namespaces that only this process and its children are in: the kernel takes them away when the
# process ends, however it ends, and the machine's own network is never touched.
UNSHARE = ("unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc")


def missing() -> str:
    """What keeps this machine from running the test, in a sentence; nothing where it can."""
    if not sys.platform.startswith("linux"):
        return "This test needs network namespaces, which only Linux has."
    if absent := [
        f"{name} (package {package})" for name, package in NEEDED.items() if not shutil.which(name)
    ]:
        return f"This test needs programs that are not installed: {', '.join(absent)}."
    if os.geteuid() != 0:
        return "This test makes network namespaces, which only root may: make test-networks SUDO='sudo -E'."
    if not Path("/dev/net/tun").exists():
        return "This test needs TUN devices, and the kernel offers no /dev/net/tun."
    return ""


def go_apart() -> NoReturn:
    """Starts this program again in namespaces of its own."""
    command = (*UNSHARE, sys.executable, "-m", "tests.networks", *sys.argv[1:])
    os.execvpe(UNSHARE[0], command, {**os.environ, APART: "1"})  # noqa: S606 - no shell is wanted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "parts",
        nargs="*",
        help="which to run: pairs, ipv6, late, firefox, one-network, games, reloads; all by default",
    )
    parser.add_argument(
        "--install", action="store_true", help="only install what is missing, as root with apt"
    )
    parser.add_argument(
        "--write", action="store_true", help="write the results into tests/networks/results.md"
    )
    options = parser.parse_args()
    if options.install:
        machine.install([package] for name, package in NEEDED.items() if not shutil.which(name))
        return
    if sentence := missing():
        raise SystemExit(sentence)
    if APART not in os.environ:
        go_apart()
    # The first process of a PID namespace ignores signals that it has no answer to.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    # Files go the same way: this process alone sees what it writes to /run.
    subprocess.run(("mount", "-t", "tmpfs", "none", "/run"), check=True)
    Path("/run/netns").mkdir()
    folder = Path("/run/networks")
    folder.mkdir()
    os.environ["TMPDIR"] = str(folder)
    from tests.networks.results import run  # noqa: PLC0415 - the browser's driver is loaded only where it can be used

    raise SystemExit(run(folder, options.parts, write=options.write))


if __name__ == "__main__":
    main()
