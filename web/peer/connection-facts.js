// @ts-check
// Reads from WebRTC statistics how far two browsers have got with connecting.

/** @typedef {"host" | "srflx" | "relay"} AddressType local, public, or lent by a TURN server */

/**
 * @typedef {object} ConnectionFacts
 * @property {string} state of the connection, in the browser's word
 * @property {Record<AddressType, number>} own addresses of this device
 * @property {Record<AddressType, number>} others addresses of the other device, including those that its messages came from
 * @property {number} ports public ports of this device at one public address: more than one if the router changes ports (symmetric NAT)
 * @property {number} pairs of addresses that were tried
 * @property {number} sent connectivity checks of this device
 * @property {number} answered those that the other device answered
 * @property {number} heard connectivity checks of the other device
 * @property {string[]} addresses of both, for a person who wants them in a report
 */

/** @returns {ConnectionFacts} the facts before anything is known */
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
  const publicPorts = new Map();
  for (const entry of stats) {
    if (entry.type === "local-candidate" || entry.type === "remote-candidate") readAddress(facts, publicPorts, entry);
    if (entry.type !== "candidate-pair") continue;
    facts.pairs += 1;
    facts.sent += entry.requestsSent ?? 0;
    facts.answered += entry.responsesReceived ?? 0;
    facts.heard += entry.requestsReceived ?? 0;
  }
  facts.ports = Math.max(0, ...[...publicPorts.values()].map(({ size }) => size));
  return facts;
}

/**
 * @param {ConnectionFacts} facts
 * @param {Map<string, Set<number>>} publicPorts by address
 * @param {any} entry
 */
function readAddress(facts, publicPorts, { type, candidateType, address, port, protocol }) {
  const own = type === "local-candidate";
  // An address known only because a message came from it (`prflx`) counts as public.
  const kind = /** @type {AddressType} */ (candidateType === "prflx" ? "srflx" : candidateType);
  const counts = own ? facts.own : facts.others;
  if (protocol === "tcp" || !(kind in counts)) return;
  counts[kind] += 1;
  if (address) facts.addresses.push(`${own ? "own" : "other"} ${kind} ${address} ${port}`);
  if (own && kind === "srflx" && address) publicPorts.set(address, (publicPorts.get(address) ?? new Set()).add(port));
}
