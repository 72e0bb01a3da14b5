// @ts-check
// Draws the offer of a guided game in the lobby, and the setting about tips.
import { html, live } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/**
 * @param {boolean} ready whether the game's catalogue is loaded
 * @param {() => void} start
 * @param {() => void} dismiss
 */
export function firstTimeView(ready, start, dismiss) {
  return html`<div class="first-time">
    <button class="plain" data-testid="guided" ?disabled=${!ready} @click=${start}>
      ${icon("icon-star")} <span><b>${t("guided")}</b> ${t("guided-how")}</span></button>
    <button class="quiet round" data-testid="guided-dismiss" aria-label=${t("guided-dismiss")} title=${t("guided-dismiss")} @click=${dismiss}>
      ${icon("icon-close")}</button>
  </div>`;
}

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
