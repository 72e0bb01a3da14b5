// @ts-check
// Puts beats into sentences that a person can read: beats that the game tells together share one, and each stays long enough for
// its words. A sentence that stays over several beats is as long as they are together, longer only where that is too short.

/** @import { Beat } from "../../kit/story.js" */

/** Milliseconds at the usual speed that a sentence stays at least. */
export const LEAST = 1200;
/** Milliseconds that it stays for each of its words: 300 words a minute. */
export const WORD = 200;
/** The share of its time that a beat may lose: its movement can still be followed. */
const SPARE = 0.55;

/** What the game made of a beat, before it became a part of a sentence. @type {WeakMap<Beat, {text: string, time: number}>} */
const plain = new WeakMap();

/**
 * @param {string} text
 * @returns {number} milliseconds that it takes to read
 */
export function readingTime(text) {
  return Math.max(LEAST, WORD * text.split(/\s+/u).filter(Boolean).length);
}

/**
 * Gives beats that follow each other the texts and times of their sentences.
 * @param {readonly Beat[]} beats none of which has begun
 * @returns {Beat[][]} the beats of each sentence
 */
export function phrase(beats) {
  /** @type {Beat[][]} */
  const sentences = [];
  for (const beat of beats) {
    const { text, time } = plain.get(beat) ?? beat;
    plain.set(beat, { text, time });
    Object.assign(beat, { text, time });
    const last = sentences.at(-1);
    if (last && continues(last[0], beat)) last.push(beat);
    else sentences.push([beat]);
  }
  sentences.forEach(read);
  return sentences;
}

/**
 * @param {Beat | undefined} first of a sentence
 * @param {Beat} beat
 * @returns {boolean} whether the beat goes on with it
 */
function continues(first, { part, own }) {
  if (!first || !part || part.begins || first.own !== own) return false;
  // A card and a page are read for themselves.
  return first.part?.of === part.of || (part.after === true && first.frame !== "card" && first.frame !== "page");
}

/** @param {Beat[]} sentence its beats, which get its text and the time that it takes */
function read(sentence) {
  const [first] = sentence;
  if (!first || first.own || first.frame === "card") return;
  const worded = sentence.filter((beat) => beat === first || beat.part?.of === first.part?.of);
  const text = (worded.length > 1 && first.part?.text?.(worded)) || first.text;
  const told = beforeQuestion(sentence);
  const time = sum(told);
  const wanted = readingTime(text);
  const soft = told.filter(({ part }) => part?.soft && sentence.length > 1);
  // What is spare is taken from the beats that may be shorter; what is missing is given to all.
  const less = 1 - Math.min(Math.max(0, time - wanted), SPARE * sum(soft)) / (sum(soft) || 1);
  const more = Math.max(1, wanted / time);
  for (const beat of sentence) {
    const scale = told.includes(beat) ? more * (soft.includes(beat) ? less : 1) : 1;
    Object.assign(beat, { text, time: Math.ceil(beat.time * scale) });
  }
}

/**
 * @param {Beat[]} sentence
 * @returns {Beat[]} the beats in which it is read: with the picture that the last one brings the question may take its place
 */
function beforeQuestion(sentence) {
  const last = sentence.at(-1);
  return sentence.length > 1 && last?.part?.after && last.picture === "first" ? sentence.slice(0, -1) : sentence;
}

/** @param {readonly Beat[]} beats */
const sum = (beats) => beats.reduce((all, { time }) => all + time, 0);
