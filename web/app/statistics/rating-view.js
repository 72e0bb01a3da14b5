// @ts-check
// Draws the ratings of people in the statistics: how strong, how certain, and what the last game changed.
import { html, nothing } from "../../vendor/lit.js";
import { joined, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/** @import { PersonRating } from "./rating.js" */

/**
 * @param {readonly PersonRating[]} ratings those to be shown
 * @param {readonly string[]} failed names of people whose rating cannot be told
 * @param {number} open games that were left open, which count as lost
 * @param {() => void} reset
 */
export function ratingView(ratings, failed, open, reset) {
  return html`<section class="rating" data-testid="rating" aria-labelledby="rating-title">
    <h2 id="rating-title">${t("rating")}</h2>
    ${ratings.length === 0 ? nothing : html`<ul>${ratings.map(person)}</ul>`}
    ${failed.map((name) => html`<p class="warning" data-testid="rating-failed">${t("rating-failed", { name: name || t("you-name") })}</p>`)}
    ${open > 0 ? html`<p data-testid="rating-open">${t("rating-open", { count: open })}</p>` : nothing}
    <p>${t(ratings.length === 0 ? "rating-none" : "rating-how")}</p>
    ${ratings.length === 0 ? nothing : html`<button class="plain" data-testid="reset-rating" @click=${reset}>${icon("icon-undo")} ${t("rating-reset")}</button>`}
  </section>`;
}

/** @param {PersonRating} rating */
function person({ name, rated: { rating: { points, low, high, change, games } } }) {
  return html`<li data-name=${name}>
    <strong>${String(points)}</strong>
    <div><b>${name || t("you-name")}</b>
      <span>${t("rating-between", { low: String(low), high: String(high) })}</span>
      <small>${joined("join-dots", [t("rating-games", { count: games }), t("rating-change", { change: signed(change) })])}</small></div>
  </li>`;
}

/** @param {number} change */
const signed = (change) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0");
