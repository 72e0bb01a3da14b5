// @ts-check
// Finds the names that a text mentions, in whichever of their forms.
import { matches } from "../pattern.js";
import { VOWEL } from "./question-words.js";

/** @import { Said } from "./question-words.js" */

/** @typedef {{id: string, words: string[], everyday: boolean}} Name its words, in plain letters; `everyday`: our texts use them for other things, too */

/** An ending has at most so many letters more. */
const ENDING = 3;

/**
 * @param {readonly Said[]} said
 * @param {readonly Name[]} names
 * @param {(word: Said, name: Name) => boolean} begins whether the name may begin with the word
 * @returns {Set<string>} ids of the names that the words mention, the first one first
 */
export function namesIn(said, names, begins) {
  const words = said.map(({ word }) => word);
  const place = (/** @type {Name} */ name) => said.findIndex((one) => mentions(one.word, name.words[0] ?? "") && begins(one, name));
  const found = names.filter((name) => place(name) >= 0 && name.words.every((part) => words.some((word) => mentions(word, part))));
  // Where one name begins like another, the longer one that fits is meant.
  const hidden = found.filter((name) => found.some((other) => other.id !== name.id && name.words.length === 1 && other.words.length === 1 && isPart(name, other, words)));
  const places = found.filter((name) => !hidden.includes(name)).map((name) => ({ id: name.id, at: place(name) }));
  return new Set(places.sort((one, other) => one.at - other.at).map(({ id }) => id));
}

/**
 * @param {Name} name
 * @param {Name} other
 * @param {readonly string[]} words
 * @returns {boolean} whether every word that fits `name` fits the longer `other` better
 */
function isPart(name, other, words) {
  const [one = ""] = name.words;
  const [longer = ""] = other.words;
  if (longer.length <= one.length || common(one, longer) < one.length - 2) return false;
  return words.filter((word) => mentions(word, one)).every((word) => likeness(word, longer) > likeness(word, one));
}

/** @param {string} word @param {string} name @returns {number} letters that both begin with, without those that only the name has */
function likeness(word, name) {
  const both = common(word, name);
  return both - Math.max(name.length - Number(matches(VOWEL, name)) - both, 0);
}

/** What stands between the parts of a compound. */
const JOINT = /^(?:e?s|e?n|er)?/u;
/** A shorter part of a compound may be an ending. */
const PART = 4;

/** @param {string} word @param {string} part of a name @returns {boolean} whether it is a form of the name, or a compound that begins with it: "Königskarte" */
const mentions = (word, part) => bends(word, part) || (part.length >= PART && word.startsWith(part) && word.slice(part.length).replace(JOINT, "").length >= PART);

/** So many letters of a name stay in each of its forms. */
const LEAST = 3;

/** @param {string} one @param {string} other @returns {number} how many letters are the same at the beginning */
function common(one, other) {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/**
 * @param {string} word of a text
 * @param {string} part of a name
 * @returns {boolean} whether the word may be a form of the name
 */
export function bends(word, part) {
  const own = part.length <= 5 ? part.length - Number(matches(VOWEL, part)) : part.length - (part.length > 6 ? 3 : 2);
  const least = Math.min(Math.max(own, LEAST), part.length);
  return word.startsWith(part.slice(0, least)) && word.length <= part.length + ENDING;
}
