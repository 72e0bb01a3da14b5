// @ts-check
// Locks a text with a key, so that it can lie with somebody who is not to read it. AES-GCM, as the browser does it.

// Bytes; new for every lock, and stored in front of what it locks.
const START = 12;

/**
 * @param {string} key 64 hexadecimal digits
 * @param {"encrypt" | "decrypt"} use
 */
function keyOf(key, use) {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, [use]);
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {Promise<string>} in letters of base64
 */
export async function lock(key, text) {
  const iv = crypto.getRandomValues(new Uint8Array(START));
  const locked = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(key, "encrypt"), new TextEncoder().encode(text));
  return btoa([...iv, ...new Uint8Array(locked)].map((byte) => String.fromCharCode(byte)).join(""));
}

/**
 * @param {string} key
 * @param {string} cipher what `lock` gave
 * @returns {Promise<string>} the text
 * @throws {DOMException} where key or text is another one
 */
export async function unlock(key, cipher) {
  const bytes = Uint8Array.from(atob(cipher), (letter) => letter.charCodeAt(0));
  const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, START) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, await keyOf(key, "decrypt"), bytes.subarray(START)));
}
