// @ts-check
// Draws the shares of games won and of answers found by month, as lines and as a table.
import { html, nothing, svg } from "../../vendor/lit.js";
import { language, t } from "../../lib/i18n.js";
import { unfolded } from "../unfolded.js";

/** @import { Month } from "../../types.js" */
/** @typedef {{id: string, of: (month: Month) => number | null}} Line the share that a line shows; null for none */

const BOX = { width: 380, height: 180, left: 46, right: 14, top: 12, bottom: 26 };
// The most months with a name below.
const NAMES = 5;

/** @type {readonly Line[]} */
const LINES = [
  { id: "won", of: ({ wins, games }) => wins / games },
  { id: "coach", of: ({ found, asked }) => (asked > 0 ? found / asked : null) },
];

/** @param {readonly Month[]} months */
export function monthsView(months) {
  if (months.length < 2) return nothing;
  const lines = LINES.filter(({ of }) => months.some((month) => of(month) !== null));
  return html`<section class="months" data-testid="months" aria-label=${t("statistics-months")}>
    <h2>${t("statistics-months")}</h2>
    <p class="months-key" aria-hidden="true">${lines.map(({ id }) => html`<span data-line=${id}>${t(`statistics-${id}`)}</span>`)}</p>
    ${chart(months, lines)}
    <details><summary>${t("statistics-months-table")}</summary>${unfolded(() => table(months))}</details>
  </section>`;
}

/**
 * @param {readonly Month[]} months
 * @param {readonly Line[]} lines
 */
function chart(months, lines) {
  const x = (/** @type {number} */ at) => BOX.left + (at / (months.length - 1)) * (BOX.width - BOX.left - BOX.right);
  const y = (/** @type {number} */ part) => BOX.height - BOX.bottom - part * (BOX.height - BOX.top - BOX.bottom);
  const step = Math.ceil(months.length / NAMES);
  return html`<svg class="months-chart" viewBox="0 0 ${BOX.width} ${BOX.height}" aria-hidden="true">
    ${[0, 0.5, 1].map((part) => svg`<line class="grid" x1=${BOX.left} x2=${BOX.width - BOX.right} y1=${y(part)} y2=${y(part)}></line>
      <text class="axis" x=${BOX.left - 6} y=${y(part) + 4} text-anchor="end">${share(part, 1)}</text>`)}
    ${months.map(({ month }, at) => (at % step === 0 ? svg`<text class="axis" x=${x(at)} y=${BOX.height - 8} text-anchor="middle">${monthText(month, "short")}</text>` : nothing))}
    ${lines.map(({ id, of }) => {
      const points = months.flatMap((month, at) => (of(month) === null ? [] : [[x(at), y(Number(of(month)))]]));
      return svg`<g class="months-line" data-line=${id}><polyline points=${points.map(([left, top]) => `${left?.toFixed(1)},${top?.toFixed(1)}`).join(" ")}></polyline>
        ${points.map(([left, top]) => svg`<circle cx=${left} cy=${top} r="4"></circle>`)}</g>`;
    })}
  </svg>`;
}

/** @param {readonly Month[]} months */
function table(months) {
  return html`<table>
    <thead><tr><th scope="col">${t("statistics-month")}</th><th scope="col">${t("statistics-games")}</th><th scope="col">${t("statistics-won")}</th><th scope="col">${t("statistics-coach")}</th></tr></thead>
    <tbody>${months.map(({ month, games, wins, asked, found }) => html`<tr data-month=${month}>
      <th scope="row">${monthText(month, "long")}</th><td>${games}</td><td>${share(wins, games)}</td><td>${asked > 0 ? share(found, asked) : "–"}</td></tr>`)}</tbody>
  </table>`;
}

/**
 * @param {string} month
 * @param {"short" | "long"} style
 */
function monthText(month, style) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Intl.DateTimeFormat(language(), style === "long" ? { month: "long", year: "numeric" } : { month: "short" }).format(new Date(year, number - 1, 1));
}

/**
 * @param {number} part
 * @param {number} whole
 * @returns {string} in per cent
 */
export const share = (part, whole) =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(whole > 0 ? part / whole : 0);
