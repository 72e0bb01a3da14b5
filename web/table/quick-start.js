// @ts-check
// The setting about the picture of the engine that this device keeps for a quick start.
import { html, live, nothing } from "../vendor/lit.js";
import { deleteSnapshot, enableSnapshot, snapshotInfo } from "../engine/snapshot.js";
import { dateText, sizeText, t } from "../i18n.js";
import { icon } from "./icon.js";

/** @typedef {import("../app.js").App} App */

/** @param {App} app */
export function quickStartView(app) {
  const { snapshot } = app;
  if (!snapshot || snapshot.state === "unsupported") return nothing;
  return html`<section>
    <h3>${t("quickstart")}</h3>
    <p>${t("quickstart-text")}</p>
    <label class="quick-start"><input type="checkbox" data-testid="quick-start-on" .checked=${live(snapshot.state !== "off")}
      @change=${(/** @type {Event} */ event) => change(app, () => enableSnapshot(/** @type {HTMLInputElement} */ (event.target).checked))} />
      ${t("quickstart-on")}</label>
    <p data-testid="quick-start-state" data-state=${snapshot.state}>${stateText(snapshot)}</p>
    ${snapshot.state === "ready"
      ? html`<button type="button" class="plain" data-testid="quick-start-delete" @click=${() => change(app, deleteSnapshot)}>
          ${icon("icon-close")} ${t("delete")}</button>`
      : nothing}
  </section>`;
}

/** @param {import("../engine/snapshot.js").SnapshotInfo} snapshot */
function stateText(snapshot) {
  if (snapshot.state !== "ready") return t(`quickstart-${snapshot.state}`);
  return t("quickstart-ready", { size: sizeText(snapshot.bytes), date: dateText(snapshot.madeAt ?? 0) });
}

/** @param {App} app */
export async function lookAtSnapshot(app) {
  const snapshot = await snapshotInfo();
  app.edit(() => (app.snapshot = snapshot));
}

/**
 * @param {App} app
 * @param {() => Promise<void>} work
 */
async function change(app, work) {
  await work().catch((error) => app.failed(error));
  await lookAtSnapshot(app);
}
