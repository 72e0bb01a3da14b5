// @ts-check
// Decides when to make, use or delete a snapshot, from what is stored about earlier starts. Functions that change it return
// the fields to store.

/** @import { Start } from "./progress.js" */

/**
 * What is stored about earlier starts.
 * @typedef {object} StartHistory
 * @property {boolean} [off] whether the person has switched snapshots off
 * @property {number} [trying] how many starts from a snapshot in a row have not ended
 * @property {number} [faults] how many snapshots in a row have failed
 * @property {number} [notBefore] the earliest time to make another snapshot, in milliseconds since 1970
 * @property {string} [build] of the site's files that this is about
 */

const DAY = 86_400_000;
// A person may close the page during a start. If this many starts in a row do not end, the snapshot crashes the page.
const MOST_TRIES = 3;
// The longest wait is 2 ** 6 days.
const MOST_DOUBLINGS = 6;

/**
 * Decides before a start whether to use the snapshot (`use`) or to delete it (`drop`).
 * @param {StartHistory} history
 * @param {number} now
 * @returns {{use: boolean, drop: boolean, change: StartHistory}}
 */
export function beforeStart(history, now) {
  const { off, trying = 0 } = history;
  if (off) return { use: false, drop: false, change: {} };
  if (trying >= MOST_TRIES) return { use: false, drop: true, change: { trying: 0, ...afterFault(history, now) } };
  return { use: true, drop: false, change: { trying: trying + 1 } };
}

/**
 * Does not count the present start: the person left the page, or the start failed with an error, so the page has not crashed.
 * @param {StartHistory} history
 * @returns {StartHistory}
 */
export function forgetTry({ trying = 0 }) {
  return { trying: Math.max(0, trying - 1) };
}

/**
 * Notes the result of a start.
 * @param {StartHistory} history
 * @param {Start} start
 * @param {number} now
 * @returns {StartHistory}
 */
export function afterStart(history, { way, fault, build }, now) {
  // New build: reset the failure counter.
  const fresh = history.build === build ? {} : { build, faults: 0, notBefore: 0 };
  if (fault) return { ...fresh, trying: 0, ...afterFault({ ...history, ...fresh }, now) };
  return way === "snapshot" ? { ...fresh, trying: 0, faults: 0, notBefore: 0 } : { ...fresh, trying: 0 };
}

/**
 * Notes that a snapshot has failed. The first failure may be an accident; from the second on, the wait before the next snapshot
 * doubles each time.
 * @param {StartHistory} history
 * @param {number} now
 * @returns {StartHistory}
 */
export function afterFault({ faults = 0 }, now) {
  return { faults: faults + 1, notBefore: faults === 0 ? 0 : now + DAY * 2 ** Math.min(faults - 1, MOST_DOUBLINGS) };
}

/**
 * @param {StartHistory} history
 * @param {number} now
 * @returns {boolean} whether a snapshot may be made
 */
export function mayMake({ off, notBefore = 0 }, now) {
  // A wait longer than the longest one was noted while the clock was ahead.
  return !off && (notBefore <= now || notBefore > now + DAY * 2 ** MOST_DOUBLINGS);
}

/**
 * Notes that the person has switched snapshots on or off.
 * @param {boolean} wanted whether this device may store snapshots
 * @returns {StartHistory}
 */
export function afterSwitch(wanted) {
  return { off: !wanted, faults: 0, notBefore: 0, trying: 0 };
}
