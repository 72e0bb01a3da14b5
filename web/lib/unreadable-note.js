// @ts-check
// Draws the sentence about records of a store that cannot be read, and for each what can be done with it.
import { html, nothing } from "../vendor/lit.js";
import { t } from "./i18n.js";

/** What can be done with one record that cannot be read. @typedef {{exportIt: () => void, remove: () => void}} UnreadableEntry */

/**
 * @param {number} count how many records cannot be read
 * @param {readonly UnreadableEntry[]} [entries] those that can be exported and deleted
 */
export function unreadableNote(count, entries = []) {
  if (count === 0) return nothing;
  return html`<section class="notice unreadable" data-testid="unreadable">
    <p role="status">${t("unreadable", { count })}</p>
    ${entries.map((entry, at) => entryView(entry, t("unreadable-entry", { number: at + 1 })))}</section>`;
}

/**
 * @param {UnreadableEntry} entry
 * @param {string} name
 */
function entryView({ exportIt, remove }, name) {
  return html`<div class="unreadable-entry" role="group" aria-label=${name} data-testid="unreadable-entry"><span>${name}</span>
    <button type="button" class="plain" data-testid="unreadable-export" @click=${exportIt}>${t("export")}</button>
    <button type="button" class="plain" data-testid="unreadable-delete" @click=${remove}>${t("delete")}</button></div>`;
}
