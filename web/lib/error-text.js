// @ts-check
// Turns an error into a sentence. Engine and store throw errors with a `code`; the locale files have `error-<code>`.
import { hasText, t } from "./i18n.js";

/** @typedef {Record<string, unknown>} Facts */

/**
 * @param {unknown} error
 * @param {(facts: Facts) => import("./i18n.js").Args} fill converts the error's `args` to arguments of the sentence
 * @returns {string} the sentence for the person; a general one if the code has none
 */
export function errorText(error, fill) {
  const { code, args } = /** @type {{code?: unknown, args?: Facts | null}} */ (error ?? {});
  const id = `error-${code}`;
  return typeof code === "string" && hasText(id) ? t(id, fill(args ?? {})) : t("error-internal");
}

/** The ends of the sentences about a store, by the code of its error. @type {Record<string, string>} */
const STORE_ERRORS = { "storage-full": "full", "storage-newer": "newer", "storage-blocked": "blocked" };

/**
 * @param {unknown} error of a store that refused to write
 * @returns {string} the sentence that says so, and that what was to be saved stays on the page
 */
export const unsavedText = (error) => t(`unsaved-${STORE_ERRORS[codeOf(error)] ?? "failed"}`);

/**
 * @param {unknown} error of a store that could not be read
 * @returns {string}
 */
export const unreadText = (error) => t(`unread-${codeOf(error) === "storage-newer" ? "newer" : "failed"}`);

/**
 * @param {unknown} error
 * @returns {string} its code; "" for none
 */
export function codeOf(error) {
  const { code } = /** @type {{code?: unknown}} */ (error ?? {});
  return typeof code === "string" ? code : "";
}
