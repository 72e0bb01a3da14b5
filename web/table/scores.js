// @ts-check
// The end of a game: places, and what every score is made of.
import { classMap, html, nothing } from "../vendor/lit.js";
import { listed, t } from "../i18n.js";
import { icon } from "./icon.js";

/** A score without a seat is a rival's that nobody plays.
 * @typedef {Omit<import("../types.js").ScoreView, "seat"> & {seat: number | null}} ScoreView
 */

/**
 * @typedef {object} Scores
 * @property {readonly ScoreView[]} scores
 * @property {readonly string[]} names of the seats
 * @property {string} rival the name of who has no seat
 * @property {ReadonlySet<number>} people seats played by people
 * @property {{laurel: string, board: string}} icons above the winners, for the way back to the board
 * @property {(cause: string) => string} partName what a line of a score is for
 * @property {number} takeBacks how often decisions were taken back freely
 * @property {unknown} returns the ways back
 * @property {unknown} verdict whether the cards were honest, where several devices have looked after that
 * @property {(() => void) | null} replay
 * @property {(() => void) | null} again the same players once more
 * @property {() => void} newGame
 * @property {() => void} seeTable
 */

/** @param {Scores} end */
export function scoresView(end) {
  const ranked = [...end.scores].sort((one, other) => one.place - other.place);
  const winners = ranked.filter(({ place }) => place === 1).map((score) => nameOf(end, score));
  return html`<section class="scores" data-testid="game-over" aria-labelledby="scores-title">
    <header>
      ${icon(end.icons.laurel, "laurel")}
      <h2 id="scores-title" tabindex="-1">${t("winner", { names: listed(winners), count: winners.length })}</h2>
      ${end.takeBacks > 0 ? html`<p class="take-backs">${t("take-backs", { count: end.takeBacks })}</p>` : nothing}
      ${end.returns}
    </header>
    ${end.verdict}
    <ol class="score-list">${ranked.map((score) => scoreCard(end, score))}</ol>
    <footer>
      ${end.again ? html`<button class="primary" @click=${end.again}>${icon("icon-play")} ${t("again-same")}</button>` : nothing}
      ${end.replay ? html`<button class="plain" data-testid="replay" @click=${end.replay}>${icon("icon-replay")} ${t("replay")}</button>` : nothing}
      <button class="plain" @click=${end.newGame}>${t("new-game")}</button>
      <button class="plain" @click=${end.seeTable}>${icon(end.icons.board)} ${t("see-table")}</button>
    </footer>
  </section>`;
}

/**
 * @param {Scores} end
 * @param {ScoreView} score
 */
function nameOf({ names, rival }, { seat }) {
  return seat === null ? rival : (names[seat] ?? "");
}

/**
 * @param {Scores} end
 * @param {ScoreView} score
 */
function scoreCard(end, score) {
  const { people, partName } = end;
  return html`<li class=${classMap({ score: true, winner: score.place === 1 })} data-testid="score" data-seat=${score.seat ?? ""}>
    <header>
      <span class="place" aria-label=${t("place", { place: score.place })}>${score.place}</span>
      <h3>${nameOf(end, score)} ${score.seat !== null && people.has(score.seat) ? nothing : icon("icon-bot")}</h3>
      <strong class="total">${score.total}<span class="hidden"> ${t("points-word", { count: score.total })}</span></strong>
    </header>
    <dl>
      ${score.parts.map((part) => html`<div><dt>${partName(part.cause)}</dt><dd>${part.points}</dd></div>`)}
    </dl>
  </li>`;
}
