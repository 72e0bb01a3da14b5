// @ts-check
// Finds the texts that answer a question in people's words: by the names that both mention, then by the words that few texts have.
import { plainForms, plainLetters } from "./keyboard/plain-letters.js";
import { matches } from "./pattern.js";

/** @typedef {{id: string, words: string[]}} Name the words of a name, in plain letters */
/** @typedef {{id: string, names: Set<string>, stems: Set<string>}} Indexed */
/** @typedef {{texts: Indexed[], rare: Map<string, number>, names: Name[], groups: string[][]}} Index */

/** Words are compared by their beginnings: endings differ in most languages. */
const STEM = 5;
/** An ending has at most so many letters more. */
const ENDING = 3;
/** What a name that both mention counts, and what one that is missing takes away. */
const NAMED = 2;
const MISSING = .8;
const BESIDE = .05;
/** Texts shorter than about so many words are not better for being short. */
const LONG = 8;

/** A short word before the next one, as in "l’or". */
const ELISION = /(?<!\p{L})(\p{Script=Latin}{1,2})[’']/gu;

/** @param {string} text @returns {string[]} */
const wordsOf = (text) => plainLetters(text.replace(ELISION, "$1 ")).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);

/**
 * @param {readonly {id: string, text: string}[]} texts
 * @param {readonly {id: string, name: string}[]} names
 * @param {string} synonyms groups of beginnings of words that mean the same: `kill, slay / steal, rob`
 * @returns {Index}
 */
export function indexOf(texts, names, synonyms) {
  const groups = synonyms.split("/").map((group) => group.split(",").flatMap((one) => plainForms(one.trim())).filter(Boolean));
  const known = names.map(({ id, name }) => ({ id, words: wordsOf(name) }));
  const indexed = texts.map(({ id, text }) => ({ id, names: namesIn(wordsOf(text), known), stems: stemsOf(wordsOf(text), groups) }));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { stems } of indexed) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rare = new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + indexed.length / count)]));
  return { texts: indexed, rare, names: known, groups };
}

/**
 * @param {Index} index
 * @param {string} question
 * @param {readonly string[]} [named] names that are asked for beside the words
 * @returns {string[]} ids of the texts that fit, the best first
 */
export function answersTo({ texts, rare, names, groups }, question, named = []) {
  const words = wordsOf(question);
  const asked = new Set([...namesIn(words, names), ...named]);
  const stems = stemsOf(words, groups);
  return texts
    .map(({ id, names: own, stems: said }) => {
      const both = [...asked].filter((name) => own.has(name)).length;
      const shared = [...stems].filter((stem) => said.has(stem)).reduce((sum, stem) => sum + (rare.get(stem) ?? 0), 0);
      // A long text shares many words with any question.
      const score = both * NAMED - (asked.size - both) * MISSING - (own.size - both) * BESIDE + shared / Math.sqrt(LONG + said.size);
      return { id, both, score, shared };
    })
    .filter(({ both, shared }) => both > 0 || shared > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/**
 * @param {readonly string[]} words
 * @param {readonly (readonly string[])[]} groups
 * @returns {Set<string>}
 */
function stemsOf(words, groups) {
  return new Set(words.map((word) => {
    const group = groups.findIndex((one) => one.some((beginning) => word.startsWith(beginning)));
    return group < 0 ? word.slice(0, STEM) : `/${group}`;
  }));
}

/**
 * @param {readonly string[]} words
 * @param {readonly Name[]} names
 * @returns {Set<string>} ids of the names that the words mention
 */
function namesIn(words, names) {
  const found = names.filter(({ words: parts }) => parts.every((part) => words.some((word) => bends(word, part))));
  // Where one name begins like another, the longer one that fits is meant.
  const hidden = found.filter((name) => found.some((other) => other !== name && name.words.length === 1 && other.words.length === 1 && isPart(name, other, words)));
  return new Set(found.filter((name) => !hidden.includes(name)).map(({ id }) => id));
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
  return words.filter((word) => bends(word, one)).every((word) => common(word, longer) > common(word, one));
}

/** A last letter that may become another one. */
const VOWEL = /[aeouy\u0430\u0435\u0438\u0456\u043e\u0443\u044f\u044c]$/u;

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
function bends(word, part) {
  const least = part.length <= 4 ? part.length - Number(matches(VOWEL, part)) : part.length - (part.length > 6 ? 3 : 2);
  return word.startsWith(part.slice(0, least)) && word.length <= part.length + ENDING;
}
