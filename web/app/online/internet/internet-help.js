// @ts-check
// Knows whether this device may ask a helper (a STUN or TURN server) for its internet address, and which helpers there are.
import { hasExpired, readServers } from "../../../peer/servers.js";

/** @import { SiteServer } from "../../../peer/servers.js" */

/** Milliseconds that an invitation waits for the site's list. */
const LIST_TIME = 3000;

/**
 * @typedef {object} InternetState
 * @property {boolean} allowed whether the person at this device lets it ask a helper
 * @property {boolean} near whether all devices are in one room, and need no helper
 * @property {boolean} asked whether an invitation came over the internet, and the person has not answered yet
 * @property {string} text own servers, as a person entered them
 * @property {string} problem why the text cannot be used; "" for none
 * @property {readonly SiteServer[]} site servers of the site's list that can be used
 * @property {readonly string[]} expired the owners of those whose password has expired
 */

/**
 * @typedef {object} InternetDeps
 * @property {import("../../../lib/own-name.js").Settings} settings
 * @property {() => Promise<SiteServer[]>} siteServers
 * @property {(error: unknown) => string} errorText
 * @property {() => void} draw
 */

export class InternetHelp {
  #deps;
  #changed;
  #answered = false;

  /**
   * @param {InternetDeps} deps
   * @param {() => void} changed called when other servers must be used
   * @param {InternetState} [state] of the room that this one continues
   */
  constructor(deps, changed, state) {
    this.#deps = deps;
    this.#changed = changed;
    /** @type {InternetState} */
    this.state = state ?? { allowed: false, near: false, asked: false, text: "", problem: "", site: [], expired: [] };
  }

  /** Reads what was chosen earlier, and the site's list; waits for the list only if it is used, and at most `LIST_TIME`. */
  async load() {
    const { settings } = this.#deps;
    let late = false;
    const coming = this.#readList(() => late);
    const [chosen, text] = await Promise.all([settings.get("internet"), settings.get("servers")]);
    // A choice that the person has made meanwhile takes precedence.
    if (!this.#answered) {
      this.state.text = text ?? "";
      // Earlier versions had no such choice: a person who entered a server has allowed it.
      this.state.allowed = chosen === null ? Boolean(text?.trim()) : chosen === "yes";
    }
    if (this.state.allowed && this.iceServers.length === 0) await endOf(coming, LIST_TIME);
    late = true;
  }

  /** @param {() => boolean} late whether an invitation may have been made before the list came */
  async #readList(late) {
    const site = await this.#deps.siteServers();
    const without = this.iceServers.length === 0;
    this.state.site = site.filter((server) => !hasExpired(server));
    this.state.expired = site.filter((server) => hasExpired(server)).map(({ owner }) => owner);
    this.#deps.draw();
    if (late() && without && this.iceServers.length > 0) this.#changed();
  }

  /** @returns {RTCIceServer[]} none unless the person has allowed it */
  get iceServers() {
    const { allowed, near, text, site } = this.state;
    if (!allowed || near) return [];
    try {
      const own = readServers(text);
      return own.length > 0 ? own : site.filter((server) => !hasExpired(server)).map(({ owner: _owner, expires: _expires, ...server }) => server);
    } catch {
      return [];
    }
  }

  /** @returns {string[]} who runs the servers that a yes would let the page ask */
  get owners() {
    return this.state.text.trim() ? [] : this.state.site.map(({ owner }) => owner);
  }

  /** Asks the person after an invitation with an internet address was opened, unless the person has answered already. */
  ask() {
    this.state.asked = !this.state.allowed && !this.#answered;
  }

  /** @param {boolean} allowed */
  choose(allowed) {
    const before = this.state.allowed;
    Object.assign(this.state, { allowed, asked: false });
    this.#answered = true;
    this.#deps.draw();
    if (allowed === before) return;
    void this.#deps.settings.set("internet", allowed ? "yes" : "no");
    this.#changed();
  }

  /** @param {string} text own servers as a person entered them */
  enter(text) {
    const { settings, errorText, draw } = this.#deps;
    let problem = "";
    try {
      readServers(text);
    } catch (error) {
      problem = errorText(error);
    }
    Object.assign(this.state, { text, problem });
    draw();
    if (problem) return;
    void settings.set("servers", text);
    if (text.trim() && !this.state.allowed) this.choose(true);
    else if (this.state.allowed) this.#changed();
  }
}

/**
 * @param {Promise<unknown>} work
 * @param {number} longest milliseconds
 * @returns {Promise<void>} resolves when the work has ended, or after the time
 */
async function endOf(work, longest) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, longest)))]);
  clearTimeout(timer);
}
