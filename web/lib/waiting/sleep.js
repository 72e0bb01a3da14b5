// @ts-check
// Waits.

/**
 * @param {number} time in milliseconds
 * @returns {Promise<void>}
 */
export const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));
