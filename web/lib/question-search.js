// @ts-check
// Finds the texts that answer a question in people's words: by the names that both mention, then by the words that few texts have.
import { plainForms, plainLetters } from "./keyboard/plain-letters.js";
import { matches } from "./pattern.js";

/** @typedef {{id: string, words: string[], everyday: boolean}} Name its words, in plain letters; `everyday`: our texts use them for other things, too */
/** @typedef {{id: string, names: Set<string>, topics: Set<string>, stems: Set<string>, first: Set<string>}} Indexed `topics`, `first`: of its first words */
/** @typedef {{synonyms: string | string[], silent: string, articles: string}} Words `synonyms`: groups of beginnings of words that mean the same, `kill, slay / steal, rob`; `silent`: words that say nothing; `articles`: words before a name */
/** @typedef {{texts: Indexed[], rare: Map<string, number>, names: Name[], groups: string[][], silent: Set<string>, articles: Set<string>}} Index */

/** Words are compared by their beginnings: endings differ in most languages. */
const STEM = 5;
/** An ending has at most so many letters more. */
const ENDING = 3;
/** What a name that both mention counts, and what one that is missing takes away. */
const NAMED = 2;
const MISSING = .8;
const BESIDE = .1;
/** What the name that a text mentions first counts beside: the text is about it, if that is soon. */
const TOPIC = .4;
const TOPIC_WORDS = 12;
/** What a word among the first ones of a text counts. */
const EARLY = 1.15;
const FIRST_WORDS = 7;
/** Texts shorter than about so many words are not better for being short. */
const LONG = 16;

/** A short word before the next one, as in "l’or". */
const ELISION = /(?<!\p{L})(\p{Script=Latin}{1,2})[’']/gu;
const BETWEEN = /[^\p{L}\p{M}\p{N}'’ʼ\u00AD]+/u;
const CAPITAL = /^\p{Lu}/u;
const FIGURE = /^\d+$/u;
/** Shorter words join others, and say little themselves. */
const SHORT = 2;

/** A word in plain letters; `capital`: it begins with a large one; `last`: the word before. @typedef {{word: string, capital: boolean, last: string}} Said */

/** @param {string} text @returns {Said[]} */
const allWords = (text) => text.replace(ELISION, "$1 ").split(BETWEEN).filter(Boolean)
  .map((word) => ({ word: plainLetters(word), capital: matches(CAPITAL, word) }))
  .map((said, at, all) => ({ ...said, last: all[at - 1]?.word ?? "" }));

/** @param {string} text @param {number} count @returns {string} its first words */
const beginning = (text, count) => text.split(" ").slice(0, count).join(" ");

/** @param {string} text @returns {Said[]} without the short ones */
const wordsOf = (text) => allWords(text).filter(({ word }) => word.length > SHORT || matches(FIGURE, word));

/**
 * @param {readonly {id: string, text: string}[]} texts
 * @param {readonly {id: string, name: string, also?: readonly string[]}[]} names `also`: what people call it, too
 * @param {Words} words
 * @returns {Index}
 */
export function indexOf(texts, names, { synonyms, silent, articles }) {
  const groups = [synonyms].flat().flatMap((several) => several.split("/")).map((group) => group.split(",").flatMap((one) => plainForms(one.trim())).filter(Boolean));
  const [empty = new Set(), before = new Set()] = [silent, articles].map((list) => new Set(allWords(list).map(({ word }) => word)));
  const small = texts.flatMap(({ text }) => wordsOf(text)).filter(({ capital }) => !capital);
  const known = names.flatMap(({ id, name, also = [] }) => [...new Set([name, ...also])].map((one) => {
    const words = wordsOf(one).map(({ word }) => word);
    return { id, words, everyday: words.length === 1 && small.some(({ word }) => bends(word, words[0] ?? "")) };
  }));
  // Our texts write names with a capital: "keeps" is no Keep there.
  const indexed = texts.map(({ id, text }) => ({ id, names: namesIn(wordsOf(text), known, ({ capital }) => capital), topics: namesIn(wordsOf(beginning(text, TOPIC_WORDS)), known, ({ capital }) => capital), stems: stemsOf(text, groups, empty), first: stemsOf(beginning(text, FIRST_WORDS), groups, empty) }));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { stems } of indexed) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rare = new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + indexed.length / count)]));
  return { texts: indexed, rare, names: known, groups, silent: empty, articles: before };
}

/**
 * @param {Index} index
 * @param {string} question
 * @param {readonly string[]} [named] names that are asked for beside the words
 * @returns {string[]} ids of the texts that fit, the best first
 */
export function answersTo({ texts, rare, names, groups, silent, articles }, question, named = []) {
  // People write small letters: "the keep" is the card, "I keep" is not.
  const begins = (/** @type {Said} */ { word, capital, last }, /** @type {Name} */ { everyday }) => !silent.has(word) && (!everyday || capital || articles.size === 0 || articles.has(last));
  const asked = new Set([...namesIn(wordsOf(question), names, begins), ...named]);
  const stems = stemsOf(question, groups, silent);
  return texts
    .map(({ id, names: own, topics, stems: said, first }) => {
      const both = [...asked].filter((name) => own.has(name)).length;
      const shared = [...stems].filter((stem) => said.has(stem)).reduce((sum, stem) => sum + (rare.get(stem) ?? 0) * (first.has(stem) ? EARLY : 1), 0);
      // A long text shares many words with any question.
      const [topic] = topics;
      const named = both * NAMED - (asked.size - both) * MISSING - (own.size - both) * BESIDE + (topic !== undefined && asked.has(topic) ? TOPIC : 0);
      const score = named + shared / Math.sqrt(LONG + said.size);
      return { id, both, score, shared };
    })
    .filter(({ both, shared }) => both > 0 || shared > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/**
 * @param {string} text
 * @param {readonly (readonly string[])[]} groups
 * @param {ReadonlySet<string>} silent
 * @returns {Set<string>}
 */
function stemsOf(text, groups, silent) {
  const line = ` ${allWords(text).map(({ word }) => word).join(" ")}`;
  const stems = wordsOf(text).filter(({ word }) => !silent.has(word)).map(({ word }) => {
    const group = groups.findIndex((one) => one.some((beginning) => word.startsWith(beginning)));
    return group < 0 ? word.slice(0, STEM) : `/${group}`;
  });
  // Some words mean something only together: "have to", "a draw".
  const together = groups.flatMap((group, at) => (group.some((one) => one.includes(" ") && line.includes(` ${one}`)) ? [`/${at}`] : []));
  return new Set([...stems, ...together]);
}

/**
 * @param {readonly Said[]} said
 * @param {readonly Name[]} names
 * @param {(word: Said, name: Name) => boolean} begins whether the name may begin with the word
 * @returns {Set<string>} ids of the names that the words mention, the first one first
 */
function namesIn(said, names, begins) {
  const words = said.map(({ word }) => word);
  const place = (/** @type {Name} */ name) => said.findIndex((one) => bends(one.word, name.words[0] ?? "") && begins(one, name));
  const found = names.filter((name) => place(name) >= 0 && name.words.every((part) => words.some((word) => bends(word, part))));
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
  return words.filter((word) => bends(word, one)).every((word) => likeness(word, longer) > likeness(word, one));
}

/** @param {string} word @param {string} name @returns {number} letters that both begin with, without those that only the name has */
function likeness(word, name) {
  const both = common(word, name);
  return both - Math.max(name.length - Number(matches(VOWEL, name)) - both, 0);
}

/** A last letter that may become another one. */
const VOWEL = /[aeouy\u0430\u0435\u0438\u0456\u043e\u0443\u044f\u044c\u0439]$/u;
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
function bends(word, part) {
  const own = part.length <= 5 ? part.length - Number(matches(VOWEL, part)) : part.length - (part.length > 6 ? 3 : 2);
  const least = Math.min(Math.max(own, LEAST), part.length);
  return word.startsWith(part.slice(0, least)) && word.length <= part.length + ENDING;
}
