// @ts-check
// Draws every card of an edition with its text, as a part of the help.
import { html, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";
import { cardText, worded } from "../words/names.js";

/** @import { HelpScene } from "../../../kit/game.js" */
/** @import { CatalogDistrict, CatalogEdition } from "../../../types.js" */

/** @param {HelpScene} help */
export function galleryView(help) {
  const editions = help.catalogue?.editions ?? [];
  const edition = editions.find(({ id }) => id === help.edition) ?? editions[0];
  if (!edition) return html`<p>${t("help-waiting")}</p>`;
  const uniques = edition.districts.filter(({ type }) => type === "unique");
  return html`<div class="gallery">
    <nav class="segments" aria-label=${t("help-edition")}>
      ${editions.map(
        ({ id }) => html`<button aria-pressed=${String(id === edition.id)} @click=${() => help.chooseEdition(id)}>
          ${t(`edition-${id}`)}</button>`,
      )}
    </nav>
    <section aria-labelledby="gallery-characters">
      <h2 id="gallery-characters">${t("help-characters")}</h2>
      <ul class="plates">${byRank(edition).map(({ id, rank }) => characterPlate(edition.id, id, rank, help.trial(edition.id, id)))}</ul>
    </section>
    <section aria-labelledby="gallery-uniques">
      <h2 id="gallery-uniques">${t("help-uniques")}</h2>
      <ul class="plates">${uniques.map((district) => districtPlate(edition.id, district))}</ul>
    </section>
    <section aria-labelledby="gallery-basics">
      <h2 id="gallery-basics">${t("help-basics")}</h2>
      <ul class="plates small">${edition.districts
        .filter(({ type }) => type !== "unique")
        .map((district) => districtPlate(edition.id, district))}</ul>
    </section>
  </div>`;
}

/** @param {CatalogEdition} edition */
function byRank(edition) {
  return [...edition.characters].sort((one, other) => one.rank - other.rank);
}

/**
 * @param {string} edition
 * @param {string} id
 * @param {number} rank
 * @param {import("../../../kit/game.js").Trial | null} trial
 */
function characterPlate(edition, id, rank, trial) {
  const name = worded(`character-${id}`, edition);
  return html`<li class="gallery-card" data-entry=${id} tabindex="-1">
    <span class="gallery-art portrait">${icon(`character-${id}`)}<b class="gallery-rank" aria-hidden="true">${rank}</b></span>
    <div>
      <h3><span class="hidden">${t("rank-number", { rank })} </span>${name}</h3>
      <p>${cardText(`character-${id}`, edition)}</p>
      ${trial ? tryButton(trial, id, name) : nothing}
    </div>
  </li>`;
}

/**
 * @param {import("../../../kit/game.js").Trial} trial
 * @param {string} id
 * @param {string} name
 */
function tryButton({ deals, ready, start }, id, name) {
  const label = t(deals ? "try-card-deal" : "try-card");
  return html`<button class="plain gallery-try" data-testid="try-card" data-card=${id} data-deals=${String(deals)} ?disabled=${!ready} aria-label=${t("labelled", { label, text: name })} @click=${() => start(name)}>
    ${icon(deals ? "icon-play" : "icon-hint")} ${label}</button>`;
}

/**
 * @param {string} edition
 * @param {CatalogDistrict} district
 */
function districtPlate(edition, { id, type, cost, copies }) {
  return html`<li class="gallery-card" data-type=${type} data-entry=${id} tabindex="-1">
    <span class="gallery-art">${icon(`district-${id}`)}</span>
    <div>
      <h3>${worded(`district-${id}`, edition)}
        <span class="pill coin">${icon("icon-gold")}<span class="hidden">${t("costs")}</span>${cost}</span></h3>
      <p>${type === "unique" ? cardText(`district-${id}`, edition) : t(`type-${type}`)}
        ${copies > 1 ? html`<span class="gallery-copies">${t("help-copies", { count: copies })}</span>` : nothing}</p>
    </div>
  </li>`;
}
