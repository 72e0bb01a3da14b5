// @ts-check
// Draws the whole page, moves what moved, and puts the focus where the next decision is.
import { html, nothing, render } from "../vendor/lit.js";
import { drawDevice } from "./device-sheet.js";
import { dialogOpen } from "./dialog.js";
import { capture, play } from "./flip.js";
import { helpView } from "./help.js";
import { lobbyView } from "./lobby.js";
import { followLog } from "./log-view.js";
import { wordAs } from "../games/citadels/names.js";
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
  const ready = app.engine ? html`<span hidden data-testid="engine-ready" data-start=${app.engine.start.way}></span>` : nothing;
  render(html`${screen(app)} ${ready} ${toastsView(app)}`, root);
  drawDevice(app);
  followLog();
  if (before) play(root, before);
  focusNext(app);
}

/** @param {App} app */
function screen(app) {
  if (app.help) return helpView(app, app.help);
  return app.session ? tableView(app, app.session) : lobbyView(app);
}

/** A new question puts the focus on its first answer, the end of a game on who won, the help on its title.
 * @param {App} app
 */
function focusNext(app) {
  const { session, help } = app;
  const over = session?.step.over && app.scores;
  const now = help ? "help" : session ? `${session.match} ${session.curtain ?? ""} ${session.ask?.id ?? ""} ${over ? "over" : ""}` : "";
  if (now === asked) return;
  const back = asked === "help" && !session;
  asked = now;
  if (dialogOpen()) return;
  const first = over ? "#scores-title" : '[data-testid="option"]:enabled';
  const target = document.querySelector(help ? "#help-title" : back ? '[data-testid="open-help"]' : first);
  // The panel is always in sight; the rest of the table must not jump.
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
