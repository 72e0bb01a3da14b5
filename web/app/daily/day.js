// @ts-check
// A day of the calendar as text, such as `2026-11-22`.
import { language } from "../../lib/i18n.js";

/**
 * @param {Date} date
 * @returns {string} the calendar's day where the device is
 */
export function dayOf(date) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * @param {string} day as `2026-11-22`
 * @param {Intl.DateTimeFormatOptions} options
 * @returns {string} in words, the same wherever the device is
 */
export function dayText(day, options) {
  return new Intl.DateTimeFormat(language(), { timeZone: "UTC", ...options }).format(new Date(`${day}T00:00:00Z`));
}
