"""Tests that nothing runs on the page while it waits for a person.

No timer, no frame, no animation, no call of the engine.
"""

from collections import Counter

import pytest
from playwright.sync_api import Page

from tests.e2e.robot import choose_game, press, wait_for_choice
from tests.e2e.support import open_form, open_site, wait_until
from tests.tiers import sampled
from tools.serve import Site

SECONDS = sampled((60,), (3,), "what comes back comes back within seconds")[0]
# A notice that goes by itself, or the engine's snapshot of a first visit, may fall into the first of these spans.
MOST_SPANS = 6
# Before the page's own scripts: notes what runs while `watched` is set, with the place in the code that asked for it.
WATCH = """() => {
  const ran = globalThis.ran = [];
  const note = (what, from) => { if (globalThis.watched) ran.push(`${what} ${from}`); };
  const asker = () => new Error().stack.split("\\n").slice(3, 5).join(" < ").replaceAll(location.origin, "");
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback"]) {
    const original = globalThis[name];
    globalThis[name] = (call, ...rest) => {
      const from = asker();
      return original((...given) => { note(name, from); return call(...given); }, ...rest);
    };
  }
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...given) { note("message to a worker", asker()); return send.apply(this, given); };
  const seen = new MutationObserver(([{ target }]) => note("change of the page", target.className || target.nodeName));
  seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
BEGIN = "() => { globalThis.ran.length = 0; globalThis.watched = true; }"
END = """() => {
  globalThis.watched = false;
  const moving = document.getAnimations().filter(({ playState }) => playState === "running");
  return [...globalThis.ran, ...moving.map(({ effect }) => `animation of ${effect?.target?.className}`)];
}"""


def ran_in_a_span(page: Page) -> list[str]:
    """Return what ran on the page while so many seconds passed."""
    page.evaluate(BEGIN)
    page.wait_for_timeout(1000 * SECONDS)
    return page.evaluate(END)


def ran_while_idle(page: Page) -> Counter[str]:
    """Return what never came to rest; empty after the first span in which nothing ran."""
    ran: list[str] = []
    for _ in range(MOST_SPANS):
        ran = ran_in_a_span(page)
        if not ran:
            break
    return Counter(ran)


def watch_from_the_start(page: Page, site: Site, game: str) -> None:
    page.add_init_script(f"({WATCH})()")
    open_site(page, f"{site.url}?lang=en&seed=7&bots=instant")
    if game != "citadels":
        choose_game(page, game)


@pytest.mark.parametrize(
    "game",
    ["citadels", pytest.param("pointcity", marks=pytest.mark.nightly("Citadels is watched on a push"))],
)
def test_nothing_runs_while_a_game_waits_for_its_person(page: Page, site: Site, game: str) -> None:
    watch_from_the_start(page, site, game)
    open_form(page)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)
    press(page, 6)
    assert ran_while_idle(page) == {}
    # What is asked for now is seen: else the test would see nothing.
    page.evaluate("() => { setTimeout(() => {}); setInterval(() => {}, 200); }")
    wait_until(page, "(() => { globalThis.watched = true; return globalThis.ran.length > 4; })()")


@pytest.mark.nightly("a game without notes is watched on a push")
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_nothing_runs_while_a_note_waits_to_be_read(page: Page, site: Site, game: str) -> None:
    watch_from_the_start(page, site, game)
    page.get_by_test_id("guided").click()
    page.get_by_test_id("guide-next").wait_for()
    assert ran_while_idle(page) == {}


@pytest.mark.nightly("a game is watched on a push")
def test_nothing_runs_in_the_lobby(page: Page, site: Site) -> None:
    watch_from_the_start(page, site, "citadels")
    assert ran_while_idle(page) == {}
