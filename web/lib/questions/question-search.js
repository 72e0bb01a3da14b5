// @ts-check
// Finds the texts that answer a question in people's words: by the names and letters that both have, by the words that few texts have,
// and by how like the question is to those that people ask for the text.
import { plainForms } from "../keyboard/plain-letters.js";
import { lettersOf, likenesses } from "./question-letters.js";
import { bends, namesIn } from "./question-names.js";
import { allWords, stemsOf, wordsOf } from "./question-words.js";

/** @import { Letters } from "./question-letters.js" */
/** @import { Name } from "./question-names.js" */
/** @import { Meaning, Said } from "./question-words.js" */

/** @typedef {{names: ReadonlySet<string>, stems: ReadonlySet<string>}} Phrase one way to ask */
/** @typedef {{id: string, names: ReadonlySet<string>, stems: ReadonlySet<string>, first: ReadonlySet<string>, asked: readonly Phrase[]}} Indexed `first`: of its first words */
/** @typedef {{id: string, text: string, asked?: string}} Text `asked`: how people ask for it, one way after the other: `may I speak / do I stay silent` */
/** @typedef {{synonyms: string | string[], silent: string, articles: string}} Words `synonyms`: groups of beginnings of words that mean the same, `kill, slay / steal, rob`; `silent`: words that say nothing; `articles`: words before a name */
/** @typedef {{texts: readonly Indexed[], rare: ReadonlyMap<string, number>, letters: Letters, names: readonly Name[], meaning: Meaning, articles: ReadonlySet<string>}} Index */

// What counts how much was found by asking for each text by one of the ways to ask for it, without that way in the index.
/** What a word among the first ones of a text counts, and one that only people use. */
const EARLY = 1.15;
const FIRST_WORDS = 7;
const ONLY_ASKED = .6;
/** Texts shorter than about so many words are not better for being short. */
const LONG = 16;
/** What the most similar way to ask counts, if all of it is the same, and what a name is worth there. */
const LIKE = 1.5;
const NAME_THERE = 3;
/** What the same letters count, and the least likeness of a text that shares nothing else. */
const LETTERS = 3;
const LEAST = .1;

const ENDS = "/";

/** @param {string} text @param {number} count @returns {string} its first words */
const beginning = (text, count) => text.split(" ").slice(0, count).join(" ");

/**
 * @param {readonly Text[]} texts
 * @param {readonly {id: string, name: string, also?: readonly string[]}[]} names `also`: what people call it, too
 * @param {Words} words
 * @returns {Index}
 */
export function indexOf(texts, names, { synonyms, silent, articles }) {
  const groups = [synonyms].flat().flatMap((several) => several.split(ENDS)).map((group) => group.split(",").flatMap((one) => plainForms(one.trim())).filter(Boolean));
  const [empty = new Set(), before = new Set()] = [silent, articles].map((list) => new Set(allWords(list).map(({ word }) => word)));
  const meaning = { groups, silent: empty };
  const small = texts.flatMap(({ text }) => wordsOf(text)).filter(({ capital }) => !capital);
  const known = names.flatMap(({ id, name, also = [] }) => [...new Set([name, ...also])].map((one) => {
    const words = wordsOf(one).map(({ word }) => word);
    return { id, words, everyday: words.length === 1 && small.some(({ word }) => bends(word, words[0] ?? "")) };
  }));
  // Our texts write names with a capital: "keeps" is no Keep there.
  const phrase = (/** @type {string} */ text) => ({ names: namesIn(wordsOf(text), known, ({ capital }) => capital), stems: stemsOf(text, meaning) });
  const indexed = texts.map(({ id, text, asked = "" }) => ({
    id, ...phrase(text), first: stemsOf(beginning(text, FIRST_WORDS), meaning), asked: asked.split(ENDS).filter((one) => one.trim()).map(phrase),
  }));
  const letters = lettersOf(texts.map(({ text, asked = "" }) => `${text} ${asked}`));
  return { texts: indexed, rare: rareStems(indexed), letters, names: known, meaning, articles: before };
}

/** @param {readonly Indexed[]} texts @returns {Map<string, number>} what each word counts: the more, the fewer texts have it */
function rareStems(texts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { stems, asked } of texts) for (const stem of new Set([...stems, ...asked.flatMap((one) => [...one.stems])])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + texts.length / count)]));
}

/**
 * @param {Index} index
 * @param {string} text
 * @param {readonly string[]} [named] names that are asked for beside the words
 * @returns {string[]} ids of the texts that fit, the best first
 */
export function answersTo({ texts, rare, letters, names, meaning, articles }, text, named = []) {
  // People write small letters: "the keep" is the card, "I keep" is not.
  const begins = (/** @type {Said} */ { word, capital, last }, /** @type {Name} */ { everyday }) => !meaning.silent.has(word) && (!everyday || capital || articles.size === 0 || articles.has(last));
  const question = { names: new Set([...namesIn(wordsOf(text), names, begins), ...named]), stems: stemsOf(text, meaning) };
  const alike = likenesses(letters, text);
  return texts
    .map((one, at) => ({ id: one.id, both: namesOfBoth(one, question), words: wordScore(one, question, rare), letters: alike[at] ?? 0, like: Math.max(0, ...one.asked.map((phrase) => likeness(phrase, question, rare))) }))
    .filter(({ both, words, letters }) => both > 0 || words > 0 || letters > LEAST)
    .map(({ id, both, words, letters, like }) => ({ id, score: both + words + LIKE * like + LETTERS * letters }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/** @param {Indexed} text @param {Phrase} question @returns {number} */
const namesOfBoth = ({ names, asked }, question) => [...question.names].filter((name) => [names, ...asked.map((phrase) => phrase.names)].some((all) => all.has(name))).length;

/**
 * @param {Indexed} text
 * @param {Phrase} question
 * @param {ReadonlyMap<string, number>} rare
 * @returns {number} what the words count that both have
 */
function wordScore({ stems, first, asked }, question, rare) {
  const own = (/** @type {string} */ stem) => (stems.has(stem) ? (first.has(stem) ? EARLY : 1) : asked.some((phrase) => phrase.stems.has(stem)) ? ONLY_ASKED : 0);
  const shared = [...question.stems].reduce((sum, stem) => sum + (rare.get(stem) ?? 0) * own(stem), 0);
  // A long text shares many words with any question.
  return shared / Math.sqrt(LONG + stems.size);
}

/**
 * @param {Phrase} phrase
 * @param {Phrase} question
 * @param {ReadonlyMap<string, number>} rare
 * @returns {number} 0 to 1: how much of both is the same
 */
function likeness(phrase, question, rare) {
  const worth = (/** @type {Phrase} */ { names, stems }) => names.size * NAME_THERE + [...stems].reduce((sum, stem) => sum + (rare.get(stem) ?? 0), 0);
  const both = { names: intersection(phrase.names, question.names), stems: intersection(phrase.stems, question.stems) };
  const all = worth(phrase) + worth(question);
  return all > 0 ? (2 * worth(both)) / all : 0;
}

/** @param {ReadonlySet<string>} one @param {ReadonlySet<string>} other */
const intersection = (one, other) => new Set([...one].filter((item) => other.has(item)));
