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
/** A shorter beginning is inside of many words. */
const INSIDE = 4;
/** Marks what stands for a group, and for a word itself beside its group. */
const GROUP = "/";
const ITSELF = "=";

/** @param {string} text @returns {Said[]} */
export const allWords = (text) => text.replace(ELISION, "$1 ").split(BETWEEN).filter(Boolean)
  .map((word) => ({ word: plainLetters(word), capital: matches(CAPITAL, word) }))
  .map((said, at, all) => ({ ...said, last: all[at - 1]?.word ?? "" }));

/** @param {string} text @returns {Said[]} without the short ones */
export const wordsOf = (text) => allWords(text).filter(({ word }) => word.length > SHORT || matches(FIGURE, word));

/** @param {string} stem @returns {boolean} whether it is a word beside its group: the same word counts a little more than another one that means the same */
export const isItself = (stem) => stem.startsWith(ITSELF);

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
 * @returns {Map<string, string>} what stands for each word that says something, and a word that it stands for
 */
export function stemsOf(text, { groups, silent }) {
  const line = ` ${allWords(text).map(({ word }) => word).join(" ")}`;
  const stems = wordsOf(text).filter(({ word }) => !silent.has(word)).flatMap(({ word }) => {
    const group = groups.findIndex((one) => one.some((beginning) => word.startsWith(beginning)));
    const own = stemOf(word);
    return /** @type {[string, string][]} */ (group < 0 ? [[own, word]] : [[`${GROUP}${group}`, word], [`${ITSELF}${own}`, word]]);
  });
  // Some words mean something only together: "have to", "a draw".
  const together = groups.flatMap((group, at) => group.filter((one) => one.includes(" ") && line.includes(` ${one}`)).slice(0, 1).map((one) => /** @type {[string, string]} */ ([`${GROUP}${at}`, one])));
  return new Map([...stems, ...together]);
}

/**
 * @param {ReadonlyMap<string, string>} stems of a question
 * @param {ReadonlyMap<string, number>} rare all stems of the texts
 * @returns {Map<string, number>} those stems, and what each counts: a word that no text has stands for those it is made of, such as the parts of a compound
 */
export function knownStems(stems, rare) {
  const plain = [...rare.keys()].filter((stem) => stem.length >= INSIDE && !stem.startsWith(GROUP) && !isItself(stem));
  return new Map([...stems].flatMap(([stem, word]) => {
    const inside = rare.has(stem) || stem.startsWith(GROUP) || isItself(stem) ? [] : plain.filter((part) => word.includes(part));
    return /** @type {[string, number][]} */ (inside.length > 0 ? inside.map((part) => [part, 1 / inside.length]) : [[stem, 1]]);
  }));
}
