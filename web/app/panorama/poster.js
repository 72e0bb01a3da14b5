// @ts-check
// Draws the end of a game as a poster to share: the winner's town large, the others below or beside it, with names and points.
import { SHIELD, SIGNS, shieldOf } from "../../kit/seat-face.js";
import { townDrawing } from "./town-drawing.js";

/** @import { Owner } from "./town-tour.js" */
/** @typedef {"upright" | "wide"} Shape */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * @typedef {object} Poster
 * @property {string} title
 * @property {string} game what was played, in a few words
 * @property {string} date
 * @property {string} site its address, without a protocol
 * @property {readonly Owner[]} owners the winner first
 * @property {import("../../peer/qr.js").Drawing | null} code of the replay's link; null where there is none
 */

/** @type {Readonly<Record<Shape, {width: number, height: number, large: Box, small: Box}>>} */
const SHAPES = {
  upright: { width: 1080, height: 1350, large: { x: 0, y: 0, width: 1080, height: 600 }, small: { x: 24, y: 616, width: 1032, height: 574 } },
  wide: { width: 1600, height: 900, large: { x: 0, y: 0, width: 1000, height: 740 }, small: { x: 1016, y: 16, width: 568, height: 708 } },
};
const FOOT = 144;
const GAP = 10;
/** The heights of the line with name and points. */
const PLATE = 76;
const LOW_PLATE = 48;
/** Kilobytes are few where the picture is a photograph's kind of file, and the eye sees no difference. */
const TYPE = "image/jpeg";
const QUALITY = 0.86;

/**
 * @param {Poster} poster
 * @param {Shape} shape
 * @param {ReadonlyMap<string, string>} symbols
 * @returns {Promise<Blob>}
 */
export async function posterOf(poster, shape, symbols) {
  const { width, height, large, small } = SHAPES[shape];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = new Pen(/** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")));
  pen.fill("#171e24", { x: 0, y: 0, width, height });
  const [winner, ...others] = poster.owners;
  if (winner) await pen.town(winner, symbols, { ...large, height: large.height - PLATE });
  pen.shade(large);
  pen.text(poster.game, large.width / 2, 56, "700 30px", "--display", "#f0e4c8", "center", large.width - 80);
  pen.text(poster.title, large.width / 2, 126, "700 66px", "--display", "#fff4d8", "center", large.width - 80);
  if (winner) pen.plate(winner, { ...large, y: large.height - PLATE, height: PLATE }, 40);
  const each = Math.min(300, (small.height - GAP * Math.max(0, others.length - 1)) / Math.max(1, others.length));
  for (const [at, owner] of others.entries()) {
    const box = { ...small, y: small.y + at * (each + GAP), height: each };
    await pen.town(owner, symbols, { ...box, height: each - LOW_PLATE });
    pen.plate(owner, { ...box, y: box.y + each - LOW_PLATE, height: LOW_PLATE }, 28);
  }
  pen.foot(poster, { x: 0, y: height - FOOT, width, height: FOOT });
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), TYPE, QUALITY));
}

class Pen {
  /** @param {CanvasRenderingContext2D} draw */
  constructor(draw) {
    this.draw = draw;
    this.style = getComputedStyle(document.documentElement);
  }

  /** @param {string} colour @param {Box} box */
  fill(colour, { x, y, width, height }) {
    this.draw.fillStyle = colour;
    this.draw.fillRect(x, y, width, height);
  }

  /** Darkens the sky under the words. @param {Box} box */
  shade(box) {
    const gradient = this.draw.createLinearGradient(0, 0, 0, 190);
    gradient.addColorStop(0, "#0b0f18d9");
    gradient.addColorStop(1, "#0b0f1800");
    this.draw.fillStyle = gradient;
    this.draw.fillRect(box.x, box.y, box.width, 190);
  }

  /**
   * Draws a town so that it fills the box; of the sky some may be cut off.
   * @param {Owner} owner
   * @param {ReadonlyMap<string, string>} symbols
   * @param {Box} box
   */
  async town({ town }, symbols, { x, y, width, height }) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(townDrawing(town, symbols, false, { width, height }))}`;
    await image.decode();
    this.draw.drawImage(image, x, y, width, height);
  }

  /** Names the owner of a town, at its foot. @param {Owner} owner @param {Box} box @param {number} size of the letters in pixels */
  plate({ place, seat, name, total }, { x, y, width, height }, size) {
    this.fill("#232e35", { x, y, width, height });
    const line = y + height / 2 + size * 0.36;
    this.text(String(place), x + 44, line, `700 ${size}px`, "--display", "#ffd76f", "center", 60);
    if (seat !== null) this.shield(seat, x + 74, y + height / 2 - size * 0.82, size / 15);
    this.text(name, x + 90 + size * 1.5, line, `800 ${size}px`, "--text", "#fff4d8", "left", width - 300);
    this.text(String(total), x + width - 32, line, `700 ${Math.round(size * 1.3)}px`, "--display", "#fff4d8", "right", 140);
  }

  /** @param {Poster} poster @param {Box} box */
  foot({ date, site, code }, { x, y, width, height }) {
    this.text(date, x + 40, y + 66, "700 34px", "--text", "#f0e4c8", "left", width - 260);
    this.text(site, x + 40, y + 108, "500 26px", "--text", "#b9bdb8", "left", width - 260);
    if (!code) return;
    const side = height - 16;
    const [left, top] = [width - side - 20, y + 8];
    this.fill("#fff", { x: left, y: top, width: side, height: side });
    this.draw.save();
    this.draw.translate(left, top);
    this.draw.scale(side / code.size, side / code.size);
    this.draw.fillStyle = "#000";
    this.draw.fill(new Path2D(code.path));
    this.draw.restore();
  }

  /** @param {number} seat @param {number} x @param {number} y @param {number} size */
  shield(seat, x, y, size) {
    const { draw } = this;
    draw.save();
    draw.translate(x, y);
    draw.scale(size, size * 0.94);
    draw.fillStyle = this.style.getPropertyValue(`--face-${shieldOf(seat)}`).trim();
    Object.assign(draw, { strokeStyle: "#f5ead0", lineWidth: 1.4 });
    const outline = new Path2D(SHIELD);
    draw.fill(outline);
    draw.stroke(outline);
    draw.fillStyle = "#fff8e6";
    draw.fill(new Path2D(SIGNS[shieldOf(seat)] ?? ""), "evenodd");
    draw.restore();
  }

  /**
   * @param {string} words
   * @param {number} x
   * @param {number} y
   * @param {string} font weight and size
   * @param {string} family
   * @param {string} colour
   * @param {CanvasTextAlign} align
   * @param {number} most its width
   */
  text(words, x, y, font, family, colour, align, most) {
    Object.assign(this.draw, { font: `${font} ${this.style.getPropertyValue(family).trim()}`, fillStyle: colour, textAlign: align });
    this.draw.fillText(words, x, y, most);
  }
}
