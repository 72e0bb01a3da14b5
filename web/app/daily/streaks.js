// @ts-check
// Computes streaks, states and figures of the deals of the day.

/** @import { DayRecord, Try } from "../../store/days.js" */

const DAY = 86_400_000;

/**
 * @param {DayRecord | null | undefined} record
 * @returns {Try | null} the try that counts: the first
 */
export function firstTry(record) {
  return record?.tries[0] ?? null;
}

/**
 * @param {DayRecord} record
 * @returns {"done" | "late" | "begun" | "none"} `late`: begun on another day, so it counts for no streak
 */
export function stateOf(record) {
  const first = firstTry(record);
  if (!first) return "none";
  if (first.ended === null) return "begun";
  return first.date === record.day ? "done" : "late";
}

/**
 * @param {readonly DayRecord[]} records
 * @returns {Map<string, "done" | "late" | "begun">} by day, the best of its games
 */
export function statesByDay(records) {
  const order = ["none", "begun", "late", "done"];
  /** @type {Map<string, "done" | "late" | "begun">} */
  const states = new Map();
  for (const record of records) {
    const state = stateOf(record);
    if (state !== "none" && order.indexOf(state) > order.indexOf(states.get(record.day) ?? "none")) states.set(record.day, state);
  }
  return states;
}

/**
 * Counts the days in a row whose deals were begun on their own day and finished.
 * @param {readonly DayRecord[]} records
 * @param {string} today a streak up to yesterday still counts as running
 * @returns {{now: number, best: number, days: number}}
 */
export function streaksOf(records, today) {
  // Days to come were played when the clock was ahead.
  const done = [...statesByDay(records)].filter(([day, state]) => state === "done" && day <= today);
  const days = done.map(([day]) => numberOf(day)).sort((one, other) => one - other);
  let [row, best, last] = [0, 0, NaN];
  for (const day of days) {
    row = day === last + 1 ? row + 1 : 1;
    best = Math.max(best, row);
    last = day;
  }
  return { now: last >= numberOf(today) - 1 ? row : 0, best, days: days.length };
}

/**
 * @param {DayRecord} record
 * @param {number} [at] which try
 * @returns {string[]} the levels that scored fewer points than the person
 */
export function beaten({ tries, levels }, at = 0) {
  const own = tries[at]?.score;
  return own ? Object.keys(levels).filter((level) => (levels[level]?.points ?? Infinity) < own.points) : [];
}

/**
 * @param {string} month as `2026-11`
 * @returns {(string | null)[]} its days in weeks from Monday on, with gaps before the first
 */
export function daysOf(month) {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1));
  const gaps = (first.getUTCDay() + 6) % 7;
  const many = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from({ length: many }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`);
  return [...Array.from({ length: gaps }, () => null), ...days];
}

/**
 * @param {string} month
 * @param {number} steps
 * @returns {string} the month that many months later
 */
export function monthAfter(month, steps) {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7);
}

/** @param {string} day */
const numberOf = (day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
