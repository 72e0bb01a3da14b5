// @ts-check
// Names the keys that ask what stands on the table. They may be chosen from those that neither browsers nor NVDA, JAWS, VoiceOver
// and TalkBack take for themselves (docs/listening.md): a key alone, Alt, and Control with Alt belong to screen readers.
import { matchOf } from "../../lib/pattern.js";

/** Keys that may be chosen, and at first one for each topic; the last of those opens the sheet. */
export const FREE_KEYS = [
  ..."123456789".split("").map((digit) => `Control+Shift+${digit}`),
  ...["F2", "F4", "F8", "F9"].flatMap((key) => [key, `Shift+${key}`]),
];
/** How many keys are given. */
export const GIVEN = 9;
/** The place of the key that opens the sheet. */
export const SHEET = GIVEN - 1;
const USUAL = FREE_KEYS.slice(0, GIVEN);

/**
 * @param {Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">} event
 * @returns {string} the key as `FREE_KEYS` names it, wherever the digits are on a keyboard; "" for another one
 */
export function keyOf({ code, shiftKey, ctrlKey, altKey, metaKey }) {
  if (altKey || metaKey) return "";
  const [, sign = ""] = matchOf(/^(?:Digit)?(\d|F\d)$/, code) ?? [];
  const key = `${ctrlKey ? "Control+" : ""}${shiftKey ? "Shift+" : ""}${sign}`;
  return FREE_KEYS.includes(key) ? key : "";
}

/**
 * @param {unknown} stored
 * @returns {string[]} the chosen keys by place; the usual ones where something else was stored
 */
export function keysOf(stored) {
  const keys = Array.isArray(stored) ? stored.map(String) : [];
  const sound = keys.length === GIVEN && new Set(keys).size === GIVEN && keys.every((key) => FREE_KEYS.includes(key));
  return sound ? keys : USUAL;
}

/**
 * @param {readonly string[]} keys
 * @param {number} place
 * @param {string} key which another place may have: the two swap
 * @returns {string[]}
 */
export function withKey(keys, place, key) {
  const before = keys[place] ?? "";
  return keys.map((one, at) => (at === place ? key : one === key ? before : one));
}
