"""Tests a table of masters: they think while the page does other things, and a person can stop them."""

import contextlib

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from citadels.kind import CITADELS
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tests.e2e.robot import press, wait_for_choice
from tests.e2e.support import import_text, open_site, wait_until
from tools.serve import Site

MASTERS = 3
# Pixels that a finger needs.
TARGET = 44
HEIGHT = """document.querySelector('[data-testid="stop-thinking"]').getBoundingClientRect().height"""
# Lets a test hold each call to the worker: meanwhile a player thinks, however fast this machine is.
HOLD = """
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...all) {
    const send = () => post.apply(this, all);
    globalThis.held ? globalThis.held.push(send) : send();
  };
"""
# Milliseconds in which the page says that somebody thinks, if that is all it waits for.
SAID = 1500
MOST_CALLS = 30


def table_of_masters() -> str:
    """A table at which three masters draft before the person."""
    setup = {
        "edition": "2016", "characters": "vicious_nobles", "districts": "first_game", "players": MASTERS + 1, "crown": 0,
    }  # fmt: skip
    chairs = [Chair(name=f"Master {seat}", player="master") for seat in range(MASTERS)]
    match = new_match(
        "masters", CITADELS, setup, [*chairs, Chair(name="Ada", player="person")], 3, free=False
    )
    return match.record(CITADELS).model_dump_json()


def until_thinking(page: Page) -> Locator:
    """Lets one call after the other through until the page says that somebody thinks; the next one is held."""
    stop = page.get_by_test_id("stop-thinking")
    for _ in range(MOST_CALLS):
        wait_until(page, "held.length > 0")
        with contextlib.suppress(Error):
            stop.wait_for(timeout=SAID)
            return stop
        page.evaluate("held.shift()()")
    raise AssertionError("nobody ever thought")


@pytest.mark.nightly("test_thinking.py of the engine stops masters")
def test_masters_are_stopped_and_the_table_goes_on(page: Page, site: Site) -> None:
    page.add_init_script(HOLD)
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    import_text(page, table_of_masters())
    page.get_by_test_id("resume").wait_for()
    page.evaluate("() => { globalThis.held = []; }")
    page.get_by_test_id("resume").click()
    stop = until_thinking(page)
    assert "Thinking it over" in page.locator('.ask [role="status"]').all_inner_texts()[-1]
    assert page.evaluate(HEIGHT) >= TARGET
    stop.press("Enter")
    expect(page.get_by_test_id("thinking")).to_have_count(0)
    page.evaluate("() => { const calls = held; globalThis.held = null; for (const send of calls) send(); }")
    # All three have drafted, and it is the person's turn; in the next round they think again.
    wait_for_choice(page)
    expect(page.get_by_test_id("ask")).to_have_attribute("data-ask-kind", "draft")
    assert "draft" in press(page, 12)[1:]
    expect(page.get_by_test_id("thinking")).to_have_count(0)
