// @ts-check
// Reads which letter of a shortcut a key means, on every keyboard.
import { matchOf, matches } from "../pattern.js";

/**
 * The sign on the key where that is a Latin letter, else the place of the key: where Cyrillic or Greek is typed, the key that is Z
 * on a Latin keyboard gives another sign, and people press it for what other programs do by Z.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 * @returns {string} a small Latin letter; "" for another key
 */
export function letterOf({ key, code }) {
  if (matches(/^[a-z]$/i, key)) return key.toLowerCase();
  const foreign = matches(/^\p{L}$/u, key);
  return foreign ? (matchOf(/^Key([A-Z])$/, code)?.[1]?.toLowerCase() ?? "") : "";
}

/**
 * @param {KeyboardEvent} event
 * @returns {boolean} whether it undoes, or with Shift redoes
 */
export const isUndo = (event) => (event.ctrlKey || event.metaKey) && !event.altKey && letterOf(event) === "z";
