// @ts-check
// Draws the part of the workshop in which a player plays a series of games: choices, progress, result, games.
import { html, live, nothing, svg } from "../../vendor/lit.js";
import { hasText, joined, language, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { valueOf } from "../../lib/fields.js";
import { figuresTable } from "../../kit/figures-table-view.js";
import { SERIES_LENGTHS } from "./series-lengths.js";
import { faultName, gameFaultText } from "./fault-text.js";
import { unfolded } from "../unfolded.js";

/** @import { StatisticWords } from "../../kit/game.js" */
/** @import { Rate } from "../../types.js" */
/** @import { ArenaGame, ArenaRun } from "./arena-run.js" */

/**
 * @typedef {object} ArenaScene
 * @property {ArenaRun | null} run the last one
 * @property {string} name of the player
 * @property {number} count of games that are wanted
 * @property {readonly string[]} opponents their levels
 * @property {readonly string[]} levels that may be chosen
 * @property {boolean} all whether all games are listed
 * @property {StatisticWords | null} words of the game
 * @property {(at: number, level: string) => void} chooseOpponent
 * @property {(count: number) => void} chooseCount
 * @property {() => void} showAll
 * @property {() => void} start
 * @property {() => void} stop
 * @property {(game: ArenaGame) => void} look opens a game as a replay
 */

/** The most games that are listed at first. */
const LISTED = 8;
/** The most log lines that are shown. */
const LINES = 30;

/** @param {ArenaScene} scene */
export function arenaView(scene) {
  const { run } = scene;
  return html`<section class="arena" data-testid="arena" aria-labelledby="arena-title">
    <h2 id="arena-title">${t("arena-title")}</h2>
    ${choices(scene)}
    ${run ? html`${progress(run)} ${run.games.length > 0 ? result(scene, run) : nothing}` : html`<p class="arena-note">${t("arena-about")}</p>`}
  </section>`;
}

/** @param {ArenaScene} scene */
function choices({ run, count, opponents, levels, chooseOpponent, chooseCount, start, stop }) {
  const running = Boolean(run?.running);
  const level = (/** @type {string} */ id) => (hasText(`player-${id}`) ? t(`player-${id}`) : id);
  return html`<div class="arena-choices">
    ${opponents.map((opponent, at) => field(t("arena-opponent", { number: at + 1 }), running, levels.length > 0 ? levels : [opponent], opponent, level, (value) => chooseOpponent(at, value)))}
    ${field(t("arena-count"), running, SERIES_LENGTHS.map(String), String(count), (value) => value, (value) => chooseCount(Number(value)))}
    ${running
      ? html`<button class="plain" data-testid="stop-arena" @click=${stop}>${icon("icon-close")} ${t("arena-stop")}</button>`
      : html`<button class="primary" data-testid="run-arena" @click=${start}>${icon("icon-play")} ${t("arena-run")}</button>`}
  </div>`;
}

/**
 * @param {string} label
 * @param {boolean} disabled
 * @param {readonly string[]} values
 * @param {string} chosen
 * @param {(value: string) => string} text
 * @param {(value: string) => void} change
 */
function field(label, disabled, values, chosen, text, change) {
  return html`<label class="field"><span>${label}</span>
    <select ?disabled=${disabled} @change=${(/** @type {Event} */ event) => change(valueOf(event))}>
      ${values.map((value) => html`<option value=${value} .selected=${live(value === chosen)}>${text(value)}</option>`)}
    </select>
  </label>`;
}

/** @param {ArenaRun} run */
function progress(run) {
  const { phase, games, order, refused, first, reason, library } = run;
  const fault = phase === "fault" && first ? gameFaultText(first) : "";
  return html`<div class="arena-progress" data-phase=${phase}>
    <progress max=${order.numbers.length} .value=${games.length} aria-label=${t("arena-progress-label")}></progress>
    <p role="status">${t(`arena-${phase}`)} ${t("arena-played", { games: games.length, all: order.numbers.length })}</p>
    ${fault ? html`<p class="arena-fault" role="alert" data-testid="arena-fault">${fault}</p>` : nothing}
    ${phase === "broken" ? html`<p class="arena-note">${library ? t("arena-library", { file: library.file, reason: libraryReason(library.reason) }) : reason}</p>` : nothing}
    ${refused > 0 ? html`<p class="arena-fault" data-testid="arena-refused">${t("arena-refused", { count: refused })}</p>` : nothing}
  </div>`;
}

/** @param {string} reason of libraries.py, or Python's own message */
const libraryReason = (reason) => (hasText(`library-reason-${reason}`) ? t(`library-reason-${reason}`) : reason);

/**
 * @param {ArenaScene} scene
 * @param {ArenaRun} run
 */
function result(scene, run) {
  const { games, order, counted } = run;
  if (!counted) return nothing;
  const { won, rates, tables } = counted;
  const { rate, low, high } = /** @type {Rate} */ (rates.at(-1));
  return html`<div class="arena-result" data-testid="arena-result" data-games=${rates.length} data-won=${won}>
    <div class="arena-rate">
      <p><b>${percent(rate)}</b> <span>${t("arena-rate", { name: order.name })}</span></p>
      <p class="arena-note">${t("arena-interval", { low: percent(low), high: percent(high), fair: percent(1 / order.chairs.length) })}</p>
      ${curve(order, rates)}
    </div>
    ${times(run, counted)}
    <div class="statistics-tables">${tables.map((table) => figuresTable(table, scene.words, figureCells))}</div>
    ${gameList(scene, run)}
    ${log(games)}
  </div>`;
}

/** The win rate after each game, with its interval. */
/**
 * @param {ArenaRun["order"]} order
 * @param {readonly Rate[]} rates
 */
function curve(order, rates) {
  const last = Math.max(order.numbers.length - 1, 1);
  const point = (/** @type {number} */ at, /** @type {number} */ rate) => `${((400 * at) / last).toFixed(1)},${(100 * (1 - rate)).toFixed(1)}`;
  const low = rates.map((rate, at) => point(at, rate.low));
  const high = rates.map((rate, at) => point(at, rate.high));
  const fair = 100 * (1 - 1 / order.chairs.length);
  return html`<svg class="arena-curve" viewBox="0 0 400 100" preserveAspectRatio="none" role="img" aria-label=${t("arena-curve")}>
    ${svg`<polygon class="interval" points=${[...high, ...low.reverse()].join(" ")}></polygon>
      <line class="fair" x1="0" x2="400" y1=${fair} y2=${fair}></line>
      <polyline class="rate" points=${rates.map(({ rate }, at) => point(at, rate)).join(" ")}></polyline>`}
  </svg>`;
}

/**
 * @param {ArenaRun} run
 * @param {import("../../types.js").SeriesCount} counted
 */
function times({ first, barred }, { decisions, seconds, slowest, faults }) {
  const ms = (/** @type {number} */ of) => t("arena-ms", { ms: number(1000 * of) });
  return html`<dl class="figures">
      <div><dt>${t("arena-decisions")}</dt><dd>${number(decisions)}</dd></div>
      <div><dt>${t("arena-mean")}</dt><dd>${ms(decisions > 0 ? seconds / decisions : 0)}</dd></div>
      <div><dt>${t("arena-slowest")}</dt><dd>${ms(slowest)}</dd></div>
      ${Object.entries(faults).map(([id, count]) => html`<div class="arena-fault" data-fault=${id}><dt>${faultName(id)}</dt><dd>${number(count)}</dd></div>`)}
    </dl>
    ${first ? html`<p class="arena-fault" data-testid="arena-fault">${t("arena-first-fault", { fault: gameFaultText(first) })}</p>` : nothing}
    ${barred.length > 0 ? html`<p class="arena-fault" data-testid="arena-ended">${t("arena-ended", { count: barred.length })}</p>` : nothing}`;
}

/** @param {import("../../types.js").FigureRow} row */
const figureCells = ({ won, games, often }) => html`<td>${percent(won / games)}</td><td>${number(games)}</td><td>${number(often)}</td>`;

/**
 * @param {ArenaScene} scene
 * @param {ArenaRun} run
 */
function gameList({ all, showAll, look }, { games }) {
  // Lost games first, since a person learns from those.
  const sorted = [...games].sort((a, b) => a.won - b.won || a.number - b.number);
  const shown = all ? sorted : sorted.slice(0, LISTED);
  return html`<h3>${t("arena-games")}</h3>
    <ul class="arena-games">${shown.map((game) => html`<li>
      <button class="plain" data-testid="arena-game" data-number=${game.number} data-won=${game.won} @click=${() => look(game)}>
        ${icon(game.won > 0 ? "icon-star" : "icon-replay")} <b>${t("arena-game", { number: game.number + 1 })}</b>
        <span>${t(game.won > 0 ? "arena-won" : "arena-lost")}</span> <span>${joined("join-dots", game.points.map((points, seat) => t("with-figure", { text: game.names[seat] ?? "", figure: points })))}</span>
      </button></li>`)}</ul>
    ${shown.length < sorted.length ? html`<button class="plain" data-testid="arena-all" @click=${showAll}>${t("arena-all", { count: sorted.length })}</button>` : nothing}`;
}

/** @param {readonly ArenaGame[]} games */
function log(games) {
  const lines = games.flatMap(({ number: game, log: logged }) => logged.map(([moment, line]) => ({ game, moment, line })));
  if (lines.length === 0) return nothing;
  return html`<details class="arena-log"><summary>${t("arena-log", { count: lines.length })}</summary>
    ${unfolded(() => html`<ol data-testid="arena-log">${lines.slice(-LINES).map(({ game, moment, line }) => html`<li><small>${t("arena-log-at", { game: game + 1, moment })}</small> ${line}</li>`)}</ol>`)}
  </details>`;
}

/** @param {number} share */
const percent = (share) => new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
/** @param {number} value */
const number = (value) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
