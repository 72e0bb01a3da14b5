// @ts-check
// Draws the stored games: running, finished, and those that cannot be read.
import { html, nothing, repeat } from "../../vendor/lit.js";
import { dayText } from "../daily/day-text.js";
import { dateText, joined, listed, pieces, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { namesFor, sentence } from "../../lib/own-name.js";
import { unfolded } from "../unfolded.js";

/**
 * A stored match as the lobby shows it. `words` is null where nothing can be said of it.
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {boolean} broken whether it cannot be opened
 * @property {string} lacks a sentence about what it needs that is not here; "" where it is damaged
 * @property {boolean} over
 * @property {{names: string[], winners: string[], game: string, progress: string, updated: number} | null} words
 */

/**
 * @param {import("../../store/matches.js").Row} row
 * @returns {NonNullable<SavedGame["words"]>} as at the table, a person without a name who plays alone here is "You"
 */
export function savedWords({ summary, updated }) {
  const { seating, game, about, day } = summary;
  const names = namesFor(seating.map(({ name }) => name), seating.flatMap(({ player }, seat) => (player === "person" ? [seat] : [])));
  const winners = (summary.winners ?? []).map((seat) => names[seat] ?? "");
  const title = day ? joined("join-commas", [t(`game-${game}`), t("daily-of", { date: dayText(day.day, { dateStyle: "medium" }) })]) : t(`game-${game}`);
  return { names, winners, game: title, progress: t(`game-${game}-progress`, { ...about }), updated };
}

/**
 * @typedef {object} Saves
 * @property {readonly SavedGame[]} saves the latest played first
 * @property {boolean} whole whether the game under way shows all that can be done with it
 * @property {string} opening the one somebody waits for
 * @property {unknown} loading the progress of the engine's start, beside the game that is being opened
 * @property {(file: File) => Promise<void>} importFile
 * @property {(id: string) => void} open
 * @property {(id: string) => void} replay
 * @property {(id: string) => void} exportMatch
 * @property {(id: string) => void} remove
 */

/**
 * @param {Saves} list
 * @returns {{underWay: unknown, others: unknown}} the game that was played last and goes on, null where there is none; the others
 */
export function savesViews(list) {
  const last = list.saves.find(({ over, broken }) => !over && !broken) ?? null;
  return {
    underWay: last ? html`<ul class="save-list under-way" aria-label=${t("saved-games")}>${saveItem(list, last, list.whole)}</ul>` : null,
    others: savesView({ ...list, saves: list.saves.filter((save) => save !== last) }, last !== null),
  };
}

/**
 * @param {Saves} list
 * @param {boolean} goesOn whether another game is under way
 */
function savesView(list, goesOn) {
  const open = list.saves.filter(({ over }) => !over);
  const done = list.saves.filter(({ over }) => over);
  return html`<section class="saves" aria-label=${t("saved-games")}>
    <header>
      <h2>${t("saved-games")}</h2>
      <label class="plain import">${icon("icon-import")} ${t("import")}
        <input type="file" class="hidden" accept=".json,application/json" data-testid="import"
          @change=${(/** @type {Event} */ event) => picked(list, event)} />
      </label>
    </header>
    ${open.length === 0 && !goesOn ? html`<p class="none">${t("no-saved-games")}</p>` : nothing}
    <ul class="save-list">${repeat(open, ({ id }) => id, (save) => saveItem(list, save))}</ul>
    ${done.length > 0
      ? html`<details class="finished"><summary>${t("finished-games", { count: done.length })}</summary>
          ${unfolded(() => html`<ul class="save-list">${repeat(done, ({ id }) => id, (save) => saveItem(list, save))}</ul>`)}</details>`
      : nothing}
  </section>`;
}

/**
 * @param {Saves} list
 * @param {Event} event
 */
function picked(list, event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  // The same file may be picked again.
  if (file) void list.importFile(file).finally(() => (input.value = ""));
}

/**
 * @param {Saves} list
 * @param {SavedGame} save
 * @param {boolean} [whole] whether more can be done than to open it
 */
function saveItem(list, save, whole = true) {
  const { id, broken } = save;
  return html`<li class="save" data-match=${id} data-broken=${broken ? "yes" : nothing}>
    ${saveWords(save)}
    ${broken ? html`<p class="notice">${save.lacks || t("broken-text")}</p>` : nothing}
    <div class="save-actions">
      ${broken ? nothing : resumeButton(list, save)}
      ${!broken && save.over
        ? html`<button class="plain" data-testid="replay" @click=${() => list.replay(id)}>${icon("icon-replay")} ${t("replay")}</button>`
        : nothing}
      ${whole
        ? html`<button class="plain" data-testid="export" @click=${() => list.exportMatch(id)}>${icon("icon-export")} ${t("export")}</button>
            <button class="plain" data-testid="delete" @click=${() => list.remove(id)}>${icon("icon-close")} ${t("delete")}</button>`
        : nothing}
    </div>
    ${list.opening === id ? list.loading : nothing}
  </li>`;
}

/**
 * @param {Saves} list
 * @param {SavedGame} save
 */
function resumeButton({ opening, open }, { id, over }) {
  return html`<button class=${over ? "plain" : "primary"} data-testid=${over ? "show" : "resume"} aria-busy=${String(opening === id)}
    @click=${() => open(id)}>${icon("icon-play")} ${over ? t("see-scores") : t("resume")}</button>`;
}

/** @param {string[]} winners */
export const wonText = (winners) => sentence("save-over", { names: winners, count: winners.length });

/** @param {SavedGame} save */
function saveWords({ words, over }) {
  if (!words) return html`<div class="save-words"><h3>${t("broken-title")}</h3></div>`;
  const { names, winners, game, progress, updated } = words;
  const state = over ? wonText(winners) : progress;
  const time = html`<time datetime=${new Date(updated).toISOString()}>${dateText(updated)}</time>`;
  return html`<div class="save-words">
    <h3>${listed(names)}</h3>
    <p>${pieces("join-dots", { first: html`<b>${game}</b>`, last: pieces("join-dots", { first: state, last: time }) })}</p>
  </div>`;
}
