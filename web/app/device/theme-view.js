// @ts-check
// Draws the setting about the page's theme.
import { html } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";

/**
 * @param {readonly string[]} themes that can be chosen
 * @param {string} chosen
 * @param {(theme: string) => void} choose
 */
export function themeField(themes, chosen, choose) {
  return html`<section>
    <h3 id="theme-words">${t("theme")}</h3>
    <select data-testid="theme" aria-labelledby="theme-words"
      @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${themes.map((theme) => html`<option value=${theme} ?selected=${theme === chosen}>${t(`theme-${theme}`)}</option>`)}
    </select>
  </section>`;
}
