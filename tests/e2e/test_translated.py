"""Tests a page whose texts the browser translates.

It shows the same numbers, questions and lines as a page of its own words.
"""

import pytest
from playwright.sync_api import Page

from tests.e2e.robot import OPTION, OVER, start_game, wait_for_choice
from tests.e2e.support import behind
from tests.tiers import at_night, sampled
from tools.serve import Site

# Does to texts what the translation of Chrome and Edge does, now and whenever a text comes or changes; the words stay.
TRANSLATE = """
const FONT = "FONT", UNTOUCHED = "script, style, textarea, svg, [contenteditable]";
const wrap = (text) => {
  const parent = text.parentElement;
  if (!parent || !text.data || parent.nodeName === FONT || parent.closest(UNTOUCHED)) return;
  const [outer, inner] = [document.createElement(FONT), document.createElement(FONT)];
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
};
const wrapAll = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return wrap(node);
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
  found.forEach(wrap);
};
new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach((node) => node.isConnected && wrapAll(node))))
  .observe(document, { subtree: true, childList: true, characterData: true });
"""
# Plays by script and notes what the page shows at each question, then at the end.
PLAY = f"""async (presses) => {{
  const shown = [];
  const parts = ".bar, .ask, .board, .log, [data-testid=score], .take-backs, .scores";
  // A question with one answer is answered by the page.
  const options = async (others = "") => {{
    for (let left = 6000; left > 0 && !document.querySelector('{OPTION}' + others); left -= 1) await new Promise((done) => setTimeout(done, 10));
    return document.querySelectorAll('{OPTION}');
  }};
  const note = () => shown.push([...document.querySelectorAll(parts)].flatMap((part) => [part.className, ...part.textContent.split(/\\s+/)]).join(" "));
  for (let count = 0; count < presses; count += 1) {{
    await options(', {OVER}');
    note();
    if (document.querySelector('{OVER}')) break;
    const thing = document.querySelector(".board [data-thing]");
    if (count % 5 === 0 && thing) {{
      thing.click();
      await new Promise((done) => setTimeout(done));
      const close = document.querySelector('[data-testid="close-sheet"]');
      // A card that may be taken has no sheet: the press took it.
      if (!close) continue;
      note();
      close.click();
      await new Promise((done) => setTimeout(done));
      note();
    }}
    const open = await options();
    open[(7 * count) % open.length].click();
    await new Promise((done) => setTimeout(done));
  }}
  return shown;
}}"""
REPLAY = """async (steps) => {
  const shown = [], moment = document.querySelector('[data-testid="moment"]');
  const at = () => document.querySelector(".replay").dataset.shown;
  const until = async (wanted) => {
    for (let left = 6000; left > 0 && at() !== wanted; left -= 1) await new Promise((done) => setTimeout(done, 10));
    shown.push(document.querySelector("#app").textContent.replace(/\\s+/g, " "));
  };
  moment.value = moment.min;
  moment.dispatchEvent(new Event("input"));
  await until(moment.min);
  for (let step = 0; step < steps && at() !== moment.max; step += 1) {
    const back = step % 7 === 6;
    const wanted = String(Number(at()) + (back ? -1 : 1));
    document.querySelector(`[data-testid="${back ? "moment-back" : "moment-next"}"]`).click();
    await until(wanted);
  }
  return shown;
}"""
FONTS = "document.querySelectorAll('#app font font').length"
# At night a game and its replay go to their ends.
PRESSES = sampled(600, 6, "every text is written by the same few lines")
STEPS = sampled(1500, 4, "every text is written by the same few lines")


def first_difference(ours: list[str], theirs: list[str]) -> str:
    """Says where two lists of texts differ; "" if they are equal."""
    for number, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if one != other:
            words = zip(one.split(), other.split(), strict=False)
            at = next((at for at, (left, right) in enumerate(words) if left != right), -1)
            return f"{number}: {one.split()[at - 6 : at + 6]} / {other.split()[at - 6 : at + 6]}"
    return "" if len(ours) == len(theirs) else f"{len(ours)} and {len(theirs)} pictures"


def play(page: Page, site: Site, game: str) -> list[str]:
    start_game(page, site.url, seed=5, players=3 if game == "citadels" else 2, game=game, tips=False)
    shown: list[str] = page.evaluate(PLAY, PRESSES)
    # What the others do meanwhile belongs to the replay.
    wait_for_choice(page)
    assert page.locator(OVER).is_visible() == at_night("every text is written by the same few lines")
    behind(page, "replay").click()
    page.get_by_test_id("moment").wait_for()
    moments: list[str] = page.evaluate(REPLAY, STEPS)
    return shown + moments


@pytest.mark.nightly("texts are drawn by the same few lines everywhere, which rarely change")
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_a_translated_page_shows_the_state(page: Page, site: Site, game: str) -> None:
    plain = play(page, site, game)
    translated = page.context.new_page()
    translated.add_init_script(TRANSLATE)
    shown = play(translated, site, game)
    assert translated.evaluate(FONTS) > 100
    assert first_difference(shown, plain) == ""
