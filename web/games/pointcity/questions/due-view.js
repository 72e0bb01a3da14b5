// @ts-check
// Draws, above the ways to pay, the buildings that are paid for and, on a phone, which shows the market, the cards to pay with.
import { html } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";
import { costView, handView } from "../board/pieces.js";
import { buildingOf } from "../words/facts.js";
import { buildingName, costText } from "../words/names.js";

/** @import { Scene } from "../board/market.js" */

/**
 * @param {Pick<Scene, "ask" | "view">} scene
 * @returns {import("../types.js").BuildingEntry[]} the buildings that the question is about how to pay for
 */
export function dueBuildings({ ask, view }) {
  if (ask?.kind !== "payment" && ask?.kind !== "payment_type") return [];
  return view.market.flatMap(({ chosen, card }) => (chosen && card ? [buildingOf(card)] : []));
}

/** @param {Pick<Scene, "ask" | "view">} scene */
export function dueView(scene) {
  const due = dueBuildings(scene);
  if (due.length === 0) return null;
  const own = scene.view.seats[scene.view.seat ?? -1];
  return html`<div class="pc-payment"><ul class="picked pc-due" aria-label=${t("picked-before")}>
    ${due.map((building) => html`<li class="chip">${icon(`building-${building.name}`)} <b>${buildingName(building.id)}</b>
      <span class="hidden">${t("sheet-costs", { cost: costText(building.id) })}</span><span aria-hidden="true">${costView(building)}</span></li>`)}
  </ul>${own ? handView(own.hand) : null}</div>`;
}
