"""Measures the time from a click to the picture it leads to: `python -m bench.clicks`.

One person plays against computer players in Chromium, at the usual speed and with all animations, and presses the first
option of each question. The time is from the press to the frame with the new picture. It contains the engine's answer,
the store (a pick is stored before it is shown) and the drawing. Picks after which the same person is asked again are
counted apart: for them the page computes and shows only the own pick. `--beside DIST` plays each game on another built
site too.
"""

import argparse
import os
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.robot import OPTION, OVER
from tests.e2e.support import open_site
from tools.serve import Site

DIST = Path(os.environ.get("CITADELS_DIST", "dist"))
WANTED = 50 + 1000 / 60
# The story of computer players' moves is skipped; only presses of options are measured. Each question has a new list of
# options, so the picture has changed when the pressed option is no longer on the page.
PLAY = f"""(rest) => {{
  globalThis.clicks = [];
  let due = 0;
  let pressed = null;
  const seen = () => {{
    if (!pressed || pressed.option.isConnected) return;
    const click = {{ ...pressed, drawn: performance.now() - pressed.at }};
    pressed = null;
    requestAnimationFrame(() => {{
      const again = Boolean(document.querySelector('[data-testid="ask"]'));
      // After the frame's own work: style, layout, paint.
      const {{ port1, port2 }} = new MessageChannel();
      port1.onmessage = () => globalThis.clicks.push({{ kind: click.kind, again, drawn: click.drawn, shown: performance.now() - click.at }});
      port2.postMessage(null);
    }});
  }};
  new MutationObserver(seen).observe(document.body, {{ subtree: true, childList: true }});
  setInterval(() => {{
    if (pressed) return;
    document.querySelector('[data-testid="story-continue"], .story-controls .skip')?.click();
    const option = document.querySelector('{OPTION}');
    if (!option) due = 0;
    else if (!due) due = performance.now() + rest;
    else if (performance.now() >= due) {{
      due = 0;
      pressed = {{ option, kind: document.querySelector('[data-testid="ask"]')?.dataset.askKind ?? 'other', at: performance.now() }};
      option.click();
      // An option that is only marked, as one of several, sends no answer and stays: it is not measured.
      setTimeout(() => {{ if (option.isConnected && !option.disabled) pressed = null; }});
    }}
  }}, 10);
}}"""


def play(page: Page, url: str, players: int, seed: int, rest: int) -> list[dict[str, Any]]:
    """Play a game to its end; return its clicks in order."""
    open_site(page, f"{url}?lang=en&seed={seed}&players={players}")
    page.get_by_test_id("new-game").click()
    page.get_by_test_id("start-game").click()
    page.locator(OPTION).first.wait_for()
    page.evaluate(PLAY, rest)
    page.locator(OVER).wait_for(timeout=600_000)
    clicks: list[dict[str, Any]] = page.evaluate("clicks")
    return clicks


def told(name: str, clicks: list[dict[str, Any]]) -> str:
    shown = sorted(click["shown"] for click in clicks)
    drawn = statistics.median(click["drawn"] for click in clicks)
    within = sum(time <= WANTED for time in shown) / len(shown)
    return (
        f"{name:28} {len(shown):>4}  median {statistics.median(shown):.0f} ms (drawn after {drawn:.0f}), "
        f"95 % below {shown[int(len(shown) * 0.95)]:.0f}, longest {shown[-1]:.0f}; {within:.0%} within {WANTED:.0f} ms"
    )


def measure(dists: list[Path], options: argparse.Namespace) -> list[list[dict[str, Any]]]:
    """Return the clicks on the site of each of ``dists``.

    Each game is played on all of them by turns, the first one alternating.
    """
    sites = [Site(dist) for dist in dists]
    clicks: list[list[dict[str, Any]]] = [[] for _ in sites]
    for site in sites:
        site.start()
    with sync_playwright() as playwright:
        for turn, seed in enumerate(options.seeds):
            places = range(len(sites)) if turn % 2 == 0 else reversed(range(len(sites)))
            for place in places:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                page = browser.new_page(viewport={"width": 1180, "height": 820})
                clicks[place] += play(page, sites[place].url, options.players, seed, options.rest)
                browser.close()
    for site in sites:
        site.cut()
    return clicks


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure clicks in Chromium.")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seeds", type=int, nargs="+", default=[7, 8, 9], help="a game each")
    parser.add_argument("--rest", type=int, default=300, help="milliseconds before each press")
    parser.add_argument("--beside", type=Path, help="another built site")
    options = parser.parse_args()
    dists = [DIST, *([options.beside] if options.beside else [])]
    for dist, clicks in zip(dists, measure(dists, options), strict=True):
        print(dist)
        print(told("asked again after it", [click for click in clicks if click["again"]]))
        print(told("others follow", [click for click in clicks if not click["again"]]))
        print("kinds of questions:", ", ".join(sorted({click["kind"] for click in clicks})))
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"load of the machine, 1, 5 and 15 minutes: {load}")


if __name__ == "__main__":
    main()
