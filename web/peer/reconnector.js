// @ts-check
// Reconnects two browsers after a reload or a change of network, without new texts between people.
//
// When one end has reloaded its page, the other one waits at the spare invitations that both have agreed on (remote-end.js), and
// the first connects to one in a fraction of a second. A link that stays silent is replaced in the same way: a device in another
// network has another address.
// This needs a browser in which a page may choose ufrag and pwd. Chromium and Firefox allow it; elsewhere a fresh invitation
// is needed (docs/decisions/0007-links-by-hand.md has the measurements).
//
//   const reconnector = new Reconnector(store, { servers, back: (link, before) => … });
//   reconnector.guard(link);              // each link that came from an invitation
//   await reconnector.comeBack();         // after a reload; `back` is called with each new link
//   reconnector.settle();                 // a fresh invitation has replaced the calls
//   await reconnector.close(final);       // final: no end may reconnect later
import { agreementsOf, callInTurn, keptOf, RemoteEnd, without } from "./remote-end.js";

/** @typedef {import("./link.js").Link} Link */
/** @typedef {import("./remote-end.js").Agreement} Agreement */
/** @typedef {import("./remote-end.js").Kept} Kept */
/** @typedef {import("./remote-end.js").SpareStore} SpareStore */

const MOST_TRIES = 60;

/**
 * Who uses the links.
 * @typedef {object} Owner
 * @property {() => RTCIceServer[]} servers
 * @property {(link: Link, before: Link | null) => void} back an end that was gone is back over this link, which is guarded
 *   already; `before` is the link that it replaces, null after a reload
 */

export class Reconnector {
  /** @type {Set<RemoteEnd>} */
  #ends = new Set();
  #closed = false;
  /** Whether the ends from before the reload are still called. */
  #calling = true;
  #store;
  #owner;

  /**
   * @param {SpareStore} store
   * @param {Owner} owner
   */
  constructor(store, owner) {
    this.#store = store;
    this.#owner = owner;
  }

  /** @param {Owner} owner of the links from now on */
  serve(owner) {
    this.#owner = owner;
  }

  /**
   * Prepares both ends of a link to reconnect.
   * @param {Link} link
   * @param {string} [name] of the other end, where it was here before
   */
  guard(link, name = crypto.randomUUID()) {
    this.#guarded(link, name);
  }

  /**
   * @param {Link} link
   * @param {string} name
   * @param {Agreement[]} [agreements] with the other end that are not used yet
   */
  #guarded(link, name, agreements) {
    const end = new RemoteEnd(name, link, {
      store: this.#store,
      servers: () => this.#owner.servers(),
      back: (next, before) => this.#owner.back(next, before),
    }, agreements);
    this.#ends.add(end);
    return end;
  }

  /**
   * Calls every end from before the reload until it answers.
   * @returns {Promise<number>} how many ends are called
   */
  async comeBack() {
    const all = await this.#store.all();
    for (const kept of all) void this.#call(kept);
    return all.length;
  }

  /** @param {Kept} kept */
  async #call(kept) {
    const enough = () => this.#closed || !this.#calling;
    const agreements = agreementsOf(kept);
    for (let tries = 0; tries < MOST_TRIES && !enough(); tries += 1) {
      const called = await callInTurn(agreements, tries, this.#owner.servers());
      if (!called) continue;
      const { link, agreement } = called;
      if (enough()) {
        link.close();
        break;
      }
      const unused = without(agreements, agreement);
      void this.#store.put(keptOf(kept.name, unused));
      this.#guarded(link, kept.name, unused).tellChoice();
      return this.#owner.back(link, null);
    }
    if (!this.#closed) await this.#store.drop(kept.name);
  }

  /** Stops all calls: a fresh invitation replaced them. */
  settle() {
    this.#calling = false;
  }

  /** @param {boolean} final whether all ends are forgotten */
  async close(final) {
    this.#closed = true;
    for (const end of this.#ends) end.close();
    if (!final) return;
    for (const { name } of await this.#store.all()) await this.#store.drop(name);
  }
}
