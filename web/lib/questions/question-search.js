// @ts-check
// Finds the texts that answer a question in people's words: by the names and letters that both have, by the words that few texts have,
// and by how like the question is to the two most similar ways to ask for the text.
import { plainForms } from "../keyboard/plain-letters.js";
import { cosinesWith, rareIn, sumOf, trigramsOf, vectorOf } from "./question-letters.js";
import { bends, namesIn } from "./question-names.js";
import { allWords, shortWords, stemsOf, wordsOf } from "./question-words.js";

/** @import { Counts, Rare, Vector } from "./question-letters.js" */
/** @import { Name } from "./question-names.js" */
/** @import { Meaning, Said } from "./question-words.js" */

/** @typedef {{names: ReadonlySet<string>, stems: ReadonlySet<string>}} Parts the names and stems of a text or a question */
/** @typedef {Parts & {place: number, worth: number}} Phrase one way to ask; `place`: of its letters among all; `worth`: of its names and stems */
/** @typedef {Parts & {id: string, place: number, asked: readonly Phrase[]}} Indexed `place`: of the letters of the text and of all ways to ask for it */
/** @typedef {{id: string, text: string, asked?: string}} Text `asked`: how people ask for it, one way after the other: `may I speak / do I stay silent` */
/** @typedef {{synonyms: string | string[], silent: string, articles: string}} Words `synonyms`: groups of beginnings of words that mean the same, `kill, slay / steal, rob`; `silent`: words that say nothing; `articles`: words before a name */
/** @typedef {{texts: readonly Indexed[], rare: Rare, trigrams: Rare, likeLetters: (question: Vector) => Float64Array, names: readonly Name[], meaning: Meaning, articles: ReadonlySet<string>}} Index */

// What counts how much was fitted to the questions of some authors, and scored by those of another one who was left out.
/** What a name counts that both have, and each kind of likeness. */
const NAME = .7;
const WORDS = 4.2;
const LETTERS = 5;
const ASKED = 3;
/** What a word counts that only people use. */
const ONLY_ASKED = .6;
/** Texts shorter than about so many words are not better for being short. */
const LONG = 16;
/** What a name is worth in a way to ask. */
const NAME_THERE = 3;
/** The least likeness of letters of a text that shares nothing else. */
const LEAST = .1;

const ENDS = "/";

/**
 * @param {readonly Text[]} texts
 * @param {readonly {id: string, name: string, also?: readonly string[]}[]} names `also`: what people call it, too
 * @param {Words} words
 * @returns {Index}
 */
export function indexOf(texts, names, { synonyms, silent, articles }) {
  const groups = [synonyms].flat().flatMap((several) => several.split(ENDS)).map((group) => group.split(",").flatMap((one) => plainForms(one.trim())).filter(Boolean));
  const [empty = new Set(), before = new Set()] = [silent, articles].map((list) => new Set(allWords(list).map(({ word }) => word)));
  const meaning = { groups, silent: empty, known: shortWords(groups) };
  const small = texts.flatMap(({ text }) => wordsOf(text)).filter(({ capital }) => !capital);
  const known = names.flatMap(({ id, name, also = [] }) => [...new Set([name, ...also])].map((one) => {
    const words = wordsOf(one).map(({ word }) => word);
    return { id, words, everyday: words.length === 1 && small.some(({ word }) => bends(word, words[0] ?? "")) };
  }));
  const parts = texts.map(({ text, asked = "" }) => [text, ...asked.split(ENDS).filter((one) => one.trim())].map((part) => ({ part, counts: trigramsOf(part) })));
  const sums = parts.map((several) => sumOf(several.map(({ counts }) => counts)));
  const trigrams = rareIn(sums.map((counts) => counts.keys()));
  // Our texts write names with a capital: "keeps" is no Keep there.
  const partsOf = (/** @type {string} */ text) => ({ names: namesIn(wordsOf(text), known, ({ capital }) => capital), stems: stemsOf(text, meaning) });
  const found = texts.map(({ id, text }, at) => ({ id, own: partsOf(text), ways: (parts[at] ?? []).slice(1).map(({ part, counts }) => ({ ...partsOf(part), counts })) }));
  const rare = rareIn(found.map(({ own, ways }) => new Set([own, ...ways].flatMap(({ stems }) => [...stems]))));
  /** @type {Vector[]} */
  const letters = [];
  const placeOf = (/** @type {Counts} */ counts) => letters.push(vectorOf(counts, trigrams)) - 1;
  const indexed = found.map(({ id, own, ways }, at) => ({
    id, ...own, place: placeOf(sums[at] ?? new Map()), asked: ways.map(({ counts, ...said }) => ({ ...said, place: placeOf(counts), worth: worthOf(said, rare) })),
  }));
  return { texts: indexed, rare, trigrams, likeLetters: cosinesWith(letters), names: known, meaning, articles: before };
}

/**
 * @param {Index} index
 * @param {string} text
 * @param {readonly string[]} [named] names that are asked for beside the words
 * @returns {string[]} ids of the texts that fit, the best first
 */
export function answersTo({ texts, rare, trigrams, likeLetters, names, meaning, articles }, text, named = []) {
  // People write small letters: "the keep" is the card, "I keep" is not.
  const begins = (/** @type {Said} */ { word, capital, last }, /** @type {Name} */ { everyday }) => !meaning.silent.has(word) && (!everyday || capital || articles.size === 0 || articles.has(last));
  const question = { names: new Set([...namesIn(wordsOf(text), names, begins), ...named]), stems: stemsOf(text, meaning) };
  const worth = worthOf(question, rare);
  const letters = likeLetters(vectorOf(trigramsOf(text), trigrams));
  const likeness = (/** @type {Phrase} */ phrase) => {
    const all = phrase.worth + worth;
    return (all > 0 ? (2 * worthOf(phrase, rare, question)) / all : 0) + (letters[phrase.place] ?? 0);
  };
  return texts
    .map((one) => ({ one, both: namesOfBoth(one, question), words: wordScore(one, question, rare), letters: letters[one.place] ?? 0 }))
    .filter(({ both, words, letters }) => both > 0 || words > 0 || letters > LEAST)
    .map(({ one: { id, asked }, both, words, letters }) => ({ id, score: NAME * both + WORDS * words + LETTERS * letters + ASKED * mostOf(asked.map(likeness)) }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/** @param {Indexed} text @param {Parts} question @returns {number} */
const namesOfBoth = ({ names, asked }, question) => [...question.names].filter((name) => [names, ...asked.map((phrase) => phrase.names)].some((all) => all.has(name))).length;

/**
 * @param {Indexed} text
 * @param {Parts} question
 * @param {Rare} rare
 * @returns {number} what the words count that both have
 */
function wordScore({ stems, asked }, question, rare) {
  const own = (/** @type {string} */ stem) => (stems.has(stem) ? 1 : asked.some((phrase) => phrase.stems.has(stem)) ? ONLY_ASKED : 0);
  const shared = [...question.stems].reduce((sum, stem) => sum + rare(stem) * own(stem), 0);
  // A long text shares many words with any question.
  return shared / Math.sqrt(LONG + stems.size);
}

/**
 * @param {Parts} parts
 * @param {Rare} rare
 * @param {Parts} [other] only what it has, too
 * @returns {number} what the names and words count in a comparison of a question and a way to ask
 */
function worthOf({ names, stems }, rare, other) {
  let worth = 0;
  for (const name of names) if (!other || other.names.has(name)) worth += NAME_THERE;
  for (const stem of stems) if (!other || other.stems.has(stem)) worth += rare(stem);
  return worth;
}

/** @param {number[]} all @returns {number} the sum of the two largest: one similar way alone may be by chance */
const mostOf = (all) => all.sort((one, other) => other - one).slice(0, 2).reduce((sum, one) => sum + one, 0);
