"""Takes the screenshots of the web manifest from the real game: `python -m tools.screenshots` after `make build`.

They are committed: a screenshot of the same moment differs a little from machine to machine, and so does its hash.
"""

import base64
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.e2e.robot import press, start_game
from tools.serve import Site

FOLDER = Path("dist")
TARGET = Path("web/art/app")
# Name, size of the page, and device pixels for each of its own.
SHOTS = [("screen-wide", 1180, 820, 1), ("screen-narrow", 390, 844, 2)]
# A turn in the middle of a game, with something standing in every city.
PRESSES = 26
# Browsers take screenshots as PNG; the same as WebP is a quarter of that.
AS_WEBP = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.82).split(",")[1];
}"""


def shoot(browser: Browser, site: Site, name: str, width: int, height: int, scale: float) -> Path:
    viewport = {"width": width, "height": height}
    context = browser.new_context(viewport=viewport, device_scale_factor=scale)  # pyright: ignore[reportArgumentType]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    start_game(page, site.url, players=5, seed=21)
    press(page, PRESSES)
    page.mouse.move(0, 0)
    image = page.screenshot()
    target = TARGET / f"{name}.webp"
    target.write_bytes(webp(context.new_page(), image))
    context.close()
    return target


def webp(page: Page, image: bytes) -> bytes:
    page.goto("about:blank")
    return base64.b64decode(page.evaluate(AS_WEBP, base64.b64encode(image).decode()))


def main() -> None:
    site = Site(FOLDER)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for shot in SHOTS:
            target = shoot(browser, site, *shot)
            print(f"{target}: {target.stat().st_size / 1000:.0f} KB")
        browser.close()
    site.cut()


if __name__ == "__main__":
    main()
