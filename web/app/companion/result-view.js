// @ts-check
// Draws the scores of a game with the box: what is still asked, what is odd, each line with its reason, and how ties are decided.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { icon } from "../../lib/icon.js";
import { face } from "../../kit/seat-face.js";
import { valueOf } from "../../lib/fields.js";
import { unfolded } from "../unfolded.js";
import { doubtText, questionView } from "./question-view.js";

/** @import { CountedScore } from "../../types.js" */
/** @import { ScorePart } from "./score.js" */

/**
 * @param {ScorePart} score
 * @param {import("./real-set.js").RealSet} set
 * @param {import("../../kit/companion.js").Companion} companion
 * @param {import("../games.js").Game} game
 * @param {import("./real-towns.js").RealTowns} towns
 */
export function resultView(score, set, companion, game, towns) {
  const { counted, names } = score;
  if (!counted) return html`<p role="status">${t("real-counting")}</p>`;
  const { scores, questions, doubts } = counted;
  const open = questions.filter(({ seat, needed }) => seat === null || needed);
  const done = !open.some(({ needed }) => needed);
  return html`<section class="real-result" data-testid="real-scores" aria-labelledby="real-result-title">
    <h2 id="real-result-title">${done ? winnerText(score) : t("real-still")}</h2>
    ${doubts.map((doubt) => html`<p class="notice" data-testid="real-doubt">${icon("icon-alert")} ${doubt.seat === null ? nothing : html`<b>${names[doubt.seat]}</b> `}${doubtText(doubt, companion, set, names)}</p>`)}
    ${open.map((question) => questionView(score, question, companion, set))}
    ${done ? towns.view(score) : nothing}
    <ol class="score-list">${scores.map((one) => scoreCard(score, one, game))}</ol>
    ${done && set.laid && set.laid.calls.length > 0 ? rolesView(score, set.laid.calls, set, companion) : nothing}
    <footer class="real-actions">
      <button class="primary" data-testid="real-store" ?disabled=${score.stored} @click=${() => void score.store().catch(score.host.failed)}>${icon("icon-check")} ${t(score.stored ? "real-stored" : "real-store")}</button>
      ${done ? html`<button class="plain" data-testid="real-poster" @click=${() => towns.share(score, winnerText(score))}>${icon("icon-share")} ${t("share-picture-short")}</button>` : nothing}
      <button class="plain" data-testid="real-again" @click=${() => score.clear()}>${icon("icon-replay")} ${t("real-again")}</button>
    </footer>
  </section>`;
}

/**
 * Asks, folded, what each was at the end: the history tells with what people won.
 * @param {ScorePart} score
 * @param {readonly import("../../types.js").PieceCall[]} calls
 * @param {import("./real-set.js").RealSet} set
 * @param {import("../../kit/companion.js").Companion} companion
 */
function rolesView(score, calls, set, companion) {
  const choose = (/** @type {number} */ seat) => html`<select data-testid="real-role" data-seat=${seat} aria-label=${t("real-role-of", { name: set.names[seat] ?? "" })}
    @change=${(/** @type {Event} */ event) => score.setRole(seat, valueOf(event))}><option value="">${t("real-role-none")}</option>
    ${calls.map(({ piece }) => html`<option value=${piece} ?selected=${piece === score.seats[seat]?.role}>${companion.role(piece, set.edition).name}</option>`)}</select>`;
  return html`<details class="real-roles"><summary data-testid="real-roles">${t("real-roles")}</summary>
    ${unfolded(() => html`<ul class="real-names">${set.names.map((name, seat) => html`<li><span>${face(seat)} ${name}</span> ${choose(seat)}</li>`)}</ul>`)}</details>`;
}

/** @param {ScorePart} score */
function winnerText({ counted, names }) {
  const first = (counted?.scores ?? []).filter(({ place }) => place === 1).map(({ seat }) => names[seat ?? names.length - 1] ?? "");
  return t("real-winner", { names: first, count: first.length });
}

/**
 * @param {ScorePart} score
 * @param {CountedScore} one
 * @param {import("../games.js").Game} game
 */
function scoreCard({ names }, { seat, place, total, parts, tie }, game) {
  const name = names[seat ?? names.length - 1] ?? "";
  const other = tie ? (names[tie.seat ?? names.length - 1] ?? "") : "";
  return html`<li class="score" data-testid="real-total" data-seat=${seat ?? ""} data-place=${place} data-total=${total}>
    <header><span class="place" aria-label=${t("place", { place })}>${place}</span><h3>${face(seat)} ${name}</h3>
      <strong class="total known">${total}<span class="hidden"> ${t("points-word", { count: total })}</span></strong></header>
    <dl>${parts.map(({ cause, points }) => html`<div><dt>${game.scorePart(cause)}</dt><dd>${points}</dd></div>`)}</dl>
    ${tie && total > 0 ? html`<p class="tie" data-testid="real-tie">${sentence(tie.by ? `tie-${tie.by}` : "tie-none", { name, other, points: total, own: tie.own, figure: tie.other })}</p>` : nothing}
  </li>`;
}
