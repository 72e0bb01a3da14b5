// @ts-check
// Writes facts and fields as text for games in the plain look; tabletop/cli/plain.py does the same in the terminal.
import { hasText, joined, t } from "../../lib/i18n.js";

/** Names of the facts and fields that hold seat numbers. */
const SEATS = new Set(["seat", "other", "by", "from", "to", "turn", "winner", "winners"]);

/** Fields that every game's view has; all others are the game's own. */
const SHARED = new Set(["seat", "seats", "scores", "edition", "phase"]);

/**
 * @param {Record<string, unknown>} view
 * @returns {string[]} names of the game's own fields that are not empty
 */
export function fieldsOf(view) {
  return Object.keys(view).filter((name) => !SHARED.has(name) && view[name] !== null && String(view[name]) !== "");
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {readonly string[]} names of the players, by seat
 * @returns {string} for a seat its name, for a word the text `<name>-<word>` if there is one, for a list its items with commas
 */
export function factText(name, value, names) {
  if (Array.isArray(value)) return joined("join-commas", value.map((one) => factText(name, one, names)));
  if (typeof value === "number") return SEATS.has(name) ? (names[value] ?? "") : String(value);
  const word = `${name}-${value}`;
  return hasText(word) ? t(word) : String(value);
}

/**
 * @param {Readonly<Record<string, unknown>>} data
 * @param {readonly string[]} names
 * @returns {import("../../lib/i18n.js").Args} arguments for a sentence; a number stays a number, since plural forms depend on it
 */
export function facts(data, names) {
  const filled = Object.entries(data).map(([name, value]) => [name, typeof value === "number" && !SEATS.has(name) ? value : factText(name, value, names)]);
  return Object.fromEntries(filled);
}
