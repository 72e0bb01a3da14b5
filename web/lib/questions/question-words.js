// @ts-check
// Takes texts apart into words that can be compared: in plain letters, by their beginnings, words of one meaning as one.
import { plainLetters } from "../keyboard/plain-letters.js";
import { matches } from "../pattern.js";

/** A word in plain letters; `capital`: it begins with a large one; `last`: the word before. @typedef {{word: string, capital: boolean, last: string}} Said */
/** @typedef {{groups: readonly (readonly string[])[], silent: ReadonlySet<string>}} Meaning `groups`: beginnings of words that mean the same; `silent`: words that say nothing */

/** Words are compared by their beginnings: endings differ in most languages. */
const STEM = 5;
/** A short word before the next one, as in "l’or". */
const ELISION = /(?<!\p{L})(\p{Script=Latin}{1,2})[’']/gu;
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

/** @param {string} text @returns {Said[]} without the short ones */
export const wordsOf = (text) => allWords(text).filter(({ word }) => word.length > SHORT || matches(FIGURE, word));

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
 * @param {string} text
 * @param {Meaning} meaning
 * @returns {Set<string>} what stands for each word that says something
 */
export function stemsOf(text, { groups, silent }) {
  const line = ` ${allWords(text).map(({ word }) => word).join(" ")}`;
  const stems = wordsOf(text).filter(({ word }) => !silent.has(word)).map(({ word }) => {
    const group = groups.findIndex((one) => one.some((beginning) => word.startsWith(beginning)));
    return group < 0 ? stemOf(word) : GROUP + group;
  });
  // Some words mean something only together: "have to", "a draw".
  const together = groups.flatMap((group, at) => (group.some((one) => one.includes(" ") && line.includes(` ${one}`)) ? [GROUP + at] : []));
  return new Set([...stems, ...together]);
}
