// @ts-check
// Says which day it is on this device, and when that changes.
import { matches } from "./pattern.js";

/**
 * @param {Date | number} time a date, or milliseconds since 1970
 * @returns {string} the day in the time zone of the device, as `2026-11-22`
 */
export function dayOf(time) {
  const date = new Date(time);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * @param {unknown} day
 * @returns {day is string} whether there is such a day, as `2026-11-22`; some browsers read the 30th of February as a day of March
 */
export function isDay(day) {
  if (typeof day !== "string" || !matches(/^[1-9]\d{3}-\d\d-\d\d$/, day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The most milliseconds until the next look at the date: a clock may be set. */
const LONGEST = 600_000;

const BROWSER = {
  now: () => new Date(),
  later: (/** @type {() => void} */ work, /** @type {number} */ time) => void setTimeout(work, time),
  /** @param {() => void} look */
  onReturn: (look) => {
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", look);
  },
};

/**
 * Watches the date: at midnight, and when the person comes back to the page, since a device that sleeps runs no timer.
 * @param {() => void} changed called when it is another day than at the last look
 * @param {typeof BROWSER} [browser]
 */
export function watchDay(changed, { now, later, onReturn } = BROWSER) {
  let day = dayOf(now());
  const look = () => {
    const today = dayOf(now());
    if (today === day) return;
    day = today;
    changed();
  };
  const wait = () => later(() => (look(), wait()), Math.min(LONGEST, untilMidnight(now())));
  onReturn(look);
  wait();
}

/**
 * @param {Date} date
 * @returns {number} milliseconds until the next day begins, at least one
 */
const untilMidnight = (date) => Math.max(1, new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - date.getTime());
