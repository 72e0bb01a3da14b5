// @ts-check
// Reads, cleans and stores the name of the person at this device, and writes sentences with "You" for a person without a name.
import { UNNAMED_PLAYER } from "../locales/languages.js";
import { hasText, t } from "./i18n.js";
import { capital } from "./word-forms.js";
import { HIDDEN, JOINERS, MARKS, MOST_MARKS } from "./generated/name-signs.js";

/** @typedef {{get: (name: string) => Promise<string | null>, set: (name: string, value: string) => Promise<unknown>}} Settings */
/** @import { Args } from "./i18n.js" */

const SETTING = "name";
/** The greatest length of a name, in code points. */
export const LONGEST_NAME = 24;
/** The most code units that such a name takes: fields of a form count these. */
export const MOST_UNITS = 2 * LONGEST_NAME;

/**
 * @param {Pick<Settings, "get">} settings
 * @returns {Promise<string>} the name; "" if the person gave none
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

/** @param {string} ranges of code points, as in name-signs.js */
function signs(ranges) {
  return ranges.split(" ").map((one) => one.split("-").map((code) => `\\u{${code}}`).join("-")).join("");
}

/** @type {{hidden: RegExp, loose: RegExp, tower: RegExp} | null} */
let patterns = null;

function readPatterns() {
  const marks = `[${signs(`${MARKS} ${JOINERS}`)}]`;
  return {
    hidden: new RegExp(`[${signs(HIDDEN)}]`, "gu"),
    loose: new RegExp(`(^| )${marks}+`, "gu"),
    tower: new RegExp(`(${marks}{${MOST_MARKS}})${marks}+`, "gu"),
  };
}

/**
 * Cleans a name as `clean` in py/tabletop/players/clean_text.py does.
 * @param {string} text
 * @returns {string} the text in one line, without hidden signs and towers of accents, cut to `LONGEST_NAME`; "" if nothing is seen
 */
export function cleanName(text) {
  patterns ??= readPatterns();
  const { hidden, loose, tower } = patterns;
  const seen = text.replace(hidden, " ").replace(loose, "$1").replace(/ +/gu, " ").trim();
  return shortName(seen.replace(tower, "$1")).trim();
}

/**
 * @param {string} text that a person types
 * @returns {string} its first `LONGEST_NAME` code points
 */
export function shortName(text) {
  return [...text].slice(0, LONGEST_NAME).join("");
}

/**
 * @param {string} name
 * @returns {boolean} whether it stands for a player without a name, in any language
 */
export function isUnnamed(name) {
  return Object.values(UNNAMED_PLAYER).includes(name);
}

/**
 * @param {readonly string[]} names of the players by seat, as the match has them
 * @param {readonly number[]} people seats of people at this device
 * @returns {string[]} the names that this device shows: "You" for a person without a name who is alone at the device
 */
export function namesFor(names, people) {
  const [own] = people;
  return names.map((name, seat) => (people.length === 1 && seat === own && isUnnamed(name) ? t("you-name") : name));
}

/**
 * Writes a sentence that contains names. If one of them is "You", the verb changes: the text `<id>-you` is used, and its `$you`
 * says which of its arguments is "You" (or `both`). Without such a text, and for another player without a name, the sentence says
 * "the player".
 * @param {string} id
 * @param {Args} args names, lists of names, and numbers
 * @returns {string}
 */
export function sentence(id, args) {
  const you = t("you-name");
  const which = Object.keys(args).filter((key) => [args[key]].flat().includes(you));
  const own = `${id}-you`;
  const hasOwn = which.length > 0 && hasText(own);
  const unnamed = t("unnamed-player");
  /** @type {<One>(one: One) => One | string} */
  const said = (one) => (typeof one === "string" && (isUnnamed(one) || (one === you && !hasOwn)) ? unnamed : one);
  const facts = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, value instanceof Array ? value.map(said) : said(value)]));
  const text = hasOwn ? t(own, { ...facts, you: which.length > 1 ? "both" : (which[0] ?? "") }) : t(id, facts);
  return text.startsWith(unnamed) ? capital(text) : text.replaceAll(`. ${unnamed}`, `. ${capital(unnamed)}`);
}
