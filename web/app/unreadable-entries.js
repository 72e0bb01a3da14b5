// @ts-check
// Exports a record that cannot be read as a file, as it is, and deletes it if the person confirms.
import { confirmDialog } from "../lib/dialog.js";
import { t } from "../lib/i18n.js";
import { download } from "../store/files.js";

/** @import { UnreadableEntry } from "../lib/unreadable-note.js" */
/** @import { Broken } from "../store/records.js" */
/** @typedef {{store: string, broken: readonly Broken[], removeBroken: (key: IDBValidKey) => Promise<void>}} BrokenRecords */

/** Functions of the browser; tests replace them. */
const BROWSER = { download, confirm: confirmDialog };

/**
 * @param {readonly BrokenRecords[]} stores each with what its last list could not read
 * @param {() => Promise<unknown>} changed reads the stores again
 * @param {(error: unknown) => void} failed tells the person what went wrong
 * @param {typeof BROWSER} [browser]
 * @returns {UnreadableEntry[]}
 */
export function unreadableEntries(stores, changed, failed, browser = BROWSER) {
  return stores.flatMap((records) => records.broken.map(({ key, raw }, at) => ({
    exportIt: () => browser.download(`${records.store}-${at + 1}.json`, rawText(raw)),
    remove: () => void remove(records, key).catch(failed),
  })));

  /**
   * @param {BrokenRecords} records
   * @param {IDBValidKey} key
   */
  async function remove(records, key) {
    if (!(await browser.confirm(t("unreadable-delete-title"), t("unreadable-delete-text"), t("delete")))) return;
    await records.removeBroken(key);
    await changed();
  }
}

/**
 * @param {unknown} raw whatever a store may hold
 * @returns {string} as JSON; what JSON cannot hold stands as a text or as a list
 */
export function rawText(raw) {
  const above = /** @type {unknown[]} */ ([]);
  return JSON.stringify(plain(raw), null, 1) ?? String(raw);

  /** @param {unknown} value @returns {unknown} */
  function plain(value) {
    if (typeof value === "bigint" || typeof value === "number" && !Number.isFinite(value)) return String(value);
    if (typeof value !== "object" || value === null || value instanceof Date) return value;
    if (above.includes(value)) return "(the same again)";
    if (ArrayBuffer.isView(value)) return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
    if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
    above.push(value);
    const told = Array.isArray(value) || value instanceof Set || value instanceof Map ? [...value].map(plain)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
    above.pop();
    return told;
  }
}
