// @ts-check
// Draws the notice that the browser's storage or the engine does not answer.
import { html, nothing } from "../vendor/lit.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icon.js";

/**
 * @param {import("../lib/waiting/watch.js").Kind | ""} kind what is waited for; "" for nothing
 * @param {{exportGame: (() => void) | null, reload: () => void, wait: () => void}} ways what helps
 */
export function lateAnswersView(kind, { exportGame, reload, wait }) {
  if (!kind) return nothing;
  return html`<section class="slow-storage" role="alert" data-testid="slow-storage" data-kind=${kind}>
    <p>${t(`late-${kind}`)} ${kind === "read" || kind === "write" ? t("late-tabs") : nothing}</p>
    <div>
      ${exportGame
        ? html`<button type="button" class="plain" data-testid="slow-storage-export" @click=${exportGame}>${icon("icon-export")} ${t("export")}</button>`
        : nothing}
      <button type="button" class="plain" data-testid="slow-storage-reload" @click=${reload}>${t("late-reload")}</button>
      <button type="button" class="plain" data-testid="slow-storage-wait" @click=${wait}>${t("late-wait")}</button>
    </div>
  </section>`;
}
