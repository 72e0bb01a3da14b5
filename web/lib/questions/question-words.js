// @ts-check
// Takes texts apart into words that can be compared: in plain letters, by their beginnings, words of one meaning as one.
import { ELISION, plainLetters } from "../keyboard/plain-letters.js";
import { matches } from "../pattern.js";

/** A word in plain letters; `capital`: it begins with a large one; `last`: the word before. @typedef {{word: string, capital: boolean, last: string}} Said */
/** @typedef {{groups: readonly (readonly string[])[], silent: ReadonlySet<string>, known: Map<string, string>}} Meaning `groups`: beginnings of words that mean the same; `silent`: words that say nothing; `known`: what stands for each word that was met */

/** Words are compared by their beginnings: endings differ in most languages. */
const STEM = 6;
const BETWEEN = /[^\p{L}\p{M}\p{N}'’ʼ\u00AD]+/u;
const CAPITAL = /^\p{Lu}/u;
const FIGURE = /^\d+$/u;
/** Shorter words join others, and say little themselves. */
const SHORT = 2;
/** Marks what stands for a group. */
const GROUP = "/";

/** @param {string} text @returns {Said[]} */
export const allWords = (text) => text.replace(ELISION, "$1 ").split(BETWEEN).filter(Boolean)
  .map((word) => ({ word: plainLetters(word), capital: matches(CAPITAL, word) }))
  .map((said, at, all) => ({ ...said, last: all[at - 1]?.word ?? "" }));

/** @param {Said} said */
const isLong = ({ word }) => word.length > SHORT || matches(FIGURE, word);

/** @param {string} text @returns {Said[]} without the short ones */
export const wordsOf = (text) => allWords(text).filter(isLong);

/** A last letter that may become another one, or none. */
export const VOWEL = /[aeouy\u0430\u0435\u0438\u0456\u043e\u0443\u044f\u044c\u0439]$/u;
/** A shorter beginning stands for too many words. */
const LEAST = 3;

/** @param {string} word @returns {string} its beginning: "viel" and "viele" have the same, and each case of "карта" */
function stemOf(word) {
  const stem = word.slice(0, STEM);
  return stem.length > LEAST && matches(VOWEL, stem) ? stem.slice(0, -1) : stem;
}

/**
 * @param {Meaning["groups"]} groups
 * @returns {Map<string, string>} the short words among them, which stand for themselves alone: "or" begins no "ordre"
 */
export const shortWords = (groups) => new Map(groups.flatMap((group, at) => group.filter((one) => one.length <= SHORT).map((one) => [one, GROUP + at])));

/** @param {string} word @param {Meaning} meaning @returns {string} what stands for it: a group, or its beginning */
function stands(word, { groups, known }) {
  const before = known.get(word);
  if (before) return before;
  const group = groups.findIndex((one) => one.some((beginning) => beginning.length > SHORT && word.startsWith(beginning)));
  const found = group < 0 ? stemOf(word) : GROUP + group;
  known.set(word, found);
  return found;
}

/**
 * @param {string} text
 * @param {Meaning} meaning
 * @returns {Set<string>} what stands for each word that says something
 */
export function stemsOf(text, meaning) {
  const all = allWords(text);
  const line = ` ${all.map(({ word }) => word).join(" ")}`;
  const stems = all.filter((said) => (isLong(said) || meaning.known.has(said.word)) && !meaning.silent.has(said.word)).map(({ word }) => stands(word, meaning));
  // Some words mean something only together: "have to", "a draw".
  const together = meaning.groups.flatMap((group, at) => (group.some((one) => one.includes(" ") && line.includes(` ${one}`)) ? [GROUP + at] : []));
  return new Set([...stems, ...together]);
}
