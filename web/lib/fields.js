// @ts-check
// Draws a form field for a choice of one value, and reads values from events of form fields.
import { html, live } from "../vendor/lit.js";
import { t } from "./i18n.js";

/**
 * Draws a choice of one value; its label is the text `option-of-<name>`.
 * @template {string | number} T
 * @param {object} field
 * @param {string} field.name
 * @param {readonly T[]} field.values
 * @param {T} field.chosen
 * @param {(value: T) => string} field.text label of a value
 * @param {(value: string) => void} field.change called with the new value, as text
 */
export function choiceField({ name, values, chosen, text, change }) {
  return html`<label class="field"><span>${t(`option-of-${name}`)}</span>
    <select name=${name} @change=${(/** @type {Event} */ event) => change(valueOf(event))}>
      ${values.map((value) => html`<option value=${value} .selected=${live(value === chosen)}>${text(value)}</option>`)}
    </select>
  </label>`;
}

/**
 * @param {Event} event of a form field
 * @returns {string} the field's value
 */
export function valueOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}
