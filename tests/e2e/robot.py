"""Plays on the page as a robot: it knows nothing of the game and presses the first enabled option."""

from collections.abc import Generator
from contextlib import contextmanager, suppress

from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e.support import (
    PAUSE,
    behind,
    clear_view,
    import_text,
    open_form,
    open_site,
    resume_match,
    switch_tips_off,
)
from tests.tiers import at_night

OPTION = '[data-testid="option"]:enabled'
OVER = '[data-testid="game-over"]'
# A game of seven takes some 80 presses; far more would mean that it goes in circles.
MOST_PRESSES = 600
# Devices of one game that are drawn at night.
MOST_DRAWN = 4
# Presses the first option whenever the page asks, and waits for the next question.
PRESS = """async ([presses, option, over, seconds]) => {
  const kinds = [];
  const next = async () => {
    for (const end = Date.now() + 1000 * seconds; ; ) {
      const found = document.querySelector(over) ?? document.querySelector(option);
      if (found) return found;
      if (Date.now() > end) throw new Error(`nothing to press: ${document.body.innerText}`);
      await new Promise((done) => setTimeout(done, 3));
    }
  };
  for (let count = 0; count < presses; count += 1) {
    const found = await next();
    if (found.matches(over)) break;
    kinds.push(document.querySelector('[data-testid="ask"]').dataset.askKind);
    found.click();
    await new Promise((done) => setTimeout(done, 0));
  }
  await next();
  return kinds;
}"""


# The page makes its whole picture, but the browser neither styles nor paints it: two thirds of the work of a press.
DRAW = "(display) => { document.querySelector('#app').style.display = display; }"


@contextmanager
def undrawn(*pages: Page) -> Generator[None]:
    """Draws nothing of the pages meanwhile, where only what comes after many presses matters.

    The night draws them, except where they are so many that two cores would do little else.
    """
    hidden = (
        ()
        if at_night("the tests of the table, of questions and of layout press what they see")
        and len(pages) <= MOST_DRAWN
        else pages
    )
    for page in hidden:
        page.evaluate(DRAW, "none")
    try:
        yield
    finally:
        # A failed test is photographed, too; where a page is gone, that is the fault to tell.
        for page in hidden:
            with suppress(Error):
                page.evaluate(DRAW, "")


def first_option(page: Page) -> Locator:
    return page.locator(OPTION).first


def start_game(
    page: Page,
    url: str,
    *,
    players: int = 4,
    seed: int = 7,
    lang: str = "en",
    flags: str = "",
    game: str = "citadels",
    tips: bool = True,
) -> None:
    """Opens the site and starts a game with the lobby's defaults: one person, the rest computer players.

    Tips appear when their texts are loaded, and may cover what a test presses or measures beside the options.
    """
    open_site(page, f"{url}?lang={lang}&seed={seed}&players={players}&motion=0&bots=instant{flags}")
    if not tips:
        switch_tips_off(page)
    if game != "citadels":
        choose_game(page, game)
    open_form(page)
    page.get_by_test_id("start-game").click()
    wait_for_choice(page)


def choose_game(page: Page, game: str) -> None:
    """Chooses a game in the lobby."""
    button = behind(page, "choose-game").and_(page.locator(f'[data-game="{game}"]'))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def wait_for_choice(page: Page) -> None:
    """Waits until the page asks somebody, or the game is over."""
    page.locator(f"{OPTION}, {OVER}").first.wait_for()


def open_save(page: Page, save: str, match: str) -> None:
    """Takes a game in from a file, and opens it at its question, with nothing over it."""
    import_text(page, save)
    resume_match(page, match)
    wait_for_choice(page)
    clear_view(page)


def press(page: Page, presses: int, seconds: float = 60) -> list[str]:
    """Presses the first option so many times, inside the page; returns the kinds of the questions.

    Each question may take so many seconds to come.
    """
    kinds: list[str] = page.evaluate(PRESS, [presses, OPTION, OVER, seconds])
    return kinds


def press_anew(option: Locator) -> None:
    """Presses by mouse what may lie where another press was a moment ago."""
    option.page.wait_for_timeout(PAUSE)
    option.click()


def press_by_hand(page: Page, presses: int) -> list[str]:
    """Does the same with a mouse, which needs a visible, uncovered option: six times slower."""
    kinds: list[str] = []
    for _ in range(presses):
        wait_for_choice(page)
        if page.locator(OVER).count():
            break
        kinds.append(page.get_by_test_id("ask").get_attribute("data-ask-kind") or "")
        first_option(page).click()
    wait_for_choice(page)
    return kinds


def play_on(page: Page) -> list[str]:
    """Plays to the end of the game, which alone is drawn; returns the kinds of all questions."""
    with undrawn(page):
        kinds = press(page, MOST_PRESSES)
    page.locator(OVER).wait_for()
    return kinds


def back_to_lobby(page: Page) -> None:
    page.get_by_test_id("leave").click()
    page.get_by_test_id("play-now").wait_for()


def picture(page: Page) -> tuple[str, str, str]:
    """What the table shows, as words: question, cities and hand, log."""
    texts = [page.locator(part).inner_text() for part in (".ask", ".board", ".log")]
    return texts[0], texts[1], texts[2]
