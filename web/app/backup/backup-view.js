// @ts-check
// Draws the part about backups in the settings, and the note in the lobby.
import { html, nothing } from "../../vendor/lit.js";
import { dateText, listed, sizeText, t } from "../../lib/i18n.js";
import { errorText } from "../../lib/error-text.js";
import { icon } from "../../lib/icon.js";
import { foreignSection } from "../foreign/foreign-view.js";

/** @import { BackupState } from "./backup-keeper.js" */

/** What was taken into a store, by its name. @type {Readonly<Record<string, string>>} */
const TAKEN = { results: "backup-taken-results", days: "backup-taken-days", problems: "backup-taken-problems", evenings: "backup-taken-evenings", players: "backup-players-back" };

/** That a store refused, by its name. @type {Readonly<Record<string, string>>} */
const LOST = {
  games: "backup-lost-games", results: "backup-lost-results", days: "backup-lost-days", problems: "backup-lost-problems", players: "backup-lost-players", evenings: "backup-lost-evenings",
  libraries: "backup-lost-libraries",
};

/** @typedef {Pick<import("./backup-keeper.js").BackupKeeper, "choose" | "now" | "download" | "forget" | "dismiss" | "restore" | "restoreFolder" | "answerForeign">} Actions */

/**
 * @param {BackupState} state
 * @param {Actions} actions
 */
export function backupSection(state, actions) {
  return html`<section class="backup" data-testid="backup" aria-busy=${String(state.busy !== "")}>
    <h3>${t("backup-title")}</h3>
    ${state.folder ? folderView(state, actions) : plainView(state, actions)}
    ${state.unread ? html`<p class="warning" data-testid="backup-unread">${t("backup-unread", { why: whyText(state.unread) })}</p>` : nothing}
    ${state.players > 0 ? html`<p data-testid="backup-players">${t("backup-players", { count: state.players })}</p>` : nothing}
    ${librariesView(state)}
    <h4>${t("backup-restore-title")}</h4>
    <p>${t("backup-restore-text")}</p>
    ${state.others > 0
      ? html`<p>${t("backup-others", { count: state.others })}</p>
        <button type="button" class="plain" data-testid="backup-restore-folder" ?disabled=${state.busy !== ""} @click=${() => void actions.restoreFolder()}>
          ${icon("icon-import")} ${t("backup-restore-folder")}</button>`
      : nothing}
    <label class="plain import" ?inert=${state.busy !== ""}>${icon("icon-import")} ${t("backup-restore")}
      <input type="file" class="hidden" accept=".json,application/json" data-testid="backup-restore" ?disabled=${state.busy !== ""}
        @change=${(/** @type {Event} */ event) => restoreFile(event, actions)} /></label>
    <div role="status" data-testid="backup-state">${statusView(state)}</div>
    ${foreignSection(state.held, (codes, allowed) => void actions.answerForeign(codes, allowed))}
  </section>`;
}

/**
 * @param {BackupState} state
 * @param {Actions} actions
 */
function folderView(state, actions) {
  const { folder, saved, allowed, problem, busy } = state;
  const trouble = problem || (allowed ? "" : "backup-not-allowed");
  return html`<p>${t("backup-folder", { folder })}</p>
    <p>${saved > 0 ? t("backup-saved", { date: dateText(saved) }) : t("backup-never")}</p>
    ${trouble ? html`<p class="warning">${t(`error-${trouble}`)}</p>` : nothing}
    <div class="backup-buttons">
      <button type="button" class="plain" data-testid="backup-now" ?disabled=${busy !== ""} @click=${() => void actions.now()}>
        ${icon("icon-export")} ${t(problem ? "try-again" : allowed ? "backup-now" : "backup-allow")}</button>
      <button type="button" class="plain" data-testid="backup-download" ?disabled=${busy !== ""} @click=${() => void actions.download()}>
        ${t("backup-download")}</button>
      <button type="button" class="plain" data-testid="backup-choose" ?disabled=${busy !== ""} @click=${() => void actions.choose()}>
        ${t("backup-other-folder")}</button>
      <button type="button" class="quiet" data-testid="backup-forget" ?disabled=${busy !== ""} @click=${() => void actions.forget()}>
        ${t("backup-forget")}</button>
    </div>`;
}

/**
 * @param {BackupState} state
 * @param {Actions} actions
 */
function plainView({ canChoose, saved, sevenDays, busy }, actions) {
  return html`<p>${t(canChoose ? "backup-text" : "backup-text-by-hand")}</p>
    ${sevenDays ? html`<p class="warning">${t("backup-seven-days")}</p>` : nothing}
    <p>${saved > 0 ? t("backup-saved", { date: dateText(saved) }) : t("backup-never")}</p>
    <div class="backup-buttons">
      ${canChoose ? html`<button type="button" class="plain" data-testid="backup-choose" ?disabled=${busy !== ""} @click=${() => void actions.choose()}>
        ${t("backup-choose")}</button>` : nothing}
      <button type="button" class="plain" data-testid="backup-now" ?disabled=${busy !== ""} @click=${() => void actions.now()}>
        ${icon("icon-export")} ${t("backup-download")}</button>
    </div>`;
}

/**
 * Draws the libraries of own players that a backup has.
 * @param {BackupState} state
 */
function librariesView({ libraries }) {
  if (!libraries) return nothing;
  const { count, bytes, left } = libraries;
  return html`${count > 0 ? html`<p data-testid="backup-libraries">${t("backup-libraries", { count, size: librariesSize(bytes) })}</p>` : nothing}
    ${left.length > 0 ? html`<p class="warning">${t("backup-libraries-left", { files: listed(left) })}</p>` : nothing}`;
}

/** @param {number} bytes as megabytes, of which the least that can be read is a tenth */
const librariesSize = (bytes) => sizeText(Math.max(bytes, 100_000));

/**
 * Draws the result for the libraries of a restored backup.
 * @param {BackupState} state
 */
function librariesBackView({ librariesBack }) {
  if (!librariesBack) return nothing;
  const { taken, bytes, refused, away } = librariesBack;
  return html`${taken > 0 ? html`<p>${t("backup-libraries-back", { count: taken, size: librariesSize(bytes) })}</p>` : nothing}
    ${refused.length > 0 ? html`<p class="warning">${t("backup-libraries-refused", { files: listed(refused) })}</p>` : nothing}
    ${away ? html`<p class="warning">${t("backup-libraries-away")}</p>` : nothing}`;
}

/** @param {BackupState} state */
function statusView(state) {
  const { busy, left, merged } = state;
  if (busy === "saving") return html`<p>${t("backup-saving")}</p>`;
  if (busy === "restoring") return html`<p>${t("backup-restoring", { count: left })}</p>`;
  if (!merged) return lostView(state);
  const { added, newer, both, refused } = merged;
  return html`<p>${isSame(state) ? t("backup-merged-none") : t("backup-merged", { added, newer })}</p>
    ${both > 0 ? html`<p>${t("backup-merged-both", { count: both })}</p>` : nothing}
    ${refused > 0 ? html`<p class="warning">${t("backup-merged-refused", { count: refused })}</p>` : nothing}
    ${takenView(state)}
    ${librariesBackView(state)}
    ${lostView(state)}
    ${state.damaged.length > 0 ? html`<p class="warning">${t("backup-damaged", { files: listed(state.damaged) })}</p>` : nothing}`;
}

/**
 * @param {BackupState} state
 * @returns {boolean} whether all that the restored backup has was here already
 */
function isSame({ merged, taken, lost, damaged, librariesBack: back }) {
  const counts = [...Object.values(merged ?? {}), ...Object.values(taken).flatMap((one) => Object.values(one))];
  const more = [back?.taken, back?.away, back?.refused.length, lost.length, damaged.length];
  return ![...counts, ...more].some(Boolean);
}

/**
 * Draws what was taken into the stores of plain records.
 * @param {BackupState} state
 */
function takenView({ taken }) {
  const rows = Object.entries(taken).filter(([, { added, changed }]) => added + changed > 0);
  const refused = Object.values(taken).reduce((sum, one) => sum + one.refused, 0);
  return html`${rows.map(([name, { added, changed }]) => html`<p data-testid="backup-taken" data-store=${name}>${t(TAKEN[name] ?? "", { added, changed })}</p>`)}
    ${refused > 0 ? html`<p class="warning">${t("backup-taken-refused", { count: refused })}</p>` : nothing}`;
}

/**
 * Draws what a backup could not be written to, or does not have.
 * @param {BackupState} state
 */
function lostView({ lost }) {
  return lost.map(({ name, code }) => html`<p class="warning" data-testid="backup-lost" data-store=${name}>${t(LOST[name] ?? "", { why: whyText(code) })}</p>`);
}

/**
 * @param {string} code of an error
 * @returns {string} a sentence
 */
const whyText = (code) => errorText({ code }, () => ({}));

/**
 * @param {Event} event
 * @param {Actions} actions
 */
function restoreFile({ target }, actions) {
  const input = /** @type {HTMLInputElement} */ (target);
  const files = [...(input.files ?? [])];
  if (files.length > 0) void actions.restore(files).finally(() => (input.value = ""));
}

/**
 * Draws the lobby's note about games that are in no backup.
 * @param {BackupState} state
 * @param {Actions} actions
 */
export function backupNote(state, actions) {
  if (!state.due) return nothing;
  const { folder, problem, canChoose, sevenDays } = state;
  const text = folder ? t("backup-note-failed", { folder, why: t(`error-${problem}`) }) : t(sevenDays ? "backup-note-seven-days" : "backup-note");
  return html`<div class="update backup-note" role="status" data-testid="backup-note"><p>${text}</p>
    ${canChoose && !folder ? html`<button type="button" class="plain" data-testid="backup-note-choose" @click=${() => void actions.choose()}>${t("backup-choose")}</button>` : nothing}
    <button type="button" class="primary" data-testid="backup-note-now" @click=${() => void actions.now()}>
      ${t(folder ? (problem === "backup-not-allowed" ? "backup-allow" : "try-again") : "backup-download")}</button>
    <button type="button" class="quiet" data-testid="backup-later" @click=${() => void actions.dismiss()}>${t("backup-later")}</button>
  </div>`;
}
