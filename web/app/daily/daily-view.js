// @ts-check
// Draws the screen of the deals of a day: the set-up, the result beside the levels' scores, the calendar with its figures.
import { classMap, html, nothing, svg } from "../../vendor/lit.js";
import { hasText, joined, listed, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { unreadableNote } from "../../lib/unreadable-note.js";
import { face } from "../../kit/seat-face.js";
import { calendarView } from "./calendar-view.js";
import { dayText } from "./day-text.js";

/** @import { DayRecord } from "../../store/days.js" */
/** @import { CountedDays, DayDeal } from "../../types.js" */

/**
 * A try and what the levels scored.
 * @typedef {object} Result
 * @property {DayRecord} record
 * @property {number} at which try
 * @property {number} seats
 * @property {readonly string[]} levels that are compared
 * @property {CountedDays} counted
 * @property {() => void} share
 */

/**
 * @typedef {object} DailyScene
 * @property {string} day
 * @property {string} month of the calendar
 * @property {string} today
 * @property {readonly string[]} troubles why the records cannot be read
 * @property {number} unreadable records that cannot be read
 * @property {readonly import("../../lib/unreadable-note.js").UnreadableEntry[]} broken what can be done with each of them
 * @property {readonly DayRecord[]} records
 * @property {readonly string[]} games
 * @property {string} game
 * @property {DayDeal | null} deal null until the engine has told it
 * @property {CountedDays | null} counted null until the engine has counted
 * @property {string} setup what is played, in a few words
 * @property {boolean} busy whether a match is being made or opened
 * @property {boolean} working whether levels are being played
 * @property {import("../../store/days.js").Try | null} first the try that counts
 * @property {Result | null} result of that try
 * @property {(game: string) => void} chooseGame
 * @property {(day: string) => void} choose
 * @property {(steps: number) => void} turn the calendar by months
 * @property {() => void} play
 * @property {(() => void) | null} goOn with the try that counts
 * @property {(() => void) | null} look opens the replay of the try that counts; null if there is none
 * @property {() => void} openProblems
 * @property {() => void} close
 */

/** @param {DailyScene} scene */
export function dailyView(scene) {
  const { day, today, troubles, unreadable, broken, records, game, games, chooseGame, openProblems, close } = scene;
  const leaveBy = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
  const mark = (/** @type {string} */ id) => records.some((record) => record.day === day && record.game === id && record.tries[0]?.score);
  return html`<main class="daily" data-testid="daily-screen" data-day=${day} @keydown=${leaveBy}>
    <header>
      <button class="quiet round" data-testid="close-daily" aria-label=${t("close")} title=${t("close")} @click=${close}>${icon("icon-back")}</button>
      <h1 id="daily-title" tabindex="-1">${t("daily")}</h1>
      <p>${day === today ? t("daily-today") : ""} ${dayText(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}</p>
      <button class="plain to-problems" data-testid="open-problems" @click=${openProblems}>${icon("icon-hint")} ${t("problems")}</button>
    </header>
    ${troubles.map((trouble) => html`<p class="notice" role="alert">${trouble}</p>`)}
    ${unreadableNote(unreadable, broken)}
    <div class="segments" role="group" aria-label=${t("choose-game")}>
      ${games.map((id) => html`<button data-game=${id} aria-pressed=${String(id === game)} @click=${() => chooseGame(id)}>
        ${mark(id) ? html`${icon("icon-check")}<span class="hidden">${t("daily-day-done")}</span>` : nothing} ${t(`game-${id}`)}</button>`)}
    </div>
    <div class="daily-columns">
      <section class="daily-deal" aria-labelledby="daily-table">${dealView(scene)}</section>
      ${calendarView(scene)}
    </div>
  </main>`;
}

/** @param {DailyScene} scene */
function dealView(scene) {
  const { deal, setup, result } = scene;
  if (!deal) return html`<p role="status">${t("loading-engine")}</p>`;
  const others = deal.players.slice(1);
  return html`<h2 id="daily-table">${t(`daily-week-${deal.weekday}`)}</h2>
    <p class="daily-setup">${setup}</p>
    <ul class="daily-players">
      <li>${face(0)} <b>${t("daily-you")}</b></li>
      ${others.map((player, at) => html`<li>${face(at + 1)} ${playerText(player)}</li>`)}
    </ul>
    ${result ? resultView(result) : nothing}
    ${actions(scene)}`;
}

/** @param {DailyScene} scene */
function actions({ day, today, first, busy, play, goOn, look }) {
  // An address may come from where it is tomorrow already. A try would count for today, and that day's first try would be late for ever.
  if (day > today && !first) return html`<p class="daily-note" data-testid="daily-to-come">${t("daily-early-note")}</p>`;
  if (!first) {
    return html`<p class="daily-note">${day === today ? t("daily-note") : t("daily-late-note")}</p>
      <footer><button class="primary big" data-testid="daily-play" ?disabled=${busy} @click=${play}>${icon("icon-play")} ${t("daily-play")}</button></footer>`;
  }
  const replay = first.ended === null ? null : look;
  return html`<footer>
      ${goOn ? html`<button class="primary" data-testid="daily-go-on" ?disabled=${busy} @click=${goOn}>${icon("icon-play")} ${t("daily-go-on")}</button>` : nothing}
      ${replay ? html`<button class="plain" data-testid="daily-replay" ?disabled=${busy} @click=${replay}>${icon("icon-replay")} ${t("replay")}</button>` : nothing}
      <button class="plain" data-testid="daily-play" ?disabled=${busy} @click=${play}>${icon("icon-play")} ${t("daily-again")}</button></footer>
    <p class="daily-note">${t("daily-again-note")}</p>`;
}

/** Draws the score and the way to share it, for the end of the game. @param {Result} result */
export function dayLine({ record, at, seats, share }) {
  const own = record.tries[at]?.score;
  if (!own) return nothing;
  return html`<p class="day-line"><strong>${t("daily-score", { points: own.points, place: own.place, seats })}</strong>
    <button class="primary" data-testid="daily-share" @click=${share}>${icon("icon-share")} ${t("daily-share")}</button></p>`;
}

/** @param {Result} result */
export function resultView(result) {
  const { record, at, seats, levels, counted: { missing: { length: left }, changed, beaten }, share } = result;
  const own = record.tries[at]?.score;
  if (!own) return nothing;
  const rows = [
    { id: "you", points: own.points, place: own.place },
    ...levels.flatMap((level) => {
      const score = record.levels[level];
      return score ? [{ id: level, points: score.points, place: score.place }] : [];
    }),
  ].sort((one, other) => other.points - one.points || (one.id === "you" ? -1 : 1));
  const most = Math.max(1, ...rows.map(({ points }) => points));
  return html`<section class="daily-result" data-testid="daily-result" data-left=${left}>
    <p class="daily-score"><strong>${t("daily-score", { points: own.points, place: own.place, seats })}</strong>
      ${at > 0 ? html`<small>${t("daily-text-second", { number: at + 1 })}</small>` : nothing}</p>
    <table>
      <caption>${t("daily-levels")}</caption>
      <thead class="hidden"><tr><th scope="col">${t("daily-level")}</th><th scope="col">${t("daily-points")}</th><th scope="col">${t("daily-place")}</th></tr></thead>
      <tbody>${rows.map(({ id, points, place }) => html`<tr class=${classMap({ own: id === "you" })} data-level=${id}>
        <th scope="row">${id === "you" ? t("daily-you") : t(`daily-level-${id}`)}</th>
        <td class="daily-bar">${bar(points, most)}</td>
        <td>${points}</td><td class="daily-place">${t("daily-place-of", { place, seats })}</td></tr>`)}</tbody>
    </table>
    <p role="status" class="daily-left">${left > 0 ? t("daily-left", { count: left }) : t("daily-beaten", { count: beaten[at]?.length ?? 0, all: rows.length - 1 })}</p>
    ${changed ? html`<p class="daily-changed">${icon("icon-info")} ${changedText(changed)}</p>` : nothing}
    <footer><button class="primary" data-testid="daily-share" @click=${share}>${icon("icon-share")} ${t("daily-share")}</button></footer>
  </section>`;
}

/**
 * @param {number} points
 * @param {number} most
 */
function bar(points, most) {
  return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect width=${Math.max(1, (100 * points) / most)} height="10" rx="2"></rect>`}</svg>`;
}

/** @param {NonNullable<CountedDays["changed"]>} changed */
function changedText({ deal, rules, levels }) {
  const parts = [
    ...(rules ? [t("daily-changed-rules", { then: rules.then, now: rules.now })] : []),
    ...(levels.length > 0 ? [t("daily-changed-levels", { levels: listed(levels.map((level) => t(`daily-level-${level}`))) })] : []),
    ...(deal ? [t("daily-changed-deal")] : []),
  ];
  return joined("join-sentences", [t("daily-changed"), ...parts]);
}

/**
 * @param {string} player a level, or level and temper
 * @returns {string} of one player: a choice of the form has the temper of several
 */
export function playerText(player) {
  const [level = "", temper = ""] = player.split("-");
  const name = t(`daily-level-${level}`);
  return temper && hasText(`temper-one-${temper}`) ? joined("join-commas", [name, t(`temper-one-${temper}`)]) : name;
}
