// @ts-check
// The table: ranks above, the others' cities in playing order, the own city and hand below, questions and log beside.
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { SPEEDS } from "./pace.js";
import { askView } from "./ask.js";
import { curtainView } from "./curtain.js";
import { handView } from "../games/citadels/hand.js";
import { icon } from "./icon.js";
import { logView } from "./log-view.js";
import { ranksView } from "../games/citadels/ranks.js";
import { scoresView } from "./scores.js";
import { seatView } from "../games/citadels/seat.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./session.js").Session} Session */

/**
 * @param {App} app
 * @param {Session} session
 */
export function tableView(app, session) {
  const curtain = session.curtain;
  if (curtain !== null) return curtainView(session, curtain);
  const { view, over } = session.step;
  const scores = over && app.scores;
  const own = view.seat === null ? null : view.seats[view.seat];
  return html`<div class=${classMap({ table: true, asking: session.ask !== null, "log-open": app.logOpen })}
    data-players=${view.seats.length} data-phase=${view.phase}>
    ${barView(app, session)}
    <main class="board">
      ${scores
        ? scoresView(app, session)
        : html`<div class="others" data-count=${view.seats.length - (own ? 1 : 0)}>
              ${repeat(others(session), ({ seat }) => seat, (seat) => seatView(app, session, seat, false))}
            </div>
            ${own ? html`<div class="me">${seatView(app, session, own, true)} ${handView(app, session)}</div>` : nothing}`}
    </main>
    <aside class="side">
      ${over && !scores
        ? html`<section class="ask over"><button class="primary" @click=${() => app.show({ scores: true })}>${t("see-scores")}</button></section>`
        : askView(app, session)}
      ${logView(session)}
    </aside>
  </div>`;
}

/**
 * The other seats as they sit, starting left of the viewer.
 * @param {Session} session
 */
function others(session) {
  const { seats, seat } = session.step.view;
  if (seat === null) return seats;
  return [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/**
 * @param {App} app
 * @param {Session} session
 */
function barView(app, session) {
  const { view } = session.step;
  return html`<header class="bar">
    <button class="quiet round" data-testid="leave" aria-label=${t("to-lobby")} title=${t("to-lobby")} @click=${() => app.leave({})}>
      ${icon("icon-back")}
    </button>
    <div class="when">
      <h1>${t("round-number", { round: view.round })}</h1>
      <span>${t(`phase-${view.phase}`)}${view.first === null || view.phase === "over" ? nothing : html` · <em>${t("last-round")}</em>`}</span>
      ${view.tax > 0 ? html`<span>${t("tax-gold", { count: view.tax })}</span>` : nothing}
    </div>
    ${ranksView(app, session)}
    <div class="tools">
      ${session.stored
        ? nothing
        : html`<button class="quiet round warning" data-testid="not-stored" title=${t("not-stored")} aria-label=${t("not-stored")}
            @click=${() => app.exportSession(session)}>${icon("icon-export")}</button>`}
      <button class="quiet round log-toggle" aria-label=${t("log")} title=${t("log")} aria-expanded=${String(app.logOpen)}
        @click=${() => app.show({ logOpen: !app.logOpen })}>${icon("icon-log")}</button>
      <button class="quiet round" data-testid="open-help" aria-label=${t("help")} title=${t("help")}
        @click=${() => app.openHelp({})}>${icon("icon-info")}</button>
      <label class="speed" title=${t("speed")}>
        <span class="hidden">${t("speed")}</span>
        <select @change=${(/** @type {Event} */ event) => app.setSpeed(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${Object.keys(SPEEDS).map(
            (speed) => html`<option value=${speed} ?selected=${speed === app.pace.speed}>${t(`speed-${speed}`)}</option>`,
          )}
        </select>
      </label>
    </div>
  </header>`;
}
