// @ts-check
// Writes the sheets about a card, a token or a city.
import { html, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { openDialog } from "../../../lib/dialog.js";
import { icon } from "../../../lib/icon.js";
import { faceView } from "../../../kit/thing-sheet-view.js";
import { JOKER, buildingOf, stacksOf } from "../words/facts.js";
import { buildingName, costText, givesText, placeText, resourceName, sideText, tokenText } from "../words/names.js";
import { costView, givesView, handView, stackTitle, symbols, tierView, tokenFace } from "./pieces.js";

/** @import { ThingFace } from "../../../kit/game.js" */
/** @import { Scene } from "./market.js" */

/**
 * @param {string} id
 * @returns {ThingFace}
 */
function buildingFace(id) {
  const building = buildingOf(id);
  return {
    name: buildingName(id),
    type: `tier-${building.tier}`,
    art: icon(`building-${building.name}`),
    facts: html`<span class="pc-thing" data-tier=${building.tier}>${tierView(building.tier)} ${t("tier-number", { tier: building.tier })}
      ${givesView(building)} ${costView(building)}</span>`,
    text: `${t("sheet-gives", { gives: givesText(id) })} ${t("sheet-costs", { cost: costText(id) })}`,
  };
}

/**
 * @param {string} resource
 * @param {number} amount
 * @returns {ThingFace}
 */
function resourceFace(resource, amount) {
  return {
    name: sideText(resource, amount),
    art: html`<span class="pc-resource" data-resource=${resource}>${symbols(resource, amount)}</span>`,
    facts: nothing,
    text: t(resource === JOKER ? "sheet-joker" : "sheet-resource", { resource: resourceName(resource), amount }),
  };
}

/**
 * @param {string} id
 * @param {string} [worth] the points that it scores for the viewer now, as text
 * @returns {ThingFace}
 */
function tokenSheetFace(id, worth = "") {
  return { name: t("token-name"), art: html`<span class="pc-token-face">${tokenFace(id)}</span>`, facts: worth || nothing, text: tokenText(id) };
}

/**
 * Describes a thing by its key: `cell:N` of the market, `deck`, `token:ID`, `building:ID` of a city.
 * @param {Scene} scene
 * @param {string} key
 * @returns {ThingFace | null}
 */
export function thingFace({ view, targets }, key) {
  const [kind, id = ""] = key.split(":");
  if (kind === "building") return buildingFace(id);
  if (kind === "token") {
    const points = view.seat === null ? undefined : view.tokens.find(({ token }) => token === id)?.points;
    return tokenSheetFace(id, points === undefined ? "" : t("token-now", { count: points }));
  }
  if (kind === "deck") return view.top ? resourceFace(view.top.resource, view.top.amount) : null;
  const cell = view.market[Number(id)];
  if (cell?.card) {
    const face = buildingFace(cell.card);
    // A building with missing symbols can be chosen if the resource card that is taken with it brings them.
    const second = cell.missing && targets.has(key) ? t("sheet-second", { count: cell.missing }) : "";
    return { ...face, facts: html`${face.facts} ${placeText(Number(id))}`, text: `${face.text} ${second}` };
  }
  return cell?.resource ? resourceFace(cell.resource, cell.amount) : null;
}

/** @param {ThingFace} face */
function show(face) {
  void openDialog(face.name, faceView(face), "card-sheet");
}

/** @param {string} id */
export function showBuilding(id) {
  show(buildingFace(id));
}

/**
 * @param {string} resource
 * @param {number} amount
 */
export function showResource(resource, amount) {
  show(resourceFace(resource, amount));
}

/** The place of a player or of the automa.
 * @typedef {Pick<import("../types.js").SeatView, "city" | "hand" | "tokens">} City
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
