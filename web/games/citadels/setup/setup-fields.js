// @ts-check
// Draws the fields of Citadels in the form for a new game: edition, set of cards, start, length, variant.
import { html, live, nothing } from "../../../vendor/lit.js";
import { joined, t } from "../../../lib/i18n.js";
import { choiceField, valueOf } from "../../../lib/fields.js";
import { BY_HAND, BY_LOT } from "./setup-model.js";

/** @import { SetupScene } from "../../../kit/game.js" */
/** @import { GameSetupModel } from "./setup-model.js" */

/**
 * @param {GameSetupModel} model
 * @param {SetupScene} scene
 */
export function setupFields(model, scene) {
  return html`${editionField(model, scene)} ${setField(model, scene)}`;
}

/**
 * @param {GameSetupModel} model
 * @param {SetupScene} scene
 */
function editionField(model, { edit }) {
  return html`<fieldset class="editions">
    <legend>${t("edition")}</legend>
    ${model.editions.map(
      ({ id }) => html`<label><input type="radio" name="edition" value=${id} .checked=${live(id === model.edition)}
          @change=${() => edit(() => model.chooseEdition(id))} /><span>${t(`edition-${id}`)}</span></label>`,
    )}
  </fieldset>`;
}

/**
 * @param {GameSetupModel} model
 * @param {SetupScene} scene
 */
function setField(model, { edit }) {
  const choose = (/** @type {Event} */ event) => edit(() => model.chooseSet(valueOf(event)));
  const choices = [
    ...model.catalogEdition.presets.map(({ id, players }) => ({ id, players })),
    { id: BY_LOT, players: model.counts },
    { id: BY_HAND, players: model.counts },
  ].map(({ id, players }) => {
    const fits = players.includes(model.seats.length);
    return { id, fits, text: fits ? t(`set-${id}`) : t("in-brackets", { text: t(`set-${id}`), more: joined("join-commas", players.map(String)) }) };
  });
  return html`<label class="field"><span>${t("set")}</span>
    <select name="set" @change=${choose}>
      ${choices.map(
        ({ id, fits, text }) => html`<option value=${id} ?disabled=${!fits} .selected=${live(id === model.set)}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/**
 * @param {GameSetupModel} model
 * @param {SetupScene} scene
 */
export function moreSetupFields(model, { edit }) {
  return html`${choiceField({
    name: "starts",
    values: ["", ...model.seats.keys()],
    chosen: model.crown ? model.seats.indexOf(model.crown) : "",
    text: (seat) => (seat === "" ? t("by-lot") : (model.seats[Number(seat)]?.name ?? "")),
    change: (seat) => edit(() => (model.crown = model.seats[Number(seat || -1)] ?? null)),
  })}
  ${choiceField({
    name: "length",
    values: ["", ...model.catalogEdition.city_sizes],
    chosen: model.length ?? "",
    text: (size) => (size === "" ? t("length-usual", { size: model.usualLength ?? "" }) : t("length-of", { size })),
    change: (size) => edit(() => (model.length = size === "" ? null : Number(size))),
  })}
  ${model.offersVariant || model.variant
    ? choiceField({
        name: "variant",
        values: ["", "piles"],
        chosen: model.variant,
        text: (way) => t(`variant-${way || "usual"}`),
        change: (way) => edit(() => (model.variant = way === "piles" ? way : "")),
      })
    : nothing}`;
}
