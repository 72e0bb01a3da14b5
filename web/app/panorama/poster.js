// @ts-check
// Draws the end of a game as a poster to share: the winner's town large, the others below or beside it, with names and points.
import { SHIELD, SIGNS, shieldOf } from "../../kit/seat-face.js";
import { FOOT, SIZES, placesOf } from "./poster-layout.js";
import { townDrawing } from "./town-drawing.js";

/** @import { Owner } from "./town-tour.js" */
/** @import { Box, Shape } from "./poster-layout.js" */

/**
 * @typedef {object} Poster
 * @property {string} title
 * @property {string} game what was played, in a few words
 * @property {string} date
 * @property {string} site its address, without a protocol
 * @property {readonly Owner[]} owners the winner first
 * @property {import("../../peer/qr.js").Drawing | null} code of the replay's link; null where there is none
 */

/** Kilobytes are few where the picture is a photograph's kind of file, and the eye sees no difference. */
const TYPE = "image/jpeg";
const QUALITY = 0.86;
/** Pixels of the sky that the words over the winner's town take. */
export const WORDS = 130;

/**
 * @param {Poster} poster
 * @param {Shape} shape
 * @param {ReadonlyMap<string, string>} symbols
 * @returns {Promise<Blob>}
 */
export async function posterOf(poster, shape, symbols) {
  const { width, height } = SIZES[shape];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = new Pen(/** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")));
  pen.fill("#171e24", { x: 0, y: 0, width, height });
  const places = placesOf(shape, poster.owners.length);
  for (const [at, owner] of poster.owners.entries()) {
    const place = places[at];
    if (!place) continue;
    await pen.town(owner, symbols, at === 0 ? { ...place.town, words: WORDS } : place.town);
    pen.plate(owner, place.plate);
  }
  const wide = places[0]?.town.width ?? width;
  pen.shade(wide);
  pen.text(poster.game, wide / 2, 56, "700 30px", "--display", "#f0e4c8", "center", wide - 80);
  pen.text(poster.title, wide / 2, 126, "700 66px", "--display", "#fff4d8", "center", wide - 80);
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

  /** Darkens the sky under the words. @param {number} width */
  shade(width) {
    const gradient = this.draw.createLinearGradient(0, 0, 0, 190);
    gradient.addColorStop(0, "#0b0f18d9");
    gradient.addColorStop(1, "#0b0f1800");
    this.draw.fillStyle = gradient;
    this.draw.fillRect(0, 0, width, 190);
  }

  /**
   * Draws a town so that it fills the box; of the sky some may be cut off.
   * @param {Owner} owner
   * @param {ReadonlyMap<string, string>} symbols
   * @param {Box & {words?: number}} box
   */
  async town({ town }, symbols, { x, y, width, height, words = 0 }) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(townDrawing(town, symbols, false, { width, height, words }))}`;
    await image.decode();
    this.draw.drawImage(image, x, y, width, height);
  }

  /** Names the owner of a town, at its foot. @param {Owner} owner @param {Box} box */
  plate({ place, seat, name, total }, box) {
    const { x, y, width, height } = box;
    this.fill("#232e35", box);
    const size = Math.round(Math.min(height * 0.56, width * 0.075));
    const line = y + height / 2 + size * 0.36;
    const edge = size * 0.6;
    this.text(String(place), x + edge, line, `700 ${size}px`, "--display", "#ffd76f", "left", size);
    if (seat !== null) this.shield(seat, x + edge + size, y + height / 2 - size * 0.78, size / 16.5);
    const left = edge + size * 3;
    this.text(name, x + left, line, `800 ${size}px`, "--text", "#fff4d8", "left", width - left - edge - size * 2);
    this.text(String(total), x + width - edge, line, `700 ${Math.round(size * 1.3)}px`, "--display", "#fff4d8", "right", size * 2);
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
