// @ts-check
// Gives the names and texts of cards. An edition may have its own wording of a text, under the text's name and the
// edition's.
import { hasText, language, t } from "../../../lib/i18n.js";

let playing = "";
/** @type {ReadonlyMap<number, string>} the characters on the table, by rank */
let here = new Map();
/** Districts that complete a city at the table that is seen; null for no table. @type {number | null} */
let size = null;
/** What cards do, as it was read out of the texts for a language, an edition and a table: one drawing asks for dozens.
 * @type {{of: string, texts: Map<string, string>}}
 */
let known = { of: "", texts: new Map() };
/** Where long words may break, in the language they were last read for.
 * @type {{language: string, words: Map<string, string>}}
 */
let breaks = { language: "", words: new Map() };

/**
 * From now on cards are worded as in this edition, and ranks are those of this table.
 * @param {string} edition
 * @param {Pick<import("../../../types.js").View, "characters" | "city_size"> | null} view
 */
export function wordAs(edition, view) {
  playing = edition;
  size = view?.city_size ?? null;
  const characters = view?.characters ?? [];
  here = new Map(characters.map(({ rank, character }) => [rank, character]));
  const of = [language(), edition, ...characters.map(({ rank, character }) => `${rank} ${character}`)].join();
  if (of !== known.of) known = { of, texts: new Map() };
}

/** @returns {number | null} how many districts complete a city at the table that is seen; null for no table */
export function citySize() {
  return size;
}

/**
 * Where a text speaks of a rank, it says who has it at this table.
 * @param {string} text
 * @returns {string}
 */
function withRanks(text) {
  if (here.size === 0) return text;
  return text.replace(new RegExp(`${t("rank-word")}\\p{L}*\\s(\\d)`, "giu"), (said, rank) => {
    const id = here.get(Number(rank));
    return id === undefined ? said : t("rank-here", { said, name: worded(`character-${id}`) });
  });
}

/**
 * The text `id` as the edition words it, else as all do.
 * @param {string} id
 * @param {string} [edition] the one on the table, if none is named
 * @returns {string}
 */
export function worded(id, edition = playing) {
  const own = `${id}-${edition}`;
  return t(hasText(own) ? own : id);
}

/**
 * What a card does, in words.
 * @param {string} id `character-…` or `district-…`
 * @param {string} [edition] the one on the table, if none is named
 * @returns {string}
 */
export function cardText(id, edition = playing) {
  if (edition !== playing) return worded(`${id}-text`, edition);
  const text = known.texts.get(id) ?? withRanks(worded(`${id}-text`));
  known.texts.set(id, text);
  return text;
}

/**
 * @param {string} id `character-…` or `district-…`
 * @returns {string} what holding the card tells, in lines
 */
export function nameAndText(id) {
  return `${worded(id)}\n${cardText(id)}`;
}

/**
 * @param {string} id a district or a character
 * @param {string} [edition]
 * @returns {string}
 */
export function cardName(id, edition = playing) {
  return worded(hasText(`district-${id}`) ? `district-${id}` : `character-${id}`, edition);
}

/**
 * A name for a narrow place: its long words may break there, where their language lets them. Few browsers know where.
 * Where there are several words, a line rather ends between them.
 * @param {string} name
 * @returns {string}
 */
export function narrow(name) {
  if (breaks.language !== language()) {
    const words = t("long-words").split(", ");
    breaks = { language: language(), words: new Map(words.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", "\u00AD")])) };
  }
  const least = name.includes(" ") ? 9 : 1;
  return name.replace(/[\p{L}’]+/gu, (word) => (word.length < least ? word : (breaks.words.get(word) ?? word)));
}
