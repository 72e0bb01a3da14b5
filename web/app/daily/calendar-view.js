// @ts-check
// Draws a month of the calendar of deals of the day, and the figures of all days.
import { html, nothing } from "../../vendor/lit.js";
import { labelled, t } from "../../lib/i18n.js";
import { icon } from "../../lib/icon.js";
import { dayText } from "./day-text.js";
import { daysOf } from "./months.js";

/** @import { DailyScene } from "./daily-view.js" */

/** Any Monday: the names of the weekdays are formatted from it. */
const MONDAY = "2026-11-16";

/** @param {Pick<DailyScene, "day" | "month" | "today" | "counted" | "choose" | "turn">} scene */
export function calendarView({ day, month, today, counted, choose, turn }) {
  const title = dayText(`${month}-01`, { month: "long", year: "numeric" });
  return html`<section class="daily-calendar" data-testid="daily-calendar" aria-label=${t("daily-calendar")}>
    ${figures(counted)}
    <header>
      <button class="quiet round" aria-label=${t("daily-month-before")} title=${t("daily-month-before")} @click=${() => turn(-1)}>${icon("icon-previous")}</button>
      <h2 aria-live="polite">${title}</h2>
      <button class="quiet round" aria-label=${t("daily-month-after")} title=${t("daily-month-after")} ?disabled=${month >= today.slice(0, 7)} @click=${() => turn(1)}>${icon("icon-next")}</button>
    </header>
    <div class="daily-month">
      ${weekdays().map((name) => html`<span class="daily-weekday" aria-hidden="true">${name}</span>`)}
      ${daysOf(month).map((one) => (one ? dayButton(one, { today, chosen: one === day, state: counted?.states[one] ?? "none", choose }) : html`<span></span>`))}
    </div>
  </section>`;
}

/**
 * @param {string} day
 * @param {{today: string, chosen: boolean, state: string, choose: (day: string) => void}} about
 */
function dayButton(day, { today, chosen, state, choose }) {
  const date = dayText(day, { weekday: "long", day: "numeric", month: "long" });
  const name = state === "none" ? date : labelled(date, t(`daily-day-${state}`));
  return html`<button class="daily-day" data-day=${day} data-state=${state} aria-pressed=${String(chosen)} aria-label=${name} title=${name}
    aria-current=${day === today ? "date" : nothing} ?disabled=${day > today} @click=${() => choose(day)}>
    ${Number(day.slice(-2))}${state === "done" ? icon("icon-check") : nothing}</button>`;
}

/** @param {DailyScene["counted"]} counted */
function figures(counted) {
  const names = /** @type {const} */ (["now", "best", "days", "most"]);
  return html`<dl class="figures">${names.map((id) => html`<div data-figure=${id}><dt>${t(`daily-figure-${id}`)}</dt><dd>${counted?.[id] ?? "…"}</dd></div>`)}</dl>`;
}

/** @returns {string[]} from Monday on, short */
function weekdays() {
  return Array.from({ length: 7 }, (_, at) => dayText(`2026-11-${Number(MONDAY.slice(-2)) + at}`, { weekday: "short" }));
}
