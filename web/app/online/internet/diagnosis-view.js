// @ts-check
// Draws why two devices cannot connect, what to do next, and a report that can be copied.
import { html, nothing } from "../../../vendor/lit.js";
import { copyText, selectText } from "../../../lib/copy-and-share.js";
import { t } from "../../../lib/i18n.js";
import { icon } from "../../../lib/icon.js";

/** @import { Diagnosis } from "../../../peer/diagnosis.js" */

/**
 * @typedef {object} DiagnosisScene
 * @property {Diagnosis | null} diagnosis
 * @property {"host" | "guest"} role of this device
 * @property {string} report
 * @property {boolean} withAddresses
 * @property {(wanted: boolean) => void} includeAddresses
 */

/**
 * @param {Diagnosis} diagnosis
 * @param {"host" | "guest"} role
 * @returns {string} the text that says what to do next
 */
export function adviceFor(diagnosis, role) {
  // Only the host can put an internet address into the invitation.
  const hosts = diagnosis === "other-network" || diagnosis === "local-unanswered";
  return hosts && role === "guest" ? `connection-${diagnosis}-guest` : `connection-${diagnosis}-next`;
}

/** @param {DiagnosisScene} scene */
export function diagnosisView({ diagnosis, role, report, withAddresses, includeAddresses }) {
  if (!diagnosis) return nothing;
  const copy = (/** @type {Event} */ event) => {
    const part = /** @type {Element} */ (event.currentTarget).closest(".carry-diagnosis");
    const [field, details] = [part?.querySelector("pre"), part?.querySelector("details")];
    if (details) details.open = true;
    selectText(field);
    void copyText(report, () => selectText(field)).then((done) => {
      const status = part?.querySelector("[data-testid=refused]");
      if (status) status.textContent = t(done ? "carry-copied" : "copy-refused");
    });
  };
  return html`<div class="carry-diagnosis" data-testid="diagnosis" data-cause=${diagnosis} role="status">
    <p><b>${t(`connection-${diagnosis}`)}</b> ${t(adviceFor(diagnosis, role))}</p>
    <details><summary>${t("connection-details")}</summary>
      <pre data-testid="report-text" tabindex="0">${report}</pre>
      <label><input type="checkbox" data-testid="report-addresses" .checked=${withAddresses}
          @change=${(/** @type {Event} */ event) => includeAddresses(/** @type {HTMLInputElement} */ (event.target).checked)} />
        <span>${t("connection-addresses")}</span></label>
    </details>
    <div class="carry-buttons"><button type="button" class="plain" data-testid="connection-report" @click=${copy}>${icon("icon-copy")} ${t("connection-copy")}</button>
      <span role="status" data-testid="refused"></span></div>
  </div>`;
}
