// @ts-check
// Says why two browsers cannot connect, from what one of them knows.

/** @import { ConnectionFacts } from "./connection-facts.js" */

/**
 * `asleep`: one of the devices was suspended for a while; `udp-blocked`: not even a STUN or TURN server could be reached;
 * `reply-not-taken`: the host has not taken the reply; `other-network`: neither device knows a reachable address of the other;
 * `other-no-address`: a server told this device its public address, but the other device has none;
 * `ports-change`: both have public addresses and still cannot connect, so that only a relay (TURN) helps;
 * `local-refused`: a person has refused this page the devices of the local network; `local-unanswered`: the browser may have asked for
 * them, and has no answer yet; `no-address`: the browser told no address of this device, and it has not reached the other one either.
 * @typedef {"local-refused" | "local-unanswered" | "no-address" | "asleep" | "udp-blocked" | "reply-not-taken" | "other-network" | "other-no-address" | "ports-change"} Diagnosis
 */

/**
 * @typedef {object} Case
 * @property {"host" | "guest"} role of this device; only the host knows whether the reply was taken
 * @property {boolean} helper whether STUN or TURN servers were used
 * @property {number} pause milliseconds for which this page did not run
 * @property {ConnectionFacts} facts
 * @property {boolean} [noAddress] whether the invitation has no address, so that the host has to find the guest
 * @property {import("./local-network.js").LocalNetwork} [localNetwork] whether this page may reach the devices of the local network, where it needs them
 */

// Milliseconds. A page that did not run for so long was suspended: a timer of an open page is at most a second late.
const ASLEEP = 8000;

/**
 * @param {Case} found
 * @returns {Diagnosis}
 */
export function diagnose({ role, helper, pause, facts, noAddress = false, localNetwork = "" }) {
  const { own, others, answered, heard, pairs } = facts;
  if (pause > ASLEEP) return "asleep";
  // The host's browser answers every device that has its invitation, but sends no checks before it has the reply.
  if (role === "guest" && answered > 0 && heard === 0) return "reply-not-taken";
  // The devices have reached each other, but one has stopped answering.
  if (answered + heard > 0) return "asleep";
  if (localNetwork === "denied") return "local-refused";
  // Until a person answers, the browser keeps the other device's address to itself, so that no pair is tried.
  if (localNetwork === "prompt" && own.host > 0 && pairs === 0) return "local-unanswered";
  if (noAddress) return role === "host" ? "no-address" : "reply-not-taken";
  if (helper && own.srflx + own.relay === 0) return "udp-blocked";
  // Every network reaches a relay, so the other device must be missing.
  if (own.relay + others.relay > 0) return role === "guest" ? "reply-not-taken" : "asleep";
  if (own.srflx > 0 && others.srflx > 0) return "ports-change";
  // Devices in one network resolve each other's mDNS names; only then are there pairs to try. Some browsers answer only after
  // they have the reply.
  if (role === "guest" && pairs > 0) return "reply-not-taken";
  return own.srflx > 0 ? "other-no-address" : "other-network";
}
