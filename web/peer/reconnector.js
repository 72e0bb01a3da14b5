// @ts-check
// Reconnects two browsers after a reload or a change of network, without new texts between people.
//
// When one end has reloaded its page, the other one waits at the spare invitations that both have agreed on (remote-end.js), and
// the first connects to one in a fraction of a second. A link that stays silent is replaced in the same way: a device in another
// network has another address.
// This needs a browser in which a page may choose ufrag and pwd (own-words.js), and routers that let it through. Where it has not
// worked for some seconds, people carry a return code; where the browser refuses, at once. docs/decisions/0011-the-way-back.md has
// the measurements.
//
//   const reconnector = new Reconnector(store, { servers, back: (link, before) => … });
//   reconnector.guard(link);              // each link that came from an invitation
//   await reconnector.comeBack();         // after a reload; `back` is called with each new link
//   await reconnector.takeReturn(text);   // a return code of an end that has reloaded its page
//   reconnector.settle();                 // a fresh invitation has replaced the calls
//   await reconnector.close(final);       // final: no end may reconnect later
import { SignalError } from "./errors.js";
import { agreementsOf, callInTurn, isByHand, keptOf, RemoteEnd, without } from "./remote-end.js";
import { createReturn } from "./return.js";
import { decodeReturn, encodeReturn } from "./return-code.js";

/** @import { Link } from "./link.js" */
/** @import { Agreement, Kept, SpareStore } from "./remote-end.js" */

const MOST_TRIES = 60;
// Milliseconds after which a return code is shown, where the browser lets the page choose its words.
const CODE_AFTER = 5000;

/**
 * Who uses the links.
 * @typedef {object} Owner
 * @property {() => RTCIceServer[]} servers
 * @property {(link: Link, before: Link | null) => void} back an end that was gone is back over this link, which is guarded
 *   already; `before` is the link that it replaces, null after a reload
 * @property {(code: string, refused: boolean) => void} [showReturn] shows this return code, "" for none; `refused`: the browser lets no
 *   page choose its words, so that there is no other way
 */

export class Reconnector {
  /** @type {Set<RemoteEnd>} */
  #ends = new Set();
  #closed = false;
  /** Whether the ends from before the reload are still called. */
  #calling = true;
  /** The ways of return that people carry, by the name of the other end. @type {Map<string, import("./return.js").Return & {refused: boolean}>} */
  #returns = new Map();
  /** Ends that are back. @type {Set<string>} */
  #back = new Set();
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
    const { name } = kept;
    const chosen = agreementsOf(kept).filter((agreement) => !isByHand(agreement));
    const enough = () => this.#enough(name);
    const offer = () => void this.#offerReturn(kept).catch((error) => console.warn(error));
    if (chosen.length === 0) return offer();
    const timer = setTimeout(offer, CODE_AFTER);
    for (let tries = 0; tries < MOST_TRIES && !enough(); tries += 1) {
      const first = tries < chosen.length;
      if (!first) this.#returns.get(name)?.begin();
      // The return code is for the latest one, at which both ways would disturb each other.
      const called = await callInTurn(first || chosen.length === 1 ? chosen : chosen.slice(1), tries, this.#owner.servers());
      if (called) this.#useFirst(called.link, kept, called.agreement);
    }
    clearTimeout(timer);
    if (!this.#closed && !this.#back.has(name)) await this.#store.drop(name);
  }

  /** @param {string} name @returns {boolean} whether this end need not be called any more */
  #enough(name) {
    return this.#closed || !this.#calling || this.#back.has(name);
  }

  /**
   * @param {Link} link that has opened
   * @param {Kept} kept
   * @param {Agreement} agreement that made it
   */
  #useFirst(link, kept, agreement) {
    const { name } = kept;
    if (this.#enough(name)) return link.close();
    this.#back.add(name);
    const unused = without(agreementsOf(kept), agreement);
    void this.#store.put(keptOf(name, unused));
    this.#guarded(link, name, unused).tellChoice();
    this.#owner.back(link, null);
    this.#dropReturn(name, link);
  }

  // The return code -------------------------------------------------------------------------------------------

  /**
   * Shows a return code until the end is back; another one once the browser has given up.
   * @param {Kept} kept
   */
  async #offerReturn(kept) {
    const { name } = kept;
    const agreement = /** @type {Agreement} */ (agreementsOf(kept)[0]);
    while (!this.#enough(name)) {
      const made = { ...(await createReturn(agreement, this.#owner.servers())), refused: isByHand(agreement) };
      if (this.#enough(name)) return made.drop();
      this.#returns.set(name, made);
      this.#showCode();
      if (made.refused) made.begin();
      const link = await made.link;
      if (await link.opened.then(() => true, () => false)) this.#useFirst(link, kept, agreement);
    }
  }

  /** @param {string} name @param {Link} [used] */
  #dropReturn(name, used) {
    this.#returns.get(name)?.drop(used);
    if (this.#returns.delete(name)) this.#showCode();
  }

  #showCode() {
    const made = [...this.#returns.values()];
    this.#owner.showReturn?.(made.length > 0 ? encodeReturn(made.map(({ answer }) => answer)) : "", made.some(({ refused }) => refused));
  }

  /**
   * Takes the return code of an end that has reloaded its page.
   * @param {string} text
   * @returns {Promise<boolean>} false for a text of another kind
   * @throws {SignalError}
   */
  async takeReturn(text) {
    const answers = decodeReturn(text);
    if (!answers) return false;
    const taken = await Promise.all(answers.flatMap((answer) => [...this.#ends].map((end) => end.takeReturn(answer))));
    if (!taken.includes(true)) throw new SignalError("return-unknown");
    return true;
  }

  /** Stops all calls: a fresh invitation replaced them. */
  settle() {
    this.#calling = false;
    for (const name of [...this.#returns.keys()]) this.#dropReturn(name);
  }

  /** @param {boolean} final whether all ends are forgotten */
  async close(final) {
    this.#closed = true;
    for (const name of [...this.#returns.keys()]) this.#dropReturn(name);
    for (const end of this.#ends) end.close();
    if (!final) return;
    for (const { name } of await this.#store.all()) await this.#store.drop(name);
  }
}
