// @ts-check
// Defines which coins and cards move between places of the board while an event is told.

/** @typedef {import("../../../kit/story.js").Move} Move */

// More of them would only be a cloud.
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
const backs = (from, to, count) => ({ way: "fly", from, to, count: Math.min(count, MOST) });

/**
 * @param {number} seat
 * @param {number} amount gold that comes, or goes where it is negative
 * @returns {Move}
 */
const change = (seat, amount) => ({ way: "float", from: `gold-${seat}`, text: amount > 0 ? `+${amount}` : `−${-amount}` });

/**
 * @param {number} seat
 * @param {string} text
 * @returns {Move} a few words that a seat says
 */
export const say = (seat, text) => ({ way: "say", from: `plate-${seat}`, text });

/**
 * By kind of event, from its facts; cards that the viewer sees move by themselves, from picture to picture.
 * @type {Readonly<Record<string, (data: Record<string, any>, viewer: number | null) => Move[]>>}
 */
export const MOVES = {
  character_revealed: ({ seat, character }) => [
    { way: "turn", icon: `character-${character}`, from: `plate-${seat}` },
  ],
  character_named: ({ kind, seat, character }) => [
    { way: "fly", icon: `icon-${kind}`, from: `plate-${seat}`, to: `rank-${character}`, count: 1 },
  ],
  gold_gained: ({ seat, amount }) => [coins("table", `gold-${seat}`, amount), change(seat, amount)],
  tax_collected: ({ seat, amount }) => [coins("table", `gold-${seat}`, amount), change(seat, amount)],
  gold_paid: ({ seat, amount }) => [coins(`gold-${seat}`, "table", amount), change(seat, -amount)],
  tax_paid: ({ seat, amount }) => [coins(`gold-${seat}`, "table", amount), change(seat, -amount)],
  gold_moved: ({ from, to, amount }) => [coins(`gold-${from}`, `gold-${to}`, amount), change(from, -amount), change(to, amount)],
  cards_drawn: ({ seat, count }, viewer) => (seat === viewer ? [] : [backs("deck", `hand-${seat}`, count)]),
  cards_discarded: ({ seat, count }) => [backs(`hand-${seat}`, "deck", count)],
  cards_given: ({ from, to, count }) => [backs(`hand-${from}`, `hand-${to}`, count)],
  hands_swapped: ({ seat, other }) => [backs(`hand-${seat}`, `hand-${other}`, 3), backs(`hand-${other}`, `hand-${seat}`, 3)],
  characters_swapped: ({ seat, other }) => [backs(`plate-${seat}`, `plate-${other}`, 1), backs(`plate-${other}`, `plate-${seat}`, 1)],
  district_destroyed: ({ seat, card }) => [{ way: "fall", from: `city-${seat}-${card}-`, to: "deck" }],
  district_seized: ({ seat, card, by }) => [{ way: "carry", from: `city-${seat}-${card}-`, to: `plate-${by}` }],
  district_confiscated: ({ seat, paid, to }) => [backs(`plate-${seat}`, `plate-${to}`, 1), coins("table", `gold-${seat}`, paid)],
  districts_exchanged: ({ seat, card, other, for: taken }) => [
    { way: "carry", from: `city-${seat}-${card}-`, to: `plate-${other}` },
    { way: "carry", from: `city-${other}-${taken}-`, to: `plate-${seat}` },
  ],
  crown_moved: ({ to }) => [{ way: "carry", from: "crown", to: `plate-${to}` }],
};
