// @ts-check
// Draws figures over the parts of a game as lines, one for each seat, with its colour, dash, sign and name. A table has the
// same figures for screen readers.
import { classMap, html, nothing, svg } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { SIGNS, shieldOf } from "../../kit/seat-face.js";
import { icon } from "../../lib/icon.js";

/** @import { Line } from "../../kit/game.js" */

/**
 * @typedef {object} CurvesScene
 * @property {readonly (readonly number[])[]} figures of the chosen line: at each stop that of each seat; none where it is not known
 * @property {readonly string[]} parts the name of the part of the game that each stop ends
 * @property {readonly Line[]} lines
 * @property {readonly string[]} names of the seats, and of a rival without one
 * @property {number} chosen which of the lines is shown
 * @property {(at: number) => void} choose
 * @property {ReadonlySet<number>} own seats played at this device
 * @property {string} [note] what the figures count
 */

const BOX = { width: 380, left: 26, right: 112, top: 10, bottom: 22 };
// Low enough to leave space for the scores, high enough for all names.
const LEAST = 150;
// More space for figures that are written with a word.
const WORDS = 18;
const DASHES = ["", "7 4", "2 4", "10 4 2 4", "14 5", "4 2", "1 5", "8 3 2 3 2 3"];
// The least distance between two names.
const LINE = 17;

/** @param {number} lines */
const heightFor = (lines) => Math.max(LEAST, lines * LINE + BOX.top + BOX.bottom);

/** @param {CurvesScene} scene */
export function curvesView(scene) {
  const { figures, lines, chosen, choose } = scene;
  const line = lines[chosen];
  if (!line || figures.length < 2) return nothing;
  return html`<section class="curves" data-testid="curves" data-curve=${line.id} aria-label=${t("course")}>
    <div class=${classMap({ segments: true, many: lines.length > 3 })} role="group" aria-label=${t("course")}>
      ${lines.map(({ id, icon: picture, text }, at) => html`<button data-curve=${id} aria-pressed=${String(at === chosen)}
        aria-label=${text()} title=${text()} @click=${() => choose(at)}>${icon(picture)} <span>${text()}</span></button>`)}
    </div>
    ${chart(scene, line)} ${table(scene, line)}
    ${scene.note ? html`<p class="curve-note" data-testid="curve-note">${scene.note}</p>` : nothing}
  </section>`;
}

/**
 * @param {CurvesScene} scene
 * @param {Line} line
 */
function chart({ figures: stops, names, own }, { top, shown }) {
  const right = BOX.right + (shown ? WORDS : 0);
  // A line needs a figure at the end; a rival with unknown chances has none.
  const lines = names
    .map((name, seat) => ({ name, seat, figures: stops.map((figures) => figures[seat] ?? null) }))
    .flatMap((one) => ((one.figures.at(-1) ?? null) === null ? [] : [{ ...one, last: Number(one.figures.at(-1)) }]));
  const most = top ?? niceTop(Math.max(...lines.flatMap(({ figures }) => figures.map(Number))));
  const x = (/** @type {number} */ at) => BOX.left + (at / (stops.length - 1)) * (BOX.width - BOX.left - right);
  const height = heightFor(lines.length);
  const y = (/** @type {number} */ figure) => height - BOX.bottom - (figure / most) * (height - BOX.top - BOX.bottom);
  const ends = spread(lines.map(({ last }) => y(last)), height);
  return html`<svg class="chart" viewBox="0 0 ${BOX.width} ${height}" aria-hidden="true">
    ${[0, most / 2, most].map((figure) => svg`<line class="grid" x1=${BOX.left} x2=${BOX.width - right} y1=${y(figure)} y2=${y(figure)}></line>
      <text class="axis" x=${BOX.left - 5} y=${y(figure) + 4} text-anchor="end">${figure}</text>`)}
    ${stops.map((_, at) => (at % Math.ceil(stops.length / 12) === 0 || at === stops.length - 1
      ? svg`<text class="axis" x=${x(at)} y=${height - 6} text-anchor="middle">${at}</text>` : nothing))}
    ${lines.map(({ figures, seat }) => lineView(figures, seat, x, y, own.has(seat)))}
    ${lines.map(({ name, seat, last }, at) => endView(name, (shown ?? String)(last), seat, x(stops.length - 1), y(last), ends[at] ?? 0))}
  </svg>`;
}

/**
 * @param {readonly (number | null)[]} line
 * @param {number} seat
 * @param {(at: number) => number} x
 * @param {(figure: number) => number} y
 * @param {boolean} own
 */
function lineView(line, seat, x, y, own) {
  const points = line.flatMap((figure, at) => (figure === null ? [] : [`${x(at).toFixed(1)},${y(figure).toFixed(1)}`])).join(" ");
  return svg`<polyline class=${own ? "line own" : "line"} data-face=${shieldOf(seat)} points=${points} stroke-dasharray=${DASHES[shieldOf(seat)] ?? ""}></polyline>`;
}

/**
 * Draws the seat's sign at the end of its line, and its name beside it.
 * @param {string} name
 * @param {string} figure
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} label height of the name
 */
function endView(name, figure, seat, x, y, label) {
  const short = name.length > 10 ? `${[...name].slice(0, 9).join("")}…` : name;
  return svg`<line class="leader" data-face=${shieldOf(seat)} x1=${x} y1=${y} x2=${x + 10} y2=${label}></line>
    <path class="end" data-face=${shieldOf(seat)} transform="translate(${x + 10} ${label - 8}) scale(.62)" d=${SIGNS[shieldOf(seat)] ?? ""}></path>
    <text class="label" x=${x + 28} y=${label + 4.5}>${short} <tspan class="figure">${figure}</tspan></text>`;
}

/**
 * @param {number} most
 * @returns {number} a round number above it
 */
export function niceTop(most) {
  const step = most > 40 ? 20 : most > 16 ? 10 : most > 8 ? 4 : 2;
  return Math.max(step, Math.ceil(most / step) * step);
}

/**
 * Moves heights apart that are too near each other, and keeps their order.
 * @param {readonly number[]} heights
 * @param {number} bottom of the picture
 * @returns {number[]}
 */
export function spread(heights, bottom) {
  const order = [...heights.keys()].sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const low = bottom - BOX.bottom;
  const found = [...heights];
  let least = BOX.top;
  for (const [at, seat] of order.entries()) {
    const room = low - (order.length - 1 - at) * LINE;
    found[seat] = Math.max(least, Math.min(heights[seat] ?? 0, room));
    least = (found[seat] ?? 0) + LINE;
  }
  return found;
}

/**
 * @param {CurvesScene} scene
 * @param {Line} line
 */
function table({ figures, parts, names }, { text: caption, shown = String }) {
  const cell = (/** @type {number | undefined} */ figure) => html`<td>${figure === undefined ? "–" : shown(figure)}</td>`;
  return html`<table class="hidden">
    <caption>${caption()}</caption>
    <thead><tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${parts.slice(1).map((part, at) => html`<tr><th scope="row">${part}</th>${names.map((_, seat) => cell(figures[at + 1]?.[seat]))}</tr>`)}</tbody>
  </table>`;
}
