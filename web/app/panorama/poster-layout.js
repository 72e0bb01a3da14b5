// @ts-check
// Places the towns of a poster: the winner's large, the others in as few columns as leave each of their houses whole.
import { LOWEST } from "./town-drawing.js";

/** @typedef {"upright" | "wide"} Shape */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** A town above the line with its owner's name and points. @typedef {{town: Box, plate: Box}} Place */

/** @type {Readonly<Record<Shape, {width: number, height: number}>>} */
export const SIZES = { upright: { width: 1080, height: 1350 }, wide: { width: 1600, height: 900 } };
export const FOOT = 144;
const GAP = 12;
/** The heights of the line with name and points. */
const PLATE = 76;
const LOW_PLATE = 48;
/** A higher place would be sky alone. */
const TALLEST = { upright: 0.8, wide: 0.95 };
/** How wide the winner's town is beside one other, beside few, and beside more than `FEW`. */
const BESIDE_ONE = 880;
const BESIDE_FEW = 1000;
const BESIDE_MANY = 820;
const FEW = 4;

/**
 * @param {Shape} shape
 * @param {number} count of towns
 * @returns {{large: Box, small: Box}} the room of the winner, and that of the others
 */
function roomsOf(shape, count) {
  if (shape === "wide") {
    const width = count === 2 ? BESIDE_ONE : count > FEW + 1 ? BESIDE_MANY : BESIDE_FEW;
    return { large: { x: 0, y: 0, width, height: 740 }, small: { x: width + 20, y: 20, width: 1560 - width, height: 704 } };
  }
  // What the others do not need is the winner's.
  const [width, most, end] = [1032, count > FEW + 1 ? 606 : 490, 1194];
  const { columns, rows, height } = gridOf({ x: 0, y: 0, width, height: most }, count - 1, shape);
  const high = columns > 0 ? rows * (height + GAP) - GAP : 0;
  return { large: { x: 0, y: 0, width: 1080, height: end - high - 18 }, small: { x: 24, y: end - high, width, height: high } };
}

/**
 * @param {Shape} shape
 * @param {number} count of owners
 * @returns {Place[]} that of the winner first
 */
export function placesOf(shape, count) {
  const { large, small } = roomsOf(shape, count);
  return count === 0 ? [] : [placeOf(large, PLATE), ...rowsOf(small, count - 1, shape)];
}

/** @param {Box} room @param {number} count @param {Shape} shape @returns {Place[]} */
function rowsOf(room, count, shape) {
  const { columns, rows, width, height } = gridOf(room, count, shape);
  const top = room.y + (room.height - rows * (height + GAP) + GAP) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    // The last row is in the middle, if it is not full.
    const inRow = Math.min(columns, count - row * columns);
    const left = room.x + (room.width - inRow * (width + GAP) + GAP) / 2;
    return placeOf({ x: left + (at % columns) * (width + GAP), y: top + row * (height + GAP), width, height }, LOW_PLATE);
  });
}

/** @param {Box} room @param {number} count @param {Shape} shape @returns {{columns: number, rows: number, width: number, height: number}} with the size of each place */
function gridOf(room, count, shape) {
  for (let columns = 1; ; columns += 1) {
    const rows = Math.ceil(count / columns);
    const { width, height } = sizeOf(room, columns, rows, TALLEST[shape]);
    if (columns >= count || height - LOW_PLATE >= LOWEST * width) return { columns: Math.min(columns, count), rows, width, height };
  }
}

/** @param {Box} room @param {number} columns @param {number} rows @param {number} tallest */
function sizeOf(room, columns, rows, tallest) {
  const width = (room.width - GAP * (columns - 1)) / columns;
  return { width, height: Math.min((room.height - GAP * (rows - 1)) / rows, width * tallest + LOW_PLATE) };
}

/** @param {Box} box @param {number} plate its height @returns {Place} */
function placeOf({ x, y, width, height }, plate) {
  return { town: { x, y, width, height: height - plate }, plate: { x, y: y + height - plate, width, height: plate } };
}
