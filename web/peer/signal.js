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
// An invitation for several seats has 0x20 in byte 0, and offers instead of ufrag, pwd and candidates:
//
//   fingerprint of the certificate of all offers
//   offers      a byte with their number, then each: seat, name and ufrag, pwd (packed), candidates; 255 instead of a number of
//               candidates: those of the first offer, with ports of its own
//
// A reply to an offer answers the checksum plus the place of the offer. 0x20 in byte 0 of a reply: the guest waits until the host
// begins (`setup:passive`), and tries already.
//
// The checksum detects texts that a messenger cut or a person misread. It does not prevent forgery: an attacker who changes
// both texts in transit can sit between the two browsers (man in the middle).
import { matches } from "../lib/pattern.js";
import { crc32, fromText, packed, Reader, toText } from "./bytes.js";
import { readCandidate, writeCandidate } from "./candidate.js";
import { SignalError } from "./errors.js";
import { findsIn } from "./signal-finder.js";

/** @import { Candidate } from "./candidate.js" */
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
 * @property {Offer[]} [offers] of an invitation for several seats; ufrag, pwd and candidates are those of the first
 * @property {boolean} [waits] of a reply: the guest tries already, and waits for the host to begin
 */

/**
 * An invitation to one of several seats.
 * @typedef {object} Offer
 * @property {number} seat
 * @property {string} name of the seat, where a person has given it one
 * @property {string} ufrag
 * @property {string} pwd
 * @property {Candidate[]} candidates
 */

/** @typedef {Signal & {checksum: number}} ReadSignal */

/** The version of this format. Texts of another version are refused. */
export const VERSION = 1;
const REPLY = 0x80;
export const RETURN = 0x40;
const MORE = 0x20;
const SAME_ADDRESSES = 255;
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
  const { offers, waits } = signal;
  const body = [(reply ? REPLY : 0) | (offers || waits ? MORE : 0) | VERSION, ...packed(signal.room)];
  body.push(...(reply ? number(signal.answers) : packed(signal.token)));
  body.push(...(offers ? [...signal.fingerprint, ...offersBytes(offers)] : ownBytes(signal)));
  return toText(withChecksum(body));
}

/** @param {number[]} body */
export function withChecksum(body) {
  return Uint8Array.from([...body, ...number(crc32(Uint8Array.from(body)))]);
}

/** @param {Signal} signal */
function ownBytes({ ufrag, pwd, fingerprint, candidates }) {
  return [...packed(ufrag), ...packed(pwd), ...fingerprint, ...candidatesBytes(candidates)];
}

/** @param {Candidate[]} all */
function candidatesBytes(all) {
  const candidates = all.slice(0, MOST_CANDIDATES);
  return [candidates.length, ...candidates.flatMap(writeCandidate)];
}

/** @param {Offer[]} offers */
function offersBytes(offers) {
  const first = offers[0]?.candidates.slice(0, MOST_CANDIDATES) ?? [];
  const bytes = offers.map(({ seat, name, ufrag, pwd, candidates }, place) => {
    const ports = place > 0 ? portsAt(first, candidates) : null;
    const addresses = ports ? [SAME_ADDRESSES, ...ports.flatMap((port) => [port >>> 8, port & 255])] : candidatesBytes(candidates);
    return [seat, ...packed(name), ...packed(ufrag), ...packed(pwd), ...addresses];
  });
  return [offers.length, ...bytes.flat()];
}

/**
 * @param {Candidate[]} first
 * @param {Candidate[]} candidates
 * @returns {number[] | null} the ports of the same addresses, in their order; null where the addresses differ
 */
function portsAt(first, candidates) {
  if (candidates.length < first.length || candidates.length > MOST_CANDIDATES) return null;
  const ports = first.map(({ type, address }) => candidates.find((one) => one.type === type && one.address === address)?.port);
  return ports.every((port) => port !== undefined) ? /** @type {number[]} */ (ports) : null;
}

/**
 * Reads a text, a link that has it in its fragment, or a message around either.
 * @param {string} given
 * @param {SignalKind} wanted
 * @returns {ReadSignal}
 * @throws {SignalError}
 */
export function decode(given, wanted) {
  const found = decodeAll(given);
  const signal = found.find(({ kind }) => kind === wanted);
  if (!signal) throw new SignalError(wanted === "reply" ? "signal-is-invitation" : "signal-is-reply");
  return signal;
}

/**
 * @param {string} given
 * @returns {ReadSignal}
 * @throws {SignalError}
 */
export function decodeAny(given) {
  return /** @type {ReadSignal} */ (decodeAll(given)[0]);
}

/**
 * @param {string} given
 * @returns {Uint8Array} the bytes of the first text in it that has the right checksum, which is included; of a return code before all
 *   others
 * @throws {SignalError}
 */
export function bytesIn(given) {
  const texts = findsIn(given);
  const all = texts.map(checkedBytes).filter((bytes) => bytes !== null);
  const found = all.find((bytes) => bytes[0] === (RETURN | VERSION)) ?? all[0];
  if (!found) throw new SignalError(texts.length > 0 ? "signal-damaged" : "signal-none");
  return found;
}

/**
 * Reads all texts of a message: the reply may stand below the invitation that it quotes, or below a damaged one.
 * @param {string} given
 * @returns {ReadSignal[]} at least one
 * @throws {SignalError}
 */
export function decodeAll(given) {
  const texts = findsIn(given);
  /** @type {Map<number, ReadSignal>} */
  const found = new Map();
  /** @type {unknown} */
  let problem = new SignalError(texts.length > 0 ? "signal-damaged" : "signal-none");
  for (const text of texts) {
    const bytes = checkedBytes(text);
    if (!bytes) continue;
    try {
      const signal = read(bytes);
      found.set(signal.checksum, signal);
    } catch (error) {
      problem = error;
    }
  }
  if (found.size === 0) throw problem;
  return [...found.values()];
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
 * @returns {ReadSignal}
 */
function read(bytes) {
  const end = bytes.length - CHECKSUM;
  const reader = new Reader(bytes.subarray(0, end));
  const first = reader.byte();
  if (first === (RETURN | VERSION)) throw new SignalError("signal-is-return");
  if ((first & ~REPLY & ~MORE) !== VERSION) throw new SignalError("signal-version");
  const reply = (first & REPLY) !== 0;
  const more = (first & MORE) !== 0;
  try {
    /** @type {ReadSignal} */
    const signal = {
      kind: reply ? "reply" : "invitation",
      room: reader.text(),
      token: reply ? "" : reader.text(),
      answers: reply ? reader.number() : 0,
      ...(more && !reply ? readOffers(reader) : readOwn(reader)),
      ...(more && reply ? { waits: true } : {}),
      checksum: new Reader(bytes, end).number(),
    };
    if (!reader.done || ![signal, ...(signal.offers ?? [])].every(({ ufrag, pwd }) => isIce(ufrag) && isIce(pwd))) throw new RangeError("more than a signal");
    return signal;
  } catch {
    // The checksum is right, but this page did not make the text.
    throw new SignalError("signal-damaged");
  }
}

/** @param {Reader} reader */
function readOwn(reader) {
  return { ufrag: reader.text(), pwd: reader.text(), fingerprint: reader.take(FINGERPRINT), candidates: readCandidates(reader, reader.byte()) };
}

/**
 * @param {Reader} reader
 * @param {number} count
 */
function readCandidates(reader, count) {
  return Array.from({ length: Math.min(count, MOST_CANDIDATES) }, () => readCandidate(reader));
}

/** @param {Reader} reader */
function readOffers(reader) {
  const fingerprint = reader.take(FINGERPRINT);
  /** @type {Offer[]} */
  const offers = [];
  for (let left = reader.byte(); left > 0; left -= 1) {
    const offer = { seat: reader.byte(), name: reader.text(), ufrag: reader.text(), pwd: reader.text() };
    const count = reader.byte();
    const same = offers[0]?.candidates ?? [];
    const candidates = count === SAME_ADDRESSES ? same.map((one) => ({ ...one, port: reader.short() })) : readCandidates(reader, count);
    offers.push({ ...offer, candidates });
  }
  const [offer] = offers;
  if (!offer) throw new RangeError("an invitation to no seat");
  return { ufrag: offer.ufrag, pwd: offer.pwd, candidates: offer.candidates, fingerprint, offers };
}

/** Checks a ufrag or pwd, since anything else could inject lines into a session description.
 * @param {string} text
 */
export function isIce(text) {
  return matches(/^[A-Za-z0-9+/]{4,256}$/, text);
}

/** @param {number} value of 32 bits */
export function number(value) {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}
