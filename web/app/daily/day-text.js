// @ts-check
import { language } from "../../lib/i18n.js";

/**
 * @param {string} day as `2026-11-22`
 * @param {Intl.DateTimeFormatOptions} options
 * @returns {string} in words, the same in every time zone
 */
export function dayText(day, options) {
  return new Intl.DateTimeFormat(language(), { timeZone: "UTC", ...options }).format(new Date(`${day}T00:00:00Z`));
}
