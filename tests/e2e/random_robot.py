"""Presses random options inside the page, much faster than through the browser's protocol, and checks what it sees."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tabletop.texts.locales import LANGUAGES, Texts

# Runs in the page. Before each answer it checks the question: no text lacks a translation, the question has its own
# prompt, and each thing on the table with options is marked with them.
PRESS_AT_RANDOM = r"""async ({ presses, seed, unwritten, untold }) => {
  let state = seed >>> 0;
  const below = (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const find = (id) => document.querySelector(`[data-testid="${id}"]`);
  const ready = () => find("game-over") || document.querySelector('[data-testid="option"]:enabled');
  const kinds = new Set();
  const faults = new Set();
  let count = 0;
  for (; count < presses; count += 1) {
    for (const end = Date.now() + 60000; !ready(); ) {
      if (Date.now() > end) throw new Error(`nothing to press: ${document.body.innerText}`);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const parts = [...document.querySelectorAll(".ask, .board, .curtain, .log")];
    const text = parts.map((part) => part.innerText).join(" ");
    for (const word of text.match(new RegExp(unwritten, "g")) ?? []) faults.add(`unwritten: ${word}`);
    if (find("game-over")) break;
    const ask = find("ask");
    const kind = ask.dataset.askKind;
    kinds.add(kind);
    const prompt = ask.querySelector("h1, h2").innerText.trim();
    if (prompt.length < 5 || prompt === untold) faults.add(`${kind} has no prompt`);
    const options = [...document.querySelectorAll(":is(.ask, .board) .option")];
    for (const { dataset } of options) {
      const about = /(seat=\d+,at=|^seat:|^name:character=)/.test(dataset.option);
      if (about && !document.querySelector(`:is(.board, .bar) [data-target="${CSS.escape(dataset.option)}"]`)) {
        faults.add(`${kind}: nothing on the table is ${dataset.option}`);
      }
    }
    const open = [...document.querySelectorAll('[data-testid="option"]:enabled')];
    // Deeds are more fun to watch than refusals.
    const deeds = open.filter(({ dataset }) => !/^(cancel|end_turn|let_pass|stay_silent)$/.test(dataset.option));
    const choices = deeds.length > 0 && below(5) > 0 ? deeds : open;
    choices[below(choices.length)].click();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return { presses: count, kinds: [...kinds], faults: [...faults], over: Boolean(find("game-over")) };
}"""

# What the page says where a question has no words of its own.
UNTOLD = {language: Texts(language, "citadels").say("ask-other", source="none") for language in LANGUAGES}
UNWRITTEN = (
    r"\b(?:event|ask|option|ability|district|character|error|phase|score|type|cause|mark|fate|set|variant)-[a-z_]+"
    r"|[{}]|\bnone\b|undefined|NaN"
)


@dataclass
class Findings:
    """What the robot met."""

    presses: int
    kinds: set[str]
    faults: list[str]
    over: bool


def press_at_random(page: Page, *, seed: int, presses: int = 500, untold: str = "") -> Findings:
    """Plays up to `presses` options of the game on the page; `untold` is the prompt that a question should not have."""
    page.locator('[data-testid="option"]:enabled, [data-testid="game-over"]').first.wait_for()
    found: dict[str, Any] = page.evaluate(
        PRESS_AT_RANDOM, {"presses": presses, "seed": seed, "unwritten": UNWRITTEN, "untold": untold}
    )
    return Findings(found["presses"], set(found["kinds"]), found["faults"], found["over"])
