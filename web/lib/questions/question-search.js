// @ts-check
// Finds the texts that answer a question in people's words: by the names that both mention, by the words that few texts have, and by
// how like the question is to those that people ask for the text.
import { plainForms } from "../keyboard/plain-letters.js";
import { bends, namesIn } from "./question-names.js";
import { allWords, isItself, knownStems, stemsOf, wordsOf } from "./question-words.js";

/** @import { Name } from "./question-names.js" */
/** @import { Meaning, Said } from "./question-words.js" */

/** @typedef {{names: ReadonlySet<string>, stems: ReadonlySet<string>}} Phrase one way to ask */
/** @typedef {{id: string, names: ReadonlySet<string>, stems: ReadonlySet<string>, first: ReadonlySet<string>, asked: readonly Phrase[]}} Indexed `first`: of its first words */
/** @typedef {{id: string, text: string, asked?: string}} Text `asked`: how people ask for it, one way after the other: `may I speak / do I stay silent` */
/** @typedef {{synonyms: string | string[], silent: string, articles: string}} Words `synonyms`: groups of beginnings of words that mean the same, `kill, slay / steal, rob`; `silent`: words that say nothing; `articles`: words before a name */
/** @typedef {{texts: readonly Indexed[], rare: ReadonlyMap<string, number>, names: readonly Name[], meaning: Meaning, articles: ReadonlySet<string>}} Index */
/** @typedef {{names: ReadonlySet<string>, stems: ReadonlyMap<string, number>}} Question what it mentions, and how much each of its words counts */

/** What a name counts that the text mentions too, or a way to ask for it does, and what one takes away that neither does. */
const NAMED = 1;
const NAMED_BY_ASKED = .7;
const MISSING = .3;
/** What each name of a text takes away if a question mentions none: it asks about all. */
const ALONE = .05;
/** What a word among the first ones of a text counts, and one that only people use. */
const EARLY = 1.15;
const FIRST_WORDS = 7;
const ONLY_ASKED = .6;
/** What a word counts beside its group. */
const ITSELF = .3;
/** Texts shorter than about so many words are not better for being short. */
const LONG = 16;
/** What the most similar way to ask counts, if all of it is the same; what a name is worth there, and a word that no text has. */
const LIKE = 1.5;
const NAME_THERE = 3;
const UNKNOWN = 4;

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
  const phrase = (/** @type {string} */ text) => ({ names: namesIn(wordsOf(text), known, ({ capital }) => capital), stems: new Set(stemsOf(text, meaning).keys()) });
  const indexed = texts.map(({ id, text, asked = "" }) => ({
    id, ...phrase(text), first: new Set(stemsOf(beginning(text, FIRST_WORDS), meaning).keys()), asked: asked.split(ENDS).filter((one) => one.trim()).map(phrase),
  }));
  return { texts: indexed, rare: rareStems(indexed), names: known, meaning, articles: before };
}

/** @param {readonly Indexed[]} texts @returns {Map<string, number>} what each word counts: the more, the fewer texts have it */
function rareStems(texts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { stems, asked } of texts) for (const stem of new Set([...stems, ...asked.flatMap((one) => [...one.stems])])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + texts.length / count) * (isItself(stem) ? ITSELF : 1)]));
}

/**
 * @param {Index} index
 * @param {string} text
 * @param {readonly string[]} [named] names that are asked for beside the words
 * @returns {string[]} ids of the texts that fit, the best first
 */
export function answersTo({ texts, rare, names, meaning, articles }, text, named = []) {
  // People write small letters: "the keep" is the card, "I keep" is not.
  const begins = (/** @type {Said} */ { word, capital, last }, /** @type {Name} */ { everyday }) => !meaning.silent.has(word) && (!everyday || capital || articles.size === 0 || articles.has(last));
  const question = { names: new Set([...namesIn(wordsOf(text), names, begins), ...named]), stems: knownStems(stemsOf(text, meaning), rare) };
  return texts
    .map((one) => ({ id: one.id, names: nameScore(one, question), words: wordScore(one, question, rare), like: Math.max(0, ...one.asked.map((phrase) => likeness(phrase, question, rare))) }))
    .filter(({ names: { hits }, words }) => hits > 0 || words > 0)
    .map(({ id, names: { score }, words, like }) => ({ id, score: score + words + LIKE * like }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/**
 * @param {Indexed} text
 * @param {Question} question
 * @returns {{hits: number, score: number}} how many names both mention, and what they count
 */
function nameScore({ names, asked }, question) {
  const all = [...question.names];
  const both = all.filter((name) => names.has(name)).length;
  const also = all.filter((name) => !names.has(name) && asked.some((phrase) => phrase.names.has(name))).length;
  const alone = question.names.size === 0 ? names.size * ALONE : 0;
  return { hits: both + also, score: both * NAMED + also * NAMED_BY_ASKED - (all.length - both - also) * MISSING - alone };
}

/**
 * @param {Indexed} text
 * @param {Question} question
 * @param {ReadonlyMap<string, number>} rare
 * @returns {number} what the words count that both have
 */
function wordScore({ stems, first, asked }, question, rare) {
  const own = (/** @type {string} */ stem) => (stems.has(stem) ? (first.has(stem) ? EARLY : 1) : asked.some((phrase) => phrase.stems.has(stem)) ? ONLY_ASKED : 0);
  const shared = [...question.stems].reduce((sum, [stem, counts]) => sum + counts * (rare.get(stem) ?? 0) * own(stem), 0);
  // A long text shares many words with any question.
  return shared / Math.sqrt(LONG + stems.size);
}

/**
 * @param {Phrase} phrase
 * @param {Question} question
 * @param {ReadonlyMap<string, number>} rare
 * @returns {number} 0 to 1: how much of both is the same
 */
function likeness(phrase, question, rare) {
  const worth = (/** @type {string} */ stem) => rare.get(stem) ?? (isItself(stem) ? 0 : UNKNOWN);
  const names = [...question.names].filter((name) => phrase.names.has(name)).length;
  const stems = [...question.stems].map(([stem, counts]) => ({ stem, counts: counts * worth(stem) }));
  const both = names * NAME_THERE + stems.filter(({ stem }) => phrase.stems.has(stem)).reduce((sum, { counts }) => sum + counts, 0);
  const own = phrase.names.size * NAME_THERE + [...phrase.stems].reduce((sum, stem) => sum + worth(stem), 0);
  const asked = question.names.size * NAME_THERE + stems.reduce((sum, { counts }) => sum + counts, 0);
  return own + asked > 0 ? (2 * both) / (own + asked) : 0;
}
