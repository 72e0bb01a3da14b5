// @ts-check
// Draws the characters and unique districts of a new game, and lets a person draw them by lot or pick them by hand.
import { classMap, html, live, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { BY_HAND, BY_LOT } from "./setup-model.js";
import { icon } from "../../../lib/icon.js";
import { worded } from "../words/names.js";
import { showCharacter, showDistrict } from "../board/thing-text.js";

/** @import { SetupScene } from "../../../kit/game.js" */
/** @import { CatalogCharacter, CatalogDistrict } from "../../../types.js" */
/** @import { GameSetupModel } from "./setup-model.js" */

/**
 * @param {GameSetupModel} setup
 * @param {SetupScene} scene
 */
export function pickerView(setup, scene) {
  const byHand = setup.set === BY_HAND;
  const { uniques_least: least, uniques_most: most } = setup.catalogEdition;
  const chosen = uniques(setup).filter(({ id }) => setup.cards.districts.includes(id));
  const count = chosen.reduce((cards, { copies }) => cards + copies, 0);
  const wanted = least === most ? String(least) : t("count-range", { least, most });
  return html`${setup.set === BY_LOT ? lotField(setup, scene) : nothing}
    <h2>${t("set-characters")}</h2>
    ${byHand ? rankPicker(setup, scene) : charactersView(setup)}
    <h2>${t("set-districts")} ${byHand ? html`<span class="tally">${t("set-tally", { count, wanted })}</span>` : nothing}</h2>
    <ul class="unique-list">
      ${(byHand ? uniques(setup) : chosen).map((district) => uniqueItem(setup, scene, district, byHand))}
    </ul>`;
}

/** @param {GameSetupModel} setup */
function uniques(setup) {
  return setup.catalogEdition.districts.filter(({ type }) => type === "unique");
}

/**
 * Draws the number that decides which cards are drawn.
 * @param {GameSetupModel} setup
 * @param {SetupScene} scene
 */
function lotField(setup, scene) {
  return html`<div class="lot-field">
    <label class="field"><span>${t("lot-number")}</span>
      <input name="lot" inputmode="numeric" pattern="[0-9]{1,15}" required autocomplete="off" .value=${live(setup.lot)}
        @change=${(/** @type {Event} */ event) => scene.edit(() => (setup.lot = digits(event)))} /></label>
    <button type="button" class="plain" data-testid="draw-again" @click=${() => scene.edit(() => setup.drawAgain())}>
      ${icon("icon-cards")} ${t("draw-again")}</button>
  </div>`;
}

/**
 * @param {Event} event of a text field
 * @returns {string} at most 15 digits of its text; "0" for none
 */
function digits(event) {
  return /** @type {HTMLInputElement} */ (event.target).value.replace(/\D/g, "").slice(0, 15) || "0";
}

/**
 * Draws the characters; a press on one opens its sheet.
 * @param {GameSetupModel} setup
 */
function charactersView(setup) {
  const known = setup.catalogEdition.characters.filter(({ id }) => setup.cards.characters.includes(id));
  return html`<ul class="cast-list">
    ${known
      .sort((one, other) => one.rank - other.rank)
      .map(({ id, rank }) => html`<li><button type="button" class="cast-role" @click=${() => showCharacter(id, rank)}>
        <b class="cast-rank" aria-hidden="true">${rank}</b>${icon(`character-${id}`)}<span>${worded(`character-${id}`)}</span></button></li>`)}
  </ul>`;
}

/**
 * @param {GameSetupModel} setup
 * @param {SetupScene} scene
 */
function rankPicker(setup, scene) {
  const ranks = [...new Set(setup.catalogEdition.characters.map(({ rank }) => rank))].sort((one, other) => one - other);
  return html`<div class="rank-pickers">${ranks.map((rank) => rankRow(setup, scene, rank, rank === ranks.at(-1)))}</div>`;
}

/**
 * @param {GameSetupModel} setup
 * @param {SetupScene} scene
 * @param {number} rank
 * @param {boolean} last whether it is the highest rank, which may stay empty
 */
function rankRow(setup, scene, rank, last) {
  const candidates = setup.catalogEdition.characters.filter((character) => character.rank === rank);
  const none = !candidates.some(({ id }) => setup.picked.characters.includes(id));
  return html`<fieldset class="rank-picker">
    <legend><span class="hidden">${t("rank-number", { rank })}</span><b aria-hidden="true">${rank}</b></legend>
    ${candidates.map((character) => candidateView(setup, scene, character))}
    ${last
      ? html`<label class="candidate nobody"><input type="radio" name="rank-${rank}" .checked=${live(none)}
          @change=${() => scene.edit(() => setup.pickCharacter(rank, null))} /><span>${t("nobody")}</span></label>`
      : nothing}
  </fieldset>`;
}

/**
 * @param {GameSetupModel} setup
 * @param {SetupScene} scene
 * @param {CatalogCharacter} character
 */
function candidateView(setup, scene, { id, rank, min_players: least }) {
  const few = setup.seats.length < least;
  return html`<label class=${classMap({ candidate: true, few })}>
    <input type="radio" name="rank-${rank}" value=${id} .checked=${live(setup.picked.characters.includes(id))}
      @change=${() => scene.edit(() => setup.pickCharacter(rank, id))} />
    <span>${icon(`character-${id}`)}<span>${worded(`character-${id}`)}
      ${few ? html`<small>${t("from-players", { count: least })}</small>` : nothing}</span></span>
  </label>`;
}

/**
 * @param {GameSetupModel} setup
 * @param {SetupScene} scene
 * @param {CatalogDistrict} district
 * @param {boolean} byHand
 */
function uniqueItem(setup, scene, district, byHand) {
  const { id, cost, copies } = district;
  const name = worded(`district-${id}`);
  const about = () => showDistrict(id, district);
  const inside = html`${icon(`district-${id}`)}<span>${name}${copies > 1 ? ` ×${copies}` : ""}</span><b class="unique-cost">${cost}</b>`;
  if (!byHand) return html`<li><button type="button" class="unique" @click=${about}>${inside}</button></li>`;
  return html`<li class="unique-pick">
    <label class="unique"><input type="checkbox" .checked=${live(setup.picked.districts.includes(id))}
      @change=${() => scene.edit(() => setup.toggleDistrict(id))} />${inside}</label>
    <button type="button" class="quiet round" aria-label=${t("about", { name })} @click=${about}>${icon("icon-info")}</button>
  </li>`;
}
