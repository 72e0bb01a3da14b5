// @ts-check
// Reads and stores the name of the person at this device, cuts it to size, and shows "You" where there is none.
import { hasText, listed, t } from "./i18n.js";

/** @typedef {{get: (name: string) => Promise<string | null>, set: (name: string, value: string) => Promise<void>}} Settings */
/** @typedef {import("./i18n.js").Args} Args */

const SETTING = "name";
/** The most signs that a name may have. */
export const LONGEST_NAME = 24;

/**
 * @param {Pick<Settings, "get">} settings
 * @returns {Promise<string>} the name, "" where the person gave none
 */
export async function readOwnName(settings) {
  return cleanName((await settings.get(SETTING)) ?? "");
}

/**
 * @param {Pick<Settings, "set">} settings
 * @param {string} name "" to forget it
 */
export function keepOwnName(settings, name) {
  return settings.set(SETTING, cleanName(name));
}

/**
 * @param {string} text
 * @returns {string} the same without control signs, in one line and not too long
 */
export function cleanName(text) {
  // Signs that turn the direction of writing would turn the words around the name too.
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, " ").replace(/\s+/gu, " ").trim();
  return [...plain].slice(0, LONGEST_NAME).join("").trim();
}

/**
 * @param {readonly string[]} names of the seats, as the match has them
 * @param {readonly number[]} people the seats played at this device
 * @returns {string[]} the same for its viewer: a person alone at the device who gave no name is "You"
 */
export function namesFor(names, people) {
  const [own] = people;
  const unnamed = t("default-names").split(", ");
  return names.map((name, seat) => (people.length === 1 && seat === own && unnamed.includes(name) ? t("you-name") : name));
}

/**
 * A sentence with names in it. Where one of them is "You", the text `<id>-you` is taken, which knows from `$you` which of its
 * names that is; without such a text the sentence says "Player", for "You" needs another verb.
 * @param {string} id
 * @param {Record<string, string | number | readonly string[]>} args names may stand in a list
 * @returns {string}
 */
export function sentence(id, args) {
  const you = t("you-name");
  const which = Object.keys(args).filter((key) => [args[key]].flat().includes(you));
  if (which.length === 0) return t(id, said(args));
  const own = `${id}-you`;
  if (hasText(own)) return t(own, { ...said(args), you: which.length > 1 ? "both" : (which[0] ?? "") });
  const named = (/** @type {string | number} */ one) => (one === you ? t("default-name") : one);
  return t(id, said(Object.fromEntries(Object.entries(args).map(([key, value]) => [key, value instanceof Array ? value.map(named).map(String) : named(value)]))));
}

/**
 * @param {Record<string, string | number | readonly string[]>} args
 * @returns {Args} with each list in words
 */
function said(args) {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, value instanceof Array ? listed(value) : value]));
}
