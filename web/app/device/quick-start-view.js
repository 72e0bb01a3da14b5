// @ts-check
// Draws the setting about the engine's snapshot, which this device keeps for a quick start.
import { html, live, nothing } from "../../vendor/lit.js";
import { dateText, sizeText, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/** @typedef {{state: string, bytes: number, madeAt: number | null}} Snapshot `madeAt` in milliseconds since 1970 */

/**
 * @param {Snapshot | null} snapshot its state; null if unknown
 * @param {(wanted: boolean) => void} enable
 * @param {() => void} remove
 */
export function quickStartView(snapshot, enable, remove) {
  if (!snapshot || snapshot.state === "unsupported") return nothing;
  return html`<section>
    <h3>${t("quickstart")}</h3>
    <p>${t("quickstart-text")}</p>
    <label class="quick-start"><input type="checkbox" data-testid="quick-start-on" .checked=${live(snapshot.state !== "off")}
      @change=${(/** @type {Event} */ event) => enable(/** @type {HTMLInputElement} */ (event.target).checked)} />
      ${t("quickstart-on")}</label>
    <p data-testid="quick-start-state" data-state=${snapshot.state}>${stateText(snapshot)}</p>
    ${snapshot.state === "ready"
      ? html`<button type="button" class="plain" data-testid="quick-start-delete" @click=${remove}>
          ${icon("icon-close")} ${t("delete")}</button>`
      : nothing}
  </section>`;
}

/** @param {Snapshot} snapshot */
function stateText(snapshot) {
  if (snapshot.state !== "ready") return t(`quickstart-${snapshot.state}`);
  return t("quickstart-ready", { size: sizeText(snapshot.bytes), date: dateText(snapshot.madeAt ?? 0) });
}
