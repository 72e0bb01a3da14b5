// @ts-check
// Draws the time for a decision, and what the table has agreed on.
import { html, nothing } from "../../../vendor/lit.js";
import { icon } from "../../../lib/icon.js";
import { t } from "../../../lib/i18n.js";
import { sentence } from "../../../lib/own-name.js";

/** The times that a table can agree on, in seconds; 0 for none. */
const LIMITS = [0, 30, 60, 120, 300];

/**
 * Draws how much time is left.
 * @param {object} scene
 * @param {import("../../../runner/port.js").PaceFacts | null} scene.facts
 * @param {number} scene.left seconds
 * @param {string} scene.name of the seat; "" for a person at this device
 * @param {() => void} scene.more gives a friend more time
 */
export function paceView({ facts, left, name, more }) {
  if (!facts || facts.seat === null) return null;
  const time = clockText(left);
  const words = facts.stopped ? t("pace-stopped", { time }) : name ? sentence("pace-other", { name, time }) : t("pace-own", { time });
  return html`<div class="pace" data-testid="pace" data-left=${left} data-stopped=${String(facts.stopped)}>
    <p role="timer">${icon("icon-away")} ${words}</p>
    ${name ? html`<button type="button" class="plain" data-testid="more-time" @click=${more}>${t("pace-more")}</button>` : nothing}
  </div>`;
}

/**
 * Draws, before the deal, the choice of a time for each decision.
 * @param {{limit: number, agree: (limit: number) => void}} scene
 */
export function paceField({ limit, agree }) {
  const chosen = (/** @type {Event} */ event) => agree(Number(/** @type {HTMLSelectElement} */ (event.target).value));
  return html`<label class="pace-field"><span>${t("pace-title")}</span>
    <select data-testid="pace-limit" @change=${chosen}>
      ${LIMITS.map((one) => html`<option value=${one} .selected=${one === limit}>${one === 0 ? t("pace-none") : clockText(one)}</option>`)}
    </select></label>`;
}

/**
 * Says how often a computer player decided because the time was over.
 * @param {readonly [number, number][]} decided
 * @param {(seat: number) => string} nameOf
 */
export function paceNote(decided, nameOf) {
  if (decided.length === 0) return nothing;
  return html`<ul class="pace-note" data-testid="pace-note">${decided.map(([seat, count]) => html`<li>${icon("icon-bot")} ${sentence("pace-decided", { name: nameOf(seat), count })}</li>`)}</ul>`;
}

/** @param {number} seconds @returns {string} minutes and seconds */
function clockText(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
