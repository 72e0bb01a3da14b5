// @ts-check
// Chooses the place of a note beside its thing.

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** Pixels between a note and its thing. */
const GAP = 12;
/** Pixels between a note and the edge of the window. */
const EDGE = 8;
/** The cost of a covered square pixel of the answers, or of the note's own thing: more than the whole window is wide. */
const CLEAR = 400;
/** The cost of one pixel of distance from its thing, in covered square pixels. */
const FAR = 60;

/**
 * Chooses the place for a note: beside its thing, where it covers as little as possible and lies as near as possible.
 * @param {{width: number, height: number}} size of the note
 * @param {Box | null} target the thing it is about
 * @param {readonly Box[]} answers the answers to the question
 * @param {{width: number, height: number}} room size of the window
 * @param {readonly Box[]} [needed] other elements that the person needs for the answer
 * @returns {{x: number, y: number}}
 */
export function spotFor(size, target, answers, room, needed = []) {
  const around = target ?? { x: room.width / 2, y: room.height / 3, width: 0, height: 0 };
  const cost = (/** @type {{x: number, y: number}} */ spot) => {
    const box = { ...spot, ...size };
    const covered = (/** @type {readonly Box[]} */ boxes) => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
    return (covered(answers) + (target ? covered([target]) : 0)) * CLEAR + covered(needed) * 2 + distance(box, around) * FAR;
  };
  const spots = spotsFor(size, around, answers, needed, room);
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))] ?? { x: EDGE, y: EDGE };
}

/**
 * @param {{width: number, height: number}} size of the note
 * @param {Box} around the thing it is about
 * @param {readonly Box[]} answers
 * @param {readonly Box[]} needed
 * @param {{width: number, height: number}} room
 * @returns {{x: number, y: number}[]} possible places, the usual ones first
 */
function spotsFor(size, around, answers, needed, room) {
  const within = (/** @type {number} */ wish, /** @type {number} */ length, /** @type {number} */ all) => Math.max(EDGE, Math.min(wish, all - length - EDGE));
  const place = (/** @type {number} */ x, /** @type {number} */ y) => ({ x: within(x, size.width, room.width), y: within(y, size.height, room.height) });
  const middle = { x: around.x + (around.width - size.width) / 2, y: around.y + (around.height - size.height) / 2 };
  const right = around.x + around.width + GAP;
  const left = around.x - size.width - GAP;
  // Just above all answers, just below them, and between the other elements that are needed.
  const over = Math.min(...answers.map(({ y }) => y)) - size.height - GAP;
  const under = Math.max(...answers.map(({ y, height }) => y + height)) + GAP;
  const between = new Set(needed.flatMap(({ y, height }) => [Math.round(y - size.height - EDGE), Math.round(y + height + EDGE)]));
  const rows = [over, under, ...between].filter(Number.isFinite);
  return [
    place(right, middle.y), place(left, middle.y),
    place(middle.x, around.y - size.height - GAP), place(middle.x, around.y + around.height + GAP),
    ...rows.flatMap((y) => [right, left, middle.x, 0, room.width].map((x) => place(x, y))),
    place(middle.x, 0), place(room.width, 0), place(0, 0), place(0, room.height), place(room.width, room.height),
  ];
}

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {number} pixels between them; 0 if they touch
 */
function distance(one, other) {
  const wide = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const high = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(wide, high);
}

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {number} square pixels that both cover
 */
function overlap(one, other) {
  const both = common(one, other);
  return both ? both.width * both.height : 0;
}

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {Box | null} what both cover
 */
export function common(one, other) {
  const x = Math.max(one.x, other.x), y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
