// @ts-check
// After a reload at a friend's table: the way back is looked for; another one is a fresh invitation.
import { html } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/**
 * @param {object} back
 * @param {() => void} back.instead to where a fresh invitation is taken
 * @param {() => void} back.leave
 */
export function comingBackView({ instead, leave }) {
  return html`<section class="carry coming-back" data-testid="coming-back" aria-labelledby="back-title">
    <header>
      <h2 id="back-title">${t("coming-back")}</h2>
      <button type="button" class="quiet round" aria-label=${t("room-leave")} title=${t("room-leave")} @click=${leave}>${icon("icon-close")}</button>
    </header>
    <progress aria-labelledby="back-title"></progress>
    <p>${t("coming-back-long")}</p>
    <button type="button" class="plain" data-testid="come-back" @click=${instead}>${icon("icon-link")} ${t("coming-back-instead")}</button>
  </section>`;
}
