// @ts-check
// Draws the field of a form in which a person chooses one of several values.
import { html, live } from "../vendor/lit.js";
import { t } from "./i18n.js";

/**
 * A choice among values; its label is the text `option-of-<name>`.
 * @template {string | number} T
 * @param {object} field
 * @param {string} field.name
 * @param {readonly T[]} field.values
 * @param {T} field.chosen
 * @param {(value: T) => string} field.text
 * @param {(value: string) => void} field.change
 */
export function choiceField({ name, values, chosen, text, change }) {
  return html`<label class="field"><span>${t(`option-of-${name}`)}</span>
    <select name=${name} @change=${(/** @type {Event} */ event) => change(valueOf(event))}>
      ${values.map((value) => html`<option value=${value} .selected=${live(value === chosen)}>${text(value)}</option>`)}
    </select>
  </label>`;
}

/**
 * @param {Event} event
 * @returns {string}
 */
export function valueOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}
