// @ts-check
// Finds what may be an invitation or a reply in a message: in a link that a mail program has wrapped or encoded, below a quoted
// text, over broken lines. The checksum of the text decides which find is one.
import { matchOf, matches } from "../lib/pattern.js";

// A longer message is cut. It still has room for a quoted invitation above the reply.
const LONGEST = 20_000;
const MOST_PLACES = 24;
const MOST_LINES = 16;
// The shortest word that may be a text. An ordinary message has no word that long, and is not called a damaged invitation.
const LONG_WORD = /[\w-]{40}/g;
const LINK = /[#*](?:join|reply|back)=/gi;

/**
 * @param {string} given
 * @returns {string[]} the ways to read a message: as it is without what a messenger has added, with `=3D` as `=`, and as a gate of
 * mails has changed it
 */
export function readingsOf(given) {
  const message = plain(given.slice(0, LONGEST));
  // Quoted-printable has `=3D` for `=`, but a text may itself begin with 3D.
  const read = matches(/#(?:join|reply|back|table)=3D/i, message) ? [message, message.replace(/=3D/gi, "=")] : [message];
  return [...new Set([...read, ...read.map(unwrapped)])];
}

/**
 * @param {string} given
 * @returns {string[]} what may be a text, in the order of the message
 */
export function findsIn(given) {
  const finds = new Set();
  for (const text of readingsOf(given)) {
    for (const place of placesIn(text)) for (const find of findsAt(text.slice(place))) finds.add(find);
  }
  return [...finds];
}

/**
 * @param {string} text
 * @returns {number[]} where texts may begin
 */
function placesIn(text) {
  const links = [...text.matchAll(LINK)].map((found) => found.index + found[0].length);
  const words = [...text.matchAll(LONG_WORD)].map((found) => found.index);
  return [...new Set([...links, ...words])].sort((one, other) => one - other).slice(0, MOST_PLACES);
}

/**
 * @param {string} rest what begins at the place
 * @returns {string[]} the word there, then it with the words behind it: a messenger may have broken the line
 */
function findsAt(rest) {
  const words = (matchOf(/^[\w\s-]*/, rest)?.[0] ?? "").trim().split(/\s+/).slice(0, MOST_LINES);
  const [first = ""] = words;
  // Underscores behind a word mark it in some messengers.
  return [first, first.replace(/_+$/, ""), ...words.map((_, end) => words.slice(0, end + 1).join(""))];
}

/**
 * @param {string} message
 * @returns {string} it without signs that cannot be seen, marks of a quoted text, and encoded letters
 */
function plain(message) {
  // Two hyphens become a dash where a keyboard corrects them.
  let text = message.replace(/\p{Cf}/gu, "").replace(/[\u2013\u2014]/g, "--").replace(/^[ \t]*(?:[>|][ \t]?)+/gm, "");
  // Quoted-printable has `=` at the end of each line but the last.
  text = text.replace(/=\r?\n/g, "");
  text = text.replace(/&#(?:x([0-9a-f]{1,4})|([0-9]{1,5}));/gi, (_, hex, decimal) => String.fromCharCode(hex ? parseInt(hex, 16) : Number(decimal)));
  // A link inside a link is encoded once more each time.
  for (let round = 0; round < 3 && matches(/%[0-7][0-9a-f]/i, text); round += 1) text = text.replace(/%([0-7][0-9a-f])/gi, (_, code) => letter(code));
  return text;
}

/**
 * @param {string} text
 * @returns {string} it with the letters of links that a gate of mails has written as `-23join-3D`
 */
function unwrapped(text) {
  if (!matches(/-23(?:join|reply|back|table)-3D/i, text)) return text;
  return text.replace(/-([0-7][0-9A-F])|_/g, (_, code) => (code ? letter(code) : "/"));
}

/** @param {string} code two hexadecimal digits */
const letter = (code) => String.fromCharCode(parseInt(code, 16));
