// @ts-check
// Draws the door in the lobby to the deals of the day and the problems, with what was played today.
import { html } from "../../vendor/lit.js";
import { joined, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { dayText } from "./day-text.js";

/** @import { DayRecord } from "../../store/days.js" */

/**
 * @param {{today: string, records: readonly DayRecord[], open: () => void}} entry `records` of today
 */
export function dailyEntry({ today, records, open }) {
  const state = stateOf(records);
  return html`<button class="door plain daily-entry" data-testid="daily" data-day=${today} data-state=${state} @click=${open}>
    ${icon("icon-cards")}
    <span><b>${t("today")}</b> <small>${joined("join-dots", [dayText(today, { weekday: "long" }), stateText(records, state)])}</small></span>
  </button>`;
}

/**
 * @param {readonly DayRecord[]} records
 * @returns {"new" | "begun" | "done"}
 */
function stateOf(records) {
  const firsts = records.flatMap(({ tries: [first] }) => (first ? [first] : []));
  if (firsts.length === 0) return "new";
  return firsts.every(({ ended }) => ended !== null) ? "done" : "begun";
}

/**
 * @param {readonly DayRecord[]} records
 * @param {string} state
 */
function stateText(records, state) {
  const done = records.flatMap(({ game, tries: [first] }) => (first?.score ? [t("with-figure", { text: t(`game-${game}`), figure: first.score.points })] : []));
  return state === "done" ? joined("join-commas", done) : t(`daily-${state}`);
}
