"""Installs the browsers for the browser tests, and nginx for the mailbox's, where it can: `python -m tools.browser`.

Chromium is required. Its headless shell, the same browser without windows, runs most tests with a third less work where
it is available. Firefox, WebKit and nginx are installed by apt-get if this runs as root; else their tests are skipped,
with a message.
"""

import os
import shutil
import sys
from pathlib import Path

from tools import machine
from tools.programs import run

# WebKit brings its own driver, and needs a display.
PACKAGES = {
    "chromium": ["chromium"],
    "headless shell": ["chromium-headless-shell"],
    "firefox": ["firefox-esr"],
    "webkit": ["webkit2gtk-driver", "xvfb"],
    "nginx": ["nginx", "openssl", "iproute2"],
}
# The tests do not need these from the machine: Playwright brings a Chromium, which can also run headless.
SPARED = {"chromium", "headless shell"}


def program(variable: str, *names: str) -> str:
    """Return the value of an environment variable, or the path of the first of these programs.

    ``""`` where the machine has none of them.
    """
    found = (shutil.which(name) for name in names)
    return os.environ.get(variable) or next((path for path in found if path), "")


def chromium() -> str:
    """Return the path of the machine's Chromium; ``""``: use Playwright's."""
    return program("CITADELS_CHROMIUM", "chromium")


def headless_shell() -> str:
    """Return the path of the machine's headless shell, or else of its Chromium; ``""``: use Playwright's."""
    return program("CITADELS_CHROMIUM", "chromium-headless-shell", "chromium")


def firefox() -> str:
    return program("CITADELS_FIREFOX", "firefox-esr", "firefox")


def webkit_driver() -> str:
    return program("CITADELS_WEBKIT_DRIVER", "WebKitWebDriver")


def mini_browser() -> str:
    """Return the path of WebKitGTK's newest MiniBrowser, which is outside the search path; ``""`` if there is none."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else ""


def nginx() -> str:
    """Return the path of nginx; the search path of a user may lack its folder."""
    return program("CITADELS_NGINX", "nginx", "/usr/sbin/nginx")


def missing() -> list[str]:
    """Return the keys of ``PACKAGES`` for which the machine lacks a program."""
    here = {
        "chromium": chromium(),
        "headless shell": shutil.which("chromium-headless-shell"),
        "firefox": firefox(),
        "webkit": webkit_driver() and shutil.which("Xvfb") and mini_browser(),
        "nginx": nginx() and shutil.which("openssl") and shutil.which("ip"),
    }
    return [name for name, found in here.items() if not found]


def untested() -> list[str]:
    """Return the missing programs whose tests are skipped."""
    return [name for name in missing() if name not in SPARED]


def main() -> None:
    machine.install(PACKAGES[name] for name in missing())
    if not chromium():
        run(sys.executable, "-m", "playwright", "install", "chromium")
    for name in untested():
        print(
            f"*** {name} is not here and cannot be installed: ITS TESTS WILL BE SKIPPED ***", file=sys.stderr
        )


if __name__ == "__main__":
    main()
