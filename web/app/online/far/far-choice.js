// @ts-check
// Knows which mailboxes the site names, and whether the person at this device lets the page ask them.
import { readSiteJson } from "../../../lib/site/site-json.js";

/** The setting: "yes" lets the page ask. */
export const SETTING = "mailbox";

/** @param {number} [timeout] milliseconds @returns {Promise<string[]>} the origins that site.json names; the page's policy permits no others */
export async function siteMailboxes(timeout) {
  try {
    const { mailboxes = [] } = await readSiteJson(timeout);
    return Array.isArray(mailboxes) ? mailboxes.flatMap(originOf) : [];
  } catch {
    return [];
  }
}

/** @param {unknown} told @returns {string[]} the origin of an address, as a browser writes it; none of anything else */
function originOf(told) {
  try {
    return typeof told === "string" ? [new URL(told).origin] : [];
  } catch {
    return [];
  }
}

/**
 * @typedef {object} ChoiceDeps
 * @property {import("../../../lib/own-name.js").Settings} settings
 * @property {() => Promise<string[]>} siteMailboxes
 */

export class FarChoice {
  #deps;
  #onAllowed;
  /** @type {string[]} */
  origins = [];
  allowed = false;

  /** @param {ChoiceDeps} deps @param {() => void} [onAllowed] called when the person says yes */
  constructor(deps, onAllowed = () => {}) {
    this.#deps = deps;
    this.#onAllowed = onAllowed;
  }

  async load() {
    const { settings, siteMailboxes } = this.#deps;
    const [origins, chosen] = await Promise.all([siteMailboxes(), settings.get(SETTING)]);
    // A list that could not be fetched again takes no mailbox away.
    if (origins.length > 0) this.origins = origins;
    // A choice that the person has made meanwhile takes precedence.
    this.allowed ||= chosen === "yes";
  }

  allow() {
    this.allowed = true;
    void this.#deps.settings.set(SETTING, "yes");
    this.#onAllowed();
  }

  /** @returns {string[]} the hosts, as a person reads them */
  get hosts() {
    return this.origins.map((origin) => new URL(origin).host);
  }
}
