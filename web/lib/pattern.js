// @ts-check
// Asks patterns about values: the one place that does (tests/js/pattern.test.js). A pattern makes a text of whatever it is asked
// about, so that a list with one text in it passes for that text, and is another value all the same.

/**
 * @param {RegExp} pattern
 * @param {unknown} value
 * @returns {boolean} whether it is a text that the pattern matches
 */
export const matches = (pattern, value) => typeof value === "string" && pattern.test(value);

/**
 * @param {RegExp} pattern
 * @param {unknown} value
 * @returns {RegExpExecArray | null} the match and its groups; null where it is no text that the pattern matches
 */
export const matchOf = (pattern, value) => (typeof value === "string" ? pattern.exec(value) : null);
