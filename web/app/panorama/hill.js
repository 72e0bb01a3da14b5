// @ts-check
// Defines the hills on which towns are drawn, and which of them a place has room for.

/** Of a whole drawing; a place shows the middle of its width, down to its foot. */
export const WIDTH = 1200;
export const HEIGHT = 420;
export const MARGIN = 40;
/** So much of the width is seen at least: banner and sun have room side by side. */
const NARROWEST = 720;
/** Height by width of a place of unknown shape, at least. */
const OPEN = 0.5;

/**
 * How a town stands on its hill. `tiers`: the rows in which houses that follow each other stand, 0 the lowest.
 * `step`: between two houses; more than `roomy` houses stand closer and smaller. `gap`: between two rows at the foot of the hill, and
 * what is added at its top. `lift`: what the hill is higher. `high`: the height that all of it takes.
 * @typedef {{tiers: readonly number[], step: number, roomy: number, gap: readonly [number, number], lift: number, high: number}} Slope
 */

/** For a low place, and the same hill for more than `MANY` houses. @type {Slope} */
const LOW = { tiers: [0, 1], step: 158, roomy: 8, gap: [52, 0], lift: 0, high: HEIGHT };
/** @type {Slope} */
const LOW_FOR_MANY = { ...LOW, tiers: [0, 1, 2], gap: [40, 0] };
const MANY = 12;

/** A high place has a higher hill, with more rows of larger houses. @type {readonly Slope[]} */
const HIGHER = [
  { tiers: [0, 2, 0, 1], step: 108, roomy: 10, gap: [36, 46], lift: 112, high: 500 },
  { tiers: [0, 2, 1, 3], step: 84, roomy: 12, gap: [28, 50], lift: 180, high: 570 },
];

/** @param {number} count of houses */
const lowSlope = (count) => (count > MANY ? LOW_FOR_MANY : LOW);

/**
 * Of all hills that a place has the height for, that on which the houses are the largest.
 * @param {number} count of houses
 * @param {number} ratio of the place below its words, height by width
 * @returns {{slope: Slope, wide: number}} `wide`: an even part of the drawing's width, with all houses
 */
export function slopeOf(count, ratio) {
  const room = [lowSlope(count), ...HIGHER.filter(({ high }) => high <= WIDTH * ratio)];
  const all = room.map((slope) => ({ slope, wide: wideOf(slope, count, ratio) }));
  return all.reduce((best, one) => (one.wide / crowdOf(one.slope, count) < best.wide / crowdOf(best.slope, count) ? one : best));
}

/**
 * @param {number} count of houses
 * @param {boolean} tall whether a place of unknown shape is rather high; in a low one the town leaves room for words above it
 */
export const openHill = (count, tall) => (tall ? slopeOf(count, OPEN) : { slope: lowSlope(count), wide: wideOf(LOW, count, OPEN) });

/** @param {Slope} slope @param {number} count @returns {number} what is left of the size of a house where there are so many */
export const crowdOf = ({ roomy }, count) => Math.min(1, roomy / Math.max(1, count)) ** 0.6;

/** @param {Slope} slope @param {number} count @param {number} ratio */
const wideOf = ({ step, high }, count, ratio) => Math.min(WIDTH, 2 * Math.ceil(Math.max(NARROWEST, count * step + 3 * MARGIN, high / ratio) / 2));

/** The form of the hill, 0 at its foot and 1 at its top. @param {number} x */
export const hill = (x) => Math.sin((Math.PI * x) / WIDTH);

/** The line on which the town stands. @param {number} x @param {Slope} slope */
export const ridge = (x, { lift }) => 300 - (74 + lift) * hill(x);

/** The line on which the houses of the front stand. @param {number} x */
export const front = (x) => 392 - 62 * hill(x);

/** Between two rows of houses. @param {Slope} slope @param {number} x */
export const gapOf = ({ gap: [foot, top] }, x) => foot + top * hill(x);

/** The line on which a row of houses stands. @param {Slope} slope @param {number} tier @param {number} x */
export const lineOf = (slope, tier, x) => front(x) - tier * gapOf(slope, x) - 4;

/** The line at which the land ends, as it is drawn. @param {Slope} slope @param {number} x */
export const landAt = ({ lift }, x) => 340 - 4 * (x / WIDTH) * (1 - x / WIDTH) * (86 + lift);
