// @ts-check
// Draws the end of a game as a picture to share, from the same figures as the page.
import { SHIELD, SIGNS, shieldOf } from "../../kit/seat-face.js";

/** @typedef {{place: number, seat: number | null, name: string, total: number, reasons: string}} Row */

/**
 * @typedef {object} PictureScene
 * @property {string} title
 * @property {string} game
 * @property {string} date
 * @property {readonly Row[]} rows
 */

const WIDTH = 1080;
const HEAD = 210;
const ROW = 104;
const FOOT = 60;

/**
 * @param {PictureScene} scene
 * @returns {Promise<Blob>} a PNG
 */
export async function pictureOf(scene) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEAD + scene.rows.length * ROW + FOOT];
  const draw = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  const font = (/** @type {string} */ weight, /** @type {number} */ size, /** @type {string} */ family) => `${weight} ${size}px ${colour(family)}`;
  draw.fillStyle = "#171e24";
  draw.fillRect(0, 0, WIDTH, canvas.height);
  text(draw, scene.game, WIDTH / 2, 66, font("700", 34, "--display"), "#b9bdb8", "center", WIDTH - 80);
  text(draw, scene.title, WIDTH / 2, 146, font("700", 68, "--display"), "#fff4d8", "center", WIDTH - 80);
  for (const [at, row] of scene.rows.entries()) rowOf(draw, row, HEAD + at * ROW, colour, font);
  text(draw, scene.date, WIDTH / 2, canvas.height - 22, font("500", 26, "--text"), "#b9bdb8", "center", WIDTH - 80);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/**
 * @param {CanvasRenderingContext2D} draw
 * @param {Row} row
 * @param {number} top
 * @param {(name: string) => string} colour
 * @param {(weight: string, size: number, family: string) => string} font
 */
function rowOf(draw, { place, seat, name, total, reasons }, top, colour, font) {
  const won = place === 1;
  const ink = won ? "#2a2118" : "#efe6d2";
  draw.fillStyle = won ? "#f0e4c8" : "#232e35";
  draw.beginPath();
  draw.roundRect(40, top, WIDTH - 80, ROW - 12, 18);
  draw.fill();
  text(draw, String(place), 84, top + 60, font("700", 40, "--display"), ink, "center", 60);
  if (seat !== null) shield(draw, seat, 116, top + 12, colour(`--face-${shieldOf(seat)}`));
  text(draw, name, 200, top + 44, font("800", 36, "--text"), ink, "left", 640);
  text(draw, reasons, 200, top + 78, font("500", 25, "--text"), ink, "left", 700);
  text(draw, String(total), WIDTH - 76, top + 64, font("700", 58, "--display"), ink, "right", 130);
}

/**
 * @param {CanvasRenderingContext2D} draw
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 */
function shield(draw, seat, x, y, colour) {
  draw.save();
  draw.translate(x, y);
  draw.scale(2.6, 2.45);
  draw.fillStyle = colour;
  draw.strokeStyle = "#f5ead0";
  draw.lineWidth = 1.4;
  const outline = new Path2D(SHIELD);
  draw.fill(outline);
  draw.stroke(outline);
  draw.fillStyle = "#fff8e6";
  draw.fill(new Path2D(SIGNS[shieldOf(seat)] ?? ""), "evenodd");
  draw.restore();
}

/**
 * @param {CanvasRenderingContext2D} draw
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {string} font
 * @param {string} colour
 * @param {CanvasTextAlign} align
 * @param {number} most its width
 */
function text(draw, words, x, y, font, colour, align, most) {
  Object.assign(draw, { font, fillStyle: colour, textAlign: align });
  draw.fillText(words, x, y, most);
}
