// @ts-check
// This game's fields of the form for a new game.
import { html, live, nothing } from "../../../vendor/lit.js";
import { t } from "../../../lib/i18n.js";
import { choiceField, valueOf } from "../../../lib/fields.js";
import { HAND, LOT } from "./setup-model.js";

/** @typedef {import("../../../kit/game.js").SetupScene} SetupScene */
/** @typedef {import("./setup-model.js").GameSetupModel} GameSetupModel */

/**
 * @param {GameSetupModel} draft
 * @param {SetupScene} scene
 */
export function setupFields(draft, scene) {
  return html`${editionField(draft, scene)} ${setField(draft, scene)}`;
}

/**
 * @param {GameSetupModel} draft
 * @param {SetupScene} scene
 */
function editionField(draft, { edit }) {
  return html`<fieldset class="editions">
    <legend>${t("edition")}</legend>
    ${draft.editions.map(
      ({ id }) => html`<label><input type="radio" name="edition" value=${id} .checked=${live(id === draft.edition)}
          @change=${() => edit(() => draft.chooseEdition(id))} /><span>${t(`edition-${id}`)}</span></label>`,
    )}
  </fieldset>`;
}

/**
 * @param {GameSetupModel} draft
 * @param {SetupScene} scene
 */
function setField(draft, { edit }) {
  const choose = (/** @type {Event} */ event) => edit(() => draft.choose(valueOf(event)));
  const choices = [
    ...draft.box.presets.map(({ id, players }) => ({ id, players })),
    { id: LOT, players: draft.counts },
    { id: HAND, players: draft.counts },
  ].map(({ id, players }) => {
    const fits = players.includes(draft.seats.length);
    return { id, fits, text: t(`set-${id}`) + (fits ? "" : ` (${players.join(", ")})`) };
  });
  return html`<label class="field"><span>${t("set")}</span>
    <select name="set" @change=${choose}>
      ${choices.map(
        ({ id, fits, text }) => html`<option value=${id} ?disabled=${!fits} .selected=${live(id === draft.set)}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/**
 * @param {GameSetupModel} draft
 * @param {SetupScene} scene
 */
export function moreSetupFields(draft, { edit }) {
  return html`${choiceField({
    name: "starts",
    values: ["", ...draft.seats.keys()],
    chosen: draft.crown ? draft.seats.indexOf(draft.crown) : "",
    text: (seat) => (seat === "" ? t("by-lot") : (draft.seats[Number(seat)]?.name ?? "")),
    change: (seat) => edit(() => (draft.crown = draft.seats[Number(seat || -1)] ?? null)),
  })}
  ${choiceField({
    name: "length",
    values: ["", ...draft.box.city_sizes],
    chosen: draft.length ?? "",
    text: (size) => (size === "" ? t("length-usual", { size: draft.usualLength ?? "" }) : t("length-of", { size })),
    change: (size) => edit(() => (draft.length = size === "" ? null : Number(size))),
  })}
  ${draft.offersVariant || draft.variant
    ? choiceField({
        name: "variant",
        values: ["", "piles"],
        chosen: draft.variant,
        text: (way) => t(`variant-${way || "usual"}`),
        change: (way) => edit(() => (draft.variant = way === "piles" ? way : "")),
      })
    : nothing}`;
}
