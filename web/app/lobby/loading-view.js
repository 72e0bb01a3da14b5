// @ts-check
// Draws the progress of the engine's start, or why it cannot start.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} Starting
 * @property {boolean} ready whether the engine can be asked
 * @property {readonly string[]} missing what the browser lacks
 * @property {boolean} insecure whether the page's address is not secure
 * @property {string} error why it did not start
 * @property {{stage: string, loaded: number, total: number}} progress in bytes
 */

/** What keeps the engine from starting at all.
 * @param {Starting} starting
 */
export function troubleView({ missing, insecure, error }) {
  if (insecure) return insecureView(missing);
  if (missing.length > 0) return tooOld(missing);
  return error ? failed(error) : nothing;
}

/** Draws the progress of the engine's start: in the lobby, and beside a stored game that a person wants to open.
 * @param {Starting} starting
 */
export function loadingView({ ready, missing, insecure, error, progress }) {
  if (ready || missing.length > 0 || insecure || error) return nothing;
  const { stage, loaded, total } = progress;
  const words = t(`loading-${stage === "snapshot" ? "engine" : stage}`);
  // Whole megabytes look the same in all languages. Fractions need `Intl`, which takes longer to start than drawing the lobby.
  const [done, all] = [loaded, total].map((bytes) => String(Math.round(bytes / 1e6)));
  return html`<div class="loading" role="status">
    <b>${words}</b>
    <progress aria-label=${words} max=${total || 1} value=${total ? loaded : nothing}></progress>
    <span>${total ? t("loading-bytes", { done: done ?? "", all: all ?? "" }) : ""}</span>
  </div>`;
}

/** @param {readonly string[]} missing */
function tooOld(missing) {
  return html`<div class="notice" role="alert" data-testid="too-old">
    <h2>${t("too-old-title")}</h2>
    ${missingView(missing)}
  </div>`;
}

/**
 * Browsers of any age withhold what the engine needs from a page with such an address.
 * @param {readonly string[]} missing what the browser lacks besides
 */
function insecureView(missing) {
  return html`<div class="notice" role="alert" data-testid="too-old" data-cause="address">
    <h2>${t("insecure-title")}</h2>
    <p>${t("insecure-text", { secure: "https", local: "http://localhost" })}</p>
    ${missing.length > 0 ? missingView(missing) : nothing}
  </div>`;
}

/** @param {readonly string[]} missing */
function missingView(missing) {
  return html`<p>${t("too-old-text")}</p>
    <ul>${missing.map((name) => html`<li>${t(`feature-${name}`)}</li>`)}</ul>`;
}

/** @param {string} error */
function failed(error) {
  return html`<div class="notice" role="alert">
    <p>${error}</p>
    <button class="primary" @click=${() => location.reload()}>${t("try-again")}</button>
  </div>`;
}

/** @param {string | undefined} state of the copy on this device, where it is known */
export function offlineView(state) {
  if (!state) return nothing;
  return html`<span class="offline" data-state=${state} data-testid=${state === "ready" ? "offline-ready" : nothing}>
    ${icon(state === "ready" ? "icon-check" : "icon-offline")} ${t(`offline-${state}`)}
  </span>`;
}
