// @ts-check
// Watches a link while it connects, and diagnoses why it does not open.
import { noFacts } from "../../../peer/connection-facts.js";
import { diagnose } from "../../../peer/diagnosis.js";

/** @typedef {Pick<import("../../../peer/link.js").Link, "facts" | "state"> & {calls?: boolean}} Link */

// Milliseconds between two checks, and before the first diagnosis: a guest may be slow to press a button.
const STEP = 2000;
const FIRST_DIAGNOSIS = 12_000;
// The same at a host whose guest has to press a button, and has not been heard yet: it may still read its messages.
const UNHEARD = 60_000;

/**
 * @typedef {object} WatchDeps
 * @property {"host" | "guest"} role of this device
 * @property {() => number} helpers how many servers are used
 * @property {() => import("../../../peer/local-network.js").LocalNetwork} [localNetwork] whether this page may reach the devices of the local network
 * @property {() => void} draw
 */

export class ConnectionWatch {
  #deps;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Link | null} */
  #link = null;
  #begun = 0;
  #looked = 0;
  #pause = 0;

  /** @param {WatchDeps} deps */
  constructor(deps) {
    this.#deps = deps;
    /** @type {import("../../../peer/diagnosis.js").Diagnosis | null} null before the first diagnosis */
    this.diagnosis = null;
    this.facts = noFacts();
    this.withAddresses = false;
    /** Whether the invitation has no address. */
    this.noAddress = false;
    /** Whether this device is the one that is given an address, so that its page needs the local network. */
    this.needsLocalNetwork = false;
  }

  /** @param {Link} link that is tried now, the first or the next one */
  follow(link) {
    this.#link = link;
    if (this.#timer !== undefined) return;
    Object.assign(this, { diagnosis: null, facts: noFacts() });
    this.#pause = 0;
    this.#begun = this.#looked = Date.now();
    this.#wait();
  }

  #wait() {
    this.#timer = setTimeout(() => void this.#look(), STEP);
  }

  async #look() {
    const link = this.#link;
    if (!link) return;
    const now = Date.now();
    this.#pause = Math.max(this.#pause, now - this.#looked - STEP);
    this.#looked = now;
    if (link.state !== "connecting" && link.state !== "closed") return this.stop();
    // A closed link has no facts: use the last known ones.
    if (link.state === "connecting") this.facts = await link.facts();
    if (this.#timer === undefined) return;
    const unpressed = this.#deps.role === "host" && link.calls === false && this.facts.heard === 0;
    if (now - this.#begun >= (unpressed ? UNHEARD : FIRST_DIAGNOSIS)) this.#say();
    this.#wait();
  }

  #say() {
    const { role, helpers, localNetwork, draw } = this.#deps;
    const { facts, noAddress, needsLocalNetwork } = this;
    const found = diagnose({ role, helper: helpers() > 0, pause: this.#pause, facts, noAddress, localNetwork: needsLocalNetwork ? localNetwork?.() : "" });
    if (found === this.diagnosis) return;
    this.diagnosis = found;
    draw();
  }

  /** Shows the diagnosis at once: the devices could not connect. */
  fail() {
    this.#say();
    this.#end();
  }

  /** Ends the watch: the devices are connected, or a person gave up. */
  stop() {
    this.diagnosis = null;
    this.#end();
  }

  #end() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#link = null;
  }

  /** @param {boolean} include whether a report has addresses in it */
  includeAddresses = (include) => {
    this.withAddresses = include;
    this.#deps.draw();
  };

  /** @returns {"host" | "guest"} */
  get role() {
    return this.#deps.role;
  }

  /** @returns {string} a report for a person who can help; without addresses unless the person includes them */
  get report() {
    const { role, helpers } = this.#deps;
    const { addresses, ...facts } = this.facts;
    const seconds = Math.round((this.#looked - this.#begun) / 1000);
    const told = { diagnosis: this.diagnosis, role, servers: helpers(), seconds, paused: Math.round(this.#pause / 1000), ...facts };
    return JSON.stringify(this.withAddresses ? { ...told, addresses } : told, null, 1);
  }
}
