"""Takes pictures of the built site for the documents and the web manifest.

`make screens`, or `python -m tools.screenshots`.

They are committed, because a picture of the same moment differs a little from machine to machine. Every game in them
has a fixed seed.
"""

import base64
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.e2e.robot import back_to_lobby, first_option, play_on, press, start_game, wait_for_choice
from tests.e2e.support import behind, open_problems, open_site
from tools.moving_picture import Frame, joined, moving
from tools.serve import Site
from tools.words import FIRST

FOLDER = Path("dist")
MANIFEST = Path("web/art/app")
DOCS = Path("docs/screens")
WIDE = (1180, 820)
TALL = (390, 844)
LOW = (667, 375)
# The moving picture at the top of the README: how many pictures, how large, and milliseconds between two and for each.
FILM = DOCS / "game.webp"
FRAMES = 36
FILM_WIDTH = 860
FILM_QUALITY = 0.5
BETWEEN = 450
BEAT = 600
READ = 1400
HIGH = (1180, 1240)
SEED = 21
# Presses before a turn in the middle of a game, when every city has districts.
PRESSES = 26
MOST_MORE = 60
CHOICE = 3
# The moment that the picture of a replay shows.
MOMENT = 120
# Browsers take screenshots as PNG; WebP needs a quarter of the bytes.
AS_WEBP = """async ([png, quality, width]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width || image.width;
  canvas.height = Math.round((image.height * canvas.width) / image.width);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


PRESS_UNTIL = """async (selector) => {
  for (let left = 3000; left > 0 && !document.querySelector(selector); left -= 1) {
    document.querySelector('[data-testid="option"]:enabled')?.click();
    await new Promise((done) => setTimeout(done, 20));
  }
  if (!document.querySelector(selector)) throw new Error(`${selector} did not come`);
}"""


def lobby(page: Page, url: str, lang: str) -> None:
    """Show the lobby with a game on the device, and the offer of another."""
    start_game(page, url, lang=lang, players=5, seed=SEED)
    press(page, PRESSES)
    back_to_lobby(page)


def first_visit(page: Page, url: str, lang: str) -> None:
    open_site(page, f"{url}?lang={lang}&motion=0")


def form(page: Page, url: str, lang: str) -> None:
    open_site(page, f"{url}?lang={lang}&motion=0&players=5&seed={SEED}")
    page.get_by_test_id("new-game").click()
    page.locator('[data-testid="start-game"]:enabled').wait_for()


def guided(page: Page, url: str, lang: str) -> None:
    open_site(page, f"{url}?lang={lang}&motion=0&bots=instant")
    page.get_by_test_id("guided").click()
    page.get_by_test_id("guide-next").wait_for()


def deal(page: Page, url: str, lang: str) -> None:
    quiet(page, url, lang, 5)


def turn(page: Page, url: str, lang: str) -> None:
    quiet(page, url, lang, 5)
    to_a_turn(page)


def eight(page: Page, url: str, lang: str) -> None:
    quiet(page, url, lang, 8)
    to_a_turn(page)


def to_a_turn(page: Page) -> None:
    """Play on to a turn with several options and cards; the player draws cards while it has few."""
    options, cards = page.get_by_test_id("option"), page.locator(".hand .card")
    draw = page.locator('[data-testid="option"][data-verb="gather_cards"]')
    for number in range(PRESSES + MOST_MORE):
        wait_for_choice(page)
        kind = page.get_by_test_id("ask").get_attribute("data-ask-kind")
        if number >= PRESSES and kind == "turn" and min(options.count(), cards.count()) >= CHOICE:
            return
        (draw if draw.count() and cards.count() <= CHOICE else first_option(page)).click()


def end(page: Page, url: str, lang: str) -> None:
    quiet(page, url, lang, 4)
    play_on(page)


def past(page: Page, url: str, lang: str) -> None:
    end(page, url, lang)
    behind(page, "replay").first.click()
    page.get_by_test_id("moment").wait_for()
    page.get_by_test_id("replay-seat").select_option("open")
    page.get_by_test_id("moment").fill(str(MOMENT))
    page.locator(f'.replay[data-shown="{MOMENT}"][data-viewer="open"]').wait_for()


def cards(page: Page, url: str, lang: str) -> None:
    first_visit(page, url, lang)
    behind(page, "open-help").click()
    page.locator('.help-parts [data-part="cards"]').click()


def found(page: Page, url: str, lang: str) -> None:
    first_visit(page, url, lang)
    behind(page, "open-help").click()
    page.get_by_test_id("help-search").fill("destroy")
    page.get_by_test_id("help-result").first.wait_for()


def second_game(page: Page, url: str, lang: str) -> None:
    open_site(page, f"{url}?lang={lang}&motion=0&bots=instant&players=3&seed={SEED}")
    page.get_by_test_id("more").click()
    page.locator('[data-testid="choose-game"]').nth(1).click()
    page.locator('[data-testid="choose-game"]').nth(1).and_(page.locator('[aria-pressed="true"]')).wait_for()
    page.get_by_test_id("new-game").click()
    page.get_by_test_id("start-game").click()
    # Prefers to build.
    buildings = page.locator('[data-testid="option"]:enabled:has([href^="#building-"])')
    for _ in range(PRESSES):
        wait_for_choice(page)
        (buildings.first if buildings.count() else first_option(page)).click()
    wait_for_choice(page)
    page.get_by_test_id("tip").evaluate_all("(tips) => tips.forEach((tip) => tip.remove())")


def day(page: Page, url: str, lang: str) -> None:
    open_site(page, f"{url}?lang={lang}&motion=0&day=2026-11-22")
    behind(page, "daily").click()
    page.get_by_test_id("daily-screen").wait_for()


def problem(page: Page, url: str, lang: str) -> None:
    quiet(page, url, lang, 4)
    back_to_lobby(page)
    open_problems(page)
    page.get_by_test_id("problem-theme").first.click()
    wait_for_choice(page)


def quiet(page: Page, url: str, lang: str, players: int) -> None:
    """Begin a game without tips, which would cover parts of the page."""
    start_game(page, url, lang=lang, players=players, seed=SEED, tips=False)


def told(page: Page, url: str, lang: str) -> None:
    """Resume a game in the middle, with the story at the usual speed."""
    quiet(page, url, lang, 5)
    press(page, PRESSES)
    back_to_lobby(page)
    open_site(page, f"{url}?lang={lang}&motion=0")
    page.get_by_test_id("resume").click()
    wait_for_choice(page)


def press_until(page: Page, selector: str) -> None:
    """Answer with the first option until ``selector`` is on the page."""
    page.evaluate(PRESS_UNTIL, selector)


def calling(page: Page, url: str, lang: str) -> None:
    """Stop the story when another player's character is revealed."""
    told(page, url, lang)
    press_until(page, '[data-testid="story"][data-story="reveal"]')
    page.get_by_test_id("story-pause").click()


def round_end(page: Page, url: str, lang: str) -> None:
    told(page, url, lang)
    press_until(page, '[data-testid="round-page"]')


@dataclass(frozen=True)
class Shot:
    """A picture: its file, the scene, the screen's size in CSS pixels and its look, the compression."""

    target: Path
    scene: Callable[[Page, str, str], None]
    size: tuple[int, int] = WIDE
    look: Literal["dark", "light"] = "dark"
    pixels: int = 1
    quality: float = 0.72


SHOTS = [
    Shot(MANIFEST / "screen-wide.webp", turn, quality=0.82),
    Shot(MANIFEST / "screen-narrow.webp", turn, TALL, pixels=2, quality=0.82),
    Shot(DOCS / "lobby.webp", lobby),
    Shot(DOCS / "guided.webp", guided),
    Shot(DOCS / "new-game.webp", form),
    Shot(DOCS / "draft.webp", deal),
    Shot(DOCS / "turn.webp", turn),
    Shot(DOCS / "turn-light.webp", turn, look="light"),
    Shot(DOCS / "eight-players.webp", eight),
    Shot(DOCS / "calling.webp", calling),
    Shot(DOCS / "round.webp", round_end),
    Shot(DOCS / "daily.webp", day),
    Shot(DOCS / "problems.webp", problem),
    Shot(DOCS / "end.webp", end, HIGH),
    Shot(DOCS / "replay.webp", past),
    Shot(DOCS / "cards.webp", cards),
    Shot(DOCS / "search.webp", found),
    Shot(DOCS / "second-game.webp", second_game),
    Shot(DOCS / "phone.webp", turn, TALL),
    Shot(DOCS / "phone-aside.webp", turn, LOW),
]


def shoot(browser: Browser, site: Site, shot: Shot, lang: str = FIRST) -> None:
    """Take a picture of a scene in a language."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=shot.pixels,
        locale="en-GB",
        color_scheme=shot.look,
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    shot.scene(page, site.url, lang)
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    image = page.screenshot()
    shot.target.parent.mkdir(parents=True, exist_ok=True)
    shot.target.write_bytes(webp(context.new_page(), image, shot.quality))
    context.close()


def webp(page: Page, image: bytes, quality: float, width: int = 0) -> bytes:
    """Return a picture as WebP, ``width`` pixels wide if that is given."""
    page.goto("about:blank")
    return base64.b64decode(page.evaluate(AS_WEBP, [base64.b64encode(image).decode(), quality, width]))


def film(browser: Browser, site: Site) -> None:
    """Take a part of a real game, each decision and what the others do then, as one picture that moves."""
    width, height = WIDE
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", color_scheme="dark"
    )
    context.set_default_timeout(PATIENCE)
    page, painter = context.new_page(), context.new_page()
    told(page, site.url, FIRST)
    frames: list[Frame] = []
    while len(frames) < FRAMES:
        image = page.screenshot()
        waits = first_option(page).is_visible()
        frames.append(Frame(webp(painter, image, FILM_QUALITY, FILM_WIDTH), READ if waits else BEAT))
        if waits:
            first_option(page).click()
        page.wait_for_timeout(BETWEEN)
    size = (FILM_WIDTH, round(height * FILM_WIDTH / width))
    FILM.write_bytes(moving(joined(frames), size))
    context.close()


def main() -> None:
    """Take all pictures, or those whose names are given as arguments."""
    names = sys.argv[1:]
    site = Site(FOLDER)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for shot in SHOTS:
            if names and shot.target.stem not in names:
                continue
            shoot(browser, site, shot)
            print(f"{shot.target}: {shot.target.stat().st_size / 1000:.0f} KB")
        if not names or FILM.stem in names:
            film(browser, site)
            print(f"{FILM}: {FILM.stat().st_size / 1000:.0f} KB")
        browser.close()
    site.cut()


if __name__ == "__main__":
    main()
