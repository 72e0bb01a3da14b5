// @ts-check
// Draws the curtain, for several people at one tablet: a screen that hides everything until the next person has the tablet.
import { html } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { face } from "../../kit/seat-face.js";

/**
 * @param {number} seat of the player who is asked
 * @param {string} name
 * @param {() => void} lift
 */
export function curtainView(seat, name, lift) {
  return html`<main class="curtain" data-testid="ask" data-ask-kind="curtain">
    <div class="curtain-card">
      ${face(seat)}
      <h1>${t("curtain-title", { name })}</h1>
      <p>${t("curtain-text")}</p>
      <button class="primary" data-testid="option" data-option="take-tablet" @click=${lift}>
        ${t("curtain-button", { name })}
      </button>
    </div>
  </main>`;
}
