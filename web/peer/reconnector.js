// @ts-check
// Reconnects two browsers after a reload or a change of network, without new texts between people.
//
// While a link is open, each end sends a spare invitation over the link's control channel. The other end makes a reply at once:
// ufrag, pwd and a certificate that the browser stores. When one end is gone, the other takes that reply. When the first end
// is back, it connects as agreed, in a fraction of a second. A link that stays silent is replaced in the same way: a device in
// another network has another address.
// This needs a browser in which a page may choose ufrag and pwd. Chromium and Firefox allow it; elsewhere a fresh invitation
// is needed (docs/decisions/0007-links-by-hand.md has the measurements).
//
//   const reconnector = new Reconnector(store, { servers, back: (link, before) => … });
//   reconnector.guard(link);              // each link that came from an invitation
//   await reconnector.comeBack();         // after a reload; `back` is called with each new link
//   reconnector.settle();                 // a fresh invitation has replaced the calls
//   await reconnector.close(final);       // final: no end may reconnect later
import { randomHex } from "../lib/hex.js";
import { essentials } from "./description.js";
import { connectAgain, createInvitation, makeCertificate, openConnection } from "./invitation.js";
import { decode, decodeAny, encode } from "./signal.js";

/** @typedef {import("./link.js").Link} Link */
/** @typedef {import("./invitation.js").Invitation} Invitation */

/**
 * What an end stores to reconnect.
 * @typedef {object} Kept
 * @property {string} name of the other end, here; it stays the same for all links to that end
 * @property {string} offer
 * @property {string} ufrag
 * @property {string} pwd
 * @property {RTCCertificate} certificate
 */

/**
 * @typedef {object} SpareStore keeps one entry a name; its failures are ignored
 * @property {() => Promise<Kept[]>} all
 * @property {(kept: Kept) => Promise<void>} put
 * @property {(name: string) => Promise<void>} drop
 */

// Milliseconds of silence before an end reconnects. The guest begins earlier, so that not both do at once.
const SILENCE = { guest: 8000, host: 20_000 };
// Milliseconds between two tries. The other end may sleep; a try ends after about 15 s.
const PAUSE = 4000;
const MOST_TRIES = { silent: 12, reloaded: 60 };
// Limits on what the other end may send over the control channel of one link; an honest end sends about five texts.
const MOST_TEXTS = 50;
const MOST_LETTERS = 1200;

/** One other end, over all links to it. */
class RemoteEnd {
  /** @type {Invitation | null} for the other end to reconnect with */
  #spare = null;
  #agreedReply = "";
  /** @type {Link | null} the link of the spare invitation, once its reply was taken */
  #spareLink = null;
  /** @type {Kept | null} */
  #kept = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silenceTimer;
  #textCount = 0;
  #closed = false;

  /**
   * @param {string} name
   * @param {Link} link
   * @param {RemoteEndDeps} deps
   */
  constructor(name, link, deps) {
    this.name = name;
    this.link = link;
    this.deps = deps;
    this.send = link.openControl(
      (text) => void this.#receive(text).catch((error) => console.warn(error)),
      (state) => void this.#onState(state),
    );
    link.opened.then(() => this.#sendSpare(), () => undefined);
  }

  async #sendSpare() {
    this.#dropSpare();
    const spare = await createInvitation({ room: "", token: "", servers: this.deps.servers() });
    if (this.#closed) return spare.withdraw();
    this.#spare = spare;
    this.send(spare.text);
  }

  /** @param {string} text */
  async #receive(text) {
    this.#textCount += 1;
    if (this.#closed || this.#textCount > MOST_TEXTS || text.length > MOST_LETTERS) return;
    const signal = decodeAny(text);
    if (signal.kind === "reply") this.#agreedReply = signal.answers === this.#spare?.checksum ? text : this.#agreedReply;
    else {
      const { kept, reply } = await agree(this.name, text);
      this.#kept = kept;
      await this.deps.store.put(kept);
      this.send(reply);
    }
  }

  /** @param {Link["state"]} state */
  async #onState(state) {
    if (this.#closed) return;
    if (this.link.left) {
      this.close();
      return this.deps.store.drop(this.name);
    }
    clearTimeout(this.#silenceTimer);
    if (state === "open") return this.#spareLink ? this.#sendSpare() : undefined;
    this.#silenceTimer = setTimeout(() => void this.#call(), SILENCE[this.link.role]);
    await this.#acceptReply();
  }

  async #acceptReply() {
    const spare = this.#spare;
    if (!spare || !this.#agreedReply) return;
    this.#spare = null;
    const link = await spare.accept(this.#agreedReply);
    if (this.#closed) return link.close();
    this.#spareLink = link;
    link.opened.then(() => this.#replaceLink(link), () => undefined);
  }

  /** Uses the other end's spare invitation while the link is silent. */
  async #call() {
    const kept = this.#kept;
    if (!kept) return;
    const link = await callAgain(kept, MOST_TRIES.silent, this.deps.servers, () => this.#closed || this.link.state === "open");
    if (link) this.#replaceLink(link);
  }

  /** @param {Link} link that replaces the one before */
  #replaceLink(link) {
    if (this.#closed) return link.close();
    if (this.#spareLink === link) this.#spareLink = null;
    this.close();
    this.link.close();
    this.deps.replace(this, link);
  }

  #dropSpare() {
    this.#spare?.withdraw();
    this.#spareLink?.close();
    this.#spare = null;
    this.#spareLink = null;
    this.#agreedReply = "";
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#silenceTimer);
    this.#dropSpare();
  }
}

/**
 * @typedef {object} RemoteEndDeps
 * @property {SpareStore} store
 * @property {() => RTCIceServer[]} servers
 * @property {(end: RemoteEnd, link: Link) => void} replace
 */

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
    const servers = () => this.#owner.servers();
    const replace = (/** @type {RemoteEnd} */ end, /** @type {Link} */ next) => {
      this.#ends.delete(end);
      this.guard(next, name);
      this.#owner.back(next, end.link);
    };
    this.#ends.add(new RemoteEnd(name, link, { store: this.#store, servers, replace }));
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
    const link = await callAgain(kept, MOST_TRIES.reloaded, () => this.#owner.servers(), () => this.#closed || !this.#calling);
    if (link) {
      this.guard(link, kept.name);
      this.#owner.back(link, null);
    } else if (!this.#closed) await this.#store.drop(kept.name);
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

/**
 * Makes the reply to a spare invitation, with what is needed to connect as agreed later.
 * @param {string} name
 * @param {string} offer
 * @returns {Promise<{kept: Kept, reply: string}>}
 */
async function agree(name, offer) {
  const certificate = await makeCertificate();
  const [ufrag, pwd] = [randomHex(4), randomHex(16)];
  const { connection } = openConnection([], [certificate]);
  const { fingerprint } = essentials((await connection.createOffer()).sdp ?? "");
  connection.close();
  const answers = decode(offer, "invitation").checksum;
  const reply = encode({ kind: "reply", room: "", token: "", answers, ufrag, pwd, fingerprint, candidates: [] });
  return { kept: { name, offer, ufrag, pwd, certificate }, reply };
}

/**
 * @param {Kept} kept
 * @param {number} most tries
 * @param {() => RTCIceServer[]} servers
 * @param {() => boolean} enough whether to stop
 * @returns {Promise<Link | null>} open
 */
async function callAgain(kept, most, servers, enough) {
  for (let tries = 0; tries < most && !enough(); tries += 1) {
    try {
      const link = await connectAgain({ ...kept, signal: decode(kept.offer, "invitation") }, servers());
      await link.opened;
      if (!enough()) return link;
      link.close();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  return null;
}
