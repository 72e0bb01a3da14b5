// @ts-check
// Reads from a browser's statistics how far two browsers have got with finding each other.

/** @typedef {"host" | "srflx" | "relay"} AddressType the own address, the one outside, or that of a TURN server */

/**
 * @typedef {object} ConnectionFacts
 * @property {string} state of the connection, in the browser's word
 * @property {Record<AddressType, number>} own addresses of this device
 * @property {Record<AddressType, number>} others addresses of the other device, those that its messages came from among them
 * @property {number} ports outside ports of this device at one address: more than one where the router changes them
 * @property {number} pairs of addresses that were tried
 * @property {number} sent tries
 * @property {number} answered tries that the other device answered
 * @property {number} heard tries of the other device
 * @property {string[]} addresses of both, for a person who wants them in a report
 */

/** @returns {ConnectionFacts} where nothing is known yet */
export function noFacts() {
  return {
    state: "new", own: { host: 0, srflx: 0, relay: 0 }, others: { host: 0, srflx: 0, relay: 0 },
    ports: 0, pairs: 0, sent: 0, answered: 0, heard: 0, addresses: [],
  };
}

/**
 * @param {Iterable<any>} stats of `RTCPeerConnection.getStats()`
 * @param {string} state
 * @returns {ConnectionFacts}
 */
export function readFacts(stats, state) {
  const facts = { ...noFacts(), state };
  /** @type {Map<string, Set<number>>} */
  const outside = new Map();
  for (const entry of stats) {
    if (entry.type === "local-candidate" || entry.type === "remote-candidate") readAddress(facts, outside, entry);
    if (entry.type !== "candidate-pair") continue;
    facts.pairs += 1;
    facts.sent += entry.requestsSent ?? 0;
    facts.answered += entry.responsesReceived ?? 0;
    facts.heard += entry.requestsReceived ?? 0;
  }
  facts.ports = Math.max(0, ...[...outside.values()].map(({ size }) => size));
  return facts;
}

/**
 * @param {ConnectionFacts} facts
 * @param {Map<string, Set<number>>} outside ports by address
 * @param {any} entry
 */
function readAddress(facts, outside, { type, candidateType, address, port, protocol }) {
  const own = type === "local-candidate";
  // One that a message came from is outside, seen from here.
  const kind = /** @type {AddressType} */ (candidateType === "prflx" ? "srflx" : candidateType);
  const counts = own ? facts.own : facts.others;
  if (protocol === "tcp" || !(kind in counts)) return;
  counts[kind] += 1;
  if (address) facts.addresses.push(`${own ? "own" : "other"} ${kind} ${address} ${port}`);
  if (own && kind === "srflx" && address) outside.set(address, (outside.get(address) ?? new Set()).add(port));
}
