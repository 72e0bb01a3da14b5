// @ts-check
// Draws the setting about tips.
import { html, live } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";

/**
 * @param {boolean} on
 * @param {(wanted: boolean) => void} choose
 */
export function tipsView(on, choose) {
  return html`<section>
    <h3>${t("tips")}</h3>
    <label class="quick-start"><input type="checkbox" data-testid="tips-on" .checked=${live(on)}
      @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLInputElement} */ (event.target).checked)} />
      ${t("tips-on")}</label>
  </section>`;
}
