"""A table of masters: they think while the page does other things, and a person can stop them."""

from playwright.sync_api import Page, expect

from citadels.kind import CITADELS
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tests.e2e.robot import press, wait_for_choice
from tests.e2e.support import import_text, open_site
from tools.serve import Site

MASTERS = 7
# As high as a finger needs.
TARGET = 44
HEIGHT = """document.querySelector('[data-testid="stop-thinking"]').getBoundingClientRect().height"""
# A worker far away: as on a slow tablet a thought takes seconds, in whatever time this machine thinks.
LAG = 2000
SLOW = """
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...all) {
    globalThis.lag ? setTimeout(() => post.apply(this, all), globalThis.lag) : post.apply(this, all);
  };
"""


def table_of_masters() -> str:
    """A table at which seven masters draft before the person."""
    setup = {
        "edition": "2016", "characters": "vicious_nobles", "districts": "first_game", "players": MASTERS + 1, "crown": 0,
    }  # fmt: skip
    chairs = [Chair(name=f"Master {seat}", player="master") for seat in range(MASTERS)]
    match = new_match(
        "masters", CITADELS, setup, [*chairs, Chair(name="Ada", player="person")], 3, free=False
    )
    return match.record(CITADELS).model_dump_json()


def test_masters_are_stopped_and_the_table_goes_on(page: Page, site: Site) -> None:
    page.add_init_script(SLOW)
    open_site(page, f"{site.url}?lang=en&motion=0&bots=instant")
    import_text(page, table_of_masters())
    page.get_by_test_id("resume").wait_for()
    page.evaluate(f"globalThis.lag = {LAG}")
    page.get_by_test_id("resume").click()
    stop = page.get_by_test_id("stop-thinking")
    stop.wait_for()
    assert "Thinking it over" in page.locator('.ask [role="status"]').all_inner_texts()[-1]
    assert page.evaluate(HEIGHT) >= TARGET
    stop.press("Enter")
    expect(page.get_by_test_id("thinking")).to_have_count(0)
    page.evaluate("globalThis.lag = 0")
    # All seven have drafted, and it is the person's turn; in the next round they think again.
    wait_for_choice(page)
    expect(page.get_by_test_id("ask")).to_have_attribute("data-ask-kind", "draft")
    assert "draft" in press(page, 12)[1:]
    expect(page.get_by_test_id("thinking")).to_have_count(0)
