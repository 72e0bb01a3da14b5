"""Tests the page in the pseudo language, accented and 40 % longer, from left to right and mirrored.

Nothing is cut or covered.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.crowding import crowded
from tests.e2e.robot import press, start_game
from tests.e2e.support import next_frame, open_site, resize
from tools.pseudo import Way, pseudo_site
from tools.serve import Site

SIZES = ((1180, 820), (390, 844))
PARTS = 5
"""How often a table is looked at: before the first decision, and each time after some more."""
BETWEEN = 5


@pytest.mark.nightly(
    "the page's texts are fetched as any language; a push reads every message in its pseudo form"
)
@pytest.mark.parametrize("way", ["ltr", "rtl"])
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_a_language_with_longer_words_has_room_in_both_directions(
    context: BrowserContext, serve: Callable[..., Site], dist: Path, tmp_path: Path, way: Way, game: str
) -> None:
    pseudo_site(dist, tmp_path / "site", way)
    site = serve(folder=tmp_path / "site")
    page = context.new_page()
    faults: dict[str, list[str]] = {}

    def look(part: str) -> None:
        for width, height in SIZES:
            resize(page, width, height)
            next_frame(page)
            if found := crowded(page):
                faults[f"{part}, {width}x{height}"] = found

    open_site(page, f"{site.url}?lang=en&motion=0")
    assert page.evaluate("document.documentElement.dir") == way
    look("lobby")
    start_game(page, site.url, game=game, tips=False, players=2 if game == "pointcity" else 4)
    for part in range(PARTS):
        look(f"decision {BETWEEN * part}")
        press(page, BETWEEN)
    shown = page.locator("#app").inner_text()
    assert not any(word in shown for word in ("Choose", "Build", "Take", "points"))
    assert faults == {}
