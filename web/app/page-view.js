// @ts-check
// Draws the whole page, animates what has moved, and puts the focus where the next decision is.
import { render } from "../vendor/lit.js";
import { dialogOpen } from "../lib/dialog.js";
import { capture, play } from "../lib/flip.js";
import { markMoreBelow } from "../lib/more-below.js";
import { questionDrawn } from "../lib/press-guard.js";
import { followLog } from "./log/log-view.js";
import { markGroup } from "../lib/keyboard/group-steps.js";
import { numberOptions } from "../lib/keyboard/option-numbers.js";
import { focusBack } from "./screens/scroll-and-focus.js";

/**
 * @typedef {object} Page
 * @property {unknown} content
 * @property {boolean} moving whether changes of place are animated
 * @property {string} title of the page
 * @property {import("./screens/address.js").Kind} kind of the screen
 * @property {string} screen changes with what is to be decided
 * @property {string} question changes with what is to be decided, but not with what is told meanwhile
 * @property {boolean} scores whether the end of a game is shown
 * @property {import("./screens/scroll-and-focus.js").ScrollAndFocus | null} back where the screen was left before, when a person comes back to it
 * @property {string} reading the key of the thing whose sheet is open; "" for none
 */

let asked = "lobby";
let question = "";
let read = "";

/**
 * @param {HTMLElement} root
 * @param {Page} page
 */
export function drawPage(root, page) {
  const before = page.moving ? capture(root) : null;
  leaveAnswer(page);
  root.querySelector("[data-before]")?.remove();
  render(page.content, root);
  numberOptions(root);
  if (document.title !== page.title) document.title = page.title;
  // For styles of what lies outside the root: `:root:has(...)` would look through the whole page in each frame.
  document.documentElement.dataset["screen"] = page.kind;
  document.documentElement.toggleAttribute("data-story-over", root.querySelector(".story.over") !== null);
  if (page.question !== question) questionDrawn();
  question = page.question;
  followLog();
  markMoreBelow();
  if (before) play(root, before);
  focusNext(page);
  followReading(page);
  markGroup(root);
}

/**
 * @param {Page} page
 * @returns {string} a selector of the element that gets the focus
 */
function focused({ kind, scores }) {
  if (TITLED.has(kind)) return "#app :is(h1, h2)[tabindex]";
  if (kind === "replay") return '[data-testid="moment"]';
  const next = document.querySelector('[data-testid="story-continue"]') ? "story-continue" : "option";
  return scores ? "#scores-title" : `[data-testid="${next}"]:enabled`;
}

/** The screens whose title gets the focus. */
const TITLED = new Set(["help", "statistics", "day", "problems", "workshop", "player", "friends", "companion"]);

/** Scrolls to the first thing that the question is about: it may be in a part of the board that scrolls. */
function showTargets() {
  const place = document.querySelector(".board [data-target]") ?? document.querySelector(".board [data-asked]");
  place?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Moves the focus into a sheet that replaces a list, and back to its thing when the sheet is closed.
 * @param {Page} page
 */
function followReading({ reading }) {
  if (reading === read) return;
  const left = read;
  read = reading;
  // The thing may be outside the visible part of a scrolling element, or under the sheet.
  if (reading) document.querySelector(":is(.spread, .board) .is-read")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  // If the thing is still on the page, it has kept the focus.
  if (dialogOpen() || document.activeElement !== document.body) return;
  const thing = `[data-thing="${CSS.escape(left)}"]`;
  const ways = reading ? [".thing-sheet .option", ".thing-sheet button"] : [`.ask ${thing}`, thing];
  const target = ways.map((way) => document.querySelector(way)).find(Boolean);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Takes the focus from an answer before it is removed: removing a focused element forces a layout of the half drawn page.
 * @param {Page} page
 */
function leaveAnswer({ screen }) {
  const { activeElement } = document;
  if (screen !== asked && activeElement instanceof HTMLElement && activeElement.matches("[data-option]")) activeElement.blur();
}

/** Moves the focus when the screen changes: at a question to the first answer, at the end of a game to the scores, in the help to
 * its title.
 * @param {Page} page
 */
function focusNext(page) {
  const { screen, back } = page;
  if (screen === asked) return;
  asked = screen;
  showTargets();
  // The focus stays in a text field, and on undo and redo, which a person may press again.
  if (document.activeElement?.matches('[data-testid="chat-input"]')) return;
  if (dialogOpen() || document.activeElement?.matches('[data-testid="undo"]:enabled, [data-testid="redo"]:enabled')) return;
  if (back && focusBack(back)) return;
  const target = document.querySelector(focused(page));
  // The panel is always visible; the rest of the table must not scroll.
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
