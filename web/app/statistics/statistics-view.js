// @ts-check
// Draws the statistics: figures first, then tables with a bar for the share of games won.
import { html, nothing, svg } from "../../vendor/lit.js";
import { hasText, joined, language, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { isUnnamed } from "../../lib/own-name.js";
import { unreadableNote } from "../../lib/unreadable-note.js";
import { figuresTable } from "../../kit/figures-table-view.js";
import { monthsView, share } from "./months-view.js";
import { ratingView } from "./rating-view.js";
import { unfolded } from "../unfolded.js";

/** @import { StatisticWords } from "../../kit/game.js" */
/** @import { Statistics, Sum, Times } from "../../types.js" */

/**
 * @typedef {object} StatisticsScene
 * @property {readonly string[]} games
 * @property {string} game
 * @property {readonly string[]} names of those who have played here
 * @property {string} who the person whose games are counted; "" for everybody's
 * @property {number} left games that are still being read
 * @property {number} coaching games that the coach is still to look at
 * @property {string} problem
 * @property {number} unreadable results that cannot be read
 * @property {readonly import("../../lib/unreadable-note.js").UnreadableEntry[]} broken what can be done with each of them
 * @property {unknown} evenings those with friends, drawn
 * @property {boolean} waits whether there are games that the engine has not counted yet
 * @property {Statistics | null} statistics null where there are none
 * @property {readonly import("./rating.js").PersonRating[]} ratings of those who are chosen, in the game that is chosen
 * @property {readonly string[]} failed the names of those of them whose rating cannot be told
 * @property {number} open games of them that were left open, which count as lost
 * @property {number} away games of which this copy of the page has not the rules
 * @property {() => void} resetRating
 * @property {StatisticWords | null} words
 * @property {(id: string) => void} chooseGame
 * @property {(name: string) => void} choose
 * @property {() => void} exportAll
 * @property {() => void} remove
 * @property {() => void} close
 */

/** @param {StatisticsScene} scene */
export function statisticsView(scene) {
  const { statistics, waits, problem, unreadable, broken, away, left, coaching, close } = scene;
  const leaveBy = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
  return html`<main class="statistics" data-testid="statistics" @keydown=${leaveBy}>
    <header>
      <button class="quiet round" data-testid="close-statistics" aria-label=${t("close")} title=${t("close")} @click=${close}>${icon("icon-back")}</button>
      <h1 id="statistics-title" tabindex="-1">${t("statistics")}</h1>
    </header>
    ${choices(scene)}
    ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    ${unreadableNote(unreadable, broken)}
    ${away > 0 ? html`<p data-testid="statistics-away">${t("statistics-away", { count: away })}</p>` : nothing}
    ${left > 0 ? html`<p role="status">${t("statistics-reading", { count: left })}</p>` : nothing}
    ${coaching > 0 ? html`<p role="status">${t("statistics-coaching", { count: coaching })}</p>` : nothing}
    ${waits ? html`<p role="status">${t("loading-engine")}</p>` : statistics ? figures(scene, statistics) : html`<p class="none">${t("statistics-none")}</p>`}
    ${scene.evenings}
    <footer>
      <button class="plain" data-testid="export-statistics" @click=${scene.exportAll}>${icon("icon-export")} ${t("export")}</button>
      <button class="plain" data-testid="delete-statistics" @click=${scene.remove}>${icon("icon-close")} ${t("delete")}</button>
      <p>${t("statistics-stored")}</p>
    </footer>
  </main>`;
}

/** @param {StatisticsScene} scene */
function choices({ games, game, chooseGame, names, who, choose }) {
  return html`<div class="statistics-choices">
    <div class="segments" role="group" aria-label=${t("choose-game")}>
      ${games.map((id) => html`<button data-game=${id} aria-pressed=${String(id === game)} @click=${() => chooseGame(id)}>${t(`game-${id}`)}</button>`)}
    </div>
    ${names.length > 1 ? html`<div class="segments" role="group" aria-label=${t("statistics-who")}>
      ${["", ...names].map((name) => html`<button data-name=${name} aria-pressed=${String(name === who)} @click=${() => choose(name)}>
        ${isUnnamed(name) ? t("you-name") : name || t("statistics-everybody")}</button>`)}
    </div>` : nothing}
  </div>`;
}

/** From so many games on, tables say more than the single games do: they are open then. */
const ENOUGH = 5;
/** Tempers are named in the plural: a table counts players of several games. */
const SEVERAL = { rivals: 2 };

/**
 * @param {StatisticsScene} scene
 * @param {Statistics} statistics
 */
function figures({ words, ratings, failed, open, resetRating }, statistics) {
  const { all, best, streak, variants, players, levels, tempers, pieces, groups, coach, months, apart } = statistics;
  return html`<dl class="figures">
      ${figure("games", String(all.games))} ${figure("won", joined("join-dots", [String(all.wins), percent(all)]))}
      ${figure("mean", number(all.points))} ${figure("best", String(best))} ${figure("streak", String(streak))}
      ${coach.asked > 0 ? figure("coach", joined("join-dots", [String(coach.found), share(coach.found, coach.asked)])) : nothing}
    </dl>
    ${ratingView(ratings, failed, open, resetRating)}
    ${monthsView(months)}
    <details class="statistics-more" ?open=${all.games >= ENOUGH}><summary>${t("statistics-tables")}</summary>${unfolded(() => html`<div class="statistics-tables">
      ${table(t("statistics-variants"), variants, (id) => words?.variantText(id) ?? id)}
      ${table(t("statistics-players"), players, (id) => t("statistics-seats", { count: Number(id) }))}
      ${table(t("statistics-levels"), levels, levelText)}
      ${table(t("tempers", SEVERAL), tempers, (id) => t(`temper-${id}`, SEVERAL))}
      ${table(words?.piecesTitle?.() ?? "", pieces, (id) => words?.pieceText?.(id) ?? id, (id) => words?.pieceIcon?.(id) ?? "")}
      ${groups.map((group) => figuresTable(group, words, timesCells))}
      ${table(t("statistics-apart"), apart, (id) => t(`statistics-${id}`))}
    </div>`)}</details>`;
}

/**
 * @param {string} id of a kind of opponents
 * @returns {string} its name
 */
function levelText(id) {
  if (id === "friends" || id === "people") return t(`statistics-${id}`);
  return hasText(`player-${id}`) ? t(`player-${id}`) : id;
}

/**
 * @param {string} id
 * @param {string} value
 */
function figure(id, value) {
  return html`<div data-figure=${id}><dt>${t(`statistics-${id}`)}</dt><dd>${value}</dd></div>`;
}

/**
 * @param {string} title
 * @param {readonly Sum[]} sums
 * @param {(id: string) => string} text
 * @param {(id: string) => string} [picture]
 */
function table(title, sums, text, picture = () => "") {
  if (sums.length === 0 || (sums.length === 1 && sums[0]?.id === "")) return nothing;
  return html`<table>
    <caption>${title}</caption>
    <thead><tr><th scope="col"><span class="hidden">${title}</span></th><th scope="col">${t("statistics-won")}</th><th scope="col">${t("statistics-games")}</th><th scope="col">${t("statistics-mean")}</th></tr></thead>
    <tbody>${sums.map((sum) => html`<tr data-id=${sum.id}>
      <th scope="row">${picture(sum.id) ? html`${icon(picture(sum.id))}&nbsp;` : nothing}${text(sum.id)}</th>
      <td class="share"><div>${bar(sum)}<span>${sum.wins}</span><small>${percent(sum)}</small></div></td><td>${sum.games}</td><td>${number(sum.points)}</td>
    </tr>`)}</tbody>
  </table>`;
}

/** @param {Times} row */
const timesCells = (row) =>
  html`<td class="share"><div>${bar(row)}<span>${row.wins}</span><small>${percent(row)}</small></div></td><td>${row.games}</td><td>${row.times}</td>`;

/** Without a win there is no bar: an empty one looks full.
 * @param {Sum} sum
 */
function bar({ wins, games }) {
  if (wins === 0) return nothing;
  return html`<svg class="bar-share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="all" width="100" height="10" rx="2"></rect><rect class="won" width=${(100 * wins) / games} height="10" rx="2"></rect>`}
  </svg>`;
}

/** @param {Sum} sum */
const percent = ({ wins, games }) => share(wins, games);

/** @param {number} value */
const number = (value) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
