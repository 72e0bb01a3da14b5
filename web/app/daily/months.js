// @ts-check
// Computes the months of the calendar of deals of the day.

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
