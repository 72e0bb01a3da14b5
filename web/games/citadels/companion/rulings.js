// @ts-check
// Lists the rulings that people at a real table can ask for, with their sources. The numbers are those of docs/rulings.md.
import { readRulings } from "../../../kit/companion.js";
import { joined, t } from "../../../lib/i18n.js";
import { cardText, worded } from "../words/names.js";

/** @import { Ruling, RulingName } from "../../../kit/companion.js" */

/** Numbers by where they are written; `own`: the books are silent. */
export const BY_SOURCE = {
  both: [
    1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 14, 15, 16, 18, 26, 27, 30, 51, 60, 66, 67, 68, 69, 73, 75, 76, 80, 83, 85, 86, 90, 91, 96, 97, 101, 105, 113, 114, 116, 122, 130,
  ],
  2016: [
    13, 19, 21, 22, 23, 25, 40, 41, 43, 45, 52, 53, 54, 56, 58, 59, 61, 62, 64, 65, 74, 77, 79, 82, 84, 87, 89, 94, 95, 98, 99, 102, 108, 112, 118, 119, 120, 121, 123,
    126, 127, 131,
  ],
  classic: [71, 88, 132, 135, 140, 141],
  own: [17, 20, 44, 48, 49, 55, 57, 63, 70, 78, 81, 92, 103, 104, 106, 107, 110, 111, 115, 117, 124, 129, 136, 138, 139],
};

/** About those who have two characters each. */
const FOR_TWO_OR_THREE = [10, 11, 12, 53, 74, 102];

/**
 * @param {string} id
 * @param {{edition: string, players: number}} setup
 * @returns {boolean} whether the ruling can matter in this game
 */
export function fits(id, { edition, players }) {
  const other = edition === "2016" ? BY_SOURCE.classic : BY_SOURCE[2016];
  return !other.includes(Number(id)) && (players <= 3 || !FOR_TWO_OR_THREE.includes(Number(id)));
}

/** @returns {Ruling[]} */
export const rulings = () => readRulings(BY_SOURCE, (source) => (source === "own" ? "ruling-own" : `ruling-source-${source}`));

/**
 * @param {import("../../../types.js").Catalogue} offer
 * @param {string} edition
 * @returns {RulingName[]} all cards of the boxes that do something
 */
export function rulingNames({ editions }, edition) {
  const characters = new Set(editions.flatMap((box) => box.characters.map(({ id }) => id)));
  const districts = new Set(editions.flatMap((box) => box.districts.filter(({ type }) => type === "unique").map(({ id }) => id)));
  const boxes = editions.map((box) => box.id);
  const named = (/** @type {string} */ kind) => (/** @type {string} */ id) => ({
    id, name: worded(`${kind}-${id}`, edition), also: [...boxes.map((box) => worded(`${kind}-${id}`, box)), ...otherNames(t(`${kind}-${id}`))], icon: `${kind}-${id}`,
    text: cardText(`${kind}-${id}`, edition),
  });
  return [...[...characters].map(named("character")), ...[...districts].map(named("district"))];
}

/**
 * @param {string} own
 * @returns {string[]} what printed boxes and people call a card beside our name: `Bishop = Preacher, Priest / Warlord = General`
 */
function otherNames(own) {
  const line = t("ruling-other-names").split("/").map((one) => one.split("=")).find(([card = ""]) => card.trim() === own);
  return (line?.[1] ?? "").split(",").map((name) => name.trim()).filter(Boolean);
}

/**
 * @param {import("../../../types.js").Catalogue} offer
 * @returns {string[]} groups of beginnings of words that mean the same; an ordinary district means any
 */
export function rulingSynonyms({ editions }) {
  const plain = editions.flatMap((box) => box.districts.filter(({ type }) => type !== "unique").map(({ id }) => worded(`district-${id}`, box.id)));
  return [t("ruling-synonyms"), joined("join-commas", [t("ruling-district-words"), ...new Set(plain)])];
}
