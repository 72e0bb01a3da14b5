// @ts-check
// Draws the field for STUN and TURN servers, with what a server learns.
import { html, live, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { valueOf } from "../../lib/fields.js";

const STUN = "stun:stun.example.org:3478";

/**
 * @typedef {object} Servers
 * @property {string} text as entered
 * @property {string} problem why the text cannot be used; "" for none
 * @property {(text: string) => void} change
 */

/** @param {Servers} servers */
export function serversView({ text, problem, change }) {
  return html`<details class="carry-servers" ?open=${problem !== ""}>
    <summary>${t(text.trim() && !problem ? "servers-some" : "servers-none")}</summary>
    <div>
      <p>${t("servers-how")}</p>
      <p>${t("servers-reveal")}</p>
      <label class="field"><span>${t("servers-field")}</span>
        <textarea rows="2" data-testid="servers" autocapitalize="off" spellcheck="false" placeholder=${STUN}
          .value=${live(text)} @change=${(/** @type {Event} */ event) => change(valueOf(event))}></textarea>
        <small>${t("servers-form", { stun: STUN, turn: "turn:turn.example.org:3478" })}</small></label>
      ${problem ? html`<p class="carry-problem" role="alert" data-testid="servers-problem">${problem}</p>` : nothing}
    </div>
  </details>`;
}
