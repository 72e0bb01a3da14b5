// @ts-check
// Draws every building and every token of the box, as a part of the help.
import { html, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";
import { buildingName, buildingText, tokenText } from "../words/names.js";
import { costView, givesView, tierView, tokenFace } from "../board/pieces.js";
import { showBuilding } from "../board/thing-text.js";

/** @import { BuildingEntry as Building } from "../types.js" */

/** @param {import("../../../kit/game.js").HelpScene<import("../words/facts.js").Offer>} help */
export function galleryView({ catalogue }) {
  if (!catalogue) return html`<p>${t("help-waiting")}</p>`;
  const tiers = [...new Set(catalogue.buildings.map(({ tier }) => tier))].sort();
  return html`<div class="pc-gallery">
    <section aria-labelledby="gallery-tokens"><h2 id="gallery-tokens">${t("tokens-title")}</h2>
      <ul class="pc-plates">${catalogue.tokens.map(({ id, promo }) => html`<li class="pc-plate-card" data-entry=${id} data-title=${t("tokens-title")} tabindex="-1">
        <span class="pc-token-face" aria-hidden="true">${tokenFace(id)}</span>
        <p>${tokenText(id)} ${promo ? html`<small>${t("promo-mark")}</small>` : nothing}</p></li>`)}</ul>
    </section>
    ${tiers.map((tier) => html`<section aria-labelledby="gallery-${tier}">
      <h2 id="gallery-${tier}">${tierView(tier)} ${t("tier-number", { tier })}</h2>
      <ul class="pc-plates small">${catalogue.buildings.filter((building) => building.tier === tier).map(plate)}</ul>
    </section>`)}
  </div>`;
}

/** @param {Building} building */
function plate(building) {
  return html`<li data-entry=${building.id} data-title=${buildingText(building.id)} tabindex="-1"><button class="pc-plate-card" data-tier=${building.tier} @click=${() => showBuilding(building.id)}>
    ${icon(`building-${building.name}`)}
    <span><b>${buildingName(building.id)}</b> ${costView(building)}</span> ${givesView(building)}</button></li>`;
}
