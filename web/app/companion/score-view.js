// @ts-check
// Draws the part in which a game with the box is counted: one person at a time, then the scores of all.
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { errorText } from "../../lib/error-text.js";
import { face } from "../../kit/seat-face.js";
import { beginsWords } from "../../lib/keyboard/plain-letters.js";
import { eveningView } from "../evenings/evening-view.js";
import { doubtText, questionView } from "./question-view.js";
import { resultView } from "./result-view.js";
import { RESULT } from "./score.js";
import { unfolded } from "../unfolded.js";

/** @import { Companion, RealPieceFace } from "../../kit/companion.js" */
/** @import { RealSet } from "./real-set.js" */
/** @import { ScorePart } from "./score.js" */

/** What few pieces have, so that it is asked folded. */
const COIN = "coin";

/**
 * @param {ScorePart} score
 * @param {RealSet} set
 * @param {Companion} companion
 * @param {import("../games.js").Game} game
 * @param {import("./real-towns.js").RealTowns} towns
 */
export function scoreView(score, set, companion, game, towns) {
  const { names, at, problem } = score;
  return html`<div class="real-score">
    <nav class="real-seats" aria-label=${t("real-people")}>
      ${names.map((name, seat) => html`<button data-testid="real-seat" data-seat=${seat} aria-pressed=${String(seat === at)} @click=${() => score.show(seat)}>
        ${face(seat)} <span>${name}</span> <b>${pointsOf(score, seat)}</b></button>`)}
      <button data-testid="real-result" aria-pressed=${String(at === RESULT)} @click=${() => score.show(RESULT)}>${icon("icon-star")} <span>${t("real-result")}</span></button>
    </nav>
    ${problem ? html`<p class="notice" role="alert">${errorText(problem, game.errorFacts)}</p>` : nothing}
    ${at === RESULT
      ? html`${resultView(score, set, companion, game, towns)} ${score.evening ? eveningView(score.evening.record, (role) => companion.role(role, set.edition).name) : nothing}`
      : seatView(score, set, companion)}
  </div>`;
}

/**
 * @param {ScorePart} score
 * @param {number} seat
 */
function pointsOf({ counted, size, set }, seat) {
  // The rival without a seat comes last.
  const own = seat >= set.model.seats.length && size > set.model.seats.length ? null : seat;
  return counted?.scores.find((one) => one.seat === own)?.total ?? "–";
}

/**
 * @param {ScorePart} score
 * @param {RealSet} set
 * @param {Companion} companion
 */
function seatView(score, set, companion) {
  const { at, seat, names, counted } = score;
  const last = at === score.size - 1;
  const questions = (counted?.questions ?? []).filter((one) => one.seat === at);
  const doubts = (counted?.doubts ?? []).filter((one) => one.seat === at);
  return html`<section class="real-mine" aria-labelledby="real-mine-title">
    <h2 id="real-mine-title">${t("real-mine-of", { name: names[at] ?? "", count: seat.pieces.length })}</h2>
    <ul class="real-chips">${seat.pieces.length === 0
      ? html`<li class="real-hint">${t("real-tap")}</li>`
      : seat.pieces.map((piece, place) => chip(score, companion.face(piece.id, set.edition), place)).reverse()}</ul>
  </section>
  ${piecesView(score, set, companion)}
  ${doubts.length + questions.length > 0 ? html`<section class="real-questions">
    ${doubts.map((doubt) => html`<p class="notice" data-testid="real-doubt">${icon("icon-alert")} ${doubtText(doubt, companion, set, names)}</p>`)}
    ${questions.filter(({ id }) => id !== COIN).map((question) => questionView(score, question, companion, set))}
    ${coins(score, set, companion)}
  </section>` : nothing}
    <button class="primary big real-next" data-testid="real-next" @click=${() => score.show(last ? RESULT : at + 1)}>
      ${last ? t("real-result") : t("real-next", { name: names[at + 1] ?? "" })} ${icon("icon-next")}</button>`;
}

/**
 * @param {ScorePart} score
 * @param {RealPieceFace} piece
 * @param {number} place
 */
function chip(score, piece, place) {
  // With all words in sight: a person who speaks to the device says what is read.
  const name = t("real-remove", { name: [piece.name, piece.mark].join(" ").trim() });
  return html`<li><button class="real-chip" data-testid="real-chip" data-piece=${piece.id} data-type=${piece.type ?? nothing} aria-label=${name}
    title=${name} @click=${() => score.remove(place)}>${icon(piece.icon)} <span>${piece.name}</span> <b>${piece.mark}</b> ${icon("icon-close")}</button></li>`;
}

/**
 * Draws which pieces have a coin on them, folded: few have.
 * @param {ScorePart} score
 * @param {RealSet} set
 * @param {Companion} companion
 */
function coins(score, set, companion) {
  const asked = (score.counted?.questions ?? []).filter(({ id, seat }) => id === COIN && seat === score.at);
  if (asked.length === 0) return nothing;
  const on = asked.filter(({ now }) => now).length;
  return html`<details class="real-coins" ?open=${on > 0}><summary>${t(`real-ask-${COIN}`, { count: on })}</summary>
    ${unfolded(() => html`<div class="real-answers">${asked.map((question) => {
      const { name } = companion.face(score.seat.pieces[question.at ?? 0]?.id ?? "", set.edition);
      return html`<button data-testid="real-answer" data-question="coin" data-at=${question.at ?? ""} aria-pressed=${String(question.now === 1)}
        @click=${() => score.answer(question, question.now ? 0 : 1)}>${name}</button>`;
    })}</div>`)}</details>`;
}

/**
 * @param {ScorePart} score
 * @param {RealSet} set
 * @param {Companion} companion
 */
function piecesView(score, set, companion) {
  const fits = (/** @type {RealPieceFace} */ { name }) => beginsWords(name, score.query);
  const groups = companion.pieces(set.setup, set.offer, score.whole)
    .map(({ title, pieces }) => ({ title, pieces: pieces.filter(fits) })).filter(({ pieces }) => pieces.length > 0);
  const onlySet = companion.wholeBox(set.setup) !== set.setup;
  const ask = (/** @type {Event} */ event) => {
    score.query = /** @type {HTMLInputElement} */ (event.target).value;
    score.host.draw();
  };
  const enter = (/** @type {KeyboardEvent} */ event) => {
    const first = groups[0]?.pieces[0];
    if (event.key === "Enter" && score.query.trim() && first) score.add(first.id);
  };
  return html`<section class="real-pieces" aria-label=${t("real-pieces")}>
    <div class="real-find"><input type="search" data-testid="real-find" aria-label=${t("real-find")} placeholder=${t("real-find")} autocomplete="off" .value=${score.query} @input=${ask} @keydown=${enter} />
      ${onlySet ? html`<label class="real-whole"><input type="checkbox" data-testid="real-whole" .checked=${score.whole} @change=${() => score.showWhole(!score.whole)} /> ${t("real-whole")}</label>` : nothing}</div>
    ${groups.map(({ title, pieces }) => html`<div class="real-group" role="group" aria-label=${title}><h3>${title}</h3><ul>${pieces.map((piece) => html`<li>
      <button class="real-piece" data-testid="real-piece" data-piece=${piece.id} data-type=${piece.type ?? nothing} @click=${() => score.add(piece.id)}>
        ${icon(piece.icon)} <span>${piece.shown ?? piece.name}</span> <b>${piece.mark}</b></button></li>`)}</ul></div>`)}
    ${groups.length === 0 ? html`<p>${t("real-none-found")}</p>` : nothing}
  </section>`;
}
