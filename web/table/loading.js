// @ts-check
// How far the engine is, and what is wrong where it cannot start.
import { html, nothing } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { icon } from "./icon.js";

/** @typedef {import("../app.js").App} App */

/** What keeps the engine from starting at all.
 * @param {App} app
 */
export function troubleView(app) {
  if (app.missing.length > 0) return tooOld(app);
  return app.startError ? failed(app) : nothing;
}

/** How far the engine is: on the page while it starts, and beside what somebody has pressed and waits for.
 * @param {App} app
 */
export function loadingView(app) {
  if (app.engine || app.missing.length > 0 || app.startError) return nothing;
  const { stage, loaded, total } = app.progress;
  const words = t(`loading-${stage === "snapshot" ? "engine" : stage}`);
  const megabytes = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  // A file comes in and is counted in bytes; people read megabytes.
  const [done, all] = [loaded, total].map((bytes) => megabytes.format(bytes / 1e6));
  return html`<div class="loading" role="status">
    <b>${words}</b>
    <progress aria-label=${words} max=${total || 1} value=${total ? loaded : nothing}></progress>
    <span>${total ? t("loading-bytes", { done: done ?? "", all: all ?? "" }) : ""}</span>
  </div>`;
}

/** @param {App} app */
function tooOld(app) {
  return html`<div class="notice" role="alert" data-testid="too-old">
    <h2>${t("too-old-title")}</h2>
    <p>${t("too-old-text")}</p>
    <ul>${app.missing.map((name) => html`<li>${t(`feature-${name}`)}</li>`)}</ul>
  </div>`;
}

/** @param {App} app */
function failed(app) {
  return html`<div class="notice" role="alert">
    <p>${app.startError}</p>
    <button class="primary" @click=${() => location.reload()}>${t("try-again")}</button>
  </div>`;
}

/** @param {App} app */
export function offlineView(app) {
  const state = app.device.offline?.state;
  if (!state) return nothing;
  return html`<span class="offline" data-state=${state} data-testid=${state === "ready" ? "offline-ready" : nothing}>
    ${icon(state === "ready" ? "icon-check" : "icon-offline")} ${t(`offline-${state}`)}
  </span>`;
}
