// @ts-check
// Defines which coins and cards move between places of the board while an event is told, by kind of event.

/** @import { Move } from "../../../kit/story.js" */

// The most coins or cards of one movement; with more, single ones cannot be seen.
const MOST = 6;

/**
 * @param {string} from
 * @param {string} to
 * @param {number} count
 * @returns {Move}
 */
const coins = (from, to, count) => ({ way: "fly", icon: "icon-gold", style: "coin", from, to, count: Math.min(count, MOST) });

/**
 * @param {string} from
 * @param {string} to
 * @param {number} count
 * @returns {Move}
 */
const cardBacks = (from, to, count) => ({ way: "fly", from, to, count: Math.min(count, MOST) });

/**
 * @param {number} seat
 * @param {number} amount of gold, negative if it is lost
 * @returns {Move} the amount with its sign, which rises from the seat's gold
 */
const goldChange = (seat, amount) => ({ way: "float", from: `gold-${seat}`, text: amount > 0 ? `+${amount}` : `−${-amount}` });

/**
 * @param {number} seat
 * @param {string} text
 * @returns {Move} a few words beside the seat's plate
 */
export const say = (seat, text) => ({ way: "say", from: `plate-${seat}`, text });

/**
 * Returns the movements of an event from its facts, without cards that the viewer sees: the page moves those by itself from one
 * picture to the next.
 * @type {Readonly<Record<string, (data: Record<string, any>, viewer: number | null) => Move[]>>}
 */
export const MOVES = {
  character_revealed: ({ seat, character }) => [
    { way: "turn", icon: `character-${character}`, from: `plate-${seat}` },
  ],
  character_named: ({ kind, seat, character }) => [
    { way: "fly", icon: `icon-${kind}`, from: `plate-${seat}`, to: `rank-${character}`, count: 1 },
  ],
  gold_gained: ({ seat, amount }) => [coins("table", `gold-${seat}`, amount), goldChange(seat, amount)],
  tax_collected: ({ seat, amount }) => [coins("table", `gold-${seat}`, amount), goldChange(seat, amount)],
  gold_paid: ({ seat, amount }) => [coins(`gold-${seat}`, "table", amount), goldChange(seat, -amount)],
  tax_paid: ({ seat, amount }) => [coins(`gold-${seat}`, "table", amount), goldChange(seat, -amount)],
  gold_moved: ({ from, to, amount }) => [coins(`gold-${from}`, `gold-${to}`, amount), goldChange(from, -amount), goldChange(to, amount)],
  cards_drawn: ({ seat, count }, viewer) => (seat === viewer ? [] : [cardBacks("deck", `hand-${seat}`, count)]),
  cards_discarded: ({ seat, count }) => [cardBacks(`hand-${seat}`, "deck", count)],
  cards_given: ({ from, to, count }) => [cardBacks(`hand-${from}`, `hand-${to}`, count)],
  hands_swapped: ({ seat, other }) => [cardBacks(`hand-${seat}`, `hand-${other}`, 3), cardBacks(`hand-${other}`, `hand-${seat}`, 3)],
  characters_swapped: ({ seat, other }) => [cardBacks(`plate-${seat}`, `plate-${other}`, 1), cardBacks(`plate-${other}`, `plate-${seat}`, 1)],
  district_destroyed: ({ seat, card }) => [{ way: "fall", from: `city-${seat}-${card}-`, to: "deck" }],
  district_seized: ({ seat, card, by }) => [{ way: "carry", from: `city-${seat}-${card}-`, to: `plate-${by}` }],
  district_confiscated: ({ seat, paid, to }) => [cardBacks(`plate-${seat}`, `plate-${to}`, 1), coins("table", `gold-${seat}`, paid)],
  districts_exchanged: ({ seat, card, other, for: taken }) => [
    { way: "carry", from: `city-${seat}-${card}-`, to: `plate-${other}` },
    { way: "carry", from: `city-${other}-${taken}-`, to: `plate-${seat}` },
  ],
  crown_moved: ({ to }) => [{ way: "carry", from: "crown", to: `plate-${to}` }],
};
