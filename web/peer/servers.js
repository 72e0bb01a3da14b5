// @ts-check
// Reads lists of STUN and TURN servers: one that a person entered, and that of the site (servers.json).
import { matchOf, matches } from "../lib/pattern.js";
import { SignalError } from "./errors.js";

const MAX_SERVERS = 4;
const MOST_LETTERS = 1000;
const NAME = "[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?";
const ADDRESS = new RegExp(`^(?:${NAME}|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?(?:\\?transport=(?:udp|tcp))?$`, "i");

/**
 * Reads one server a line: `stun:host:port`, or `turn:host:port name password`.
 * @param {string} text
 * @returns {RTCIceServer[]}
 * @throws {SignalError} `bad-server`, with the line
 */
export function readServers(text) {
  const lines = text.slice(0, MOST_LETTERS + 1).split(/\r?\n|,/).map((line) => line.trim()).filter(Boolean);
  if (lines.length > MAX_SERVERS || text.length > MOST_LETTERS) throw new SignalError("bad-server", { line: lines.at(-1) ?? "" });
  return lines.map(readServer);
}

/** @param {string} line */
function readServer(line) {
  const [url = "", username, credential, ...more] = line.split(/\s+/);
  const [, scheme = "", rest = ""] = matchOf(/^(stuns?|turns?):(.*)$/i, url) ?? [];
  const port = Number(matchOf(/:(\d+)(?:\?|$)/, rest)?.[1] ?? 1);
  const turn = matches(/^turn/i, scheme);
  const whole = turn ? username !== undefined && credential !== undefined : username === undefined && !rest.includes("?");
  if (!matches(ADDRESS, rest) || port < 1 || port > 65535 || !whole || more.length > 0) throw new SignalError("bad-server", { line });
  return turn ? { urls: url, username, credential } : { urls: url };
}

/**
 * A server of the site's list. `owner`: who runs it, as a person reads it; `expires`: when its password expires, in
 * seconds since 1970.
 * @typedef {RTCIceServer & {urls: string, owner: string, expires?: number}} SiteServer
 */

/**
 * Reads the site's list. An entry that names no server is left out, so that one mistake does not switch off the others.
 * @param {unknown} list what servers.json holds
 * @returns {SiteServer[]}
 */
export function readSiteServers(list) {
  const entries = /** @type {any} */ (list)?.servers;
  if (!Array.isArray(entries)) return [];
  return entries.flatMap(readSiteServer).slice(0, MAX_SERVERS);
}

/**
 * Tells whether the password of a server has expired.
 * @param {SiteServer} server
 * @param {number} [now] in milliseconds
 */
export const hasExpired = ({ expires = Infinity }, now = Date.now()) => expires * 1000 <= now;

/** @param {any} entry */
function readSiteServer(entry) {
  const { owner = "", urls = "", username, credential, expires = endOf(username) } = entry ?? {};
  const parts = [urls, username, credential].filter((part) => part !== undefined);
  // `readServer` would read a password with a space as two parts.
  if (parts.some((part) => typeof part !== "string" || matches(/\s/, part))) return [];
  try {
    const server = /** @type {RTCIceServer & {urls: string}} */ (readServer(parts.join(" ")));
    return [{ ...server, owner: String(owner || urls), ...(Number.isFinite(expires) ? { expires } : {}) }];
  } catch {
    return [];
  }
}

/**
 * Returns the expiry time that coturn writes into a user name, such as `1790000000:site`.
 * @param {unknown} username
 * @returns {number | undefined}
 */
function endOf(username) {
  const [, seconds] = matchOf(/^(\d{9,12}):/, String(username)) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
