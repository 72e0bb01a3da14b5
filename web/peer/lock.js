// @ts-check
// Encrypts a text with a key (AES-GCM), so that a device without the key can store it but not read it.

import { fromBase64, toBase64 } from "../lib/base64.js";
import { fromHex } from "../lib/hex.js";

// Bytes of the initialization vector; it is random, and stored in front of the encrypted text.
const IV_LENGTH = 12;

/**
 * @param {string} key 64 hexadecimal digits
 * @param {"encrypt" | "decrypt"} use
 */
function keyOf(key, use) {
  return crypto.subtle.importKey("raw", fromHex(key), "AES-GCM", false, [use]);
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {Promise<string>} in base64
 */
export async function lock(key, text) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const locked = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(key, "encrypt"), new TextEncoder().encode(text));
  return toBase64(Uint8Array.from([...iv, ...new Uint8Array(locked)]));
}

/**
 * @param {string} key
 * @param {string} cipher the result of `lock`
 * @returns {Promise<string>} the text
 * @throws {DOMException} where the key is wrong or the cipher was changed
 */
export async function unlock(key, cipher) {
  // A cipher that is not base64 is refused like any other changed cipher.
  const bytes = fromBase64(cipher) ?? new Uint8Array();
  const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, IV_LENGTH) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, await keyOf(key, "decrypt"), bytes.subarray(IV_LENGTH)));
}
