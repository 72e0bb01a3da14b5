// @ts-check
// Estimates how wide names on cards are, so that the style sheet can choose a font size that fits. To measure them on the page
// would cost a layout for each card at each drawing.
import { html, nothing } from "../../../vendor/lit.js";
import { matches } from "../../../lib/pattern.js";
import { withSoftHyphens } from "../words/names.js";

/** Widths of letters in the font of the names, in em; `SMALL` and `CAPITAL` are the widths of all others. */
const WIDTHS = [
  // Wider than the font's space: see `word-spacing` in cards.css.
  { letters: " ", em: 0.4 },
  { letters: ".,'’ijlIіїЇ|·-", em: 0.29 },
  { letters: "frtszгст", em: 0.42 },
  { letters: "wWMmшщжюфмЮЖШЩМФ", em: 0.82 },
];
const SMALL = 0.53;
const CAPITAL = 0.63;
/** Signs as wide as they are high. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
// In em: a longer name of several words is set in two lines; see `.name` in cards.css.
const ONE_LINE = 6.7;

/**
 * @param {string} text
 * @returns {number} its width in em
 */
function width(text) {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** @param {string} letter */
function widthOf(letter) {
  const known = WIDTHS.find(({ letters }) => letters.includes(letter));
  if (matches(SQUARE, letter)) return 1;
  return known ? known.em : letter === letter.toLowerCase() ? SMALL : CAPITAL;
}

/**
 * @param {string} text in one line
 * @returns {number} its width in em, rounded up to a half
 */
export function widthInEm(text) {
  return roundedUp(width(text));
}

/**
 * Chooses between one line and two for a name on a card.
 * @param {string} name
 * @returns {{lines: 1 | 2, em: number}} `em` is the width of its longest line, rounded up to a half
 */
export function nameLayout(name) {
  const whole = width(name);
  const words = name.split(" ");
  if (whole <= ONE_LINE || words.length === 1) return { lines: 1, em: widthInEm(name) };
  const parted = words.slice(1).map((_, at) => Math.max(width(words.slice(0, at + 1).join(" ")), width(words.slice(at + 1).join(" "))));
  return { lines: 2, em: roundedUp(Math.min(...parted)) };
}

/**
 * @param {number} em
 * @returns {number} rounded up to a half: the style sheet has a rule for each of these
 */
function roundedUp(em) {
  return Math.ceil(em * 2) / 2;
}

/**
 * Draws a name on a card. The wall around it has the layout of the name as `data-em` and `data-lines`, for the picture beside it, too.
 * @param {string} name
 * @param {boolean} [told] whether a label beside it says the name
 */
export function nameView(name, told = false) {
  // The width of two lines was computed for a break between words, so those get no other place to break.
  return html`<span class="name" aria-hidden=${told ? "true" : nothing}>${nameLayout(name).lines === 2 ? name : withSoftHyphens(name)}</span>`;
}
