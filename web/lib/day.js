// @ts-check

/**
 * @param {Date | number} time a date, or milliseconds since 1970
 * @returns {string} the day in the time zone of the device, as `2026-11-22`
 */
export function dayOf(time) {
  const date = new Date(time);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
