// @ts-check
// Draws short messages, which screen readers read out.
import { html, nothing, repeat } from "../vendor/lit.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icon.js";

/** @typedef {{id: number, text: string, kind: "error" | "info", offer?: {label: string, press: () => void}}} Toast */

/**
 * @param {readonly Toast[]} toasts
 * @param {(id: number) => void} dismiss
 */
export function toastsView(toasts, dismiss) {
  return html`<div class="toasts" role="status" aria-live="assertive">
    ${repeat(
      toasts,
      ({ id }) => id,
      (toast) => html`<div class="toast" data-kind=${toast.kind} data-testid="toast">
        <span>${toast.text}</span>
        ${toast.offer ? html`<button class="primary" data-testid="toast-offer" @click=${toast.offer.press}>${toast.offer.label}</button>` : nothing}
        <button class="quiet round" aria-label=${t("close")} @click=${() => dismiss(toast.id)}>${icon("icon-close")}</button>
      </div>`,
    )}
  </div>`;
}
