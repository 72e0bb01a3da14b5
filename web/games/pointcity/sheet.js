// @ts-check
// What a card, a token or a city is, in words.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n.js";
import { openDialog } from "../../table/dialog.js";
import { icon } from "../../table/icon.js";
import { JOKER, buildingOf, stacksOf } from "./facts.js";
import { buildingName, costText, givesText, resourceName, sideText, tokenText } from "./names.js";
import { costView, givesView, handView, stackTitle, symbols, tierView, tokenFace } from "./pieces.js";

/** @param {string} id */
export function showBuilding(id) {
  const building = buildingOf(id);
  const body = html`<div class="sheet-body pc-sheet" data-tier=${building.tier}>
    <div class="sheet-art">${icon(`building-${building.name}`)}</div>
    <div>
      <p class="sheet-facts">${tierView(building.tier)} ${t("tier-number", { tier: building.tier })}</p>
      <p>${t("sheet-gives", { gives: givesText(id) })} ${givesView(building)}</p>
      <p>${t("sheet-costs", { cost: costText(id) })} ${costView(building)}</p>
    </div>
  </div>`;
  void openDialog(buildingName(id), body, "card-sheet");
}

/**
 * @param {string} resource
 * @param {number} amount
 */
export function showResource(resource, amount) {
  const body = html`<div class="sheet-body pc-sheet" data-resource=${resource}>
    <div class="sheet-art"><span class="pc-resource">${symbols(resource, amount)}</span></div>
    <p>${t(resource === JOKER ? "sheet-joker" : "sheet-resource", { resource: resourceName(resource), amount })}</p>
  </div>`;
  void openDialog(sideText(resource, amount), body, "card-sheet");
}

/** @param {string} id */
export function showToken(id) {
  const body = html`<div class="sheet-body pc-sheet">
    <div class="sheet-art"><span class="pc-token-face">${tokenFace(id)}</span></div>
    <p>${tokenText(id)}</p>
  </div>`;
  void openDialog(t("token-name"), body, "card-sheet");
}

/** What lies before somebody.
 * @typedef {Pick<import("./types.js").SeatView, "city" | "hand" | "tokens">} City
 */

/**
 * @param {string} name
 * @param {City} place
 */
export function showCity(name, { city, hand, tokens }) {
  const body = html`<div class="pc-city-sheet">
    <section><h3>${t("hand-title")}</h3>${handView(hand)}</section>
    ${stacksOf(city).map(({ gives, buildings }) => buildings.length === 0 ? nothing : html`<section>
      <h3>${gives ? icon(`piece-${gives}`, "pc-symbol") : icon("icon-star")} ${stackTitle(gives)} ×${buildings.length}</h3>
      <ul>${buildings.map((building) => html`<li data-tier=${building.tier}>${tierView(building.tier)}
        <span>${buildingName(building.id)}</span> ${givesView(building)}</li>`)}</ul>
    </section>`)}
    ${city.length === 0 ? html`<p>${t("city-empty")}</p>` : nothing}
    ${tokens.length === 0 ? nothing : html`<section><h3>${t("tokens-title")}</h3>
      <ul>${tokens.map(({ token, points }) => html`<li>${t("worth", { what: tokenText(token), points })}</li>`)}</ul></section>`}
  </div>`;
  void openDialog(t("city-of", { name, count: city.length }), body, "card-sheet");
}
