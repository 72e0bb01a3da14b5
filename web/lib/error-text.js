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
