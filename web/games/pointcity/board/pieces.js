// @ts-check
// Draws the pieces that many views share: symbols of resources, costs, tiers, tokens, cards in the hand.
import { html, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";
import { CIVIC, TYPES, tokenOf } from "../words/facts.js";
import { resourceName } from "../words/names.js";

/** @import { BuildingEntry as Building } from "../types.js" */

/** Icons of what a token counts, by its rule; "" if it counts nothing or types of resources. @type {Record<string, string>} */
const COUNTED = {
  flat: "", sets: "", types: "piece-types", missing: "piece-missing", ingenuity: "piece-ingenuity", cards: "piece-cards",
  plain: "piece-building", tokens: "piece-token",
};

/**
 * @param {string} resource
 * @param {number} [amount]
 */
export function symbols(resource, amount = 1) {
  return Array.from({ length: amount }, () => icon(`piece-${resource}`, "pc-symbol"));
}

/** The most symbols of a cost that are drawn one by one; more are shown as numbers. */
const MOST_SYMBOLS = 4;

/** @param {Building} building */
export function costView({ cost }) {
  const all = Object.values(cost).reduce((sum, count) => sum + count, 0);
  const one = (/** @type {string} */ type) =>
    all > MOST_SYMBOLS ? html`<b>${cost[type]}</b>${symbols(type)}` : html`${symbols(type, cost[type])}`;
  return html`<span class="pc-cost">${TYPES.filter((type) => cost[type]).map((type) => html`<span>${one(type)}</span>`)}</span>`;
}

/** @param {Building} building whose gains are drawn: a permanent resource or a token, and points */
export function givesView({ gives, points }) {
  return html`<span class="pc-gives">
    ${gives ? icon(`piece-${gives}`, "pc-symbol") : nothing}
    ${points ? html`<b class="pc-points">${points}</b>` : nothing}
  </span>`;
}

/** @param {number} tier shown as so many windows */
export function tierView(tier) {
  return html`<span class="pc-tier" aria-hidden="true">${Array.from({ length: tier }, () => html`<i></i>`)}</span>`;
}

/** @param {string} id of a token */
export function tokenFace(id) {
  const token = tokenOf(id);
  if (!token) return nothing;
  const counted = COUNTED[token.rule];
  return html`<b>${token.points}</b>
    ${token.rule === "flat" ? nothing : html`<i class="pc-each">×</i>`}
    ${token.resources.length === TYPES.length ? icon("piece-set", "pc-symbol") : token.resources.map((at) => icon(`piece-${at}`, "pc-symbol"))}
    ${counted ? icon(counted, "pc-symbol") : nothing}
    ${token.least > 0 ? html`<small>≥${token.least}</small>` : nothing}`;
}

/** @param {Readonly<Record<string, number>>} permanent */
export function permanentView(permanent) {
  return html`<ul class="pc-permanent" aria-label=${t("permanent-title")}>
    ${TYPES.map((type) => html`<li data-none=${permanent[type] ? nothing : "yes"} title=${resourceName(type)}>
      ${icon(`piece-${type}`, "pc-symbol")}<span class="hidden">${resourceName(type)}</span><b>${permanent[type] ?? 0}</b></li>`)}
  </ul>`;
}

/** @param {readonly import("../types.js").StackView[]} hand resource cards not yet spent */
export function handView(hand) {
  return html`<ul class="pc-hand" aria-label=${t("hand-title")}>
    ${hand.map(({ resource, amount, count }) => html`<li class="pc-stack" data-resource=${resource}
        title=${t("spent-cards", { resource: resourceName(resource), amount, count })}>
      ${symbols(resource, amount)}<span class="hidden">${t("side", { resource: resourceName(resource), amount })}</span>
      <b>${count}</b></li>`)}
    ${hand.length === 0 ? html`<li class="pc-none">${t("hand-empty")}</li>` : nothing}
  </ul>`;
}

/**
 * @param {string} gives a resource, `CIVIC`, or "" for points alone
 * @returns {string} the title of a stack of buildings
 */
export function stackTitle(gives) {
  if (gives === CIVIC) return t("stack-civic");
  return gives ? resourceName(gives) : t("stack-points");
}
