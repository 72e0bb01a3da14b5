// @ts-check
// This game's fields of the form for a new game.
import { html, live, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { choiceField } from "../../../lib/fields.js";
import { resourcesView } from "../help/welcome.js";

/** @typedef {import("../../../kit/game.js").SetupScene} SetupScene */
/** @typedef {import("./setup-model.js").GameSetupModel} GameSetupModel */

/**
 * @param {GameSetupModel} draft
 * @param {SetupScene} scene
 */
export function setupFields(draft, { edit }) {
  if (!draft.alone) return nothing;
  return html`<fieldset class="pc-levels">
    <legend>${t("automa-level")}</legend>
    ${draft.levels.map(
      (level) => html`<label><input type="radio" name="automa" value=${level} .checked=${live(level === draft.level)}
          @change=${() => edit(() => (draft.level = level))} /><span>${t(`level-${level}`)}</span></label>`,
    )}
  </fieldset>`;
}

/**
 * @param {GameSetupModel} draft
 * @param {SetupScene} scene
 */
export function moreSetupFields(draft, { edit }) {
  const toggled = (/** @type {Event} */ event) => edit(() => (draft.promo = /** @type {HTMLInputElement} */ (event.target).checked));
  return html`${draft.alone
    ? nothing
    : choiceField({
        name: "first",
        values: ["", ...draft.seats.keys()],
        chosen: draft.first ? draft.seats.indexOf(draft.first) : "",
        text: (seat) => (seat === "" ? t("by-lot") : (draft.seats[Number(seat)]?.name ?? "")),
        change: (seat) => edit(() => (draft.first = seat === "" ? null : (draft.seats[Number(seat)] ?? null))),
      })}
    <label class="field free"><span><input type="checkbox" name="promo" .checked=${live(draft.promo)} @change=${toggled} /> ${t("promo-tokens")}</span>
      <small>${t("promo-tokens-help")}</small></label>`;
}

/** @param {GameSetupModel} draft what the game is played with, beside the form */
export function piecesView(draft) {
  return html`<h2>${t("set")}</h2>
    <p>${draft.alone ? t("pieces-alone") : t("pieces-together", { count: draft.seats.length })}</p>
    ${resourcesView()}`;
}
