// @ts-check
// Draws the sheet of suspects: which player may hold which hidden character, and the marks that the person makes there.
import { html, ifDefined, nothing } from "../../../vendor/lit.js";
import { openDialog } from "../../../lib/dialog.js";
import { labelled, t } from "../../../lib/i18n.js";
import { face } from "../../../kit/seat-face.js";
import { icon } from "../../../lib/icon.js";
import { worded } from "../words/names.js";

/** @import { Scene } from "../../../kit/game.js" */
/** @typedef {"" | "suspect" | "cleared"} Mark */

/** @type {readonly Mark[]} */
const MARKS = ["", "suspect", "cleared"];

/** Marks that a person made, by match, viewer, round, seat and character; kept until the page is closed.
 * @type {Map<string, Mark>}
 */
const marks = new Map();

/**
 * @param {{match: string, view: {seat: number | null, round: number}}} scene
 * @param {number} seat
 * @param {string} character
 * @returns {string} the key of a cell of the table
 */
export const cellKey = ({ match, view }, seat, character) => [match, view.seat, view.round, seat, character].join("|");

/**
 * @param {string} key of a cell of the table
 * @returns {Mark}
 */
export const markOf = (key) => marks.get(key) ?? "";

/**
 * Changes a mark to the next of `MARKS`.
 * @param {string} key of a cell of the table
 * @returns {Mark} the new mark
 */
export function nextMark(key) {
  const next = MARKS[(MARKS.indexOf(markOf(key)) + 1) % MARKS.length] ?? "";
  marks.set(key, next);
  return next;
}

/** @param {Scene} scene */
export function openSuspects(scene) {
  void openDialog(t("suspects"), suspectsView(scene), "suspects-sheet");
}

/** @param {Scene} scene */
export function suspectsView(scene) {
  const { view, names } = scene;
  const seats = view.seats.filter(({ seat, drafted }) => seat !== view.seat && (drafted > 0 || view.phase === "draft"));
  return html`<p>${t("suspects-how")}</p>
    <div class="suspects" tabindex="0" role="region" aria-label=${t("suspects")}><table>
      <thead><tr><td></td>${seats.map(({ seat }) => html`<th scope="col" title=${names[seat] ?? ""}>${face(seat)}<span>${names[seat]}</span></th>`)}
        <th scope="col"><i class="card-back" title=${t("suspects-away")}></i><span>${t("suspects-away-short")}</span></th></tr></thead>
      <tbody>${view.draft?.characters.map((one) => row(scene, one, seats.map(({ seat }) => seat)))}</tbody>
    </table></div>`;
}

/**
 * @param {Scene} scene
 * @param {import("../../../types.js").KnownView} known
 * @param {readonly number[]} seats
 */
function row(scene, { character, holders, away }, seats) {
  const { view, names } = scene;
  const name = worded(`character-${character}`);
  const rank = view.characters.find((one) => one.character === character)?.rank;
  const cell = (/** @type {number} */ seat) => {
    const key = cellKey(scene, seat, character);
    const whose = t("suspect-place", { seat: names[seat] ?? "", name });
    return html`<td>${holders.includes(seat) ? markButton(key, whose) : html`<span class="ruled-out" role="img" aria-label=${labelled(whose, t("suspect-no"))}></span>`}</td>`;
  };
  return html`<tr><th scope="row"><b>${rank}</b>${icon(`character-${character}`)}<span>${name}</span></th>${seats.map(cell)}
    <td>${away ? html`<span class="may-be" role="img" aria-label=${t("suspects-away")}></span>` : nothing}</td></tr>`;
}

/**
 * @param {string} key
 * @param {string} whose seat and character of the cell, for screen readers
 */
function markButton(key, whose) {
  const label = (/** @type {Mark} */ mark) => labelled(whose, t(mark ? `suspect-${mark}` : "suspect-may"));
  const press = (/** @type {Event} */ { currentTarget }) => {
    const button = /** @type {HTMLElement} */ (currentTarget);
    button.dataset["mark"] = nextMark(key);
    button.ariaLabel = label(markOf(key));
  };
  return html`<button type="button" data-testid="suspect" data-repeat data-mark=${ifDefined(markOf(key))} aria-label=${label(markOf(key))} @click=${press}></button>`;
}
