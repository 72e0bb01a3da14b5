// @ts-check
// Remembers whether this device may ask a helper for its internet address, and which helpers there are.
import { hasExpired, readServers } from "../../../peer/servers.js";

/** @typedef {import("../../../peer/servers.js").SiteServer} SiteServer */

/** Milliseconds that an invitation waits for the site's list. */
const PATIENCE = 3000;

/**
 * @typedef {object} InternetState
 * @property {boolean} wanted a person at this device said yes
 * @property {boolean} asked an invitation came over the internet, and the person has not answered yet
 * @property {string} text own servers, as a person entered them
 * @property {string} problem why the text cannot be used; "" for none
 * @property {readonly SiteServer[]} site servers that the site names and that can be used
 * @property {readonly string[]} expired the owners of those whose password has ended
 */

/**
 * @typedef {object} InternetDeps
 * @property {{get: (name: string) => Promise<string | null>, set: (name: string, value: string) => Promise<void>}} settings
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
   * @param {() => void} changed other servers are to be used from now on
   * @param {InternetState} [state] of the room that this one continues
   */
  constructor(deps, changed, state) {
    this.#deps = deps;
    this.#changed = changed;
    /** @type {InternetState} */
    this.state = state ?? { wanted: false, asked: false, text: "", problem: "", site: [], expired: [] };
  }

  /** Reads what was chosen earlier, and the site's list; waits for the list only where it is used, and not for long. */
  async load() {
    const { settings } = this.#deps;
    let late = false;
    const coming = this.#readList(() => late);
    const [chosen, text] = await Promise.all([settings.get("internet"), settings.get("servers")]);
    // What a person has chosen meanwhile counts.
    if (!this.#answered) {
      this.state.text = text ?? "";
      // Before there was this choice, entering a server was it.
      this.state.wanted = chosen === null ? Boolean(text?.trim()) : chosen === "yes";
    }
    if (this.state.wanted && this.iceServers.length === 0) await endOf(coming, PATIENCE);
    late = true;
  }

  /** @param {() => boolean} late whether an invitation may have been made without the list */
  async #readList(late) {
    const site = await this.#deps.siteServers();
    const without = this.iceServers.length === 0;
    this.state.site = site.filter((server) => !hasExpired(server));
    this.state.expired = site.filter((server) => hasExpired(server)).map(({ owner }) => owner);
    this.#deps.draw();
    if (late() && without && this.iceServers.length > 0) this.#changed();
  }

  /** @returns {RTCIceServer[]} none unless a person said yes */
  get iceServers() {
    const { wanted, text, site } = this.state;
    if (!wanted) return [];
    try {
      const own = readServers(text);
      return own.length > 0 ? own : site.filter((server) => !hasExpired(server)).map(({ owner: _owner, expires: _expires, ...server }) => server);
    } catch {
      return [];
    }
  }

  /** An invitation over the internet was opened: asks, unless the person has answered before. */
  ask() {
    this.state.asked = !this.state.wanted && !this.#answered;
  }

  /** @param {boolean} wanted */
  choose(wanted) {
    const before = this.state.wanted;
    Object.assign(this.state, { wanted, asked: false });
    this.#answered = true;
    this.#deps.draw();
    if (wanted === before) return;
    void this.#deps.settings.set("internet", wanted ? "yes" : "no");
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
    if (text.trim() && !this.state.wanted) this.choose(true);
    else if (this.state.wanted) this.#changed();
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
