"""Sees that there is a Chromium for the browser tests: `python -m tools.browser`."""

import os
import shutil
import sys

from tools.programs import run


def main() -> None:
    if os.environ.get("CITADELS_CHROMIUM") or shutil.which("chromium"):
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        run("apt-get", "update", "--quiet")
        run("apt-get", "install", "--quiet", "--yes", "--no-install-recommends", "chromium")
        if shutil.which("chromium"):
            return
    run(sys.executable, "-m", "playwright", "install", "chromium")


if __name__ == "__main__":
    main()
