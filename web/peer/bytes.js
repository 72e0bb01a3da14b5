// @ts-check
// Packs the short texts of invitations and replies into bytes, computes checksums, and writes bytes as base64.

import { fromHex, toHex } from "../lib/hex.js";
import { matches } from "../lib/pattern.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
// How a text is packed: the upper two bits of the first byte. The lower six bits are the number of bytes that follow.
const PLAIN = 0;
const HEX = 1;
const BASE64 = 2;
const BASE64_URL = 3;
const MAX_BYTES = 62;
// A UUID, which most room names are, has its own first byte and then 16 bytes.
const UUID = 63;
const UUID_PARTS = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * @param {Uint8Array} bytes
 * @returns {number} their CRC-32
 */
export function crc32(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ /** @type {number} */ (CRC[(value ^ byte) & 255]);
  return (value ^ 0xffffffff) >>> 0;
}

/**
 * @param {Uint8Array} bytes
 * @param {string} [last] the two letters that differ between kinds of base64
 * @returns {string} base64 without padding, by default with the URL-safe alphabet
 */
export function toText(bytes, last = "-_") {
  const letters = LETTERS + last;
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const word = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let place = 0; place < Math.min(left, 3) + 1; place += 1) text += letters[(word >>> (18 - 6 * place)) & 63];
  }
  return text;
}

/**
 * @param {string} text
 * @param {string} [last]
 * @returns {Uint8Array | null} null for a text that `toText` cannot have made, so that each value has exactly one text
 */
export function fromText(text, last = "-_") {
  const letters = LETTERS + last;
  const bytes = [];
  for (let at = 0; at < text.length; at += 4) {
    const values = [...text.slice(at, at + 4)].map((letter) => letters.indexOf(letter));
    if (values.length === 1 || values.includes(-1)) return null;
    const word = values.reduce((sum, value, place) => sum | (value << (18 - 6 * place)), 0);
    bytes.push(...[word >>> 16, (word >>> 8) & 255, word & 255].slice(0, values.length - 1));
  }
  const found = Uint8Array.from(bytes);
  return toText(found, last) === text ? found : null;
}

/** @param {string} text */
function hexBytes(text) {
  return matches(/^(?:[0-9a-f]{2})+$/, text) ? fromHex(text) : null;
}

/**
 * @param {string} text
 * @returns {number[]} bytes; half as many as hexadecimal digits, three quarters as many as base64 letters
 * @throws {RangeError} for a text that is too long
 */
export function packed(text) {
  const uuid = matches(UUID_PARTS, text) && fromHex(text.replaceAll("-", ""));
  if (uuid) return [UUID, ...uuid];
  /** @type {[number, Uint8Array | null][]} */
  const packings = [[HEX, hexBytes(text)], [BASE64, fromText(text, "+/")], [BASE64_URL, fromText(text)], [PLAIN, new TextEncoder().encode(text)]];
  const [packing, bytes] = packings.find(([, found]) => found !== null && found.length > 0) ?? [PLAIN, new Uint8Array()];
  if (!bytes || bytes.length > MAX_BYTES) throw new RangeError(`too long for a signal: ${text}`);
  return [(packing << 6) | bytes.length, ...bytes];
}

/** Reads bytes in order. Reading beyond the end throws a RangeError. */
export class Reader {
  #at;
  #bytes;

  /**
   * @param {Uint8Array} bytes
   * @param {number} [at]
   */
  constructor(bytes, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** @returns {boolean} */
  get done() {
    return this.#at === this.#bytes.length;
  }

  /**
   * @param {number} length
   * @returns {Uint8Array}
   */
  take(length) {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError("the bytes end here");
    const found = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return found;
  }

  /** @returns {number} */
  byte() {
    return this.take(1)[0] ?? 0;
  }

  /** @returns {number} of 16 bits */
  short() {
    return this.byte() * 256 + this.byte();
  }

  /** @returns {number} of 32 bits */
  number() {
    return this.short() * 65536 + this.short();
  }

  /** @returns {string} the text that `packed` packed */
  text() {
    const first = this.byte();
    if (first === UUID) return toHex(this.take(16)).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    const bytes = this.take(first & 63);
    const packing = first >>> 6;
    if (packing === HEX) return toHex(bytes);
    if (packing === PLAIN) return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return toText(bytes, packing === BASE64 ? "+/" : "-_");
  }
}
