"""Slows the device and the network on request, to find tests and pages whose answer depends on timing.

`CITADELS_SLOW=6` makes the main thread of each page six times slower, and lets the site wait up to 6 x 100 ms before
each answer. Pages of browsers other than Chromium keep their speed.
"""

import os
import random
import time
from http import HTTPStatus
from typing import Any

from playwright.sync_api import BrowserContext, Page

from citadels_table import site_server

FACTOR = float(os.environ.get("CITADELS_SLOW", "1"))
LONGEST_WAIT = 0.1


def slow_context(context: BrowserContext) -> None:
    """Slows down all pages of a browser, also those that open later."""
    if FACTOR <= 1:
        return

    def slow_page(page: Page) -> None:
        browser: Any = context.new_cdp_session(page)
        browser.send("Emulation.setCPUThrottlingRate", {"rate": FACTOR})

    for page in context.pages:
        slow_page(page)
    context.on("page", slow_page)


def slow_sites() -> None:
    """Lets all sites of this process wait before each answer."""
    if FACTOR <= 1:
        return
    answer = site_server.Handler.answer

    def answer_later(
        self: site_server.Handler, status: HTTPStatus, body: bytes, headers: dict[str, str]
    ) -> None:
        time.sleep(random.uniform(0, LONGEST_WAIT * FACTOR))
        answer(self, status, body, headers)

    site_server.Handler.answer = answer_later
