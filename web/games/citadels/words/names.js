// @ts-check
// Writes the names and texts of cards. An edition may have its own wording: then the text's id ends with the edition's.
import { hasText, language, t } from "../../../lib/i18n.js";

/** The edition on the table. */
let currentEdition = "";
/** @type {ReadonlyMap<number, string>} the characters on the table, by rank */
let charactersByRank = new Map();
/** Caches texts of cards for one language, edition and table (`of`), since one drawing asks for dozens.
 * @type {{of: string, texts: Map<string, string>}}
 */
let textCache = { of: "", texts: new Map() };
/** Caches long words with soft hyphens for one language.
 * @type {{language: string, words: Map<string, string>}}
 */
let hyphenated = { language: "", words: new Map() };

/**
 * Sets the edition that words the cards from now on, and the table whose characters the texts name.
 * @param {string} edition
 * @param {Pick<import("../../../types.js").View, "characters"> | null} view
 */
export function setWording(edition, view) {
  currentEdition = edition;
  const characters = view?.characters ?? [];
  charactersByRank = new Map(characters.map(({ rank, character }) => [rank, character]));
  const of = [language(), edition, ...characters.map(({ rank, character }) => `${rank} ${character}`)].join();
  if (of !== textCache.of) textCache = { of, texts: new Map() };
}

/**
 * Adds to each rank in a text the name of the character that has it at this table.
 * @param {string} text
 * @returns {string}
 */
function withRanks(text) {
  if (charactersByRank.size === 0) return text;
  return text.replace(new RegExp(`${t("rank-word")}\\p{L}*\\s(\\d)`, "giu"), (said, rank) => {
    const id = charactersByRank.get(Number(rank));
    return id === undefined ? said : t("rank-here", { said, name: worded(`character-${id}`) });
  });
}

/**
 * Returns the text `id` in the edition's wording if it has one, else in that of all editions.
 * @param {string} id
 * @param {string} [edition] the one on the table, if none is named
 * @returns {string}
 */
export function worded(id, edition = currentEdition) {
  const own = `${id}-${edition}`;
  return t(hasText(own) ? own : id);
}

/**
 * Returns the text of a card: what it does.
 * @param {string} id `character-…` or `district-…`
 * @param {string} [edition] the one on the table, if none is named
 * @returns {string}
 */
export function cardText(id, edition = currentEdition) {
  if (edition !== currentEdition) return worded(`${id}-text`, edition);
  const text = textCache.texts.get(id) ?? withRanks(worded(`${id}-text`));
  textCache.texts.set(id, text);
  return text;
}

/**
 * @param {string} id `character-…` or `district-…`
 * @returns {string} name and text of a card, each in its line: the explanation that a long press shows
 */
export function nameAndText(id) {
  return `${worded(id)}\n${cardText(id)}`;
}

/**
 * @param {string} id a district or a character
 * @param {string} [edition]
 * @returns {string}
 */
export function cardName(id, edition = currentEdition) {
  return worded(hasText(`district-${id}`) ? `district-${id}` : `character-${id}`, edition);
}

/**
 * Puts soft hyphens into long words of a name, where the language allows a break: few browsers know these places. In a name of
 * several words only the longest get them, so that lines mostly break between words.
 * @param {string} name
 * @returns {string}
 */
export function withSoftHyphens(name) {
  if (hyphenated.language !== language()) {
    const words = t("long-words").split(", ");
    hyphenated = { language: language(), words: new Map(words.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", "\u00AD")])) };
  }
  const least = name.includes(" ") ? 9 : 1;
  return name.replace(/[\p{L}’]+/gu, (word) => (word.length < least ? word : (hyphenated.words.get(word) ?? word)));
}
