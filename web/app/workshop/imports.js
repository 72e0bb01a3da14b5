// @ts-check
// Finds what the text of a player imports, and which of it the site hosts.
import { matchOf } from "../../lib/pattern.js";

/** @import { HostedRow } from "../../box/hosted-libraries.js" */
/** @typedef {{line: number, row: HostedRow}} Offer a library that is imported at a line, and is not on the device yet */

/** The statements at the beginning of a line; what stands in a text of several lines looks the same, and is offered too. */
const IMPORT = /^\s*(?:import\s+(.+)|from\s+([A-Za-z_][\w.]*)\s+import\b)/;

/**
 * @param {string} text
 * @returns {{line: number, module: string}[]} the top modules that it imports, each with its first line
 */
export function importsIn(text) {
  /** @type {Map<string, number>} */
  const found = new Map();
  text.split("\n").forEach((written, at) => {
    const [, list = "", from = ""] = matchOf(IMPORT, written.replace(/#.*$/, "")) ?? [];
    for (const name of from ? [from] : list.split(",")) {
      const module = matchOf(/^\s*([A-Za-z_]\w*)/, name)?.[1];
      if (module && !found.has(module)) found.set(module, at + 1);
    }
  });
  return [...found].map(([module, line]) => ({ line, module }));
}

/**
 * A library is named as its module, but for the sign between words.
 * @param {string} text of a player
 * @param {readonly HostedRow[]} hosted
 * @param {readonly {id: string}[]} kept on the device, of any version
 * @returns {Offer[]}
 */
export function offersFor(text, hosted, kept) {
  const here = new Set(kept.map(({ id }) => id));
  return importsIn(text).flatMap(({ line, module }) => {
    const id = module.toLowerCase().replaceAll("_", "-");
    const row = here.has(id) ? undefined : hosted.find(({ library }) => library.id === id);
    return row ? [{ line, row }] : [];
  });
}
