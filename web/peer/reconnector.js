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
//   const reconnector = new Reconnector(store, { servers, back: (link) => … });
//   reconnector.guard(link);              // each link that came from an invitation
//   await reconnector.comeBack();         // after a reload; `back` is called with each new link
//   reconnector.settle();                 // a fresh invitation has replaced the calls
//   await reconnector.close(final);       // final: no end may reconnect later
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
class Bond {
  /** @type {Invitation | null} for the other end to reconnect with */
  #spare = null;
  #agreed = "";
  /** @type {Link | null} the link of the spare invitation, once its reply was taken */
  #armed = null;
  /** @type {Kept | null} */
  #kept = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  #texts = 0;
  #closed = false;

  /**
   * @param {string} name
   * @param {Link} link
   * @param {BondDeps} deps
   */
  constructor(name, link, deps) {
    this.name = name;
    this.link = link;
    this.deps = deps;
    this.send = link.openControl(
      (text) => void this.#heard(text).catch((error) => console.warn(error)),
      (state) => void this.#look(state),
    );
    link.opened.then(() => this.#offer(), () => undefined);
  }

  async #offer() {
    this.#forget();
    const spare = await createInvitation({ room: "", token: "", servers: this.deps.servers() });
    if (this.#closed) return spare.withdraw();
    this.#spare = spare;
    this.send(spare.text);
  }

  /** @param {string} text */
  async #heard(text) {
    this.#texts += 1;
    if (this.#closed || this.#texts > MOST_TEXTS || text.length > MOST_LETTERS) return;
    const signal = decodeAny(text);
    if (signal.kind === "reply") this.#agreed = signal.answers === this.#spare?.checksum ? text : this.#agreed;
    else {
      const { kept, reply } = await agree(this.name, text);
      this.#kept = kept;
      await this.deps.store.put(kept);
      this.send(reply);
    }
  }

  /** @param {Link["state"]} state */
  async #look(state) {
    if (this.#closed) return;
    if (this.link.left) {
      this.close();
      return this.deps.store.drop(this.name);
    }
    clearTimeout(this.#patience);
    if (state === "open") return this.#armed ? this.#offer() : undefined;
    this.#patience = setTimeout(() => void this.#call(), SILENCE[this.link.role]);
    await this.#arm();
  }

  async #arm() {
    const spare = this.#spare;
    if (!spare || !this.#agreed) return;
    this.#spare = null;
    const armed = await spare.accept(this.#agreed);
    if (this.#closed) return armed.close();
    this.#armed = armed;
    armed.opened.then(() => this.#follow(armed), () => undefined);
  }

  /** Uses the other end's spare invitation while the link is silent. */
  async #call() {
    const kept = this.#kept;
    if (!kept) return;
    const link = await callAgain(kept, MOST_TRIES.silent, this.deps.servers, () => this.#closed || this.link.state === "open");
    if (link) this.#follow(link);
  }

  /** @param {Link} link that replaces the one before */
  #follow(link) {
    if (this.#closed) return link.close();
    if (this.#armed === link) this.#armed = null;
    this.close();
    this.link.close();
    this.deps.follow(this, link);
  }

  #forget() {
    this.#spare?.withdraw();
    this.#armed?.close();
    this.#spare = null;
    this.#armed = null;
    this.#agreed = "";
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#patience);
    this.#forget();
  }
}

/**
 * @typedef {object} BondDeps
 * @property {SpareStore} store
 * @property {() => RTCIceServer[]} servers
 * @property {(bond: Bond, link: Link) => void} follow
 */

/**
 * Who uses the links.
 * @typedef {object} Owner
 * @property {() => RTCIceServer[]} servers
 * @property {(link: Link) => void} back an end that was gone is back over this link, which is guarded already
 */

export class Reconnector {
  /** @type {Set<Bond>} */
  #bonds = new Set();
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
    const follow = (/** @type {Bond} */ bond, /** @type {Link} */ next) => {
      this.#bonds.delete(bond);
      this.guard(next, name);
      this.#owner.back(next);
    };
    this.#bonds.add(new Bond(name, link, { store: this.#store, servers, follow }));
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
      this.#owner.back(link);
    } else if (!this.#closed) await this.#store.drop(kept.name);
  }

  /** Stops all calls: a fresh invitation replaced them. */
  settle() {
    this.#calling = false;
  }

  /** @param {boolean} final whether all ends are forgotten */
  async close(final) {
    this.#closed = true;
    for (const bond of this.#bonds) bond.close();
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
  const [ufrag, pwd] = [hex(4), hex(16)];
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

/** @param {number} bytes */
function hex(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
