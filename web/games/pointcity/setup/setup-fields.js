// @ts-check
// Draws the fields of Point City in the form for a new game: level of the automa, start, promotional tokens.
import { html, live, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { choiceField } from "../../../lib/fields.js";
import { resourcesView } from "../help/welcome.js";

/** @import { SetupScene } from "../../../kit/game.js" */
/** @import { GameSetupModel } from "./setup-model.js" */

/**
 * @param {GameSetupModel} model
 * @param {SetupScene} scene
 */
export function setupFields(model, { edit }) {
  if (!model.alone) return nothing;
  return html`<fieldset class="pc-levels">
    <legend>${t("automa-level")}</legend>
    ${model.levels.map(
      (level) => html`<label><input type="radio" name="automa" value=${level} .checked=${live(level === model.level)}
          @change=${() => edit(() => (model.level = level))} /><span>${t(`level-${level}`)}</span></label>`,
    )}
  </fieldset>`;
}

/**
 * @param {GameSetupModel} model
 * @param {SetupScene} scene
 */
export function moreSetupFields(model, { edit }) {
  const toggled = (/** @type {Event} */ event) => edit(() => (model.promo = /** @type {HTMLInputElement} */ (event.target).checked));
  return html`${model.alone
    ? nothing
    : choiceField({
        name: "first",
        values: ["", ...model.seats.keys()],
        chosen: model.first ? model.seats.indexOf(model.first) : "",
        text: (seat) => (seat === "" ? t("by-lot") : (model.seats[Number(seat)]?.name ?? "")),
        change: (seat) => edit(() => (model.first = seat === "" ? null : (model.seats[Number(seat)] ?? null))),
      })}
    <label class="field free"><span><input type="checkbox" name="promo" .checked=${live(model.promo)} @change=${toggled} /> ${t("promo-tokens")}</span>
      <small>${t("promo-tokens-help")}</small></label>`;
}

/** @param {GameSetupModel} model whose pieces are described beside the form */
export function piecesView(model) {
  return html`<h2>${t("set")}</h2>
    <p>${model.alone ? t("pieces-alone") : t("pieces-together", { count: model.seats.length })}</p>
    ${resourcesView()}`;
}
