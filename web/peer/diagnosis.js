// @ts-check
// Says why two browsers do not find each other, from what one of them knows.

/** @typedef {import("./connection-facts.js").ConnectionFacts} ConnectionFacts */

/**
 * `asleep`: one of the devices was gone for a while; `udp-blocked`: not even the helper could be reached; `reply-not-taken`: the
 * host has not taken the reply; `other-network`: the devices know no address of each other that leads anywhere;
 * `other-no-address`: a helper told this device its address outside, but the other device has none;
 * `ports-change`: both have addresses outside and still do not meet, so that only a relay helps.
 * @typedef {"asleep" | "udp-blocked" | "reply-not-taken" | "other-network" | "other-no-address" | "ports-change"} Diagnosis
 */

/**
 * @typedef {object} Case
 * @property {"host" | "guest"} role of this device; the host has the reply, of which the guest knows nothing
 * @property {boolean} helper whether servers were used
 * @property {number} pause milliseconds for which this page did not run
 * @property {ConnectionFacts} facts
 */

// A page that was not run for so long was asleep: a timer of an open page is late by a second at most.
const ASLEEP = 8000;

/**
 * @param {Case} found
 * @returns {Diagnosis}
 */
export function diagnose({ role, helper, pause, facts }) {
  const { own, others, answered, heard, pairs } = facts;
  if (pause > ASLEEP) return "asleep";
  // A browser answers every device that has its invitation, but tries nothing itself before it has the reply.
  if (role === "guest" && answered > 0 && heard === 0) return "reply-not-taken";
  // The way is open, but nothing more comes.
  if (answered + heard > 0) return "asleep";
  if (helper && own.srflx + own.relay === 0) return "udp-blocked";
  // A relay can be reached from everywhere: only the other end can be missing.
  if (own.relay + others.relay > 0) return role === "guest" ? "reply-not-taken" : "asleep";
  if (own.srflx > 0 && others.srflx > 0) return "ports-change";
  // Devices in one network find each other's names, and only then there are pairs to try. Not every browser answers early.
  if (role === "guest" && pairs > 0) return "reply-not-taken";
  return own.srflx > 0 ? "other-no-address" : "other-network";
}
