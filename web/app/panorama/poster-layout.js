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
const TALLEST = 0.85;

/** More towns than this beside the winner's want more room. */
const FEW = 4;

/**
 * @param {Shape} shape
 * @param {number} count of towns
 * @returns {{large: Box, small: Box}} the room of the winner, and that of the others
 */
function roomsOf(shape, count) {
  if (shape === "upright") return { large: { x: 0, y: 0, width: 1080, height: 570 }, small: { x: 24, y: 588, width: 1032, height: 606 } };
  const width = count > FEW ? 820 : 1000;
  return { large: { x: 0, y: 0, width, height: 740 }, small: { x: width + 20, y: 20, width: 1560 - width, height: 704 } };
}

/**
 * @param {Shape} shape
 * @param {number} count of owners
 * @returns {Place[]} that of the winner first
 */
export function placesOf(shape, count) {
  const { large, small } = roomsOf(shape, count);
  return count === 0 ? [] : [placeOf(large, PLATE), ...rowsOf(small, count - 1)];
}

/** @param {Box} room @param {number} count @returns {Place[]} */
function rowsOf(room, count) {
  const columns = columnsOf(room, count);
  const rows = Math.ceil(count / columns);
  const { width, height } = sizeOf(room, columns, rows);
  const top = room.y + (room.height - rows * (height + GAP) + GAP) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    // The last row is in the middle, if it is not full.
    const inRow = Math.min(columns, count - row * columns);
    const left = room.x + (room.width - inRow * (width + GAP) + GAP) / 2;
    return placeOf({ x: left + (at % columns) * (width + GAP), y: top + row * (height + GAP), width, height }, LOW_PLATE);
  });
}

/** @param {Box} room @param {number} count */
function columnsOf(room, count) {
  for (let columns = 1; columns < count; columns += 1) {
    const { width, height } = sizeOf(room, columns, Math.ceil(count / columns));
    if (height - LOW_PLATE >= LOWEST * width) return columns;
  }
  return Math.max(1, count);
}

/** @param {Box} room @param {number} columns @param {number} rows */
function sizeOf(room, columns, rows) {
  const width = (room.width - GAP * (columns - 1)) / columns;
  return { width, height: Math.min((room.height - GAP * (rows - 1)) / rows, width * TALLEST + LOW_PLATE) };
}

/** @param {Box} box @param {number} plate its height @returns {Place} */
function placeOf({ x, y, width, height }, plate) {
  return { town: { x, y, width, height: height - plate }, plate: { x, y: y + height - plate, width, height: plate } };
}
