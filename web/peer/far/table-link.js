// @ts-check
// Writes and reads the link to a table: `#table=KEY.HOST`. KEY names and seals the boxes of the table, HOST is the x of the key of
// the host's page and three bytes of a checksum. A link of the version before has the KEY alone. It is found in whatever a messenger
// has made of it, as invitations are (signal-finder.js).
import { matchOf, matches } from "../../lib/pattern.js";
import { crc32, fromText, toText } from "../bytes.js";
import { pointOf, X } from "./host-key.js";
import { isBoxKey } from "../mailbox.js";
import { readingsOf } from "../signal-finder.js";

/** `host`: x of the host's key; "" in a link of the version before. @typedef {{key: string, host: string}} TableLink */

const CHECK = 3;
const MOST_PLACES = 24;
/** Where a link may begin: behind its name, or at a word with a dot. */
const PLACES = /[#*]table=|(?<![\w-])(?=[\w-]{22}\s*\.\s*[\w-])/gi;

/** @param {string} key @param {Uint8Array} x */
function checkOf(key, x) {
  const sum = crc32(Uint8Array.from([...(fromText(key) ?? []), ...x]));
  return [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255];
}

/** @param {TableLink} link @returns {string} what follows `#table=` */
export function tableText({ key, host }) {
  const x = fromText(host);
  return host && x ? `${key}.${toText(Uint8Array.from([...x, ...checkOf(key, x)]))}` : key;
}

/** @param {string} text @returns {TableLink | null} the link that it begins with */
function linkAt(text) {
  const letters = matchOf(/^[\w\s.-]*/, text)?.[0].replace(/\s/g, "") ?? "";
  const [, key = "", told = ""] = matchOf(/^([\w-]{22})\.([\w-]{47})/, letters) ?? [];
  const bytes = fromText(told);
  if (!isBoxKey(key) || bytes?.length !== X + CHECK) return null;
  const x = bytes.slice(0, X);
  return toText(bytes.slice(X)) === toText(Uint8Array.from(checkOf(key, x))) && pointOf(x) ? { key, host: toText(x) } : null;
}

/** @param {string} text @returns {TableLink | null} the link of the version before that it begins with; a damaged one of today is none */
function olderAt(text) {
  const [, key = ""] = matchOf(/^\s*([\w-]{22})(?![\w-]|\.[\w-])/, text) ?? [];
  return isBoxKey(key) ? { key, host: "" } : null;
}

/**
 * @param {string} text the page's address, or what a person has pasted
 * @returns {TableLink | null}
 */
export function tableIn(text) {
  const readings = readingsOf(text).map((one) => one.replace(/\\(?=[_.-])/g, ""));
  for (const find of [linkAt, olderAt]) {
    for (const reading of readings) {
      const places = [...reading.matchAll(PLACES)].filter(([name]) => name || find === linkAt).slice(0, MOST_PLACES);
      for (const { index, 0: name } of places) {
        const link = find(reading.slice(index + name.length));
        if (link) return link;
      }
    }
  }
  return matches(/^\s*[\w-]{22}\s*$/, text) ? olderAt(text.trim()) : null;
}

/**
 * @param {TableLink} link
 * @param {string} page the address of the page
 * @returns {string} the link to a table; browsers do not send the part after `#` to a server
 */
export function tableUrl(link, page) {
  const url = new URL(page);
  url.search = "";
  url.hash = `table=${tableText(link)}`;
  return url.href;
}
