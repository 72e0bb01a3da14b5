"""Plays between two homes behind routers of all kinds.

`make test-networks` (results.md has the results, docs/networks.md what they mean).
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from tests.networks import shares, tables
from tools import machine

# Each program that is needed, with the package of Debian that has it.
NEEDED = {
    "unshare": "util-linux",
    "setpriv": "util-linux",
    "ip": "iproute2",
    "nft": "nftables",
    "turnserver": "coturn",
    "sysctl": "procps",
}
# All that is made lies in namespaces that only one process and its children are in: the kernel takes them away when the
# process ends, however it ends, and the machine's own network is never touched.
APART = (
    *("setpriv", "--pdeathsig", "KILL"),
    *("unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"),
    *(sys.executable, "-m", "tests.networks"),
)
# Files go the same way: a process alone sees what it writes to /run, and the screens in memory that it starts.
OWN = Path("/run"), Path("/tmp/.X11-unix")  # noqa: S108 - where every X server has its sockets


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"which to run: {', '.join(shares.PARTS)}; all by default")
    parser.add_argument(
        "--install", action="store_true", help="only install what is missing, as root with apt"
    )
    parser.add_argument(
        "--write", action="store_true", help="write the results into tests/networks/results.md"
    )
    parser.add_argument("--share", help="used by this program: what to do in this process")
    parser.add_argument("--rows", type=Path, help="used by this program: where to write how that ended")
    options = parser.parse_args()
    if unknown := set(options.parts) - set(shares.PARTS):
        parser.error(f"no such part: {', '.join(unknown)}")
    if options.install:
        machine.install([package for name, package in NEEDED.items() if not shutil.which(name)])
        return
    if sentence := missing():
        raise SystemExit(sentence)
    if options.share:
        raise SystemExit(run_apart(shares.Share.read(options.share), options.rows))
    given = shares.shares(options.parts)
    failed, rows = shares.run(given, lambda share, file: (*APART, "--share", str(share), "--rows", str(file)))
    if options.write:
        tables.write(rows)
    raise SystemExit(failed)


def run_apart(share: shares.Share, rows: Path) -> int:
    """Does a share; this process is in namespaces of its own."""
    # The first process of a PID namespace ignores signals that it has no answer to.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    for place in OWN:
        place.mkdir(exist_ok=True)
        subprocess.run(("mount", "-t", "tmpfs", "none", str(place)), check=True)
    Path("/run/netns").mkdir()
    folder = Path("/run/networks")
    folder.mkdir()
    os.environ["TMPDIR"] = str(folder)
    from tests.networks.results import run  # noqa: PLC0415 - the browser's driver is loaded only where it can be used

    return run(folder, share, rows)


if __name__ == "__main__":
    main()
