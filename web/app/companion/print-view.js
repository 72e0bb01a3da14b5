// @ts-check
// Draws a page for the browser's print: the order of the calls, how the set is laid out, what its cards need, its rulings, and a
// sheet of scores.
import { html, nothing } from "../../vendor/lit.js";
import { joined, pieces, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";

/** @import { Companion } from "../../kit/companion.js" */
/** @import { RealSet } from "./real-set.js" */
/** @import { RulingsPart } from "./rulings.js" */

/** The most rulings that fit on the page: below the texts of all who are called, and alone. */
const [MOST, MOST_ALONE] = [7, 20];
/** The rows of the sheet above the total: those of the lines that each game has, and empty ones. */
const ROWS = 6;

/**
 * @param {RealSet} set
 * @param {Companion} companion
 * @param {RulingsPart | null} rulings
 */
export function printView(set, companion, rulings) {
  const { laid, edition } = set;
  if (!laid) return html`<p role="status">${t("real-counting")}</p>`;
  const cards = new Set([...laid.calls.map(({ piece }) => piece), ...laid.pieces]);
  const { label = "", names: shuffled = [] } = companion.shuffled?.(laid, edition) ?? {};
  const [title, about] = [t(`game-${set.model.game}`), set.game.setupText(set.setup)];
  const needs = companion.needs?.(laid, set.offer, edition) ?? [];
  const found = rulings?.about(cards).slice(0, laid.calls.length > 0 ? MOST : MOST_ALONE) ?? [];
  return html`<div class="real-print">
    <button class="primary real-print-now" data-testid="real-print" @click=${() => globalThis.print()}>${icon("icon-export")} ${t("real-print-now")}</button>
    <article class="real-paper">
      <h2>${about.startsWith(title) ? about : html`${title} <small>${about}</small>`}</h2>
      ${laid.calls.length > 0 ? html`<section class="real-print-calls"><h3>${t("real-print-calls")}</h3><ol>${laid.calls.map(({ number, piece }) => {
        const { name, text } = companion.role(piece, edition);
        return html`<li value=${number}>${pieces("labelled", { label: html`<b>${name}</b>`, text })}</li>`;
      })}</ol></section>` : nothing}
      ${shuffled.length > 0 ? html`<p>${pieces("labelled", { label: html`<b>${label}</b>`, text: joined("join-commas", shuffled) })}</p>` : nothing}
      <div class="real-print-short">
      <section><h3>${t("real-lay-out")}</h3><ul>${laid.steps.map(({ id, args }) => html`<li>${t(`real-step-${id}`, args)}</li>`)}</ul></section>
      ${laid.draft.length > 0 ? html`<section><h3>${t("real-draft")}</h3><ul>${laid.draft.map(({ id, args }) => html`<li>${t(`real-draft-${id}`, args)}</li>`)}</ul></section>` : nothing}
      ${needs.length > 0 ? html`<section class="real-print-needs"><h3>${t("real-needs")}</h3><ul>${needs.map(({ name, text }) => html`<li>${pieces("labelled", { label: html`<b>${name}</b>`, text })}</li>`)}</ul></section>` : nothing}
      </div>
      ${found.length > 0 ? html`<section><h3>${t("real-rules-of-set")}</h3><ul>${found.map(({ text }) => html`<li>${text}</li>`)}</ul></section>` : nothing}
      <section class="real-print-sheet"><h3>${t("real-print-sheet")}</h3>${sheet(set, [...set.names, companion.rival(set.setup)].filter(Boolean), companion.lines)}</section>
    </article>
  </div>`;
}

/**
 * @param {RealSet} set
 * @param {readonly string[]} names of all who are counted
 * @param {readonly string[]} lines
 */
function sheet({ game }, names, lines) {
  const rows = Array.from({ length: ROWS }, (_, row) => lines[row]);
  const row = (/** @type {string} */ title) => html`<tr><th scope="row">${title}</th>${names.map(() => html`<td></td>`)}</tr>`;
  return html`<table><thead><tr><th scope="col"><span class="hidden">${t("real-print-sheet")}</span></th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows.map((cause) => row(cause ? game.scorePart(cause) : ""))}${row(t("real-total-word"))}</tbody></table>`;
}
