// @ts-check
// Converts an ICE candidate (a network address of a browser) from its SDP line into 7 or 19 bytes, and back.

import { fromHex, toHex } from "../lib/hex.js";
import { matchOf, matches } from "../lib/pattern.js";

/** @import { Reader } from "./bytes.js" */

/**
 * @typedef {object} Candidate
 * @property {"host" | "srflx" | "relay"} type local, seen by a STUN server (public), or lent by a TURN server
 * @property {string} address IPv4, IPv6, or the mDNS name (`<uuid>.local`) by which a browser hides a local address
 * @property {number} port
 */

/** @type {readonly Candidate["type"][]} */
const TYPES = ["host", "srflx", "relay"];
// The type preferences of browsers, https://www.rfc-editor.org/rfc/rfc8445#section-5.1.2
const WEIGHTS = { host: 126, srflx: 100, relay: 0 };
const NAME = 0;
const IPV4 = 1;
const IPV6 = 2;
// The most candidates of each type: more would make the QR code harder to scan.
const MOST = { host: 4, srflx: 2, relay: 2 };
// The same with internet addresses: then fewer fit, since an invitation has at most 250 letters.
const MOST_WITH_INTERNET = { host: 2, srflx: 2, relay: 1 };

/**
 * @param {string} line `candidate:…` or `a=candidate:…`
 * @returns {Candidate | null} null for candidates that are left out: TCP, other components, link-local addresses
 */
export function parseCandidate(line) {
  const found = matchOf(/^(?:a=)?candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx|relay)\b/i, line.trim());
  if (!found) return null;
  const [, address = "", port, type] = found;
  const candidate = { type: /** @type {Candidate["type"]} */ (type), address: address.toLowerCase(), port: Number(port) };
  return addressBytes(candidate.address) && !candidate.address.startsWith("fe80") ? candidate : null;
}

/**
 * @param {Candidate} candidate
 * @returns {boolean} whether it is an internet address, which a server reported
 */
export function isInternetAddress({ type }) {
  return type !== "host";
}

/**
 * @param {string} description SDP
 * @returns {Candidate[]} the candidates that an invitation contains, the best first
 */
export function candidatesIn(description) {
  const found = description.split(/\r?\n/).map(parseCandidate).filter((candidate) => candidate !== null);
  const left = { ...(found.some(isInternetAddress) ? MOST_WITH_INTERNET : MOST) };
  found.sort((one, other) => TYPES.indexOf(one.type) - TYPES.indexOf(other.type));
  const families = new Set();
  return found.filter((candidate) => {
    // Two networks of a device mostly share a router, so one internet address of each type and IP version is enough.
    const family = `${candidate.type} ${candidate.address.includes(":")}`;
    if (isInternetAddress(candidate) && families.has(family)) return false;
    families.add(family);
    return (left[candidate.type] -= 1) >= 0;
  });
}

/**
 * @param {Candidate} candidate
 * @param {number} index in its description: the first has the highest priority
 * @returns {string} a line of a session description
 */
export function candidateLine({ type, address, port }, index) {
  const priority = WEIGHTS[type] * 2 ** 24 + (65535 - index) * 2 ** 8 + 255;
  // Firefox needs `raddr`; a fake one keeps the local address private.
  const origin = type === "host" ? "" : " raddr 0.0.0.0 rport 0";
  return `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${type}${origin}`;
}

/**
 * @param {Candidate} candidate
 * @returns {number[]}
 */
export function writeCandidate({ type, address, port }) {
  const bytes = addressBytes(address);
  if (!bytes) throw new RangeError(`no address: ${address}`);
  const [family, ...rest] = bytes;
  return [(TYPES.indexOf(type) << 4) | /** @type {number} */ (family), ...rest, port >>> 8, port & 255];
}

/**
 * @param {Reader} reader
 * @returns {Candidate}
 */
export function readCandidate(reader) {
  const first = reader.byte();
  const type = TYPES[first >>> 4];
  const family = first & 15;
  if (!type || family > IPV6) throw new RangeError("no such candidate");
  const address = addressText(family, reader.take(family === IPV4 ? 4 : 16));
  return { type, address, port: reader.short() };
}

/**
 * @param {string} address
 * @returns {number[] | null} its family and its bytes
 */
function addressBytes(address) {
  const name = matchOf(/^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/, address);
  if (name) return [NAME, ...fromHex(name.slice(1).join(""))];
  if (matches(/^\d{1,3}(?:\.\d{1,3}){3}$/, address)) {
    const parts = address.split(".").map(Number);
    return parts.every((part) => part < 256) ? [IPV4, ...parts] : null;
  }
  const groups = ipv6Groups(address);
  return groups && [IPV6, ...fromHex(groups.map((group) => group.padStart(4, "0")).join(""))];
}

/**
 * @param {string} address
 * @returns {string[] | null} its eight groups
 */
function ipv6Groups(address) {
  const [start = "", end, more] = address.split("::");
  if (more !== undefined || !address.includes(":")) return null;
  const first = start ? start.split(":") : [];
  const last = end ? end.split(":") : [];
  const missing = 8 - first.length - last.length;
  if (end === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...first, ...Array.from({ length: missing }, () => "0"), ...last];
  return groups.every((group) => matches(/^[0-9a-f]{1,4}$/, group)) ? groups : null;
}

/**
 * @param {number} family
 * @param {Uint8Array} bytes
 * @returns {string}
 */
function addressText(family, bytes) {
  if (family === IPV4) return bytes.join(".");
  const hex = toHex(bytes);
  if (family === NAME) return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`;
  return (hex.match(/.{4}/g) ?? []).map((group) => group.replace(/^0{1,3}/, "")).join(":");
}
