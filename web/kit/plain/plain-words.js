// @ts-check
// Writes a fact where a game has no words of its own for it; the terminal does the same (tabletop/cli/plain.py).
import { hasText, t } from "../../lib/i18n.js";

/** Facts and fields of views that are seat numbers. */
const SEATS = new Set(["seat", "other", "by", "from", "to", "turn", "winner", "winners"]);

/** The fields that every view has; the others are the game's own. */
const SHARED = new Set(["seat", "seats", "scores", "edition", "phase"]);

/**
 * @param {Record<string, unknown>} view
 * @returns {string[]} the game's own fields that say something
 */
export function fieldsOf(view) {
  return Object.keys(view).filter((name) => !SHARED.has(name) && view[name] !== null && String(view[name]) !== "");
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {readonly string[]} names of the seats
 * @returns {string} a seat by its name, a word by the text `<name>-<word>` where there is one, a list with commas
 */
export function factText(name, value, names) {
  if (Array.isArray(value)) return value.map((one) => factText(name, one, names)).join(", ");
  if (typeof value === "number") return SEATS.has(name) ? (names[value] ?? "") : String(value);
  const word = `${name}-${value}`;
  return hasText(word) ? t(word) : String(value);
}

/**
 * @param {Readonly<Record<string, unknown>>} data
 * @param {readonly string[]} names
 * @returns {import("../../lib/i18n.js").Args} what fills a sentence; a number stays one, for its plural
 */
export function facts(data, names) {
  const filled = Object.entries(data).map(([name, value]) => [name, typeof value === "number" && !SEATS.has(name) ? value : factText(name, value, names)]);
  return Object.fromEntries(filled);
}
