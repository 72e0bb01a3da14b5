"""Installs the browsers for the browser tests where it can: `python -m tools.browser`.

Chromium is required; its headless shell, the same browser without windows, does most of the tests with a third less work
where it can be had. Firefox and WebKit are installed where a package manager may do it; elsewhere their tests are skipped,
and this says so.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.programs import run

# WebKit brings its own driver, and needs a display.
PACKAGES = {
    "chromium": ["chromium"],
    "headless shell": ["chromium-headless-shell"],
    "firefox": ["firefox-esr"],
    "webkit": ["webkit2gtk-driver", "xvfb"],
}
# Neither is missed: Playwright brings a Chromium, which can be headless as well.
SPARED = {"chromium", "headless shell"}


def program(variable: str, *names: str) -> str:
    """What a variable of the environment names, or the first of these programs that is here; else nothing."""
    found = (shutil.which(name) for name in names)
    return os.environ.get(variable) or next((path for path in found if path), "")


def chromium() -> str:
    """A distribution's; nothing where Playwright's own has to do."""
    return program("CITADELS_CHROMIUM", "chromium")


def headless_shell() -> str:
    """Chromium without windows, else Chromium; nothing where Playwright's own has to do."""
    return program("CITADELS_CHROMIUM", "chromium-headless-shell", "chromium")


def firefox() -> str:
    return program("CITADELS_FIREFOX", "firefox-esr", "firefox")


def webkit_driver() -> str:
    return program("CITADELS_WEBKIT_DRIVER", "WebKitWebDriver")


def mini_browser() -> str:
    """WebKitGTK's small browser, the newest of them; it lies outside the search path."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else ""


def missing() -> list[str]:
    """The families of browsers that no program of the machine belongs to."""
    here = {
        "chromium": chromium(),
        "headless shell": shutil.which("chromium-headless-shell"),
        "firefox": firefox(),
        "webkit": webkit_driver() and shutil.which("Xvfb") and mini_browser(),
    }
    return [name for name, found in here.items() if not found]


def untested() -> list[str]:
    """Those of them that the tests do without."""
    return [name for name in missing() if name not in SPARED]


def install(names: list[str]) -> None:
    """By the distribution, one family at a time: one that has no such package must not cost the others."""
    options = ("--quiet", "--yes", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300")
    for command in (("update", "--quiet"), *(("install", *options, *PACKAGES[name]) for name in names)):
        try:
            run("apt-get", *command)
        except subprocess.CalledProcessError as error:
            print(error, file=sys.stderr)


def main() -> None:
    if (names := missing()) and shutil.which("apt-get") and os.geteuid() == 0:
        install(names)
    if not chromium():
        run(sys.executable, "-m", "playwright", "install", "chromium")
    for name in untested():
        print(
            f"*** {name} is not here and cannot be installed: ITS TESTS WILL BE SKIPPED ***", file=sys.stderr
        )


if __name__ == "__main__":
    main()
