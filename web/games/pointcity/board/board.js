// @ts-check
// Draws the board: market, deck, tokens and places of the players, and in the bar above the round and the points.
import { html, nothing, repeat } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { POINTS_PLACEHOLDER, shownPoints } from "../../../kit/shown-points.js";
import { marketView, supplyView } from "./market.js";
import { automaView, seatView } from "./seat.js";
import { townView } from "../../../kit/town.js";

/** @import { Scene } from "./market.js" */

/** @param {Scene} scene */
export function boardView(scene) {
  const { view } = scene;
  const own = view.seat === null ? null : view.seats[view.seat];
  const others = othersOf(scene);
  return html`<div class="pc-board" data-others=${others.length + (view.automa ? 1 : 0)}>
    ${marketView(scene)}
    <div class="pc-aside">
      ${supplyView(scene)}
      <div class="pc-others">
        ${repeat(others, ({ seat }) => seat, (seat) => seatView(scene, seat, false))} ${automaView(scene)}
      </div>
    </div>
    ${own ? html`<div class="pc-own">${townView(scene)} ${seatView(scene, own, true)}</div>` : nothing}
  </div>`;
}

/**
 * Returns the other seats in the order of play, from the one after the viewer.
 * @param {Scene} scene
 */
function othersOf({ view: { seats, seat } }) {
  if (seat === null) return seats;
  return [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/** @param {Scene} scene */
export function statusView({ view }) {
  const { round, rounds, phase } = view;
  return html`<h1 class="pc-round" data-short=${`${round} / ${rounds}`}>${t("round-of", { round, rounds })}</h1>
    <span>${phase === "over" ? t("phase-over") : round === rounds ? html`<em>${t("last-round")}</em>` : t("deck-count", { count: view.deck })}</span>`;
}

/** @param {Scene} scene whose points, by player, go into the bar above the board */
export function stripView(scene) {
  const { view, names } = scene;
  const shown = view.automa ? [...view.seats.map(({ seat, points }) => ({ name: names[seat] ?? "", points: shownPoints(scene, seat, points), active: view.active === seat })),
    { name: t("automa"), points: shownPoints(scene, null, view.automa.points), active: false }]
    : view.seats.map(({ seat, points }) => ({ name: names[seat] ?? "", points: shownPoints(scene, seat, points), active: view.active === seat }));
  return html`<ul class="pc-strip">
    ${shown.map(({ name, points, active }) => html`<li data-active=${active ? "yes" : nothing}><span>${name}</span> <b>${points ?? POINTS_PLACEHOLDER}</b></li>`)}
  </ul>`;
}
