// @ts-check
// Lets only one tab play a match at a time, since two writers would overwrite each other's save.

import { watched } from "../lib/waiting/watch.js";

/**
 * Reserves a match for this tab until the returned function is called.
 * @param {string} match
 * @returns {Promise<(() => void) | null>} null where another tab has it
 */
export async function reserve(match) {
  // Without locks (on an insecure origin) other tabs cannot be detected. The person can play anyway.
  if (!navigator.locks) return () => undefined;
  return watched("read", () => new Promise((resolve) => {
    const asked = navigator.locks.request(`citadels-match-${match}`, { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(null);
        return undefined;
      }
      // The lock is held until this promise resolves.
      return new Promise((release) => resolve(() => release(undefined)));
    });
    // A browser that forbids storage may forbid locks too. Then there is no save that tabs could overwrite.
    asked.catch(() => resolve(() => undefined));
  }));
}
