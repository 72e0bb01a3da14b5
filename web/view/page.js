// @ts-check
// Draws the whole page, moves what moved, and puts the focus where the next decision is.
import { html, nothing, render } from "../vendor/lit.js";
import { dialogOpen } from "./dialog.js";
import { capture, play } from "./flip.js";
import { lobbyView } from "./lobby.js";
import { followLog } from "./log.js";
import { wordAs } from "./names.js";
import { tableView } from "./table.js";
import { toastsView } from "./toast.js";

/** @typedef {import("../app.js").App} App */

let asked = "";

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function drawPage(app, root) {
  wordAs(app.session?.step.view.edition ?? app.setup?.edition ?? "");
  const moving = app.session !== null && app.moving;
  const before = moving ? capture(root) : null;
  const ready = app.engine ? html`<span hidden data-testid="engine-ready"></span>` : nothing;
  render(html`${app.session ? tableView(app, app.session) : lobbyView(app)} ${ready} ${toastsView(app)}`, root);
  followLog();
  if (before) play(root, before);
  focusNext(app);
}

/** A new question puts the focus on its first answer, the end of a game on who won.
 * @param {App} app
 */
function focusNext(app) {
  const { session } = app;
  const over = session?.step.over && app.scores;
  const now = session ? `${session.match} ${session.curtain ?? ""} ${session.ask?.id ?? ""} ${over ? "over" : ""}` : "";
  if (now === asked) return;
  asked = now;
  if (dialogOpen()) return;
  const target = document.querySelector(over ? "#scores-title" : '[data-testid="option"]:enabled');
  // The panel is always in sight; the rest of the table must not jump.
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
