"""Sees that there are browsers for the browser tests: `python -m tools.browser`.

Chromium is a must. Firefox and WebKit come where a package manager may install them; elsewhere their tests are skipped,
and this says so.
"""

import os
import shutil
import sys
from pathlib import Path

from tools.programs import run

# Chromium is the first name; WebKit brings its own driver, and wants a screen.
FIREFOX = os.environ.get("CITADELS_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox") or ""
WEBKIT_DRIVER = shutil.which("WebKitWebDriver") or ""
PACKAGES = {"chromium": ["chromium"], "firefox": ["firefox-esr"], "webkit": ["webkit2gtk-driver", "xvfb"]}


def mini_browser() -> str:
    """WebKitGTK's small browser, the newest of them; it lies outside the search path."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else ""


def missing() -> list[str]:
    """The families of browsers that are not here."""
    here = {
        "chromium": bool(os.environ.get("CITADELS_CHROMIUM") or shutil.which("chromium")),
        "firefox": bool(shutil.which("firefox-esr") or FIREFOX),
        "webkit": bool(shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and mini_browser()),
    }
    return [name for name, found in here.items() if not found]


def install(names: list[str]) -> None:
    """By the distribution, one family at a time: one that has no such package must not cost the others."""
    run("apt-get", "update", "--quiet")
    for name in names:
        options = ("--quiet", "--yes", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300")
        try:
            run("apt-get", "install", *options, *PACKAGES[name])
        except OSError as error:
            print(f"{name}: {error}", file=sys.stderr)


def main() -> None:
    if (names := missing()) and shutil.which("apt-get") and os.geteuid() == 0:
        install(names)
    absent = missing()
    if "chromium" in absent:
        run(sys.executable, "-m", "playwright", "install", "chromium")
    for name in absent:
        if name != "chromium":
            print(
                f"*** {name} is not here and cannot be installed: ITS TESTS WILL BE SKIPPED ***",
                file=sys.stderr,
            )


if __name__ == "__main__":
    main()
