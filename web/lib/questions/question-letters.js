// @ts-check
// Compares a question with texts by groups of three letters (trigrams), weighted by tf-idf: endings, compounds and typing errors
// change few of them.
import { allWords } from "./question-words.js";

/** What each trigram of a text counts; the sum of the squares is 1. @typedef {ReadonlyMap<string, number>} Vector */
/** How often each trigram is there. @typedef {ReadonlyMap<string, number>} Counts */
/** The more, the fewer texts have it. @typedef {(part: string) => number} Rare */

const SIZE = 3;
/** Marks both ends of a word. */
const END = "_";

/** @param {string} text @returns {Counts} */
export function trigramsOf(text) {
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

/** @param {readonly Counts[]} several @returns {Counts} how often each trigram is in all of them */
export function sumOf(several) {
  const sum = new Map();
  for (const counts of several) for (const [trigram, count] of counts) sum.set(trigram, (sum.get(trigram) ?? 0) + count);
  return sum;
}

/** @param {readonly Iterable<string>[]} texts the different trigrams or words of each @returns {Rare} */
export function rareIn(texts) {
  /** @type {Map<string, number>} */
  const having = new Map();
  for (const parts of texts) for (const part of parts) having.set(part, (having.get(part) ?? 0) + 1);
  const rare = new Map([...having].map(([part, count]) => [part, Math.log(1 + texts.length / count)]));
  const unknown = Math.log(1 + texts.length);
  return (part) => rare.get(part) ?? unknown;
}

/** @param {Counts} counts @param {Rare} rare @returns {Vector} */
export function vectorOf(counts, rare) {
  const weights = new Map();
  let squares = 0;
  for (const [trigram, count] of counts) {
    const weight = (1 + Math.log(count)) * rare(trigram);
    weights.set(trigram, weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [trigram, weight] of weights) weights.set(trigram, weight / length);
  return weights;
}

/**
 * Prepares to compare a question with many vectors at once: it has few of their trigrams.
 * @param {readonly Vector[]} vectors
 * @returns {(question: Vector) => Float64Array} the cosine of the question and each, 0 to 1, by place
 */
export function cosinesWith(vectors) {
  /** The places of the vectors that have a trigram, and what it counts in each. @type {Map<string, {places: number[], weights: number[]}>} */
  const having = new Map();
  for (const [place, vector] of vectors.entries()) for (const [trigram, weight] of vector) {
    const row = having.get(trigram) ?? { places: [], weights: [] };
    having.set(trigram, row);
    row.places.push(place);
    row.weights.push(weight);
  }
  return (question) => {
    const sums = new Float64Array(vectors.length);
    for (const [trigram, weight] of question) {
      const { places = [], weights = [] } = having.get(trigram) ?? {};
      for (const [at, place] of places.entries()) sums[place] = (sums[place] ?? 0) + weight * (weights[at] ?? 0);
    }
    return sums;
  };
}
