// @ts-check
// Finds words in a text as a plain keyboard types them: without accents, with `l` for `ł`, `ae` or `a` for `ä`, any apostrophe
// or none. A letter may become two or none, so each plain letter keeps the place in the text that it comes from.

/**
 * Letters that have no base letter, and signs that a keyboard lacks, as people type them. A letter that the keyboards of related
 * languages have in another form (`і`, `є` of a Ukrainian one, `ы`, `э` of a Russian one) is the same letter.
 */
const TYPED = new Map(Object.entries({
  ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ħ: "h", ı: "i", ŋ: "n", ŧ: "t", þ: "th", ĸ: "k", ſ: "s",
  ґ: "г", є: "е", э: "е", і: "и", ы: "и", ў: "у", ъ: "",
  "×": "x", "→": "->", "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "‒": "-", "―": "-",
  "'": "", "’": "", "‘": "", "‛": "", ʼ: "", ʹ: "", ʻ: "", "′": "", "`": "", "´": "", "\u00AD": "",
  '"': "", "“": "", "”": "", "„": "", "‟": "", "«": "", "»": "", "‹": "", "›": "", "‚": "", "″": "",
}));
/** Letters that people type as two where they do not leave the accent out. */
const AS_TWO = new Map(Object.entries({ ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" }));

/** @typedef {{text: string, from: number[], to: number[]}} Plain the letters, and where in the text the source of each lies */

/** @type {Map<string, readonly [string, string]>} each letter as people type it, and with `ae` for `ä`; texts have few */
const known = new Map();

/**
 * @param {string} letter with its accents
 * @returns {readonly [string, string]} how people type it, in lower case
 */
function typed(letter) {
  const before = known.get(letter);
  if (before) return before;
  const small = letter.toLowerCase().normalize("NFC");
  const base = [...small.normalize("NFKD").toLowerCase().replace(/[\p{M}\p{Cf}]/gu, "")];
  const one = TYPED.get(small) ?? base.map((part) => TYPED.get(part) ?? part).join("");
  /** @type {readonly [string, string]} */
  const both = [one, AS_TWO.get(small) ?? one];
  known.set(letter, both);
  return both;
}

/** @param {string} text */
const lettersOf = (text) => text.matchAll(/\P{M}\p{M}*|\p{M}+/gu);

/**
 * @param {string} text
 * @returns {string[]} its letters as a plain keyboard types them, in lower case: in one or two ways
 */
export function plainForms(text) {
  const ways = ["", ""];
  for (const [letter] of lettersOf(text)) typed(letter).forEach((part, way) => (ways[way] += part));
  return [...new Set(ways)];
}

/** @param {string} text */
export const plainLetters = (text) => plainForms(text)[0] ?? "";

/** A short word before the next one, as in "l’or". */
export const ELISION = /(?<!\p{L})(\p{Script=Latin}{1,2})[’']/gu;

/**
 * @param {string} text such as a name
 * @param {string} query as a person types it
 * @returns {boolean} whether each word of the query begins a word of the text, also of words that a hyphen or an apostrophe joins
 */
export function beginsWords(text, query) {
  const words = plainLetters(query).split(/[\s-]+/).filter(Boolean);
  return plainForms(`${text} ${text.replace(ELISION, " ")}`).some((form) => {
    const parts = form.split(/\s+/).flatMap((part) => [...part.split("-"), part.replaceAll("-", "")]);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/**
 * @param {string} text
 * @param {string} word in plain letters
 * @returns {{from: number, to: number} | null} where in the text the word is first
 */
export function findPlain(text, word) {
  const way = plainForms(text).findIndex((form) => form.includes(word));
  if (way < 0 || word === "") return null;
  /** @type {Plain} */
  const plain = { text: "", from: [], to: [] };
  for (const { 0: letter, index } of lettersOf(text)) {
    const part = typed(letter)[way] ?? "";
    plain.text += part;
    for (const _ of Array(part.length).keys()) {
      plain.from.push(index);
      plain.to.push(index + letter.length);
    }
  }
  const at = plain.text.indexOf(word);
  return { from: plain.from[at] ?? 0, to: plain.to[at + word.length - 1] ?? text.length };
}
