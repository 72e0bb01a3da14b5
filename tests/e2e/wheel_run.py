"""Serves the page from an installed wheel and plays a first turn in Chromium: `python -m tests.e2e.wheel_run PYTHON`.

It starts where there is no network at all, and says so if there is one.
"""

import contextlib
import socket
import subprocess
import sys

from playwright.sync_api import sync_playwright

from tests.e2e.conftest import FLAGS, HEADLESS, new_device
from tests.e2e.robot import press
from tests.e2e.support import open_form, open_site

PRESSES = 8
"""The number of questions that include a draft and a turn."""
OUTSIDE = ("192.0.2.1", 80)


def main() -> None:
    """Serve, play, and print the kinds of the questions."""
    subprocess.run(("ip", "link", "set", "lo", "up"), check=True)
    with contextlib.suppress(OSError):
        socket.create_connection(OUTSIDE, 1).close()
        raise SystemExit("there is a network")
    # Isolated: nothing of a checkout can stand in for the wheel.
    program = (sys.argv[1], "-I", "-m", "citadels_table", "--port", "0")
    with subprocess.Popen(program, cwd="/", stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[0]
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=HEADLESS, args=FLAGS)
                page = new_device(browser).new_page()
                open_site(page, f"{url}?lang=en&motion=0&bots=instant&seed=4&players=2")
                open_form(page)
                page.get_by_test_id("start-game").click()
                print(*press(page, PRESSES))
                browser.close()
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
