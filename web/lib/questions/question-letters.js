// @ts-check
// Compares a question with texts by groups of three letters (trigrams), weighted by tf-idf: endings, compounds and typing errors
// change few of them.
import { allWords } from "./question-words.js";

/** What each trigram of a text counts; the sum of the squares is 1. @typedef {ReadonlyMap<string, number>} Vector */
/** @typedef {{vectors: readonly Vector[], rare: (trigram: string) => number}} Letters `rare`: the more, the fewer texts have it */

const SIZE = 3;
/** Marks both ends of a word. */
const END = "_";

/** @param {string} text @returns {Map<string, number>} how often each trigram is there */
function trigramsOf(text) {
  const counts = new Map();
  for (const { word } of allWords(text)) {
    const whole = END + word + END;
    for (let at = 0; at + SIZE <= whole.length; at += 1) {
      const trigram = whole.slice(at, at + SIZE);
      counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * @param {ReadonlyMap<string, number>} counts
 * @param {(trigram: string) => number} rare
 * @returns {Vector}
 */
function vectorOf(counts, rare) {
  const weights = [...counts].map(([trigram, count]) => /** @type {[string, number]} */ ([trigram, (1 + Math.log(count)) * rare(trigram)]));
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return new Map(weights.map(([trigram, weight]) => [trigram, weight / length]));
}

/** @param {readonly string[]} texts @returns {Letters} */
export function lettersOf(texts) {
  const all = texts.map(trigramsOf);
  /** @type {Map<string, number>} */
  const having = new Map();
  for (const counts of all) for (const trigram of counts.keys()) having.set(trigram, (having.get(trigram) ?? 0) + 1);
  const rare = (/** @type {string} */ trigram) => Math.log(1 + texts.length / (having.get(trigram) ?? 1));
  return { vectors: all.map((counts) => vectorOf(counts, rare)), rare };
}

/** @param {Letters} letters @param {string} question @returns {number[]} 0 to 1 for each text: the cosine of both vectors */
export function likenesses({ vectors, rare }, question) {
  const own = [...vectorOf(trigramsOf(question), rare)];
  return vectors.map((vector) => own.reduce((sum, [trigram, weight]) => sum + weight * (vector.get(trigram) ?? 0), 0));
}
