// @ts-check
// Short messages that come and go; also read out loud.
import { html, repeat } from "../vendor/lit.js";
import { t } from "../i18n.js";
import { icon } from "./icon.js";

/** @typedef {{id: number, text: string, kind: "error" | "info"}} Toast */

/** @param {import("../app.js").App} app */
export function toastsView(app) {
  return html`<div class="toasts" role="status" aria-live="assertive">
    ${repeat(
      app.toasts,
      ({ id }) => id,
      (toast) => html`<div class="toast" data-kind=${toast.kind} data-testid="toast">
        <span>${toast.text}</span>
        <button class="quiet round" aria-label=${t("close")} @click=${() => app.dismiss(toast.id)}>${icon("icon-close")}</button>
      </div>`,
    )}
  </div>`;
}
