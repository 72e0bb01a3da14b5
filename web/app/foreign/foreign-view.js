// @ts-check
// Draws the question whether players and libraries of a backup may run, and asks it in a dialog.
import { html, nothing } from "../../vendor/lit.js";
import { openDialog } from "../../lib/dialog.js";
import { dateText, listed, t } from "../../lib/i18n.js";
import { mayRun, namesOf } from "./foreign-code.js";

/** @import { ForeignCode } from "../../store/foreign-code.js" */

/** The most names that are shown. */
const MOST_NAMES = 12;

/**
 * @param {readonly ForeignCode[]} codes
 * @returns {unknown} the files and what is in them
 */
export function foreignText(codes) {
  const files = new Map(codes.map(({ file, made }) => [`${file} ${made}`, { file, made }]));
  const players = namesOf(codes, "player");
  const libraries = namesOf(codes, "wheel");
  return html`${[...files.values()].slice(0, MOST_NAMES).map(({ file, made }) => html`<p>${t("foreign-file", { file, date: dateText(made) })}</p>`)}
    ${players.length > 0 ? html`<p>${t("foreign-players", { names: some(players) })}</p>` : nothing}
    ${libraries.length > 0 ? html`<p>${t("foreign-libraries", { names: some(libraries) })}</p>` : nothing}
    <p>${t("foreign-author")}</p>`;
}

/** @param {readonly string[]} names */
function some(names) {
  const rest = names.length - MOST_NAMES;
  return listed(rest > 0 ? [...names.slice(0, MOST_NAMES), t("foreign-more", { count: rest })] : names);
}

/**
 * Asks whether code may run.
 * @param {readonly ForeignCode[]} codes
 * @returns {Promise<boolean | null>} null if the person has closed the question
 */
export async function askForeign(codes) {
  const body = html`<div data-testid="foreign-question">${foreignText(codes)}</div>
    <footer>
      <button class="plain" value="no" data-testid="foreign-refuse">${t("foreign-refuse")}</button>
      <button class="danger" value="yes" data-testid="foreign-allow">${t("foreign-allow")}</button>
    </footer>`;
  const answer = await openDialog(t("foreign-title"), body);
  return answer === "" ? null : answer === "yes";
}

/**
 * @param {string} text of a player
 * @returns {Promise<boolean>} whether it may run here; asks the person where there is no answer yet
 */
export async function mayRunHere(text) {
  try {
    return await mayRun(text, askForeign);
  } catch (error) {
    // Where the browser lets the page store nothing, nothing was restored.
    if (/** @type {any} */ (error)?.code === "storage-blocked") return true;
    throw error;
  }
}

/**
 * Draws the question in the settings; after an answer, what may not run.
 * @param {readonly ForeignCode[]} held code that may not run
 * @param {(codes: readonly ForeignCode[], allowed: boolean) => void} answer
 */
export function foreignSection(held, answer) {
  if (held.length === 0) return nothing;
  const waiting = held.filter(({ allowed }) => allowed === null);
  const codes = waiting.length > 0 ? waiting : held;
  return html`<div class="foreign-code" role="group" aria-label=${t("foreign-title")} data-testid="foreign-code" data-answered=${String(waiting.length === 0)}>
    <h4>${t(waiting.length > 0 ? "foreign-title" : "foreign-refused")}</h4>
    ${foreignText(codes)}
    <div class="backup-buttons">
      ${waiting.length > 0 ? html`<button type="button" class="plain" data-testid="foreign-refuse" @click=${() => answer(codes, false)}>${t("foreign-refuse")}</button>` : nothing}
      <button type="button" class="plain" data-testid="foreign-allow" @click=${() => answer(codes, true)}>${t("foreign-allow")}</button>
    </div>
  </div>`;
}
