// @ts-check
// Defines what a game offers people who play with the box, and reads its rulings. The engine counts and lays out; a game names and pictures.
import { hasText, t } from "../lib/i18n.js";

/**
 * What can lie before a player.
 * @typedef {object} RealPieceFace
 * @property {string} id
 * @property {string} name
 * @property {string} [shown] the name with the places where it may break
 * @property {string} icon
 * @property {string} mark a short text in its corner, such as its cost
 * @property {string} [type] for its colour
 */

/** @typedef {{title: string, pieces: RealPieceFace[]}} PieceGroup */
/** @typedef {{name: string, icon: string, text: string}} RoleFace who is called: name, picture, and what it can do in a line */

/** @typedef {{id: string, text: string, asked: string, why: string, source: string}} Ruling what holds, how people ask for it (read by the search alone), why ("" where the text says so), and who says so */
/** @typedef {{id: string, name: string, also: string[], icon: string, text: string}} RulingName a card that questions are about; `also`: its names in other boxes */
/**
 * What people can ask.
 * @typedef {object} Rulings
 * @property {() => Ruling[]} all
 * @property {(offer: any, edition: string) => RulingName[]} names
 * @property {(offer: any) => string | string[]} synonyms groups of beginnings of words that mean the same
 * @property {(id: string, setup: any) => boolean} fits whether a ruling can matter in a game with this set-up
 */

/**
 * @typedef {object} Companion
 * @property {string} texts folder of its texts
 * @property {string[]} instead folders of other games that it replaces
 * @property {readonly string[]} parts ids of the parts that the game has
 * @property {(setup: any) => any} wholeBox the set-up that stands for every piece of the box; the same one where there are no sets
 * @property {(setup: any, offer: any, whole: boolean) => PieceGroup[]} pieces
 * @property {(id: string, edition: string) => RealPieceFace} face
 * @property {Rulings} [rulings]
 * @property {(set: import("../types.js").LaidOut, offer: any, edition: string) => {name: string, text: string}[]} [needs] what has to be ready for a card of a set
 * @property {(set: import("../types.js").LaidOut, edition: string) => {label: string, names: string[]}} [shuffled] what of a set is chosen, beside those who are called
 * @property {readonly string[]} lines causes of points that have a row of their own on a sheet of scores
 * @property {(setup: any) => string} rival name of one more who is counted; "" for none
 * @property {(id: string, edition: string) => RoleFace} role
 * @property {(name: string, by: string) => Record<string, string>} called what fills the sentence of a call: who is called, and by whom that one was named
 * @property {(seat: {pieces: {id: string, facts: Record<string, number>}[], facts: Record<string, number>}, causes: readonly string[]) => import("./town.js").Town} town what was told of a seat, and what brought it points, as a town
 */

/**
 * @param {Readonly<Record<string, readonly number[]>>} bySource
 * @param {(source: string) => string} sourceText id of the text that names a source
 * @returns {Ruling[]} by number
 */
export function readRulings(bySource, sourceText) {
  return Object.entries(bySource).flatMap(([source, numbers]) => numbers.map((number) => ({
    // A ruling of the help is worded there, unless people at a real table need other words.
    id: String(number), text: t(hasText(`ruling-${number}`) ? `ruling-${number}` : `reading-${number}`),
    asked: hasText(`asked-${number}`) ? t(`asked-${number}`) : "",
    why: hasText(`why-${number}`) ? t(`why-${number}`) : "", source: t(sourceText(source)),
  }))).sort((one, other) => Number(one.id) - Number(other.id));
}
