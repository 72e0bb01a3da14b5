// @ts-check
// Writes and reads the return code: what a device whose page was reloaded tells those that it was connected with. They have its
// offers' other halves and its certificate's fingerprint, so that only ufrag and pwd of its answers are new.
//
//   byte 0      0x40 plus the version of this format
//   answers     a byte with their number, then each: the checksum of the spare invitation (4 bytes), ufrag and pwd packed, and the
//               candidates, as in a reply: only internet addresses, so mostly none
//   checksum    CRC-32 of all bytes before it, 4 bytes
import { packed, Reader, toText } from "./bytes.js";
import { readCandidate, writeCandidate } from "./candidate.js";
import { SignalError } from "./errors.js";
import { bytesIn, CHECKSUM, isIce, number, RETURN, VERSION, withChecksum } from "./signal.js";

/**
 * An answer to a spare invitation.
 * @typedef {object} ReturnAnswer
 * @property {number} answers the checksum of the spare invitation
 * @property {string} ufrag
 * @property {string} pwd
 * @property {import("./candidate.js").Candidate[]} candidates
 */

// At most seven guests are at a table, and watchers.
const MOST_ANSWERS = 16;
const MOST_CANDIDATES = 2;

/**
 * @param {readonly ReturnAnswer[]} answers
 * @returns {string} letters, digits, `-` and `_`
 */
export function encodeReturn(answers) {
  const told = answers.slice(0, MOST_ANSWERS);
  return toText(withChecksum([RETURN | VERSION, told.length, ...told.flatMap(write)]));
}

/** @param {ReturnAnswer} answer */
function write({ answers, ufrag, pwd, candidates }) {
  const told = candidates.slice(0, MOST_CANDIDATES);
  return [...number(answers), ...packed(ufrag), ...packed(pwd), told.length, ...told.flatMap(writeCandidate)];
}

/**
 * Reads a code, a link that has it in its fragment, or a message around either.
 * @param {string} given
 * @returns {ReturnAnswer[] | null} null for an invitation or a reply
 * @throws {SignalError} for a text that is none of them
 */
export function decodeReturn(given) {
  const bytes = bytesIn(given);
  if (bytes[0] !== (RETURN | VERSION)) return null;
  const reader = new Reader(bytes.subarray(1, bytes.length - CHECKSUM));
  try {
    const answers = Array.from({ length: Math.min(reader.byte(), MOST_ANSWERS) }, () => read(reader));
    if (!reader.done || answers.some(({ ufrag, pwd }) => !isIce(ufrag) || !isIce(pwd))) throw new RangeError("more than a return code");
    return answers;
  } catch {
    throw new SignalError("signal-damaged");
  }
}

/**
 * @param {string} given
 * @returns {boolean} whether it is or contains a return code
 */
export function isReturnCode(given) {
  try {
    return decodeReturn(given) !== null;
  } catch {
    return false;
  }
}

/**
 * @param {Reader} reader
 * @returns {ReturnAnswer}
 */
function read(reader) {
  const [answers, ufrag, pwd] = [reader.number(), reader.text(), reader.text()];
  return { answers, ufrag, pwd, candidates: Array.from({ length: Math.min(reader.byte(), MOST_CANDIDATES) }, () => readCandidate(reader)) };
}
