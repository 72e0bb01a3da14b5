"""Takes pictures of the page in one language and lays them out on one sheet: `make sheet LANGUAGE=uk`.

The pictures and the sheet, `index.html`, are written to build/sheets/<language>.
"""

import html
from pathlib import Path

from playwright.sync_api import sync_playwright

from tabletop.cli.parser import Parser
from tabletop.texts.locales import LANGUAGES
from tests.e2e.conftest import CHROMIUM, FLAGS
from tools import screenshots
from tools.screenshots import TALL, WIDE, Shot
from tools.serve import Site

FOLDER = Path("build/sheets")
SCENES = {
    scene.__name__: scene
    for scene in (
        *(screenshots.first_visit, screenshots.lobby, screenshots.form, screenshots.guided, screenshots.deal),
        *(screenshots.turn, screenshots.calling, screenshots.round_end, screenshots.end, screenshots.past),
        *(screenshots.cards, screenshots.day, screenshots.problem, screenshots.second_game),
    )
}
SIZES = {"wide": WIDE, "tall": TALL}
PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>{language}</title>
<style>
  body {{ margin: 1rem; background: #222; color: #eee; font: 1rem sans-serif; }}
  figure {{ display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; }}
  img {{ display: block; height: 26rem; }}
</style>
{figures}
</html>
"""
FIGURE = '<figure><a href="{name}"><img src="{name}" alt=""></a><figcaption>{name}</figcaption></figure>'


def sheet(names: list[str]) -> str:
    """Return the figures of pictures by their files."""
    return "\n".join(FIGURE.format(name=html.escape(name)) for name in names)


def main() -> None:
    parser = Parser(description="Take pictures of the page in one language, and lay them out on one sheet.")
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    options = parser.parse_args()
    if unknown := [name for name in options.scenes if name not in SCENES]:
        parser.error(f"no such scene: {', '.join(unknown)}")
    folder = FOLDER / options.language
    site = Site(screenshots.FOLDER)
    site.start()
    names: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in options.scenes or SCENES:
            for size, pixels in SIZES.items():
                shot = Shot(folder / f"{name}-{size}.webp", SCENES[name], pixels)
                screenshots.shoot(browser, site, shot, options.language)
                names.append(shot.target.name)
                print(shot.target, flush=True)
        browser.close()
    site.cut()
    page = PAGE.format(language=options.language, figures=sheet(names))
    (folder / "index.html").write_text(page, encoding="utf-8")
    print(folder / "index.html")


if __name__ == "__main__":
    main()
