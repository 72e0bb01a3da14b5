"""Measures what some people need of a screen.

Targets for a finger, zoom, letters further apart, all colours by the system, stillness.
"""

from playwright.sync_api import Page

from tests.e2e.crowding import crowded
from tests.e2e.support import next_frame
from tests.e2e.test_layout import MISSED

# As WCAG 1.4.12 lets a person set them.
SPACING = """* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-block-end: 2em !important; }"""
SET_SPACING = """(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => !one.spaced), Object.assign(sheet, { spaced: true })];
  dispatchEvent(new Event("resize"));
}"""
# What takes words or answers away; that a word is parted at its end only looks worse.
LOSSES = ("cut: ", "covered: ", "leaves: ", "off: ", "over: ")
# Where the system chooses all colours: a sign of a button that has the colour of what lies behind it, and a focus that
# is not drawn.
UNSEEN = """() => {
  const faults = new Set();
  const root = document.querySelector("dialog[open]") ?? document.querySelector("#app");
  const name = (one) => `${one.className || one.tagName} "${(one.ariaLabel || one.title || one.innerText || "").trim().slice(0, 24)}"`;
  const behind = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/, 0\\)$|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  for (const one of root.querySelectorAll("button:enabled, select:enabled, a[href], summary")) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.getClientRects().length === 0) continue;
    const words = one.innerText?.trim();
    const sign = one.querySelector("svg");
    if (sign && !words && getComputedStyle(sign).forcedColorAdjust !== "none" && getComputedStyle(sign).color === behind(sign)) faults.add(`a sign without a colour: ${name(one)}`);
    if (words && getComputedStyle(one).forcedColorAdjust !== "none" && getComputedStyle(one).color === behind(one)) faults.add(`words without a colour: ${name(one)}`);
    one.focus({ focusVisible: true });
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    if (document.activeElement === one && (outlineStyle === "none" || parseFloat(outlineWidth) < 1 || outlineColor === behind(one.parentElement))) faults.add(`a focus that is not seen: ${name(one)}`);
  }
  return [...faults];
}"""
# A question whose cards lie over the board has no board beside it.
LOST_BY_ZOOM = """() => {
  const faults = [];
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls to the side");
  if (!document.querySelector(".spread")) {
    const board = box(".board"), ask = box(".ask");
    if (board.width < innerWidth * .9 || board.height < innerHeight) faults.push(`a small board: ${board.width}x${board.height}`);
    if (ask.top < board.bottom - 1 || ask.left > 1) faults.push("the question lies over the board");
  }
  for (const answer of document.querySelectorAll('[data-testid="option"]')) {
    answer.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = answer.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (left < 0 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1 || !answer.contains(found)) faults.push(`out of sight: ${answer.dataset.option}`);
  }
  scrollTo(0, 0);
  return faults;
}"""
# What moves although the system asks for stillness.
MOVING = """() => document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().duration > 0)
  .map(({ effect }) => `${effect.target?.className?.baseVal ?? effect.target?.className} ${JSON.stringify(effect.getKeyframes()[0])}`)"""


def missed_by_a_finger(page: Page) -> list[str]:
    """What is less than 44 pixels wide or high."""
    page.mouse.move(0, 0)
    found: list[str] = page.evaluate(MISSED)
    return found


def lost_by_zoom(page: Page) -> list[str]:
    """What cannot be seen at 400 % zoom.

    The board where the question covers it, answers that no scrolling brings into sight.
    """
    found: list[str] = page.evaluate(LOST_BY_ZOOM)
    return found


def lost_with_spacing(page: Page) -> list[str]:
    """What is lost where letters, words and lines are as far apart as a person may want."""
    page.evaluate(SET_SPACING, SPACING)
    next_frame(page)
    try:
        return [fault for fault in crowded(page) if fault.startswith(LOSSES)]
    finally:
        page.evaluate(SET_SPACING, "")
        next_frame(page)


def unseen_in_forced_colours(page: Page) -> list[str]:
    """What is not seen where the system chooses all colours."""
    page.emulate_media(forced_colors="active")
    next_frame(page)
    found: list[str] = page.evaluate(UNSEEN)
    page.emulate_media(forced_colors="none")
    next_frame(page)
    return found
