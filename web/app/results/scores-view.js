// @ts-check
// Draws the end of a game: places, the parts of every score, what broke a tie, and what to do next.
import { classMap, html, nothing, repeat } from "../../vendor/lit.js";
import { t } from "../../lib/i18n.js";
import { sentence } from "../../lib/own-name.js";
import { face } from "../../kit/seat-face.js";
import { icon } from "../../lib/icon.js";
import { sumOf } from "./score-count.js";
import { openScoreRow } from "./score-rows.js";

/** @typedef {{seat: number, by: string, own: number, other: number}} TieView */

/** A score without a seat belongs to a rival that no player controls.
 * @typedef {Omit<import("../../types.js").ScoreView, "seat"> & {seat: number | null}} ScoreView
 */

/**
 * @typedef {object} Scores
 * @property {readonly ScoreView[]} scores
 * @property {readonly string[]} names of the seats
 * @property {string} rival the name of the rival without a seat
 * @property {ReadonlySet<number>} people seats played by people
 * @property {ReadonlySet<number>} own seats played by people at this device
 * @property {{laurel: string, board: string}} icons above the winners, for the way back to the board
 * @property {(cause: string) => string} partName the name of a line of a score
 * @property {import("./score-count.js").ScoreCount | null} counting while the scores are counted
 * @property {string} lastStone a sentence about the player who ended the game; "" if none is known
 * @property {number} takeBacks how often decisions were taken back freely
 * @property {unknown} undoButtons the buttons for undo and redo, drawn
 * @property {unknown} verdict the result of the check of the game by several devices, drawn
 * @property {DayViews | null} day of a deal of the day
 * @property {(() => unknown) | null} decisions draws what decisions cost
 * @property {(() => unknown) | null} towns draws the towns
 * @property {(() => unknown) | null} course draws the score history
 * @property {string} part that is shown
 * @property {(part: string) => void} showPart
 * @property {(() => void) | null} replay
 * @property {(() => void) | null} again begins another game of the same players
 * @property {(() => void) | null} change opens the form for another game, set or seats of the same people
 * @property {(() => void) | null} link shows the game as a link
 * @property {() => void} share shares a picture of it
 * @property {() => void} newGame
 * @property {() => void} seeTable
 */

/** The result of a deal of the day in a line, with the way to share it; and compared with the levels.
 * @typedef {{line: unknown, whole: unknown}} DayViews
 */

/** @param {Scores} end */
export function scoresView(end) {
  const counting = end.counting && !end.counting.over ? end.counting : null;
  const ranked = [...end.scores].sort((one, other) => one.place - other.place);
  // The order of places is not shown before the scores are counted.
  const shown = counting ? [...end.scores].sort((one, other) => (one.seat ?? Infinity) - (other.seat ?? Infinity)) : ranked;
  return html`<section class=${classMap({ scores: true, counting: counting !== null })} data-testid="game-over" aria-labelledby="scores-title">
    <header>
      <h2 id="scores-title" tabindex="-1">${icon(end.icons.laurel, "laurel")} ${counting ? t(counting.counted ? "counting-winner" : "counting") : winnerText(end, ranked)}</h2>
      ${counting ? lastStoneText(end) : tieText(end, ranked[0])}
      ${end.takeBacks > 0 ? html`<p class="take-backs">${t("take-backs", { count: end.takeBacks })}</p>` : nothing}
      ${counting
        ? html`<button class="plain" data-testid="skip-counting" @click=${() => counting.skip()}>${icon("icon-turn")} ${t("skip-counting")}</button>`
        : end.undoButtons}
    </header>
    ${counting ? nothing : partButtons(end)}
    <div class="end-part" data-part=${counting ? "scores" : end.part}>
      ${(counting ? null : partOf(end)) ?? html`${counting ? nothing : end.towns?.()} ${end.verdict} ${counting || !end.day ? nothing : end.day.line}
        <ol class="score-list">${repeat(shown, ({ seat }) => seat, (score) => scoreCard(end, score))}</ol>`}
    </div>
    ${counting ? nothing : footer(end)}
  </section>`;
}

/**
 * @param {Scores} end
 * @returns {unknown} the chosen part, drawn; null for the scores
 */
function partOf({ part, day, decisions, course }) {
  if (part === "day") return day?.whole ?? null;
  if (part === "decisions") return decisions?.() ?? null;
  return part === "course" ? (course?.() ?? null) : null;
}

/** The names of the parts. @type {Readonly<Record<string, () => string>>} */
const PARTS = { scores: () => t("see-scores"), day: () => t("end-part-day"), decisions: () => t("end-part-decisions"), course: () => t("end-part-course") };

/** @param {Scores} end */
function partButtons({ part, showPart, day, decisions, course }) {
  const parts = ["scores", ...(day ? ["day"] : []), ...(decisions ? ["decisions"] : []), ...(course ? ["course"] : [])];
  if (parts.length === 1) return nothing;
  const now = parts.includes(part) ? part : "scores";
  return html`<div class="segments end-parts" role="group" aria-labelledby="scores-title">${parts.map((id) => html`
    <button data-testid="end-part" data-part=${id} aria-pressed=${String(id === now)} @click=${() => showPart(id)}>${PARTS[id]?.()}</button>`)}</div>`;
}

/** @param {Scores} end */
function lastStoneText({ lastStone }) {
  return lastStone ? html`<p class="last-stone" data-testid="last-stone">${lastStone}</p>` : nothing;
}

/** @param {Scores} end */
function footer(end) {
  return html`<footer>
      ${end.again ? html`<button class="primary" data-testid="again" @click=${end.again}>${icon("icon-play")} ${t("again-same")}</button>` : nothing}
      ${end.change ? html`<button class="plain broad" data-testid="again-change" @click=${end.change}>${icon("icon-friends")} ${t("again-change")}</button>` : nothing}
      <button class="plain" @click=${end.newGame}>${t("new-game")}</button>
      <div class="look-again">
        ${end.replay ? short("replay", "replay-short", "icon-replay", end.replay) : nothing}
        ${end.link ? short("replay-link", "replay-link-short", "icon-copy", end.link) : nothing}
        ${short("share-picture", "share-picture-short", "icon-share", end.share)}
        ${short("see-table", "see-table-short", end.icons.board, end.seeTable)}
      </div>
    </footer>`;
}

/**
 * Draws a button with one word below its icon, to leave space for the chart; the title has the full text.
 * @param {string} id of its name
 * @param {string} word below the symbol
 * @param {string} picture
 * @param {() => void} press
 */
function short(id, word, picture, press) {
  return html`<button class="plain" data-testid=${id} title=${t(id)} @click=${press}>${icon(picture)}<span>${t(word)}</span></button>`;
}

/**
 * @param {Pick<Scores, "names" | "rival">} end
 * @param {readonly ScoreView[]} ranked
 * @returns {string}
 */
export function winnerText(end, ranked) {
  const winners = ranked.filter(({ place }) => place === 1).map((score) => nameOf(end, score));
  return sentence("winner", { names: winners, count: winners.length });
}

/**
 * @param {Pick<Scores, "names" | "rival">} end
 * @param {ScoreView} score
 * @returns {string}
 */
export function nameOf({ names, rival }, { seat }) {
  return seat === null ? rival : (names[seat] ?? "");
}

/**
 * Draws what broke a tie, or that nothing did.
 * @param {Scores} end
 * @param {ScoreView | undefined} score
 */
function tieText(end, score) {
  if (!score?.tie) return nothing;
  const { seat, by, own, other } = score.tie;
  const facts = { name: nameOf(end, score), other: end.names[seat] ?? "", points: score.total, own, figure: other };
  return html`<p class="tie" data-testid="tie">${by ? sentence(`tie-${by}`, facts) : sentence("tie-none", facts)}</p>`;
}

/**
 * @param {Scores} end
 * @param {ScoreView} score
 */
function scoreCard(end, score) {
  const { people, own, partName, counting } = end;
  const mine = score.seat !== null && own.has(score.seat);
  const running = counting !== null && !counting.over;
  const lines = running ? counting.shown(score) : score.parts.length + 1;
  const known = lines > score.parts.length;
  const classes = { score: true, winner: !running && score.place === 1, own: mine, present: running && counting.present === score };
  return html`<li class=${classMap(classes)} data-testid="score" data-seat=${score.seat ?? ""} data-flip="score-${score.seat ?? "rival"}">
    <header>
      ${running ? nothing : html`<span class="place" aria-label=${t("place", { place: score.place })}>${score.place}</span>`}
      <h3>${face(score.seat)} ${nameOf(end, score)} ${score.seat !== null && people.has(score.seat) ? nothing : icon("icon-bot")}
        ${mine && nameOf(end, score) !== t("you-name") ? html`<small class="you">${t("score-you")}</small>` : nothing}</h3>
      <strong class=${classMap({ total: true, known })}>${lines === 0 ? "–" : sumOf(score, lines)}<span class="hidden"> ${t("points-word", { count: sumOf(score, lines) })}</span></strong>
      <button class="score-open" data-testid="score-open" hidden aria-label=${t("score-open", { name: nameOf(end, score) })} @click=${openScoreRow}></button>
    </header>
    <dl>
      ${score.parts.map((part, at) => html`<div ?hidden=${at >= lines}><dt>${partName(part.cause)}</dt><dd>${part.points}</dd></div>`)}
    </dl>
    ${running || score.place === 1 ? nothing : tieText(end, score)}
  </li>`;
}
