// @ts-check
// Decides when to create, use or discard a snapshot. Every function answers with what to remember from now on.

/** @typedef {import("./progress.js").Start} Start */

/**
 * What is remembered from visit to visit.
 * @typedef {object} Memory
 * @property {boolean} [off] the person does not want snapshots
 * @property {number} [trying] starts from a snapshot that have not come to an end
 * @property {number} [faults] snapshots that were of no use, one after another
 * @property {number} [notBefore] when to make one again, in milliseconds since 1970
 * @property {string} [build] of the files all this is about
 */

const DAY = 86_400_000;
// A person may close the page while it starts; more often than this in a row it is the start that ends the page.
const MOST_TRIES = 3;
// The longest wait is 2 ** 6 days.
const MOST_DOUBLINGS = 6;

/**
 * Before a start.
 * @param {Memory} memory
 * @param {number} now
 * @returns {{use: boolean, drop: boolean, change: Memory}} whether to use the snapshot there is, or to delete it
 */
export function beforeStart(memory, now) {
  const { off, trying = 0 } = memory;
  if (off) return { use: false, drop: false, change: {} };
  // It took the page down again and again.
  if (trying >= MOST_TRIES) return { use: false, drop: true, change: { trying: 0, ...oneFaultMore(memory, now) } };
  return { use: true, drop: false, change: { trying: trying + 1 } };
}

/**
 * A page that was left did not crash; nor did a start that failed in the open.
 * @param {Memory} memory
 * @returns {Memory}
 */
export function forgetTry({ trying = 0 }) {
  return { trying: Math.max(0, trying - 1) };
}

/**
 * After a start.
 * @param {Memory} memory
 * @param {Start} start
 * @param {number} now
 * @returns {Memory}
 */
export function afterStart(memory, { way, fault, build }, now) {
  // New build: reset the failure counter.
  const fresh = memory.build === build ? {} : { build, faults: 0, notBefore: 0 };
  if (fault) return { ...fresh, trying: 0, ...oneFaultMore({ ...memory, ...fresh }, now) };
  return way === "snapshot" ? { ...fresh, trying: 0, faults: 0, notBefore: 0 } : { ...fresh, trying: 0 };
}

/**
 * The first time may be an accident; then it is tried ever more rarely.
 * @param {Memory} memory
 * @param {number} now
 * @returns {Memory}
 */
export function oneFaultMore({ faults = 0 }, now) {
  return { faults: faults + 1, notBefore: faults === 0 ? 0 : now + DAY * 2 ** Math.min(faults - 1, MOST_DOUBLINGS) };
}

/**
 * @param {Memory} memory
 * @param {number} now
 * @returns {boolean} whether a snapshot may be made
 */
export function mayMake({ off, notBefore = 0 }, now) {
  return !off && notBefore <= now;
}

/**
 * @param {boolean} wanted whether this device may keep snapshots
 * @returns {Memory}
 */
export function chosen(wanted) {
  return { off: !wanted, faults: 0, notBefore: 0, trying: 0 };
}
