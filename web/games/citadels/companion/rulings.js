// @ts-check
// Lists the rulings that people at a real table can ask for, with their sources. The numbers are those of docs/rulings.md.
import { hasText, t } from "../../../lib/i18n.js";
import { cardText, worded } from "../words/names.js";

/** @import { Ruling, RulingName } from "../../../kit/companion.js" */

/** Numbers by source, with its letter in docs/rulings.md: written in a book, or our own choice. */
export const BY_SOURCE = {
  O: [
    1, 2, 5, 9, 10, 11, 14, 15, 16, 22, 23, 26, 27, 41, 45, 51, 52, 53, 58, 59, 60, 61, 65, 66, 67, 69, 71, 73, 74, 75, 76, 80, 83, 84, 86, 87, 90, 91, 95, 96,
    99, 101, 105, 108, 112, 113, 114, 116, 120, 122, 126, 130, 131, 140,
  ],
  P: [17, 18, 20, 44, 48, 49, 55, 57, 63, 70, 78, 81, 92, 97, 103, 104, 106, 107, 110, 111, 115, 117, 124, 129, 136, 138, 139],
};

/** @returns {Ruling[]} */
export function rulings() {
  const texts = (/** @type {readonly number[]} */ numbers, /** @type {string} */ source) =>
    numbers.map((number) => ({ id: String(number), text: t(hasText(`ruling-${number}`) ? `ruling-${number}` : `reading-${number}`), source }));
  return [...texts(BY_SOURCE.O, t("ruling-written")), ...texts(BY_SOURCE.P, t("ruling-own"))];
}

/**
 * @param {import("../../../types.js").Catalogue} offer
 * @param {string} edition
 * @returns {RulingName[]} all cards of the boxes that do something
 */
export function rulingNames({ editions }, edition) {
  const characters = new Set(editions.flatMap((box) => box.characters.map(({ id }) => id)));
  const districts = new Set(editions.flatMap((box) => box.districts.filter(({ type }) => type === "unique").map(({ id }) => id)));
  const named = (/** @type {string} */ kind) => (/** @type {string} */ id) => ({ id, name: worded(`${kind}-${id}`, edition), icon: `${kind}-${id}`, text: cardText(`${kind}-${id}`, edition) });
  return [...[...characters].map(named("character")), ...[...districts].map(named("district"))];
}

/** @returns {string} groups of beginnings of words that mean the same */
export const rulingSynonyms = () => t("ruling-synonyms");
