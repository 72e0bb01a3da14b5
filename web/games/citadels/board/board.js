// @ts-check
// Draws the board: the other players' cities in playing order, the own city and hand below, and the round in the bar above.
import { html, nothing, repeat } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { handView, isWide } from "./hand.js";
import { seatView } from "./seat.js";
import { townView } from "../../../kit/town.js";

/** @import { Scene } from "../../../kit/game.js" */

/** @param {Scene} scene */
export function boardView(scene) {
  const { view } = scene;
  const own = view.seat === null ? null : view.seats[view.seat];
  return html`<div class="others" data-count=${view.seats.length - (own ? 1 : 0)}>
      ${repeat(others(scene), ({ seat }) => seat, (seat) => seatView(scene, seat, false))}
    </div>
    ${own ? html`<div class="me" data-hand=${isWide(view.hand.length) ? "wide" : "narrow"}>${townView(scene)} ${seatView(scene, own, true)} ${handView(scene)}</div>` : nothing}`;
}

/**
 * Returns the other seats in the order of play, from the one after the viewer.
 * @param {Scene} scene
 */
function others({ view: { seats, seat } }) {
  if (seat === null) return seats;
  return [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/** @param {Scene} scene whose round, phase and tax go into the bar above the board */
export function statusView({ view }) {
  // The last round begins in the middle of the turns and ends with them, so it needs no other word for what goes on.
  const phase = view.first === null || view.phase === "over" ? t(`phase-${view.phase}`) : html`<em>${t("last-round")}</em>`;
  return html`<h1>${t("round-number", { round: view.round })}</h1>
    <span>${phase}</span>
    ${view.tax > 0 ? html`<span>${t("tax-gold", { count: view.tax })}</span>` : nothing}`;
}
