// @ts-check
// Converts bytes to hexadecimal digits and back, and returns random bytes and SHA-256 hashes as digits.

/**
 * @param {Iterable<number>} bytes
 * @returns {string} two digits for each byte, in lower case
 */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} text two hexadecimal digits for each byte; it is not checked
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/**
 * @param {number} count number of bytes
 * @returns {string} random bytes for a key or a secret, as digits
 */
export function randomHex(count) {
  return toHex(crypto.getRandomValues(new Uint8Array(count)));
}

/**
 * @param {string | Uint8Array<ArrayBuffer>} data
 * @returns {Promise<string>} its SHA-256 hash, 64 digits
 */
export async function sha256(data) {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
