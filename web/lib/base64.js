// @ts-check
// Writes bytes as Base64, with padding, and reads them back.

/** The number of bytes that are encoded at once: a multiple of 3, so that only the last piece has padding. */
const PIECE = 24_576;

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function toBase64(bytes) {
  const pieces = [];
  for (let at = 0; at < bytes.length; at += PIECE) pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE))));
  return pieces.join("");
}

/**
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer> | null} null if the text is not Base64
 */
export function fromBase64(text) {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
