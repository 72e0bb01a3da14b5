// @ts-check
// Measures the names on cards in advance, so that the style sheet can choose a size at which a name fits its card. Measuring
// the page itself would cost a layout for each card at each drawing.
import { html } from "../../../vendor/lit.js";
import { narrow } from "../words/names.js";

/** Widths of letters in the names' type, in em; those not named here are about as wide as an "o". */
const WIDTHS = [
  // Of words side by side; see `word-spacing` in cards.css.
  { letters: " ", em: 0.4 },
  { letters: ".,'’ijlIіїЇ|·-", em: 0.29 },
  { letters: "frtszгст", em: 0.42 },
  { letters: "wWMmшщжюфмЮЖШЩМФ", em: 0.82 },
];
const SMALL = 0.53;
const CAPITAL = 0.63;
// What is wider than this is set in two lines, where it has words to part; see `.name` in cards.css.
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
  return known ? known.em : letter === letter.toLowerCase() ? SMALL : CAPITAL;
}

/**
 * @param {string} text in one line
 * @returns {number} its width in em, in halves, upwards
 */
export function ems(text) {
  return halves(width(text));
}

/**
 * How a name lies on a card: in one line or two, and how wide its longest line is.
 * @param {string} name
 * @returns {{lines: 1 | 2, em: number}} `em` in halves, upwards
 */
export function fit(name) {
  const whole = width(name);
  const words = name.split(" ");
  if (whole <= ONE_LINE || words.length === 1) return { lines: 1, em: ems(name) };
  const parted = words.slice(1).map((_, at) => Math.max(width(words.slice(0, at + 1).join(" ")), width(words.slice(at + 1).join(" "))));
  return { lines: 2, em: halves(Math.min(...parted)) };
}

/** @param {number} em */
function halves(em) {
  return Math.ceil(em * 2) / 2;
}

/** @param {string} name of a card */
export function nameView(name) {
  const { lines, em } = fit(name);
  // Two lines part between words: the type is chosen for that.
  return html`<span class="name" data-lines=${lines} data-em=${em}>${lines === 2 ? name : narrow(name)}</span>`;
}
