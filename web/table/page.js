// @ts-check
// Draws the whole page, moves what moved, and puts the focus where the next decision is.
import { render } from "../vendor/lit.js";
import { dialogOpen } from "./dialog.js";
import { capture, play } from "./flip.js";
import { followLog } from "./log-view.js";

/**
 * @typedef {object} Page
 * @property {unknown} content
 * @property {boolean} moving whether things move from where they were
 * @property {string} screen changes with what is to be decided; "help" is the help, "" the lobby
 * @property {boolean} scores whether the end of a game is shown
 */

let asked = "";

/**
 * @param {HTMLElement} root
 * @param {Page} page
 */
export function drawPage(root, page) {
  const before = page.moving ? capture(root) : null;
  render(page.content, root);
  followLog();
  if (before) play(root, before);
  focusNext(page);
}

/** A new question puts the focus on its first answer, the end of a game on who won, the help on its title.
 * @param {Page} page
 */
function focusNext({ screen, scores }) {
  if (screen === asked) return;
  const back = asked === "help" && screen === "";
  asked = screen;
  if (dialogOpen()) return;
  const first = scores ? "#scores-title" : '[data-testid="option"]:enabled';
  const target = document.querySelector(screen === "help" ? "#help-title" : back ? '[data-testid="open-help"]' : first);
  // The panel is always in sight; the rest of the table must not jump.
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
