// @ts-check
// Draws the buttons for undo and redo, with the name of the decision if the log has it.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/**
 * @typedef {object} UndoScene
 * @property {(() => void) | null} undo null if nothing may be undone
 * @property {(() => void) | null} redo
 * @property {string} deed the decision that an undo takes back, in a few words; "" if the log does not say
 * @property {{way: "undo" | "redo", deed: string} | null} done the decision that was undone or redone just now
 */

/**
 * @param {UndoScene} scene
 * @param {boolean} [always] whether a disabled undo button reserves its space
 */
export function undoView({ undo, redo, deed, done }, always = false) {
  if (!always && !undo && !redo) return nothing;
  const text = deed ? t("undo-deed", { deed }) : t("undo");
  return html`<div class="returns">
    <button class="quiet undo" data-testid="undo" ?disabled=${!undo} title=${text} aria-label=${text} aria-keyshortcuts="Control+Z"
      @click=${undo}>${icon("icon-undo")} ${undo ? html`<span>${text}</span>` : nothing}</button>
    ${redo
      ? html`<button class="quiet round redo" data-testid="redo" title=${t("redo")} aria-label=${t("redo")}
          aria-keyshortcuts="Control+Shift+Z" @click=${redo}>${icon("icon-redo")}</button>`
      : nothing}
    <p class="hidden" role="status">${done ? doneText(done) : ""}</p>
  </div>`;
}

/** @param {{way: "undo" | "redo", deed: string}} done */
function doneText({ way, deed }) {
  if (way === "undo") return deed ? t("undone-deed", { deed }) : t("undone");
  return deed ? t("redone-deed", { deed }) : t("redone");
}
