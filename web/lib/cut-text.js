// @ts-check
// Cuts texts so that what is left is a text: half of a letter that has two units is none, and engine and stores refuse it.

const HALF = /[\uD800-\uDFFF]/gu;

/**
 * @param {string} text of a person or from outside
 * @param {number} most UTF-16 units that are kept
 * @returns {string} its beginning; half letters, such as at the cut, are U+FFFD
 */
export const cutText = (text, most) => text.slice(0, most).replace(HALF, "\uFFFD");
