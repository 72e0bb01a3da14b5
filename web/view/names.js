// @ts-check
// Names and texts of cards. An edition may have its own wording of a text, under the text's name and the edition's.
import { hasText, t } from "../i18n.js";

let playing = "";

/**
 * From now on cards are worded as in this edition.
 * @param {string} edition
 */
export function wordAs(edition) {
  playing = edition;
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
 * @param {string} id a district or a character
 * @param {string} [edition]
 * @returns {string}
 */
export function cardName(id, edition = playing) {
  return worded(hasText(`district-${id}`) ? `district-${id}` : `character-${id}`, edition);
}
