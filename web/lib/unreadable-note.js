// @ts-check
// Draws the sentence about records of a store that cannot be read.
import { html, nothing } from "../vendor/lit.js";
import { t } from "./i18n.js";

/** @param {number} count how many records cannot be read */
export function unreadableNote(count) {
  return count > 0 ? html`<p class="notice" role="status" data-testid="unreadable">${t("unreadable", { count })}</p>` : nothing;
}
