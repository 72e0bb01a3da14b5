// @ts-check
// Writes and reads the text of invitations and replies: WebRTC's offer and answer without what both ends know already. They
// have about 135 and 80 bytes, so that they fit into a link or a QR code.
//
//   byte 0      0x00 invitation, 0x80 reply; plus the version of this format
//   room        one byte with packing and length, then the bytes (`packed`)
//   token       of an invitation, packed likewise
//   answers     of a reply: the checksum of the invitation it belongs to, 4 bytes
//   ufrag, pwd  packed likewise
//   fingerprint SHA-256 of the certificate, 32 bytes
//   candidates  a byte with their number, then each: type and address family, address, port
//   checksum    CRC-32 of all bytes before it, 4 bytes
//
// The checksum detects texts that a messenger cut or a person misread. It does not prevent forgery: an attacker who changes
// both texts in transit can sit between the two browsers (man in the middle).
import { crc32, fromText, packed, Reader, toText } from "./bytes.js";
import { readCandidate, writeCandidate } from "./candidate.js";
import { SignalError } from "./errors.js";

/** @typedef {import("./candidate.js").Candidate} Candidate */
/** @typedef {"invitation" | "reply"} SignalKind */
/** `return`: a return code, which return-code.js reads. @typedef {SignalKind | "return"} TextKind */

/**
 * The contents of both texts.
 * @typedef {object} Signal
 * @property {SignalKind} kind
 * @property {string} room its id; at most 63 bytes when packed
 * @property {string} token the host made it; the guest sends it when it joins; "" in a reply
 * @property {number} answers the checksum of the invitation a reply belongs to; 0 in an invitation
 * @property {string} ufrag
 * @property {string} pwd
 * @property {Uint8Array} fingerprint 32 bytes
 * @property {Candidate[]} candidates
 */

/** The version of this format. Texts of another version are refused. */
export const VERSION = 1;
const REPLY = 0x80;
export const RETURN = 0x40;
const FINGERPRINT = 32;
export const CHECKSUM = 4;
// Keeps QR codes easy to scan; devices with many networks have more addresses than needed.
const MOST_CANDIDATES = 8;
const MOST_LETTERS = 1200;

/**
 * @param {Signal} signal
 * @returns {string} letters, digits, `-` and `_`
 */
export function encode(signal) {
  const reply = signal.kind === "reply";
  const body = [(reply ? REPLY : 0) | VERSION, ...packed(signal.room)];
  body.push(...(reply ? number(signal.answers) : packed(signal.token)));
  body.push(...packed(signal.ufrag), ...packed(signal.pwd), ...signal.fingerprint);
  const candidates = signal.candidates.slice(0, MOST_CANDIDATES);
  body.push(candidates.length, ...candidates.flatMap(writeCandidate));
  return toText(withChecksum(body));
}

/** @param {number[]} body */
export function withChecksum(body) {
  return Uint8Array.from([...body, ...number(crc32(Uint8Array.from(body)))]);
}

/**
 * Reads a text, a link that has it in its fragment, or a message around either.
 * @param {string} given
 * @param {SignalKind} wanted
 * @returns {Signal & {checksum: number}}
 * @throws {SignalError}
 */
export function decode(given, wanted) {
  const signal = decodeAny(given);
  if (signal.kind !== wanted) throw new SignalError(`signal-is-${signal.kind}`);
  return signal;
}

/**
 * @param {string} given
 * @returns {Signal & {checksum: number}}
 * @throws {SignalError}
 */
export function decodeAny(given) {
  return read(bytesIn(given));
}

/**
 * @param {string} given
 * @returns {Uint8Array} the bytes of the first text in it that has the right checksum, which is included
 * @throws {SignalError}
 */
export function bytesIn(given) {
  const texts = textsIn(given);
  for (const text of texts) {
    const bytes = checkedBytes(text);
    if (bytes) return bytes;
  }
  throw new SignalError(texts.length > 0 ? "signal-damaged" : "signal-none");
}

/**
 * Parts that may be the text: the end of a link, or a long word; each also without the line breaks that messengers insert.
 * @param {string} given
 * @returns {string[]}
 */
function textsIn(given) {
  const text = given.slice(0, 8 * MOST_LETTERS).replace(/%3D/gi, "=").replace(/%23/g, "#");
  const link = /#(?:join|reply|back)=([\s\S]*)/i.exec(text);
  // An ordinary message is not reported as a damaged invitation: it has no word that long.
  const rest = link?.[1] ?? /[\w-]{40}[\s\S]*/.exec(text)?.[0];
  if (rest === undefined) return [];
  const joined = /^[\w\s\u200b\u00ad-]*/.exec(rest)?.[0].replace(/[\s\u200b\u00ad]/g, "") ?? "";
  return [/^[\w-]*/.exec(rest)?.[0] ?? "", joined];
}

/**
 * @param {string} text
 * @returns {Uint8Array | null} all bytes, the checksum included; null if the checksum is wrong
 */
function checkedBytes(text) {
  const bytes = text.length > MOST_LETTERS ? null : fromText(text);
  if (!bytes || bytes.length <= CHECKSUM) return null;
  const end = bytes.length - CHECKSUM;
  return new Reader(bytes, end).number() === crc32(bytes.subarray(0, end)) ? bytes : null;
}

/**
 * @param {Uint8Array} bytes
 * @returns {Signal & {checksum: number}}
 */
function read(bytes) {
  const end = bytes.length - CHECKSUM;
  const reader = new Reader(bytes.subarray(0, end));
  const first = reader.byte();
  if (first === (RETURN | VERSION)) throw new SignalError("signal-is-return");
  if ((first & ~REPLY) !== VERSION) throw new SignalError("signal-version");
  const reply = (first & REPLY) !== 0;
  try {
    const signal = {
      kind: /** @type {SignalKind} */ (reply ? "reply" : "invitation"),
      room: reader.text(),
      token: reply ? "" : reader.text(),
      answers: reply ? reader.number() : 0,
      ufrag: reader.text(),
      pwd: reader.text(),
      fingerprint: reader.take(FINGERPRINT),
      candidates: Array.from({ length: Math.min(reader.byte(), MOST_CANDIDATES) }, () => readCandidate(reader)),
      checksum: new Reader(bytes, end).number(),
    };
    if (!reader.done || !isIce(signal.ufrag) || !isIce(signal.pwd)) throw new RangeError("more than a signal");
    return signal;
  } catch {
    // The checksum is right, but this page did not make the text.
    throw new SignalError("signal-damaged");
  }
}

/** Checks a ufrag or pwd, since anything else could inject lines into a session description.
 * @param {string} text
 */
export function isIce(text) {
  return /^[A-Za-z0-9+/]{4,256}$/.test(text);
}

/** @param {number} value of 32 bits */
export function number(value) {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}
