// @ts-check
// Formats days: as `2026-11-22`, and in words.
import { language } from "../../lib/i18n.js";

/**
 * @param {Date} date
 * @returns {string} the day in the time zone of the device
 */
export function dayOf(date) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * @param {string} day as `2026-11-22`
 * @param {Intl.DateTimeFormatOptions} options
 * @returns {string} in words, the same in every time zone
 */
export function dayText(day, options) {
  return new Intl.DateTimeFormat(language(), { timeZone: "UTC", ...options }).format(new Date(`${day}T00:00:00Z`));
}
